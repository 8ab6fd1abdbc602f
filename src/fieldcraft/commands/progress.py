"""Progress bars for long commands: on the error stream, so that results can be piped."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress(title: str, total: int) -> Iterator[Progress]:
    """A bar that shows how far a command is and how long it will take; Ctrl-C stops it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("Ctrl-C stops"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        bar.add_task(title, total=total)
        yield bar


def step(bar: Progress, by: int = 1) -> None:
    """Move the only bar on."""
    bar.advance(bar.tasks[0].id, by)
