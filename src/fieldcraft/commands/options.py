"""`--option NAME=NUMBER`: what is agreed on at set-up."""

from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import whole_number


def options_of(texts: list[str]) -> dict[str, int]:
    """`NAME=NUMBER` options; raises `BadInput`."""
    found = {}
    for each in texts:
        name, _, text = each.partition("=")
        number = whole_number(text)
        if not name or number is None:
            raise BadInput("error-option-form", text=each)
        found[name] = number
    return found
