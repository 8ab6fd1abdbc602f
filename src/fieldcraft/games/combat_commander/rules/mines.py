"""CC-F103 Mines attack whoever goes in or out, all who go together by one roll."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ATTACK_TOTAL
from fieldcraft.games.combat_commander.hexes import OFF_MAP
from fieldcraft.games.combat_commander.process import MINE_ATTACK, ROLL_MINES, VOLLEY
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import (
    MINED_HEX,
    NO_COVER,
    SEAT,
    TOTAL,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.state import AIMED_AT, ENTERED, SLOTS, Battle, is_on_map


def begin_mine_attack(battle: Battle, side: i64, hex_: i64) -> None:
    """Push the attack of the Mines in a hex on the units of `side` that are marked ENTERED."""
    battle.push(MINE_ATTACK)
    battle.put(SEAT, side)
    battle.put(MINED_HEX, hex_)


class MineAttack(Procedure):
    """CC-F103 One roll by the opponent of the units; each of them rolls Fire Defense without Cover."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        side = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            marks = battle.counters.marks
            unit: i64
            for unit in range(side * SLOTS, battle.end_of(side)):
                if marks[unit] & ENTERED and is_on_map(battle.counters.at[unit]):
                    marks[unit] |= AIMED_AT
            begin_roll(battle, 1 - side, ROLL_MINES)
        elif step == 1:
            battle.go_to(2)
            hex_ = battle.get(MINED_HEX)
            strength = battle.mine_strength
            dice = battle.white + battle.coloured
            log.tell(EVERYBODY, ATTACK_TOTAL, hex_, strength, dice, strength + dice)
            battle.push(VOLLEY)
            battle.put(SEAT, 1 - side)
            battle.put(TOTAL, strength + dice)
            battle.put(VOLLEY_HEX, hex_)
            battle.put(VOLLEY_HEX_2, OFF_MAP)
            battle.put(VOLLEY_KIND, NO_COVER)
        else:
            battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()
