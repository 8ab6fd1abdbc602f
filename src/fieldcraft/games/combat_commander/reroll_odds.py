"""The odds on both sides of the Initiative card: a roll as it lies there, and the same roll made again (CC-9.1).

Both options show the chance of the same thing, so that they can be compared. The dice of the card that was rolled are
known to everybody; those of the next one are a guess over what the seat can know of the roller's pile (see `odds`). The
card that was rolled is on the discard pile by then (CC-1.3). Triggers are left out, as in all odds.
"""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.decision import Odds
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander import names, odds
from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.kinds import NONE, WOODS
from fieldcraft.games.combat_commander.pieces import RADIO_FP, RADIO_VULNERABILITY
from fieldcraft.games.combat_commander.process import (
    FIRE_FOR_EFFECT,
    ROLL_COMMISSAR,
    ROLL_DEFENCE,
    ROLL_FIRE,
    ROLL_IMPACT,
    ROLL_MELEE,
    ROLL_MINES,
    ROLL_RALLY,
    ROLL_ROUT,
    ROLL_SUDDEN_DEATH,
    ROLL_TARGETING,
)
from fieldcraft.games.combat_commander.rules.attack import AIRBURST
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_FP,
    ATTACK_KIND,
    ATTACK_SIDE,
    ATTACK_SIDE_2,
    FP_AXIS,
    IMPACT_HEX,
    INDIRECT,
    MORALE,
    NIGHT_DISTANCE,
    PURPOSE,
    ROLL_CARD,
    SEAT,
    SPOTTED,
    SR_AWAY,
    SR_HINDRANCE,
    TARGET,
    TARGET_2,
    TOTAL,
    TOTAL_INACTIVE,
    UNIT,
)
from fieldcraft.games.combat_commander.rules.shots import next_firing
from fieldcraft.games.combat_commander.rules.units import morale_of
from fieldcraft.games.combat_commander.state import AIMED_AT, FRAME, MOVING, SLOTS, Battle

Cover = Callable[[int, int], int]
"""By hex and Attack dice: the Cover there, less what else is added to the attack."""


class Roll:
    """A roll in the re-roll window: whose it is, if it stands or is made again, and the frame that asked for it."""

    def __init__(self, battle: Battle, seat: int, is_again: bool) -> None:
        self.battle = battle
        self.seat = seat
        self.is_again = is_again
        self.roller = int(battle.get(SEAT))
        self.frame = int(battle.top) - FRAME
        kind = names.card_kind_of(battle, self.roller, int(battle.get(ROLL_CARD)))
        self.white, self.coloured = int(CARD_WHITE[kind]), int(CARD_COLOURED[kind])

    def of(self, register: int) -> int:
        return int(self.battle.stack[self.frame + register])

    def dice(self) -> odds.Chances:
        """The totals it may come to: one, if it stands."""
        if self.is_again:
            return odds.totals(self.battle, self.roller, self.seat)
        return only(self.white + self.coloured)

    def dice_part(self, sign: int = 1) -> list[tuple[str, int]]:
        """The dice as part of the sum, if they stand."""
        return [] if self.is_again else [("dice", sign * (self.white + self.coloured))]

    def product_over(self, needed: int) -> float:
        if self.is_again:
            return odds.product_over(self.battle, self.roller, self.seat, needed)
        return 1.0 if self.white * self.coloured > needed else 0.0


def only(total: int) -> odds.Chances:
    """A total that is known."""
    return [1.0 if each == total else 0.0 for each in range(odds.TOTALS)]


def of_keep(battle: Battle, seat: int, arg: int) -> Odds | None:
    return of_roll(battle, seat, False)


def of_reroll(battle: Battle, seat: int, arg: int) -> Odds | None:
    return of_roll(battle, seat, True)


def of_roll(battle: Battle, seat: int, is_again: bool) -> Odds | None:
    """The odds by what the roll is for, or None where the dice only look something up (the Support Table)."""
    forecast = BY_PURPOSE.get(int(battle.get(PURPOSE)))
    return None if forecast is None else forecast(Roll(battle, seat, is_again))


def sum_of(key: str, chance: float, parts: list[tuple[str, int]], unit: int, battle: Battle) -> Odds:
    """Odds with what they are about: `key` of a unit."""
    return made_of(Message(f"combat-commander-odds-{key}", {"unit": names.unit_name(battle, unit)}), chance, parts)


def made_of(about: Message, chance: float, parts: list[tuple[str, int]]) -> Odds:
    named = tuple((Message(f"combat-commander-odds-{name}"), value) for name, value in parts)
    return Odds(2, named, sum(value for _, value in parts), chance, outcome=about)


# Attacks (CC-O20.3.4, CC-O18.2.3.2, CC-F103)


def of_attack_roll(roll: Roll) -> Odds | None:
    """A Fire Attack Roll, on one hex or two."""
    battle, kind = roll.battle, roll.of(ATTACK_KIND)
    target, second = roll.of(TARGET), roll.of(TARGET_2)
    lift = AIRBURST if kind & INDIRECT and battle.field.ground.terrain[target] == WOODS else 0
    if battle.field.special.is_night:
        lift -= roll.of(NIGHT_DISTANCE)
    sides = {second: roll.of(ATTACK_SIDE_2), target: roll.of(ATTACK_SIDE)}
    return of_attack(
        roll, roll.of(ATTACK_FP), lambda hex_, dice: odds.cover_against(battle, hex_, sides.get(hex_, 0), kind) - lift
    )


def of_impact(roll: Roll) -> Odds | None:
    """Exactly the Vulnerability number removes the Fortification before the defence (CC-O18.2.3.3)."""
    battle, hex_ = roll.battle, roll.of(IMPACT_HEX)
    radio = int(battle.player(roll.roller).radio)
    lift = AIRBURST if battle.field.ground.terrain[hex_] == WOODS else 0
    works = battle.counters.works
    standing = odds.cover_against(battle, hex_, 0, INDIRECT)
    kind, works[hex_] = works[hex_], 0
    removed = odds.cover_against(battle, hex_, 0, INDIRECT)
    works[hex_] = kind
    exact = int(RADIO_VULNERABILITY[radio])
    return of_attack(roll, int(RADIO_FP[radio]), lambda _, dice: (removed if dice == exact else standing) - lift)


def of_mines(roll: Roll) -> Odds | None:
    return of_attack(roll, int(roll.battle.mine_strength), lambda hex_, dice: 0)


def of_attack(roll: Roll, fp: int, cover: Cover) -> Odds | None:
    """That the enemy of the roller who is likeliest to break under a new roll does so."""
    foes = aimed_at(roll.battle, 1 - roll.roller)
    if not foes:
        return None
    fresh = odds.totals(roll.battle, roll.roller, roll.seat)
    unit = max(foes, key=lambda each: break_chance(roll, each, fp, cover, fresh))
    steady = int(morale_of(roll.battle, unit)) + cover(int(roll.battle.counters.at[unit]), roll.white + roll.coloured)
    parts = [("fp", fp), *roll.dice_part(), ("steady", -steady)]
    return sum_of("breaks", break_chance(roll, unit, fp, cover, roll.dice()), parts, unit, roll.battle)


def aimed_at(battle: Battle, side: int) -> list[int]:
    slots = range(side * SLOTS, int(battle.end_of(side)))
    return [unit for unit in slots if battle.counters.marks[unit] & AIMED_AT]


def break_chance(roll: Roll, unit: int, fp: int, cover: Cover, attack: odds.Chances) -> float:
    """Over all dice of the attack; the owner rolls his Defense afterwards, with his own deck."""
    counters = roll.battle.counters
    defence = odds.totals(roll.battle, unit // SLOTS, roll.seat)
    morale, at = int(morale_of(roll.battle, unit)), int(counters.at[unit])
    tie = 1 if counters.marks[unit] & MOVING else 0
    return sum(
        chance * odds.less_than(defence, fp + dice - morale - cover(at, dice) + tie)
        for dice, chance in enumerate(attack)
        if chance
    )


def of_defence_roll(roll: Roll) -> Odds | None:
    """The VOLLEY lies under the DEFENCE."""
    battle, unit, morale = roll.battle, roll.of(UNIT), roll.of(MORALE)
    total = int(battle.stack[roll.frame - FRAME + TOTAL])
    tie = 1 if battle.counters.marks[unit] & MOVING else 0
    parts = [("attack", total), ("steady", -morale), *roll.dice_part(-1)]
    return sum_of("breaks", odds.less_than(roll.dice(), total - morale + tie), parts, unit, battle)


# Targeting (CC-O20.2.3, CC-O18.2.2)


def of_targeting(roll: Roll) -> Odds | None:
    if roll.battle.stack[roll.frame] == FIRE_FOR_EFFECT:
        away, hindrance = roll.of(SR_AWAY), roll.of(SR_HINDRANCE)
    else:
        piece = int(next_firing(roll.battle, -1))
        if piece == NONE:
            return None
        is_spotted = roll.of(ATTACK_KIND) & SPOTTED != 0
        away, hindrance = odds.targeting_needs(roll.battle, piece, roll.of(TARGET), is_spotted)
    about = Message("combat-commander-odds-on-target")
    return made_of(about, roll.product_over(away + hindrance), [("range", away), ("hindrance", hindrance)])


# Melee (CC-O16.4.2)


def of_melee_roll(roll: Roll) -> Odds | None:
    """The inactive player rolls first; his total is known when the active one rolls."""
    battle, active = roll.battle, int(roll.battle.active)
    fp = [roll.of(FP_AXIS + side) + int(battle.field.special.melee_bonus[side]) for side in range(2)]
    dice = [odds.totals(battle, side, roll.seat) for side in range(2)]
    dice[roll.roller] = roll.dice()
    if roll.roller == active:
        dice[1 - active] = only(roll.of(TOTAL_INACTIVE) - fp[1 - active])
    mine, foe = roll.seat, 1 - roll.seat
    chance = odds.ahead(dice[mine], dice[foe], fp[mine] - fp[foe])
    parts = [("fp", fp[mine]), ("foe", -fp[foe])]
    return made_of(Message("combat-commander-odds-wins"), chance, parts)


# Morale and Time


def of_rally(roll: Roll) -> Odds | None:
    return of_check(roll, "rallies", odds.less_than(roll.dice(), roll.of(MORALE)))


def of_commissar(roll: Roll) -> Odds | None:
    """Equal to the Morale is good enough here (CC-E50)."""
    return of_check(roll, "rallies", odds.less_than(roll.dice(), roll.of(MORALE) + 1))


def of_rout(roll: Roll) -> Odds | None:
    return of_check(roll, "retreats", odds.at_least(roll.dice(), roll.of(MORALE) + 1))


def of_check(roll: Roll, key: str, chance: float) -> Odds:
    return sum_of(key, chance, [("steady", roll.of(MORALE)), *roll.dice_part(-1)], roll.of(UNIT), roll.battle)


def of_sudden_death(roll: Roll) -> Odds | None:
    """A roll below the Time ends the game (CC-6.2.2)."""
    time = int(roll.battle.time)
    about = Message("combat-commander-odds-ends")
    return made_of(about, odds.less_than(roll.dice(), time), [("time", time), *roll.dice_part(-1)])


BY_PURPOSE: Final[dict[int, Callable[[Roll], Odds | None]]] = {
    ROLL_FIRE: of_attack_roll,
    ROLL_TARGETING: of_targeting,
    ROLL_DEFENCE: of_defence_roll,
    ROLL_MELEE: of_melee_roll,
    ROLL_RALLY: of_rally,
    ROLL_ROUT: of_rout,
    ROLL_MINES: of_mines,
    ROLL_SUDDEN_DEATH: of_sudden_death,
    ROLL_IMPACT: of_impact,
    ROLL_COMMISSAR: of_commissar,
}
"""By what the roll is for."""
