"""G-3 Setup, and G-15: levels and the Chaplain."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log, audience_of
from fieldcraft.games.grizzled.cards import SETUP, TILE_FACTS
from fieldcraft.games.grizzled.happenings import JOINED, LEADS, TILE_DEALT
from fieldcraft.games.grizzled.kinds import CHAPLAIN, CHARACTER_NAMES, LADDER_STEP, TILE_NAMES, TILES, bit
from fieldcraft.games.grizzled.state import Squad, number_of


def lay_out(squad: Squad, players: int, level: int, with_chaplain: bool, ladder: int) -> None:
    """Piles, tokens and the tiles that everybody starts with (G-3.2 to G-3.4, G-15.4)."""
    squad.players = players
    squad.places = players + 1 if with_chaplain else players
    squad.level = level
    squad.ladder = ladder
    squad.fresh = SETUP.chaplain.trials if with_chaplain else SETUP.levels[level].trials
    squad.morale = SETUP.chaplain.morale if with_chaplain else SETUP.levels[level].morale
    squad.fresh += LADDER_STEP * ladder  # what the Trials gain, the reserve loses
    squad.morale -= LADDER_STEP * ladder
    squad.supply = SETUP.speech_tokens[players]
    squad.charms_ready = bit(players) - 1
    if with_chaplain:
        squad.withdrawn = bit(CHAPLAIN)
    for tile in TILE_FACTS.tiles:
        if tile.id in TILE_FACTS.by_places[int(squad.places)]:
            squad.box[TILE_NAMES.index(tile.id)] = tile.count
    for place in range(squad.places):
        for name in TILE_FACTS.start:
            number = TILE_NAMES.index(name)
            squad.box[number] -= 1
            squad.tiles[place * TILES + number] += 1
            squad.known[place * TILES + number] += 1


def set_up(squad: Squad, chance: Chance, log: Log) -> None:
    """What chance decides: characters, the third tile of everybody, the first leader (G-3.1, G-3.3, G-3.5)."""
    characters: i64 = (1 << len(CHARACTER_NAMES)) - 1
    seat: i64
    place: i64
    for seat in range(squad.players):
        character = chance.pick(characters, 1, 0, 0, "character")
        characters &= ~bit(character)
        squad.characters[seat] = character
        log.tell(EVERYBODY, JOINED, seat + 1, character)
    for place in range(squad.places):
        tile = chance.draw(squad.box, number_of(squad.box, 0), "tile.third")
        deal_third(squad, place, tile)
        if place < squad.players:
            log.tell(audience_of(place), TILE_DEALT, place, tile)
    squad.leader = chance.choose(squad.players, "leader")
    log.tell(EVERYBODY, LEADS, squad.leader)


def deal_third(squad: Squad, place: i64, tile: i64) -> None:
    """A tile from the box that nobody else sees."""
    squad.box[tile] -= 1
    squad.tiles[place * TILES + tile] += 1
    squad.third[place] = tile
