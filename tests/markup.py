"""Shared by the page tests: a fragment taken apart."""

from html.parser import HTMLParser


class Page(HTMLParser):
    """A fragment taken apart; badly nested markup fails."""

    VOID = frozenset({"img", "input", "br"})

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.buttons: list[dict[str, str | None]] = []
        self.uses: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs), "an attribute twice"
        assert "style" not in values, "a strict content policy forbids it"
        if tag == "button":
            assert "button" not in self.open
            self.buttons.append(values)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "use":
            self.uses.add(str(values["href"]))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, name: str) -> list[str]:
        return [str(button["value"]) for button in self.buttons if button.get("name") == name]
