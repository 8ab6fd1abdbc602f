"""From the menu to the end of a game or campaign."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import convert, to_builtins

from fieldcraft.core.errors import BadInput, BadRecord
from fieldcraft.core.files import write_atomically
from fieldcraft.core.game import Game
from fieldcraft.core.registry import room
from fieldcraft.core.session import Session
from fieldcraft.core.text import Reader
from fieldcraft.terminal.console import Console, InputEnded
from fieldcraft.terminal.menu import Choice, Menu
from fieldcraft.terminal.saves import CampaignSave, Save, load, new_path, waiting
from fieldcraft.terminal.table import PERSON, PutAside, Table


@dataclass
class Evening:
    """One sitting at the terminal: where games are kept, in which language, how they are shown."""

    folder: Path
    reader: Reader
    console: Console
    secret: bytes | None = None
    """Fixes all luck, for demonstrations and tests."""

    def start(self, choice: Choice, offer_resume: bool) -> None:
        """Ask for what is open, then play; returns when the game is over or put aside."""
        menu = Menu(self.console, self.reader)
        try:
            self.say(self.reader("menu-welcome"), "bold")
            if offer_resume and self.resumes(menu):
                return
            of = menu.complete(choice)
            save = self.new_game(of, choice)
        except InputEnded:
            return
        self.play(save)

    def resumes(self, menu: Menu) -> bool:
        """Offer the game that was interrupted last, if one waits."""
        paths = waiting(self.folder)
        if not paths:
            return False
        try:
            save = load(paths[0])
        except BadRecord as error:
            self.say(self.reader.say(error.message))
            return False
        assert save.session is not None
        header = save.session.record.header
        title = self.reader.say(save.session.game.title)
        decisions = save.session.decisions
        go_on = self.reader("menu-resume", game=title, scenario=header.scenario, decisions=decisions)
        if menu.pick("menu-start", [go_on, self.reader("menu-new")]) == 1:
            return False
        self.play(save)
        return True

    def resume(self) -> None:
        """Go on with the game that was interrupted last; raises `BadInput` if none waits."""
        paths = waiting(self.folder)
        if not paths:
            raise BadInput("campaign-none-waiting")
        self.play(load(paths[0]))

    def new_game(self, of: Game, choice: Choice) -> Save:
        """Set up what was chosen."""
        assert choice.players is not None
        campaign = CampaignSave(choice.campaign, []) if choice.campaign else None
        scenario = choice.campaign[0] if choice.campaign else choice.scenario
        assert scenario is not None
        return self.deal(of, scenario, choice.options, choice.players, campaign)

    def deal(
        self, of: Game, scenario: str, options: dict[str, int], players: list[str], campaign: CampaignSave | None
    ) -> Save:
        names = [name if name == PERSON else f"bot:{name}" for name in players]
        session = Session(of, scenario, options, names, self.secret)
        return Save(new_path(self.folder, of.id, scenario), players, campaign, session)

    def play(self, save: Save) -> None:
        """Play a game, and what follows it in a campaign."""
        following: Save | None = save
        while following is not None:
            assert following.session is not None
            table = Table(following, following.session, self.reader, self.console)
            self.say(self.reader("terminal-commands"))
            try:
                table.play()
            except PutAside:
                self.say(self.reader("terminal-waits"))
                return
            following = self.finish(following)

    def finish(self, save: Save) -> Save | None:
        """Keep the record of a finished game; returns the one that is played next, if there is one."""
        session = save.session
        assert session is not None
        path = self.folder / "records" / f"{save.path.stem}.jsonl"
        write_atomically(path, session.closed().text())
        following = self.next_in_campaign(save) if save.campaign else None
        if following is not None:
            following.write()
        save.remove()
        self.say(self.reader("terminal-record-kept", file=str(path)))
        return following if save.campaign else self.sequel(save)

    def sequel(self, save: Save) -> Save | None:
        """Offer the game that this one leads on to, if it leads anywhere."""
        session = save.session
        assert session is not None
        sequel = session.game.sequel(session.state)
        if sequel is None:
            return None
        self.console.say()
        self.say(self.reader.say(sequel.told), "bold")
        if sequel.options is None:
            return None
        scenario, options = session.record.header.scenario, dict(sequel.options)
        try:
            answers = [self.reader("menu-next-now"), self.reader("menu-next-later")]
            if Menu(self.console, self.reader).pick_number(answers) == 0:
                return self.deal(session.game, scenario, options, save.players, None)
        except InputEnded:
            pass
        self.say(self.reader("menu-next-command", command=command_for(session.game, save.players, options)))
        return None

    def next_in_campaign(self, save: Save) -> Save | None:
        """Record the result, tell the score, set up the next scenario (U-16)."""
        session, campaign = save.session, save.campaign
        assert session is not None
        assert campaign is not None
        rules = room(session.game, "rules.campaign")
        facts = session.game.facts(session.state)
        honour = self.honour(session)
        result = rules.result_of(session.record.header.scenario, facts, honour)
        results: list[Any] = [convert(each, rules.ScenarioResult) for each in campaign.results]
        results.append(result)
        for message in rules.tally(results):
            self.say(self.reader.say(message))
        played = CampaignSave(campaign.scenarios, [to_builtins(each) for each in results])
        if len(results) == len(campaign.scenarios):
            self.say(self.reader.say(rules.verdict(results)), "bold")
            return None
        scenario = campaign.scenarios[len(results)]
        self.say(self.reader("campaign-next", scenario=scenario))
        return self.deal(session.game, scenario, session.record.header.options, save.players, played)

    def honour(self, session: Session) -> str:
        """The winner may name a card or a unit (U-16.2)."""
        outcome = session.outcome()
        if outcome is None or not outcome.winners:
            return ""
        side = self.reader.say(session.game.seat_name(outcome.winners[0]))
        try:
            return self.console.ask(self.reader("campaign-honour", side=side) + " ")[:80]
        except InputEnded:
            return ""

    def say(self, text: str, style: str = "") -> None:
        self.console.say(text, style)


def command_for(of: Game, players: list[str], options: dict[str, int]) -> str:
    """The command that sets such a game up."""
    agreed = [f"--option {name}={value}" for name, value in options.items() if value != of.defaults[name]]
    return " ".join(["fieldcraft text", of.id, "--players", ",".join(players), *agreed])
