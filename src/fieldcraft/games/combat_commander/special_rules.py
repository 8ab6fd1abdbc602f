"""Special rules of scenarios in words, one sentence or more a kind of effect, in the order of CC-SR (19.1)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import effects as e
from fieldcraft.games.combat_commander.counter_names import counter_name

Words = list[Message]


def special_rule(effect: e.Effect) -> Words:
    """What an effect does, in sentences."""
    return list(SAYERS[type(effect)](effect))


def rule_words(key: str, **args: Arg) -> Message:
    return Message(f"combat-commander-sr-{key}", args)


def listed(things: Sequence[Arg]) -> Arg:
    """Several things, with commas."""
    first, *rest = things
    return Message("combat-commander-list", {"first": first, "rest": listed(rest)}) if rest else first


def side_word(side: str) -> Message:
    return Message(f"combat-commander-generator-{side}")


def nation_word(nation: str) -> Message:
    return Message(f"combat-commander-generator-{nation}")


def works_word(kind: str) -> Message:
    return Message(f"combat-commander-fortification-{kind}")


def counters(pieces: Sequence[str]) -> Arg:
    return listed([counter_name(piece) for piece in pieces])


def counted(number: int, thing: Message) -> Message:
    return Message("combat-commander-count", {"number": number, "thing": thing})


def area_word(area: e.Area | None) -> Message:
    """An area in words; None is the side's usual one."""
    if area is None:
        return rule_words("area-usual")
    if area.restriction is not None:
        return rule_words(f"area-{area.restriction.replace('_', '-')}")
    if area.hexes:
        return rule_words("area-near", hexes=", ".join(area.hexes), number=area.within or 0)
    return rule_words("area-deep", number=area.depth or 0)


def mines(strength: int | None) -> Words:
    return [] if strength is None else [rule_words("mines", strength=strength)]


def cards_at_start(side: str, cards: Sequence[str]) -> Words:
    return [rule_words("opening-card", side=side_word(side), cards=", ".join(cards))]


def late_setup(effect: e.LateSetup) -> Words:
    pieces: list[Arg] = [counted(number, works_word(kind)) for kind, number in effect.fortifications.items()]
    if effect.units == "all_but_squads":
        pieces.append(rule_words("all-but-squads"))
    elif isinstance(effect.units, tuple):
        pieces += [counter_name(piece) for piece in effect.units]
    key = "late-setup-may" if effect.optional else "late-setup"
    after = rule_words(f"after-{effect.after.replace('_', '-')}")
    told = [
        rule_words(key, side=side_word(effect.side), pieces=listed(pieces), after=after, area=area_word(effect.area))
    ]
    return told + mines(effect.mine_strength)


def fixed_setup(effect: e.FixedSetup) -> Words:
    pieces: Arg = rule_words("any-one") if effect.units == "any_one" else counters(effect.units)
    return [rule_words("fixed-setup", side=side_word(effect.side), pieces=pieces, hexes=" / ".join(effect.hexes))]


def special_setup(effect: e.SpecialSetup) -> Words:
    told = []
    if effect.random_hexes:
        told.append(rule_words("random-hexes", side=side_word(effect.random_hexes)))
    if effect.connected:
        told.append(rule_words("connected", side=side_word(effect.connected)))
    if effect.weapons_last:
        told.append(rule_words("weapons-last", side=side_word(effect.weapons_last)))
    if effect.waiting:
        told.append(rule_words("waiting", side=side_word(effect.waiting.side), space=effect.waiting.time_space))
    return told


def fortification_area(effect: e.FortificationArea) -> Words:
    key = "fortification-must" if effect.must else "fortification-may"
    works = works_word(effect.fortification)
    told = [rule_words(key, side=side_word(effect.side), works=works, area=area_word(effect.area))]
    return told + mines(effect.mine_strength)


def hidden_units(effect: e.HiddenUnits) -> Words:
    if effect.space is None:
        return [rule_words("kept-aside", side=side_word(effect.side), number=effect.max)]
    return [rule_words("hidden-units", side=side_word(effect.side), number=effect.max, space=effect.space)]


def bombardment(effect: e.Bombardment) -> Words:
    smoke = rule_words("bombardment", side=side_word(effect.side), unit=counter_name(effect.smoke_only_with))
    return [*cards_at_start(effect.side, effect.opening_cards), smoke]


def mine_strength(effect: e.MineStrength) -> Words:
    told = mines(effect.strength)
    if effect.option is not None:
        option = effect.option
        told.append(
            rule_words("mine-option", side=side_word(option.side), strength=option.strength, card=option.opening_card)
        )
    return told


def own_mines(effect: e.Mines | e.BoobyTraps) -> Words:
    key = "late-mines" if isinstance(effect, e.Mines) else "booby-traps"
    told = [rule_words(key, side=side_word(effect.side)), *mines(effect.mine_strength)]
    return told + cards_at_start(effect.side, (effect.opening_card,))


def immobilised_tank(effect: e.ImmobilisedTank) -> Words:
    return [
        rule_words(
            "immobilised-tank",
            side=side_word(effect.side),
            works=works_word(effect.fortification),
            pieces=counters((*effect.units, *effect.weapons)),
            terrain=Message(f"combat-commander-terrain-{effect.hex.terrain.replace('_', '-')}"),
            level=effect.hex.elevation,
            limit=effect.stacking_limit,
            weapon=counter_name(effect.fixed_weapon),
        )
    ]


def night(effect: e.Night) -> Words:
    limits = [
        rule_words("discard-limit", side=side_word(side), number=limit) for side, limit in effect.discard_limit.items()
    ]
    return [rule_words("night"), *limits]


def halves(number: float) -> str:
    """A number of MPs: 1, 1½, 2."""
    return f"{int(number) or ''}½" if number % 1 else str(int(number))


def of_side(key: str, *fields: str) -> Callable[[Any], Words]:
    """A sentence about a side with some of the effect's numbers."""
    return lambda effect: [
        rule_words(key, side=side_word(effect.side), **{name: getattr(effect, name) for name in fields})
    ]


def plain(key: str) -> Callable[[Any], Words]:
    return lambda effect: [rule_words(key)]


SAYERS: Final[dict[type[e.Effect], Callable[[Any], Words]]] = {
    e.SimultaneousSetup: plain("simultaneous-setup"),
    e.FirstTurnOption: lambda effect: [
        rule_words(
            "first-turn-option",
            default=side_word(effect.default),
            side=side_word(effect.option.side),
            first=side_word(effect.option.first_turn),
        )
    ],
    e.LateSetup: late_setup,
    e.EarlyFortifications: of_side("early-fortifications", "depth"),
    e.FixedSetup: fixed_setup,
    e.SpecialSetup: special_setup,
    e.FortificationArea: fortification_area,
    e.FixedFortifications: lambda effect: [
        rule_words("fixed-fortifications", wire=", ".join(effect.wire), mines=", ".join(effect.mines)),
        *mines(effect.mine_strength),
    ],
    e.WeaponAssignment: lambda effect: [
        rule_words(
            "weapon-assignment",
            side=side_word(effect.side),
            weapons=counters(effect.weapons),
            units=counters(effect.units),
        )
    ],
    e.Reinforcements: lambda effect: [
        rule_words("reinforcements")
        if effect.entry_option is None
        else rule_words("reinforcements-option", area=area_word(effect.entry_option))
    ],
    e.HiddenUnits: hidden_units,
    e.Column: of_side("column", "max"),
    e.OpeningCard: lambda effect: cards_at_start(effect.side, effect.cards),
    e.ExcludeChits: lambda effect: [rule_words("exclude-chits", chits=", ".join(effect.chits))],
    e.ExcludeChitsAndNoExit: lambda effect: [
        rule_words("exclude-chits", chits=", ".join(effect.chits)),
        rule_words("no-exit"),
    ],
    e.ExitOnly: of_side("exit-only"),
    e.Raid: of_side("raid", "max_row"),
    e.OnEnemyExit: of_side("on-enemy-exit"),
    e.HexsideModifier: lambda effect: [
        rule_words(
            "hexside-modifier",
            feature=Message(f"combat-commander-hexside-{effect.feature}"),
            move=effect.move,
            cover=effect.cover_across,
        )
    ],
    e.TerrainModifier: lambda effect: [
        rule_words(
            "terrain-modifier",
            terrain=Message(f"combat-commander-terrain-{effect.terrain.replace('_', '-')}"),
            move=halves(effect.move),
        )
    ],
    e.MoveCostOverride: of_side("move-cost-override"),
    e.ActionModifier: lambda effect: [
        rule_words(f"action-{effect.action}", side=side_word(effect.side), number=-effect.extra_attack_total)
    ],
    e.MeleeRollBonus: of_side("melee-roll-bonus", "bonus"),
    e.OrderLimitProgression: of_side("order-limit-progression", "start", "per_time_advance", "max"),
    e.OrderSubstitution: lambda effect: [
        rule_words(f"order-substitution-{effect.from_.replace('_', '-')}", side=side_word(effect.side))
    ],
    e.MoveAsAdvance: of_side("move-as-advance"),
    e.DoubleFire: lambda effect: [rule_words("double-fire", weapon=counter_name(effect.weapon))],
    e.DiscardAfterOrders: of_side("discard-after-orders", "max"),
    e.SniperRadius: of_side("sniper-radius", "radius"),
    e.MortarSpotter: lambda effect: [
        rule_words("mortar-spotter", side=side_word(effect.side), unit=counter_name(effect.unit))
    ],
    e.RadioDirectFire: of_side("radio-direct-fire"),
    e.Bombardment: bombardment,
    e.MineStrength: mine_strength,
    e.Mines: own_mines,
    e.BoobyTraps: own_mines,
    e.CapturedWeapon: lambda effect: [
        rule_words("captured-weapon", side=side_word(effect.side), weapon=counter_name(effect.weapon))
    ],
    e.WeaponRestriction: lambda effect: [
        rule_words("weapon-restriction", weapon=counter_name(effect.weapon), cover=effect.min_target_cover)
    ],
    e.ImmobilisedTank: immobilised_tank,
    e.StartSuppressed: of_side("start-suppressed"),
    e.DeepFrost: lambda effect: [rule_words("deep-frost", side=side_word(effect.random_broken_weapon.side))],
    e.Night: night,
    e.Fog: lambda effect: [rule_words("fog", number=effect.hindrance, step=effect.step)],
    e.Dusk: plain("dusk"),
    e.GullyLos: lambda effect: [rule_words("gully-los", hexes=", ".join(effect.hexes))],
    e.Deck: lambda effect: [rule_words("deck", side=side_word(effect.side), nation=nation_word(effect.deck))],
    e.SubstituteCounters: lambda effect: [
        rule_words("substitute-counters", side=side_word(effect.side), nation=nation_word(effect.nation))
    ],
}
