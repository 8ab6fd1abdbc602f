"""Actions as small numbers: a verb and one argument, which is a hex, a unit, a piece, a card or a number."""

from typing import Final

from mypy_extensions import i64

# Set-up (CC-S.2).
PLACE: Final = 0  # the next unit or Fortification into a hex
EQUIP: Final = 1  # the next Weapon to a unit
READY: Final = 2  # the set-up is done
# A Turn (CC-5).
ORDER: Final = 3  # a card for its Order
PASS: Final = 4
DISCARD: Final = 5  # a card
END: Final = 6  # the Turn
# Within Orders.
ACTIVATE: Final = 7  # a unit
DONE: Final = 8  # no more of what is asked for
AIM: Final = 9  # at a hex
JOIN: Final = 10  # a piece to the shot, a unit to the group
BACK: Final = 11  # drop the shot that was being put together
FIRE: Final = 12  # the shot
MOVER: Final = 13  # the unit that moves or advances next
STEP: Final = 14  # into a hex
EXIT: Final = 15  # off the map, to a Time space
HALT: Final = 16  # the moving units
ROLL: Final = 17  # for a unit next
# Windows (CC-W).
PLAY: Final = 18  # a card for its printed Action
OPPORTUNITY: Final = 19  # a Fire card for Opportunity Fire
SHOOT: Final = 20  # Opportunity Fire at the hex entered
DECLINE: Final = 21
REROLL: Final = 22
KEEP: Final = 23
# What effects ask for.
PICK_UNIT: Final = 24
PICK_HEX: Final = 25
PICK_WEAPON: Final = 26
PICK_CARD: Final = 27
PICK_SIDE: Final = 28
NUMBER: Final = 29
DEPLOY: Final = 30  # a Squad of an overstacked hex
YES: Final = 31
NO: Final = 32
ITEM: Final = 33  # of a Support Table
SMOKE: Final = 34  # a smoke round into a hex
GIVE: Final = 35  # a Weapon away
GIVE_UP: Final = 36  # an own Weapon
ORDER_AS: Final = 37  # a card for another Order (CC-SR.order_substitution)
HARDEN: Final = 38  # a Veteran marker on a unit
VERBS: Final = 39

VERB_NAMES: Final = (
    "place",
    "equip",
    "ready",
    "order",
    "pass",
    "discard",
    "end",
    "activate",
    "done",
    "aim",
    "join",
    "back",
    "fire",
    "mover",
    "step",
    "exit",
    "halt",
    "roll",
    "play",
    "opportunity",
    "shoot",
    "decline",
    "reroll",
    "keep",
    "unit",
    "hex",
    "weapon",
    "card",
    "side",
    "number",
    "deploy",
    "yes",
    "no",
    "item",
    "smoke",
    "give",
    "give_up",
    "order_as",
    "harden",
)

ARG_BITS: Final = 8
ARG_MASK: Final = 255
ACTION_SPACE: Final = VERBS << ARG_BITS


def action_of(verb: i64, arg: i64) -> i64:
    """The number of an action."""
    return (verb << ARG_BITS) | arg
