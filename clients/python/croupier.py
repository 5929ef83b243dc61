"""A client of the Croupier engine: one file to copy beside your bot; Python 3.9 or newer, nothing else.

    with Engine() as engine:
        game = engine.new("express", ["Ann", "Bo"], seed="42")
        while game.waiting == "decisions":
            choice = random.choice(game.choices)
            game = engine.act(choice.seat, random.choice(choice.actions))
        print(game.winners)

Whatever the engine refuses is raised as Refused; what its answers mean is in docs/protocol.md.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Union

Data = Dict[str, Any]

#: What this file was written for; a newer engine still understands it.
PROTOCOL = 2


class Refused(Exception):
    """The engine did not do what was asked, and nothing has changed.

    ``code`` is the kind of fault, ``reason`` the rule behind it, ``arguments`` whom and what it is about.
    """

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.reason: str = error["reason"]
        self.arguments: Data = error["arguments"]


class EngineGone(Exception):
    """The engine has ended, or could not be started."""


@dataclass(frozen=True)
class Choice:
    """A seat that may act now: its legal actions, and the bounds of those that have free parts."""

    seat: int
    actions: List[Data]
    shapes: List[Data]
    forced: bool

    def of(self, *types: str) -> List[Data]:
        """The actions of these types."""
        return [action for action in self.actions if action["type"] in types]


@dataclass(frozen=True)
class Game:
    """What has just happened, and what the game waits for: ``decisions``, ``chance`` or, at its end, ``over``."""

    events: List[Data]
    waiting: str
    choices: List[Choice]
    ask: Optional[Data]
    winners: List[int]
    points: List[int]

    @staticmethod
    def of(answer: Mapping[str, Any]) -> "Game":
        pending = answer["pending"]
        result = pending.get("result", {})
        choices = [
            Choice(one["seat"], one["actions"], one.get("shapes", []), one.get("forced", False))
            for one in pending.get("seats", [])
        ]
        return Game(
            answer.get("events", []),
            pending["waiting"],
            choices,
            pending.get("ask"),
            result.get("winners", []),
            result.get("points", []),
        )

    def choice(self, seat: int) -> Optional[Choice]:
        """What a seat may do now, if anything."""
        return next((choice for choice in self.choices if choice.seat == seat), None)


class Engine:
    """A running engine; it plays one game at a time. Close it, or use it in a ``with`` statement."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        """Starts ``command``, or what CROUPIER names, or ``croupier`` from the path, with ``engine``."""
        start = list(command or [os.environ.get("CROUPIER", "croupier"), "engine"])
        try:
            self._process = subprocess.Popen(
                start, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise EngineGone(f"{start[0]} cannot be started: {error}") from error

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        if self._process.stdin:
            try:
                self._process.stdin.close()
            except OSError:
                pass  # It has gone before.
        if self._process.stdout:
            self._process.stdout.close()
        self._process.wait()

    def ask(self, cmd: str, **fields: Any) -> Data:
        """Sends any request and returns the answer; fields that are None are left out."""
        request = {"cmd": cmd, **{name: value for name, value in fields.items() if value is not None}}
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin and stdout
        try:
            stdin.write(json.dumps(request) + "\n")
            stdin.flush()
            line = stdout.readline()
        except (OSError, ValueError) as error:
            raise EngineGone("the engine has ended") from error
        if not line:
            raise EngineGone("the engine has ended")
        answer: Data = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def games(self) -> List[Data]:
        """All games with their options."""
        return list(self.ask("games")["games"])

    def game(self, game: str) -> Data:
        """One game with all that lies in its ``box``: boards, prices, dice, cards."""
        return dict(self.ask("games", game=game)["game"])

    def new(
        self,
        game: str,
        seats: Sequence[str],
        options: Optional[Mapping[str, Union[str, int, bool]]] = None,
        seed: Optional[str] = None,
        nature: Optional[str] = None,
    ) -> Game:
        """Begins a game. Without a seed nobody can know the dice; with nature="scripted" you make them."""
        return Game.of(
            self.ask("new", game=game, seats=list(seats), options=options, seed=seed, nature=nature)
        )

    def load(self, position: Data, seats: Optional[Sequence[str]] = None, seed: Optional[str] = None) -> Game:
        """Goes on from a position of save or redeal; with a seed, which then answers for chance."""
        return Game.of(self.ask("load", position=position, seats=list(seats) if seats else None, seed=seed))

    def pending(self) -> Game:
        """What the game waits for."""
        return Game.of(self.ask("pending"))

    def act(self, seat: int, action: Mapping[str, Any]) -> Game:
        """Lets a seat do one of its actions, or what a shape allows."""
        return Game.of(self.ask("act", seat=seat, action=action))

    def chance(self, outcome: Mapping[str, Any]) -> Game:
        """Answers for chance in a scripted game."""
        return Game.of(self.ask("chance", outcome=outcome))

    def take_back(self, seat: int) -> Game:
        """Takes the last decision of a seat back."""
        return Game.of(self.ask("take_back", seat=seat))

    def view(self, seat: Optional[int] = None) -> Data:
        """What a seat may know, or without one, what everybody may."""
        return dict(self.ask("view", seat=seat)["view"])

    def redeal(self, seat: Optional[int] = None, seed: Optional[str] = None) -> Data:
        """A position that the seat cannot tell from the true one: for another engine to search in."""
        return dict(self.ask("redeal", seat=seat, seed=seed)["position"])

    def save(self) -> Data:
        """The whole position, hidden things included."""
        return dict(self.ask("save")["position"])

    def record(self) -> List[str]:
        """The lines of the record so far, which ``croupier replay`` shows and checks."""
        return list(self.ask("record")["record"])


#: A bot: what it does, from the view of its seat and what it may do. When it need not act, because others
#: may, an empty action waits for them.
Bot = Callable[[Data, Choice, bool], Data]


def against_random(
    bot: Bot, game: str, games: int, options: Optional[Mapping[str, Union[str, int, bool]]] = None
) -> float:
    """How many of so many seeded games a bot wins against a random player; a draw is half a game."""
    chance, won = random.Random(1), 0.0
    with Engine() as engine:
        for number in range(games):
            me, now = number % 2, engine.new(game, ["Ann", "Bo"], options, seed=str(number))
            while now.waiting != "over":
                mine, others = now.choice(me), [choice for choice in now.choices if choice.seat != me]
                action = bot(engine.view(me), mine, not others) if mine else {}
                turn = mine if mine and action else chance.choice(others)
                now = engine.act(turn.seat, action or chance.choice(turn.actions))
            won += (me in now.winners) / len(now.winners)
    return won


def hold_a_seat(bot: Bot) -> None:
    """Lets a bot play in ``croupier arena`` and ``croupier play --bot``: a question a line, an answer a line."""
    for line in sys.stdin:
        question = json.loads(line)
        random.seed(question["seed"])
        actions, shapes = question["actions"], question["shapes"]
        choice = Choice(question["you"], actions, shapes, len(actions) == 1 and not shapes)
        action = bot(question["view"], choice, not question["may_pass"])
        print(json.dumps({"action": action or None}), flush=True)
