"""Rules broken on purpose, to see whether the fuzzer notices.

    FIELDCRAFT_COMPILE=0 python -m tests.undaunted.broken_rules NAME

breaks one rule in this process, plays random games under watch, and prints what was found as JSON. The rules are
replaced where they are called from, which works on the interpreted sources only.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, EventList, Log, all_but
from fieldcraft.core.registry import game
from fieldcraft.games.undaunted import happenings, kinds
from fieldcraft.games.undaunted.rules import (
    casualties,
    combat,
    drawing,
    initiative,
    movement,
    spawning,
    support,
    turn,
    victory,
)
from fieldcraft.games.undaunted.rules.refusals import ALLOWED, NOT_ADJACENT, NOT_IN_PLAY, TARGET_NOT_ON_BOARD
from fieldcraft.games.undaunted.state import PINNED, RUNNING, Battle, Board
from fieldcraft.workbench.bench import is_compiled
from fieldcraft.workbench.fuzz import Found, FuzzedGame, fails, script_text, shrunk

GAMES: Final = 60
"""More random games of its scenario than any of these faults needs."""
ROUNDS: Final = 60
SHRINK_SECONDS: Final = 0.5
"""Enough to leave something out, mostly; a script that is small already is none the worse."""

Break = Callable[[], None]
BREAKS: Final[dict[str, Break]] = {}


@dataclass(frozen=True)
class BrokenRule:
    """A rule, where it counts, and the complaint that its break must raise."""

    rule: str
    scenario: str
    complaint: str
    """What it must say, as a pattern."""


BROKEN: Final[dict[str, BrokenRule]] = {}


def breaks(rule: str, scenario: str, complaint: str) -> Callable[[Break], Break]:
    """Registers a break under its function's name."""

    def register(act: Break) -> Break:
        BREAKS[act.__name__] = act
        BROKEN[act.__name__] = BrokenRule(rule, scenario, complaint)
        return act

    return register


def put(module: Any, name: str, instead: Any) -> None:
    """Replace a rule in a module that calls it; a name that is not there is a mistake here."""
    assert hasattr(module, name), f"{module.__name__} has no {name}"
    setattr(module, name, instead)


@breaks("U-11.4", "8", "total defence")
def a_hill_covers_by_3_whoever_fires() -> None:
    def cover(board: Board, target_tile: int, attacker_tile: int, is_blast: bool) -> int:
        return int(board.cover[target_tile])

    put(combat, "cover_of", cover)


@breaks("U-10.2", "1", "may .*step")
def move_needs_no_marker() -> None:
    def near(battle: Battle) -> int:
        return int(battle.board.neighbours[battle.side(battle.active).where[battle.unit]])

    def why_no_step(battle: Battle, tile: int) -> int:
        return ALLOWED if (near(battle) >> tile) & 1 else NOT_ADJACENT

    put(movement, "open_steps", near)
    put(movement, "why_no_step", why_no_step)


@breaks("U-13.1", "4", "a casualty from the discard before the hand")
def a_casualty_comes_from_the_discard_pile_first() -> None:
    lawful = casualties.inflict_casualty

    def inflict(battle: Battle, side: int, unit: int, log: Log) -> None:
        me = battle.side(side)
        if me.discard[unit] == 0:
            lawful(battle, side, unit, log)
            return
        me.discard[unit] -= 1
        me.seen[unit] = min(me.seen[unit], me.discard[unit])
        casualties.lose_card(me, side, unit, happenings.DISCARD, log)

    put(combat, "inflict_casualty", inflict)


@breaks("U-13.2", "2", "the events make it")
def a_casualty_may_come_from_the_supply() -> None:
    lawful = casualties.inflict_casualty

    def inflict(battle: Battle, side: int, unit: int, log: Log) -> None:
        me = battle.side(side)
        if me.hand[unit] + me.discard[unit] + me.deck[unit] > 0 or me.supply[unit] == 0:
            lawful(battle, side, unit, log)
            return
        me.supply[unit] -= 1
        casualties.lose_card(me, side, unit, happenings.DECK, log)

    put(combat, "inflict_casualty", inflict)


@breaks("U-5.3", "5", "a reshuffle of another number of cards")
def a_reshuffle_takes_the_play_area_too() -> None:
    lawful = drawing.reshuffle

    def reshuffle(battle: Battle, side: int, log: Log) -> None:
        me = battle.side(side)
        for kind in range(kinds.KINDS):
            for _ in range(me.play[kind]):
                me.discard_openly(kind)
            me.play[kind] = 0
        lawful(battle, side, log)

    put(drawing, "reshuffle", reshuffle)


@breaks("U-6.2", "3", "the initiative went to the wrong side")
def a_tie_gives_the_initiative_away() -> None:
    lawful = initiative.reveal_bids

    def reveal_bids(battle: Battle, log: Log) -> None:
        if initiative.bid_value(battle, kinds.US) == initiative.bid_value(battle, kinds.GER):
            battle.holder = 1 - battle.holder
        lawful(battle, log)

    put(turn, "reveal_bids", reveal_bids)


@breaks("U-11.7", "7", "a hit leads to")
def suppress_costs_a_card() -> None:
    put(combat, "suppress", casualties.inflict_casualty)


@breaks("U-11.6", "2", "an effect on another counter, or a second one")
def a_hit_costs_two_cards() -> None:
    lawful = casualties.inflict_casualty

    def inflict(battle: Battle, side: int, unit: int, log: Log) -> None:
        lawful(battle, side, unit, log)
        if battle.side(side).where[unit] != kinds.NONE:
            lawful(battle, side, unit, log)

    put(combat, "inflict_casualty", inflict)


@breaks("U-12.6", "9", "may .*control")
def control_goes_on_beside_the_enemy() -> None:
    lawful = support.why_no_control

    def why_no_control(battle: Battle, side: int, unit: int) -> int:
        is_mine = (battle.side(side).controlled >> battle.post_of(side, unit)) & 1
        return int(lawful(battle, side, unit)) if is_mine else ALLOWED

    put(support, "why_no_control", why_no_control)


@breaks("U-12.11", "4", "inspire leads to take|may .*take")
def a_leader_inspires_any_squad() -> None:
    def why_no_inspire(battle: Battle, kind: int) -> int:
        lies = battle.side(battle.active).play[kind] > 0 and kind != battle.card
        return ALLOWED if lies else NOT_IN_PLAY

    put(support, "why_no_inspire", why_no_inspire)


@breaks("U-12.13", "5", "may .*mark")
def the_target_marker_goes_two_tiles_away() -> None:
    put(support, "TARGET_DISTANCE", 2)


@breaks("U-10.8", "5", "the target stayed")
def the_target_marker_stays_when_the_mortar_moves() -> None:
    put(movement, "take_target_off", lambda battle, side, log: None)


@breaks("U-10.4", "1", "scouting without Fog of War")
def scouting_is_free_of_fog() -> None:
    def scout_tile(battle: Battle, tile: int, log: Log) -> None:
        me = battle.side(battle.active)
        if not (me.marked() >> tile) & 1:
            me.scouted |= 1 << tile
            log.tell(EVERYBODY, happenings.SCOUTED, battle.active, tile)

    put(movement, "scout_tile", scout_tile)


@breaks("U-5.1", "1", "drew 5 cards|a reshuffle without need")
def a_round_begins_with_five_cards() -> None:
    put(turn, "HAND_DRAW", 5)


@breaks("U-3.3", "1", "drew was told to others")
def everybody_is_told_what_is_drawn() -> None:
    def tell_apart(log: EventList, seat: int, kind: int, outline: int, a: int, b: int) -> None:
        log.tell(EVERYBODY, kind, a, b)
        log.tell(all_but(seat), outline, a)

    put(EventList, "tell_apart", tell_apart)


@breaks("U-12.3", "1", "drew . cards|a reshuffle without need")
def command_draws_one_card_more() -> None:
    lawful = drawing.draw_cards

    def draw_cards(battle: Battle, side: int, number: int, chance: Chance, log: Log) -> None:
        lawful(battle, side, number + 1, chance, log)

    put(support, "draw_cards", draw_cards)


@breaks("U-12.4", "1", "the events make it|the wrong number of Fog of War")
def conceal_fogs_its_own_side() -> None:
    def conceal(battle: Battle, log: Log) -> None:
        log.tell(EVERYBODY, happenings.CONCEALED, battle.active, battle.side(battle.active).take_fog(1))

    put(support, "conceal", conceal)


@breaks("U-10.3", "5", "may .*lead")
def guide_moves_suppressed_counters() -> None:
    lawful = movement.why_no_lead

    def why_no_lead(battle: Battle, counter: int) -> int:
        me = battle.side(battle.active)
        suppressed, me.suppressed = me.suppressed, 0
        refusal = int(lawful(battle, counter))
        me.suppressed = suppressed
        return refusal

    put(movement, "why_no_lead", why_no_lead)


@breaks("U-8.5", "4", "ready led to nothing")
def a_card_does_not_ready_its_counter() -> None:
    put(spawning, "ready", lambda battle, side, unit, log: None)


@breaks("U-8.7", "1", "the events make it")
def a_hunkered_card_goes_to_the_discard_pile() -> None:
    def hunker_down(battle: Battle, side: int, kind: int, log: Log) -> None:
        me = battle.side(side)
        me.leave_hand(kind)
        me.discard_openly(kind)
        log.tell(EVERYBODY, happenings.HUNKERED, side, kind)

    put(spawning, "hunker_down", hunker_down)


@breaks("U-11.1", "2", "has no option|may not .*aim")
def fire_does_not_reach_beyond_two_tiles() -> None:
    lawful = combat.why_not_aim

    def why_not_aim(battle: Battle, counter: int) -> int:
        refusal = int(lawful(battle, counter))
        if refusal != ALLOWED or battle.verb == kinds.BLAST:
            return refusal
        own = battle.side(battle.active).where[battle.card]
        tile = battle.side(counter // kinds.UNITS).where[counter % kinds.UNITS]
        return ALLOWED if battle.board.distance[own * battle.board.tiles + tile] <= 2 else TARGET_NOT_ON_BOARD

    put(combat, "why_not_aim", why_not_aim)


@breaks("U-11.5", "2", "dice and result differ")
def a_zero_is_no_success() -> None:
    put(combat, "is_success", lambda die, defence: die >= defence)


@breaks("U-11.1", "8", "blast leads to turn|a Blast has other targets left")
def a_blast_spares_its_own_side() -> None:
    def begin_blast(battle: Battle, chance: Chance, log: Log) -> None:
        battle.pending = battle.standing_on(battle.side(battle.active).target)
        first = battle.active * kinds.UNITS
        battle.pending &= ~(((1 << kinds.UNITS) - 1) << first)
        turn.finish_action(battle)

    put(turn, "begin_blast", begin_blast)


@breaks("U-14.1", "1", "won by")
def a_pinned_enemy_loses_in_every_scenario() -> None:
    lawful = victory.check_victory

    def check_victory(battle: Battle, log: Log) -> None:
        for side in (kinds.US, kinds.GER):
            if battle.ending == RUNNING and not battle.side(1 - side).has_riflemen():
                victory.end(battle, side, PINNED, log)
        lawful(battle, log)

    put(victory, "check_victory", check_victory)
    put(turn, "check_victory", check_victory)


@breaks("U-14.9", "4", "hopeless is False")
def no_side_is_ever_beyond_hope() -> None:
    put(victory, "is_beyond_hope", lambda battle, side: False)


@breaks("U-14.5", "11", "won by")
def equal_points_win_for_the_wrong_side() -> None:
    lawful = victory.side_ahead
    put(victory, "side_ahead", lambda battle: 1 - lawful(battle))


@breaks("U-3.6", "1", "seen is")
def everybody_remembers_what_was_left_in_hand() -> None:
    lawful = turn.end_turn

    def end_turn(battle: Battle, chance: Chance, log: Log) -> None:
        me = battle.side(battle.active)
        me.held = me.hand[:]
        lawful(battle, chance, log)

    put(turn, "end_turn", end_turn)


@breaks("U-8.1", "6", "acts without its counter")
def a_counter_does_not_spawn() -> None:
    put(spawning, "needs_spawning", lambda battle, side, kind: False)


@breaks("U-7.1", "1", "kept cards")
def only_the_holder_has_a_turn() -> None:
    lawful = turn.end_turn

    def end_turn(battle: Battle, chance: Chance, log: Log) -> None:
        battle.holder = 1 - battle.active
        lawful(battle, chance, log)

    put(turn, "end_turn", end_turn)


def hunt(name: str, games: int, seconds: float) -> dict[str, Any]:
    """Random games of one scenario until something is found."""
    of = game("undaunted")
    scenario = BROKEN[name].scenario if name in BROKEN else ""
    numbers = [info.id for info in of.scenarios()]
    for number in range(games):
        options = {"round_limit": ROUNDS, "open_discards": number % 2}
        try:
            FuzzedGame(of, scenario or numbers[number % len(numbers)], options, number).play()
        except Found as found:
            small = shrunk(found.script, seconds)
            return {
                "fault": found.fault,
                "games": number + 1,
                "fails": fails(found.script),
                "still_fails": fails(small),
                "lines": script_text(found.script).count("\n"),
                "lines_left": script_text(small).count("\n"),
            }
    return {"fault": None, "games": games}


def main(name: str, games: int = GAMES, seconds: float = SHRINK_SECONDS) -> None:
    assert not is_compiled(), "compiled rules cannot be replaced"
    if name:
        BREAKS[name]()
    print(json.dumps(hunt(name, games, seconds)))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
