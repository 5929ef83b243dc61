#!/usr/bin/env python3
"""Checks records of Croupier without trusting it: Python 3.9 or newer, nothing else.

    python3 verify.py 00012-go.jsonl
    python3 verify.py --commitment 528c94915703... 00012-go.jsonl
    python3 verify.py ~/.local/share/croupier/games

It follows docs/fair-dice.md, knows no rule of any game, and shares no line with Croupier. It exits with 0 when
everything holds, with 1 when something does not, and with 2 when a record is of a format that it cannot check.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple

Data = Dict[str, Any]

FORMAT = 3
LEDGER = "ledger.jsonl"
HEX = 64
LONGEST_WORD = 40
LONGEST_GAME = 1_000_000
SECONDS_A_TURN = 30


class Forged(Exception):
    """The record, or the ledger, is not what was written."""


class OtherFormat(Exception):
    """The record is of a format that does not tell enough."""


def insist(good: bool, sentence: str) -> None:
    if not good:
        raise Forged(sentence)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- lines of JSON, each with the hash of all before it


def without_repetition(pairs: List[Tuple[str, Any]]) -> Data:
    data = dict(pairs)
    insist(len(data) == len(pairs), "a field stands there twice")
    return data


def no_such_number(text: str) -> Any:
    raise Forged(f"{text} is no whole number")


def read_json(text: str) -> Data:
    try:
        data = json.loads(
            text,
            object_pairs_hook=without_repetition,
            parse_float=no_such_number,
            parse_constant=no_such_number,
        )
    except (ValueError, RecursionError) as mistake:
        raise Forged(f"it is no JSON: {mistake}") from None
    insist(isinstance(data, dict), "it is no JSON object")
    return data


def same(told: Any, wanted: Any) -> bool:
    """Whether two pieces of data are the same; Python alone takes 1 and true for equal."""
    return json.dumps(told, sort_keys=True) == json.dumps(wanted, sort_keys=True)


def is_whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def is_text(value: Any) -> bool:
    """Whether it has bytes: JSON can spell half of a letter, which has none."""
    return type(value) is str and not any("\ud800" <= c <= "\udfff" for c in value)


def can_be_shown(text: str) -> bool:
    """Whether each letter stands for itself; letters younger than this Python may."""
    return not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for c in text)


def is_list(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(type(one) is kind for one in value)


@dataclass(frozen=True)
class Line:
    number: int
    body: str
    hash: str

    def data(self) -> Data:
        """What it says, without the hash."""
        return read_json(self.body + "}")


def fits(text: str, before: str) -> bool:
    """Whether this is a whole line that follows from the hash before it."""
    body = text[: -len(',"hash":""}') - HEX]
    return len(body) > 0 and text == f'{body},"hash":"{sha256(before + body)}"}}'


def chained(path: Path) -> Tuple[List[Line], bool]:
    """All whole lines of a file, and whether a last one is torn."""
    pieces = path.read_bytes().split(b"\n")
    torn = pieces.pop()
    lines: List[Line] = []
    before = ""
    for number, piece in enumerate(pieces, 1):
        try:
            text = piece.decode()
        except UnicodeDecodeError:
            raise Forged(f"line {number}: it is not text in UTF-8") from None
        insist(fits(text, before), f"line {number}: it was changed, moved, or one before it is missing")
        before = text[-HEX - 2 : -2]
        lines.append(Line(number, text[: -len(',"hash":""}') - HEX], before))
    changed = len(torn) > 0 and fits(torn[:-1].decode(errors="replace"), before)
    insist(not changed, f"line {len(lines) + 1}: its end was changed")
    return lines, len(torn) > 0


# --- from a seed to numbers


class Numbers:
    """The numbers that come from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._bytes = self._source()

    def _source(self) -> Iterator[int]:
        block = 0
        while True:
            yield from hashlib.sha256(self._seed + block.to_bytes(8, "big")).digest()
            block += 1

    def below(self, bound: int) -> int:
        size = 1 if bound <= 256 else 4
        values = 256**size
        limit = values - values % bound
        while True:
            value = 0
            for _ in range(size):
                value = 256 * value + next(self._bytes)
            if value < limit:
                return value % bound


# --- from numbers to outcomes

FACES = {
    "p1": "orange pink green chance red yellow",
    "p2": "dark_blue railroad chance railroad brown brown",
    "p3": "light_blue utility light_blue utility pink pink",
    "p4": "railroad light_blue railroad dark_blue brown brown",
    "p5": "pink utility pink utility light_blue light_blue",
    "p6": "red orange yellow green railroad railroad",
    "p7": "railroad green orange orange red yellow",
    "j1": "policeman policeman blank blank blank blank",
    "j2": "policeman policeman blank blank blank blank",
    "j3": "policeman policeman go blank blank blank",
    "h": "house house house hotel broken_house get_out_of_jail",
}

TILES = "money_bag go_button mr_monopoly shield".split()

CARDS = """
    brown light_blue pink orange red yellow green dark_blue railroad utility
    light_blue_brown light_blue_railroad pink_orange red_yellow dark_blue_green green_railroad
    railroad_utility ten_colour house hotel just_say_no deal_breaker sly_deal forced_deal
    debt_collector birthday double_the_rent pass_go rent_brown_light_blue rent_pink_orange
    rent_red_yellow rent_green_dark_blue rent_railroad_utility rent_ten_colour
    money_1 money_2 money_3 money_4 money_5 money_10
""".split()


def faces_of(die: str) -> List[str]:
    return FACES[die].split()


@dataclass(frozen=True)
class Question:
    """A kind of question to chance: its fields, whether the question itself makes sense, how the seed answers it,
    which answers are possible at all, and whether people may answer it."""

    fields: Sequence[str]
    sound: Callable[[Data, int], bool]
    draw: Callable[[Data, Numbers], Data]
    possible: Callable[[Data, Data], bool]
    by_hand: Callable[[Data], bool] = lambda asked: False


def is_seat(value: Any, seats: int) -> bool:
    return is_whole(value, 0, seats - 1)


def are_seats(value: Any, seats: int) -> bool:
    return is_list(value, int) and all(is_seat(seat, seats) for seat in value) and value == sorted(set(value)) != []


def has(outcome: Data, kind: str, field: str) -> bool:
    return set(outcome) == {"type", field} and outcome["type"] == kind


def is_roll(outcome: Data, kind: str, field: str, least: int, most: int, count: int) -> bool:
    return (
        has(outcome, kind, field)
        and is_list(outcome[field], int)
        and len(outcome[field]) == count
        and all(least <= value <= most for value in outcome[field])
    )


def seat_of_all(kind: str) -> Question:
    return Question(
        fields=["seats"],
        sound=lambda asked, seats: same(asked["seats"], seats),
        draw=lambda asked, numbers: {"type": "first", "seat": numbers.below(asked["seats"])},
        possible=lambda asked, outcome: has(outcome, "first", "seat") and is_seat(outcome["seat"], asked["seats"]),
    )


def a_die_for_each(fields: Sequence[str], sound: Callable[[Data, int], bool]) -> Question:
    return Question(
        fields=fields,
        sound=sound,
        draw=lambda asked, numbers: {"type": "dice", "faces": [numbers.below(6) + 1 for _ in asked["seats"]]},
        possible=lambda asked, outcome: is_roll(outcome, "dice", "faces", 1, 6, len(asked["seats"])),
    )


def two_dice(fields: Sequence[str], sound: Callable[[Data, int], bool]) -> Question:
    def draw(asked: Data, numbers: Numbers) -> Data:
        first, second = divmod(numbers.below(36), 6)
        return {"type": "dice", "faces": [first + 1, second + 1]}

    return Question(
        fields=[*fields, "by_hand"],
        sound=lambda asked, seats: (
            is_seat(asked["seat"], seats) and type(asked["by_hand"]) is bool and sound(asked, seats)
        ),
        draw=draw,
        possible=lambda asked, outcome: is_roll(outcome, "dice", "faces", 1, 6, 2),
        by_hand=lambda asked: asked["by_hand"],
    )


def one_of(fields: Sequence[str], among: str, kind: str, field: str, sound: Callable[[Data, int], bool]) -> Question:
    """One thing out of a list that the question tells."""
    return Question(
        fields=fields,
        sound=lambda asked, seats: isinstance(asked[among], list) and len(asked[among]) > 0 and sound(asked, seats),
        draw=lambda asked, numbers: {"type": kind, field: asked[among][numbers.below(len(asked[among]))]},
        possible=lambda asked, outcome: (
            has(outcome, kind, field) and any(same(outcome[field], one) for one in asked[among])
        ),
        by_hand=lambda asked: asked["type"] == "race",
    )


def is_supply(value: Any, kinds: Sequence[str]) -> bool:
    """Lists of things in the order of their kinds."""
    return isinstance(value, list) and all(
        is_list(batch, str) and set(batch) <= set(kinds) and batch == sorted(batch, key=kinds.index) for batch in value
    )


def supplied(asked: Data, count: int, kinds: Sequence[str], numbers: Numbers) -> List[str]:
    """Things taken out of a supply one by one, told in the order of their kinds."""
    drawn: List[str] = []
    for batch in asked["from"]:
        left = list(batch)
        while left and len(drawn) < count:
            drawn.append(left.pop(numbers.below(len(left))))
    return sorted(drawn, key=kinds.index)


def suffices(asked: Data, count: int) -> bool:
    """Whether the supply has so much, and would not without its last list."""
    sizes = [len(batch) for batch in asked["from"]]
    return sum(sizes) >= count and sum(sizes[:-1]) < max(count, 1)


def tile() -> Question:
    return Question(
        fields=["seat", "from"],
        sound=lambda asked, seats: (
            is_seat(asked["seat"], seats)
            and is_supply(asked["from"], TILES)
            and len(asked["from"]) == 1
            and suffices(asked, 1)
        ),
        draw=lambda asked, numbers: {"type": "drawn", "tile": supplied(asked, 1, TILES, numbers)[0]},
        possible=lambda asked, outcome: has(outcome, "drawn", "tile") and outcome["tile"] in asked["from"][0],
    )


def cards() -> Question:
    def possible(asked: Data, outcome: Data) -> bool:
        if not (has(outcome, "drawn", "cards") and is_list(outcome["cards"], str)):
            return False
        told = outcome["cards"]
        if not set(told) <= set(CARDS) or told != sorted(told, key=CARDS.index) or len(told) != asked["count"]:
            return False
        there: Counter[str] = Counter()
        certain: Counter[str] = Counter()
        for batch in asked["from"]:
            certain = Counter(there)
            there.update(batch)
        return not Counter(told) - there and not certain - Counter(told)

    return Question(
        fields=["seat", "count", "from"],
        sound=lambda asked, seats: (
            is_seat(asked["seat"], seats)
            and is_whole(asked["count"], 0, len(CARDS))
            and is_supply(asked["from"], CARDS)
            and suffices(asked, asked["count"])
        ),
        draw=lambda asked, numbers: {"type": "drawn", "cards": supplied(asked, asked["count"], CARDS, numbers)},
        possible=possible,
    )


def police() -> Question:
    def policemen(numbers: Numbers) -> int:
        return sum(faces_of(die)[numbers.below(6)] == "policeman" for die in ("j1", "j2", "j3"))

    return Question(
        fields=["seats"],
        sound=lambda asked, seats: are_seats(asked["seats"], seats),
        draw=lambda asked, numbers: {"type": "policemen", "counts": [policemen(numbers) for _ in asked["seats"]]},
        possible=lambda asked, outcome: is_roll(outcome, "policemen", "counts", 0, 3, len(asked["seats"])),
    )


def faces() -> Question:
    def possible(asked: Data, outcome: Data) -> bool:
        return (
            has(outcome, "rolled", "faces")
            and is_list(outcome["faces"], str)
            and len(outcome["faces"]) == len(asked["dice"])
            and all(face in faces_of(die) for face, die in zip(outcome["faces"], asked["dice"]))
        )

    def sound(asked: Data, seats: int) -> bool:
        dice = asked["dice"]
        order = list(FACES)
        return is_list(dice, str) and set(dice) <= set(order) and dice == sorted(set(dice), key=order.index) != []

    return Question(
        fields=["dice"],
        sound=sound,
        draw=lambda asked, numbers: {
            "type": "rolled",
            "faces": [faces_of(die)[numbers.below(6)] for die in asked["dice"]],
        },
        possible=possible,
    )


def time_played() -> Question:
    return Question(
        fields=["least"],
        sound=lambda asked, seats: is_whole(asked["least"], 0, LONGEST_GAME),
        draw=lambda asked, numbers: {
            "type": "time_played",
            "seconds": min(asked["least"] + SECONDS_A_TURN, LONGEST_GAME),
        },
        possible=lambda asked, outcome: (
            has(outcome, "time_played", "seconds") and is_whole(outcome["seconds"], asked["least"], LONGEST_GAME)
        ),
        by_hand=lambda asked: True,
    )


CLASSIC = {
    "roll_for_first": two_dice(["seat"], lambda asked, seats: True),
    "roll_dice": two_dice(["seat"], lambda asked, seats: True),
    "roll_for_utility": two_dice(["seat", "deed"], lambda asked, seats: type(asked["deed"]) is int),
    "draw_card": one_of(
        ["seat", "deck", "cards"],
        "cards",
        "drawn",
        "card",
        lambda asked, seats: (
            is_seat(asked["seat"], seats)
            and type(asked["deck"]) is str
            and is_list(asked["cards"], str)
            and len(set(asked["cards"])) == len(asked["cards"])
        ),
    ),
    "deal_deed": one_of(
        ["seat", "deeds"],
        "deeds",
        "dealt",
        "deed",
        lambda asked, seats: (
            is_seat(asked["seat"], seats)
            and is_list(asked["deeds"], int)
            and len(set(asked["deeds"])) == len(asked["deeds"])
        ),
    ),
    "tell_time": time_played(),
}

QUESTIONS: Dict[str, Dict[str, Question]] = {
    "express": {"first_seat": seat_of_all("first_seat"), "police_roll": police(), "roll_dice": faces()},
    "go": {
        "roll_for_first": a_die_for_each(["seats"], lambda asked, seats: are_seats(asked["seats"], seats)),
        "roll_dice": a_die_for_each(
            ["roller", "seats"],
            lambda asked, seats: is_seat(asked["roller"], seats) and same(asked["seats"], list(range(seats))),
        ),
        "draw_tile": tile(),
        "race": one_of(
            ["colour", "contenders"],
            "contenders",
            "winner",
            "seat",
            lambda asked, seats: type(asked["colour"]) is str and are_seats(asked["contenders"], seats),
        ),
    },
    "travel": CLASSIC,
    "brands": CLASSIC,
    "deal": {"choose_first": seat_of_all("choose_first"), "deal_hand": cards(), "draw": cards()},
}


# --- a whole record


@dataclass
class Verdict:
    """What is known of a record that holds."""

    game: str = ""
    seats: Sequence[str] = ()
    entries: int = 0
    by_seed: int = 0
    by_hand: int = 0
    proved: bool = False
    over: bool = False
    torn: bool = False
    from_position: bool = False
    luck: Sequence[str] = ()

    def __str__(self) -> str:
        seed = "checked" if self.proved else "which is not told yet"
        text = f"{self.game}: {self.entries} entries hold; {self.by_seed} outcomes of the seed ({seed}), "
        text += f"{self.by_hand} by hand."
        added = [f"{name} ({word})" for name, word in zip(self.seats, self.luck) if word]
        if self.luck:
            text += f" Luck was added by {', '.join(added)}." if added else " Nobody added luck."
        if self.from_position:
            text += " It was begun at a position and not at the start."
        if not self.over:
            text += " The game is not over."
        return text


class Record:
    """A record, checked line by line."""

    def __init__(self, path: Path) -> None:
        self.lines, self.torn = chained(path)
        insist(len(self.lines) > 0, "there is no whole header line")
        self.verdict = Verdict(torn=self.torn)
        self.header = self._header()
        self.rest = self.lines[1:]

    def _header(self) -> Data:
        line = self.lines[0]
        header = line.data()
        version = header.get("croupier")
        insist(type(version) is int, "line 1: it is no header of a record")
        if version != FORMAT:
            raise OtherFormat(f"it has format {version}; only format {FORMAT} tells what was asked of chance")
        fields = {"croupier", "game", "seats", "options", "commitment"}
        insist(set(header) - {"position"} == fields, "line 1: a header has other fields")
        game, names = header["game"], header["seats"]
        insist(type(game) is str and game in QUESTIONS, f"line 1: there is no game {game!r}")
        insist(is_list(names, str) and 2 <= len(names) <= 6 and len(set(names)) == len(names), "line 1: wrong names")
        insist(all(map(can_be_shown, names)), "line 1: a name cannot be shown")
        insist(isinstance(header["options"], dict), "line 1: wrong options")
        self.verdict.game = header["game"]
        self.verdict.seats = names
        self.verdict.from_position = "position" in header
        return header

    @property
    def seats(self) -> int:
        return len(self.header["seats"])

    @property
    def commitment(self) -> Optional[str]:
        return self.header["commitment"]

    def verify(self) -> Verdict:
        end = self.rest[-1].data() if self.rest else {}
        over = "result" in end
        insist(not (over and self.torn), "there is something after the result")
        entries = self.rest[:-1] if over else list(self.rest)
        luck: List[str] = []
        if self.commitment is not None and entries:
            luck = self._luck(entries.pop(0))
        numbers = self._result(end, len(entries), luck) if over else None
        for number, line in enumerate(entries, 1):
            try:
                self._entry(line.data(), number, numbers)
            except Forged as forged:
                raise Forged(f"line {line.number}: {forged}") from None
        self.verdict.entries = len(entries)
        self.verdict.proved = numbers is not None
        self.verdict.over = over
        self.verdict.luck = luck
        return self.verdict

    def _luck(self, line: Line) -> List[str]:
        data = line.data()
        insist(list(data) == ["luck"], "line 2: it must say what the seats added to the seed")
        words = data["luck"]
        insist(is_list(words, str) and len(words) == self.seats, "line 2: there is one word for each seat")
        for word in words:
            fit = can_be_shown(word) and len(word) <= LONGEST_WORD
            insist(fit, "line 2: a word is too long, or cannot be shown")
        return words

    def _result(self, data: Data, entries: int, luck: Sequence[str]) -> Optional[Numbers]:
        """Checks the last line; the numbers that all outcomes come from, if there is a seed."""
        where = f"line {len(self.lines)}: "
        secrets = {"seed", "salt"} if self.commitment is not None else set()
        insist(set(data) == {"n", "result", *secrets}, where + "it has other fields than the last line of a record")
        insist(same(data["n"], entries + 1), where + "it has a wrong number")
        result = data["result"]
        insist(
            isinstance(result, dict)
            and set(result) == {"type", "winners", "points"}
            and result["type"] == "result"
            and (result["winners"] == [] or are_seats(result["winners"], self.seats))
            and is_list(result["points"], int)
            and len(result["points"]) == self.seats,
            where + "this is no result",
        )
        if self.commitment is None:
            return None
        seed, salt = data["seed"], data["salt"]
        insist(is_text(seed) and is_text(salt) and ":" not in salt, where + "wrong seed or salt")
        head = f',"commitment":"{self.commitment}"'
        insist(self.lines[0].body.endswith(head), "line 1: something stands behind the commitment")
        committed = self.lines[0].body[: -len(head)]
        insist(
            sha256(f"{salt}:{seed}:{committed}") == self.commitment,
            where + "the seed and the first line are not those that the record was begun with",
        )
        return Numbers("\n".join([seed, *luck]) if any(luck) else seed)

    def _entry(self, data: Data, number: int, numbers: Optional[Numbers]) -> None:
        insist(same(data.get("n"), number), f"n must be {number}")
        fields = set(data)
        if fields == {"n", "seat", "action"}:
            insist(is_seat(data["seat"], self.seats), "there is no such seat")
            insist(isinstance(data["action"], dict) and "type" in data["action"], "this is no action")
        elif fields == {"n", "seat", "take_back"}:
            insist(is_seat(data["seat"], self.seats) and data["take_back"] is True, "this takes nothing back")
        elif fields == {"n", "asked", "outcome", "by"}:
            self._outcome(data, numbers)
        else:
            raise Forged("it has other fields than any line of a record")

    def _outcome(self, data: Data, numbers: Optional[Numbers]) -> None:
        asked, outcome, by = data["asked"], data["outcome"], data["by"]
        insist(isinstance(asked, dict) and isinstance(outcome, dict), "asked and outcome are objects")
        question = QUESTIONS[self.header["game"]].get(str(asked.get("type")))
        if question is None:
            raise Forged("nobody asks that of chance")
        insist(set(asked) == {"type", *question.fields}, "what was asked has other fields")
        insist(question.sound(asked, self.seats), "nobody asks that of chance")
        insist(question.possible(asked, outcome), "that cannot be an answer to what was asked")
        if by == "hand":
            allowed = self.commitment is None or question.by_hand(asked)
            insist(allowed, "it claims to be made by hand, but only the seed may answer")
            self.verdict.by_hand += 1
            return
        insist(by == "seed" and self.commitment is not None, "it must be by the seed, or by hand")
        self.verdict.by_seed += 1
        if numbers is not None:
            drawn = question.draw(asked, numbers)
            insist(same(outcome, drawn), f"the seed gives {json.dumps(drawn)} here")


# --- the ledger


class Ledger:
    """What was noted beside the records when games were begun, left and over."""

    def __init__(self, path: Path) -> None:
        self.notes: List[Data] = []
        lines, _ = chained(path)
        begun = 0
        for line in lines:
            note = line.data()
            insist(
                set(note) == {"begun", "record", "is", "lines", "last"}
                and note["is"] in ("begun", "left", "over")
                and is_whole(note["lines"], 1, LONGEST_GAME)
                and is_text(note["record"]),
                f"ledger, line {line.number}: this is no note",
            )
            begun += note["is"] == "begun"
            insist(same(note["begun"], begun), f"ledger, line {line.number}: {begun} games were begun by then")
            self.notes.append(note)
        self.begun = begun

    def check(self, name: str, record: Record) -> str:
        """Whether a record has all that was noted of it."""
        notes = self._about(name, record.lines[0].hash)
        for note in notes:
            insist(
                len(record.lines) >= note["lines"],
                f"the ledger knows {note['lines']} lines of it, and {len(record.lines)} are there: its end was cut off",
            )
            insist(
                record.lines[note["lines"] - 1].hash == note["last"],
                f"line {note['lines']} is not the one that the ledger knows",
            )
        begun = [note for note in notes if note["is"] == "begun"]
        return f"It is game {begun[0]['begun']} of {self.begun} in the ledger." if begun else "No ledger knows it."

    def _about(self, name: str, header: str) -> List[Data]:
        """What was noted of a record: by its name and header; by its header, if the name was changed; or by its name,
        if the header was. A name that was free again may be that of several games, one after the other."""
        begun = [i for i, note in enumerate(self.notes) if note["is"] == "begun"]
        named = [i for i, note in enumerate(self.notes) if note["record"] == name]
        headed = [i for i in begun if self.notes[i]["last"] == header]
        both = [i for i in headed if i in named]
        begun_so = [i for i in named if i in begun]
        found = both[-1:] or headed[-1:] or begun_so[-1:] or named[:1]
        if not found:
            return []
        first = found[0]
        known = self.notes[first]["record"]
        end = min((i for i in begun if i > first and self.notes[i]["record"] == known), default=len(self.notes))
        return [note for note in self.notes[first:end] if note["record"] == known]

    def missing(self, folder: Path) -> List[str]:
        """Games that were begun and whose records are not there."""
        return [
            note["record"]
            for note in self.notes
            if note["is"] == "begun" and not (folder / f"{note['record']}.jsonl").exists()
        ]


# --- the command line


def records_of(paths: Sequence[Path]) -> List[Path]:
    found: List[Path] = []
    for path in paths:
        found += sorted(path.glob("[0-9]*-*.jsonl")) if path.is_dir() else [path]
    return found


def check(path: Path, commitment: Optional[str], ledgers: Dict[Path, Ledger], ledger: Optional[Path]) -> str:
    record = Record(path)
    insist(
        commitment is None or commitment == record.commitment,
        "the commitment is not the one that was noted when the game was begun",
    )
    text = str(record.verify())
    beside = ledger or path.resolve().parent / LEDGER
    if ledger or beside.exists():
        if beside not in ledgers:
            ledgers[beside] = Ledger(beside)
        text += " " + ledgers[beside].check(path.stem, record)
    return text


def main() -> int:
    options = argparse.ArgumentParser(description="Checks records of Croupier, by docs/fair-dice.md alone.")
    options.add_argument("records", metavar="FILE", nargs="+", type=Path, help="a record, or a folder of them")
    options.add_argument("--commitment", metavar="HEX", help="what was noted when the game was begun")
    options.add_argument("--ledger", metavar="FILE", type=Path, help="instead of the one beside the records")
    chosen = options.parse_args()
    worst = 0
    ledgers: Dict[Path, Ledger] = {}
    for path in records_of(chosen.records):
        try:
            print(f"{path.name}: {check(path, chosen.commitment, ledgers, chosen.ledger)}")
        except Forged as forged:
            print(f"{path.name}: DOES NOT HOLD: {forged}.")
            worst = 1
        except OtherFormat as other:
            print(f"{path.name}: cannot be checked here: {other}.")
            worst = worst or 2
    for folder in (path for path in chosen.records if path.is_dir()):
        for name in ledgers[folder.resolve() / LEDGER].missing(folder) if folder.resolve() / LEDGER in ledgers else []:
            print(f"{name}: was begun, and its record is not there.")
    return worst


if __name__ == "__main__":
    sys.exit(main())
