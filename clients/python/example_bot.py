"""A bot to begin with. `python3 example_bot.py deal 20` plays 20 games of deal against a random player;
without a game it holds a seat: `croupier arena --game deal --bots "easy,python3 example_bot.py"`."""
import sys
from collections import Counter
from typing import Any, Dict

from croupier import Choice, against_random, hold_a_seat

CLASSIC = "claim_rent buy build redeem offer bid want choose_tax keep_mortgage refuse roll".split()
FIRST = {  # What is done before what; the rest is done only when something must be.
    "express": "place stop roll".split(),
    "go": "use_shield mega_shut_down use_go_button use_mr_monopoly heist shut_down choose_go".split(),
    "travel": CLASSIC,
    "brands": CLASSIC,
    "deal": "just_say_no deal_breaker lay_property sly_deal build charge_rent collect_debt charge_one_rent"
    " celebrate_birthday pass_go bank end_turn".split(),
}


def taste(view: Dict[str, Any], action: Dict[str, Any]) -> float:
    """How much an action is liked among those of its type; below 0 not at all."""
    kind, brings = action["type"], action.get("brings", 0)
    if view["game"] == "express":
        if kind == "place":
            begun = Counter(die["group"] for die in view["board"])
            shown = Counter(die["face"] for die in view["table"])
            return begun[action["group"]] * 10 + shown[action["group"]] - (5 if begun else 2)
        return brings - (500 if len(view["jail"]) == 2 else 2000) if kind == "stop" else 0
    if view["game"] == "go":
        squares = view["players"][view["you"]]["squares"]
        blocks = Counter(colour for square in squares for colour in square["blocks"])
        return blocks[action.get("colour")] + (action.get("choice") == "block")
    if view["game"] == "deal":
        return -1 if kind == "bank" and action["card"] in ("just_say_no", "deal_breaker") else brings
    pays = action.get("pay", action.get("amount", 0)) - min(brings, 0)
    taken = [deed for deed in view["deeds"] if deed["deed"] in action.get("take", [])]
    if kind == "offer" and (not taken or taken[0]["mortgaged"]) or kind == "bid" and pays > 100:
        return -1
    keeps = {"buy": 100, "build": 100, "bid": 100, "offer": 300, "redeem": 300}.get(kind, -10_000)
    return view["players"][view["you"]]["cash"] - pays - keeps


def choose(view: Dict[str, Any], choice: Choice, must: bool) -> Dict[str, Any]:
    """What the seat does; nothing when it likes nothing and need not act."""
    order = FIRST[view["game"]]
    liked = [action for action in choice.of(*order) if taste(view, action) >= 0]
    best = min((order.index(action["type"]) for action in liked), default=None)
    rest = [action for action in liked if order.index(action["type"]) == best]
    return max(rest or choice.actions * must, key=lambda action: taste(view, action), default={})


if __name__ == "__main__" and len(sys.argv) == 1:
    hold_a_seat(choose)
elif __name__ == "__main__":
    turns = {"turns": 100} if FIRST[sys.argv[1]] is CLASSIC else {}
    won = against_random(choose, sys.argv[1], int(sys.argv[2]), turns)
    print(f"{sys.argv[1]}: won {won:g} of {sys.argv[2]}")
