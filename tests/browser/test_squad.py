"""Games of a squad through the real page: alone with computer comrades, and two people with two of them."""

from __future__ import annotations

from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Guest, Guests
from tests.browser.play import NEWER, see
from tests.browser.squads import ACTS, INVITE, MOST_DECISIONS, PATIENCE_MS, begin, decide, is_mine


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']}: {[node['html'][:160] for node in each['nodes']]}" for each in found]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_alone_with_computer_comrades(guest: Guests) -> None:
    """A whole game by clicks, to its story; every new phase is looked at for accessibility."""
    page, luck, seen = guest().page(), Random(3), set[str]()
    address = begin(page, 3)
    for _ in range(MOST_DECISIONS):
        page.wait_for_selector(ACTS, timeout=PATIENCE_MS)
        sight = see(page)
        if sight.is_over:
            break
        kind = sight.acts[0].value.split()[0]
        if kind not in seen:
            seen.add(kind)
            assert not violations(page), kind
        decide(page, luck)
    assert see(page).is_over
    assert not violations(page)
    expect(page.locator(".story .chapters li").first).to_contain_text("Mission 1")
    expect(page.locator(".story .fates li")).to_have_count(3)
    archive = f"/archive/{address.split('/table/')[1].split('/')[0]}/"
    page.locator(f'#prompt a[href="{archive}"]').click()
    page.wait_for_url(f"**{archive}")
    page.locator(".stepper select[name=seat]").select_option("all")
    page.locator(".stepper button:not([name])").click()
    expect(page.locator("#table")).to_be_visible()


def test_on_a_phone_in_the_dark(guest: Guests) -> None:
    page, luck = guest(PHONE, color_scheme="dark", locale="uk-UA").page(), Random(4)
    begin(page, 5)
    for _ in range(4):
        page.wait_for_selector(ACTS, timeout=PATIENCE_MS)
        assert fits(page)
        decide(page, luck)
    page.wait_for_selector(ACTS, timeout=PATIENCE_MS)
    assert not violations(page)


def test_two_people_and_two_comrades(guest: Guests) -> None:
    """The second comes by link; both play by clicks; one leaves, the computer stands in, and he comes back."""
    first, second = guest(), guest()
    ann = first.page()
    address = begin(ann, 4, **{"seat-1": "friend"})
    link = ann.locator(INVITE).input_value()
    bo = second.page(link.removeprefix(first.address))
    bo.wait_for_url("**/p2/")
    luck, done = Random(5), {ann: 0, bo: 0}
    for _ in range(400):
        acting = next((page for page in (ann, bo) if is_mine(page)), None)
        if acting is None:
            if see(ann).is_over or min(done.values()) >= 6:
                break
            ann.wait_for_timeout(60)
            continue
        sight = decide(acting, luck)
        done[acting] += 1
        other = bo if acting is ann else ann
        if not see(acting).is_over and "discard" not in sight.html:
            other.wait_for_function(NEWER, arg=0)
        if min(done.values()) >= 6:
            break
    assert min(done.values()) > 1
    if not see(ann).is_over:
        leaves_and_comes_back(ann, bo, second, address)


def leaves_and_comes_back(ann: Page, bo: Page, second: Guest, address: str) -> None:
    away = bo.url
    bo.goto("/")
    hand_over = ann.locator("#absent button")
    expect(hand_over).to_have_count(1, timeout=PATIENCE_MS)
    ann.locator("#menu > summary").click()
    hand_over.click()
    expect(ann.locator("#chat")).to_contain_text("The computer plays for Player 2 now.")
    bo.goto(away)
    bo.wait_for_url("**/watch/")
    bo.get_by_role("button", name="Take your seat back").click()
    bo.wait_for_url("**/p2/")
    expect(bo.locator("#table")).to_be_visible()
    assert ann.url == address


def test_free_talk_rests_and_phrases_are_read_in_ones_own_language(guest: Guests) -> None:
    first, second = guest(), guest(locale="uk-UA")
    ann = first.page()
    begin(ann, 3, **{"seat-1": "friend"})
    bo = second.page(ann.locator(INVITE).input_value().removeprefix(first.address))
    bo.wait_for_url("**/p2/")
    luck = Random(6)
    while ann.locator("#phrases").count() == 0:
        for page in (ann, bo):
            if is_mine(page):
                decide(page, luck)
        ann.wait_for_timeout(50)
    ann.locator("#phrases summary").click()
    ann.locator('button[name="phrase"][value="thanks"]').click()
    expect(ann.locator("#chat")).to_contain_text("Well done, comrades.")
    expect(bo.locator("#chat")).to_contain_text("Молодці, товариші.")


HOLD = """(number) => {
  const hand = document.querySelector(".hand"), line = hand.querySelector(".line") || document.createElement("ul");
  const signs = '<span class="tics"><i class="th night"></i><i class="th shell"></i></span>';
  line.className = `line ${number > 5 ? "throng" : number > 3 ? "crowd" : ""} ${number > 7 ? "host" : ""}`;
  line.innerHTML = `<li><div class="trial n2">${signs}<span class="tname">Night</span></div></li>`.repeat(number);
  hand.append(line);
}"""
MEASURE = """() => {
  const strip = document.querySelector(".hand .line"), room = strip.getBoundingClientRect();
  const cards = [...strip.querySelectorAll(".trial")].map((each) => [each, each.getBoundingClientRect()]);
  const hit = (box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    cards: cards.length,
    scrolls: Math.max(strip.scrollWidth - strip.clientWidth, strip.scrollHeight - strip.clientHeight),
    beyond: Math.max(...cards.map(([, box]) => box.right)) - room.right,
    covered: cards.filter(([each, box]) => !each.contains(hit(box))).length,
  };
}"""
WATCH_FLIGHTS = """window.flights = [];
const plain = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  const where = this.closest(".nml") ? "land" : "hand";
  if (this.id.startsWith("card-")) window.flights.push([where, this.dataset.by]);
  return plain.apply(this, all);
};"""


def hand_strip(page: Page) -> dict[str, float]:
    return dict(page.evaluate(MEASURE))


def test_however_many_cards_fit_into_the_hand(guest: Guests) -> None:
    """On a desktop nothing scrolls sideways; every card shows enough of itself to be told, and is hit in its middle."""
    page = guest().page()
    begin(page, 2)
    page.wait_for_selector(ACTS, timeout=PATIENCE_MS)
    for number in range(1, 13):
        page.evaluate(HOLD, number)
        found = hand_strip(page)
        assert found["cards"] == number
        assert found["scrolls"] <= 0, number
        assert found["beyond"] <= 0, number
        assert found["covered"] == 0, number


def test_what_comrades_play_glides_from_them(guest: Guests) -> None:
    """As one's own cards do from the hand: a comrade's comes from his portrait (or the pile, by a trap)."""
    page, luck = guest(reduced_motion="no-preference").page(), Random(11)
    page.add_init_script(WATCH_FLIGHTS)
    begin(page, 3)
    for _ in range(12):
        page.wait_for_selector(ACTS, timeout=PATIENCE_MS)
        if see(page).is_over:
            break
        decide(page, luck)
    flights = page.evaluate("window.flights")
    assert {"face-2", "face-3"} & {by for where, by in flights if where == "land"}
    assert ["hand", "pile-trials"] in flights
    page.wait_for_function("() => !document.querySelector('.lets-out')")
