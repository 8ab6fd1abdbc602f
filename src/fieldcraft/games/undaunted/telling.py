"""Events put into words."""

from fieldcraft.core.decision import Told
from fieldcraft.core.events import UNUSED, Event
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.happenings import FIELDS, ZONE_NAMES
from fieldcraft.games.undaunted.kinds import NONE
from fieldcraft.games.undaunted.notation import tile_names
from fieldcraft.games.undaunted.state import REASONS, Battle


def describe(battle: Battle, event: Event) -> Message:
    """An event as a sentence of the log."""
    key, fields = FIELDS[event.kind]
    numbers = [int(number) for number in (event.a, event.b, event.c, event.d, event.e, event.f)]
    values = dict(zip(fields, numbers, strict=False))
    if key == "rolled":
        faces = [str(number) for number in numbers[1:] if number != UNUSED]
        return Message("undaunted-event-rolled", {"number": values["dice"], "faces": ", ".join(faces)})
    args = {name: put(battle, name, value) for name, value in values.items() if name != "verb"}
    if "verb" in values:
        named = "card" in values
        args["action"] = names.action_name(values["card"], values["verb"]) if named else names.verb_name(values["verb"])
    if key == "casualty":
        key = f"casualty-{ZONE_NAMES[values['zone']]}"
    if key == "bid-revealed":
        key = "bid-nothing" if values["bid"] == NONE else key
        args["card"] = args.pop("bid")
    if key == "initiative" and values["kept"]:
        key = "initiative-kept"
    return Message(f"undaunted-event-{key}", args)


def tell(battle: Battle, event: Event) -> Told:
    """An event with whose doing it was and its numbers, for drawing."""
    key, fields = FIELDS[event.kind]
    numbers = [int(number) for number in (event.a, event.b, event.c, event.d, event.e, event.f)]
    values = dict(zip(fields, numbers, strict=False))
    if key == "rolled":
        values = {f"die{place}": face for place, face in enumerate(numbers[1:]) if face != UNUSED}
    return Told(describe(battle, event), values.get("side", -1), key, values)


def put(battle: Battle, name: str, value: int) -> Arg:
    """One number of an event as what it stands for."""
    if name == "side":
        return names.side_name(value)
    if name in ("card", "bid"):
        return names.card_name(value) if value != NONE else ""
    if name == "unit":
        return names.unit_name(value)
    if name == "counter":
        return names.counter_name(value)
    if name in ("tile", "from"):
        return tile_names(battle)[value] if value != NONE else ""
    if name == "reason":
        return Message(f"undaunted-reason-{REASONS[value].replace('_', '-')}")
    return value
