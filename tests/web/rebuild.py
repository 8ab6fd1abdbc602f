"""`python -m tests.web.rebuild TABLE`: the positions of a table at every version, made from its log, as JSON."""

import json
import sys

import django


def main() -> None:
    django.setup()
    from fieldcraft.web.live import blank
    from fieldcraft.web.models import Table
    from tests.web.tables import dump

    table = Table.objects.get(pk=sys.argv[1])
    live = blank(table.id)
    positions = [dump(live)]
    for entry in table.entries.all():
        live.follow([entry])
        positions.append(dump(live))
    print(json.dumps(positions))


if __name__ == "__main__":
    main()
