"""A choice made metal by metal: every way to make it is exactly one chain, and no chain is a dead end."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from spellboard import Rng
from spellboard.games.amulett.phases import GAIN, PAY, TAKE_BACK
from spellboard.games.amulett.state import AmulettState

from .table import at, game, hand, proves

METALS = ("gold", "silver", "copper", "iron")
# Where, with which spells, and whether each metal counts.
PAYERS = [
    ("C4", "", (1, 1, 1, 1)),
    ("A1", "meta-gold 2", (1, 1, 0, 0)),
    ("A3", "meta-gold 2, meta-copper 2", (1, 0, 1, 1)),
    ("D2", "divine-meta 2", (1, 1, 1, 1)),
]


def ends(s: AmulettState, phase: int) -> Counter[str]:
    """What p1 holds at the end of every chain."""
    if s.phase != phase:
        return Counter([hand(s, 1)])
    found: Counter[str] = Counter()
    for code in s.legal():
        further = s.copy()
        further.apply(code)
        found += ends(further, phase)
    return found


def cards(counts: tuple[int, ...]) -> str:
    return " ".join(f"{metal} {count}" for metal, count in zip(METALS, counts, strict=True) if count)


@proves("D7", "D6a")
@pytest.mark.parametrize("seed", range(12))
def test_every_payment_is_one_chain(seed: int) -> None:
    rng = Rng(seed)
    held = [int(rng.below(4)) for _ in METALS]
    area, spells = [("C4", ""), ("A1", "meta-gold 2"), ("A3", "meta-gold 2, meta-copper 2"), ("D2", "divine-meta 2")][
        seed % 4
    ]
    accepted = {"C4": (1, 1, 1, 1), "A1": (1, 1, 0, 0), "A3": (1, 0, 1, 1), "D2": (1, 1, 1, 1)}[area]
    purse = sum(count for count, counts in zip(held, accepted, strict=True) if counts)
    bid = 1 + int(rng.below(max(1, purse)))
    if purse == 0:
        held[0] = 1
    head = f"at pay p1; hat p1; caravan {area}; left 3; bid {bid} p1; open {bid}\n{area}: red white"
    s = at(head, f"{cards(tuple(held))} / - / {spells}", "", "")
    ways = [
        way
        for way in product(*(range(count * counts + 1) for count, counts in zip(held, accepted, strict=True)))
        if sum(way) == bid
    ]
    left = [cards(tuple(count - paid for count, paid in zip(held, way, strict=True))) for way in ways]
    assert ends(s, PAY) == Counter(left)


@proves("C3", "C4")
@pytest.mark.parametrize("seed", range(12))
def test_every_choice_of_metal_is_one_chain(seed: int) -> None:
    rng = Rng(seed)
    stacks = [int(rng.below(4)) for _ in METALS]
    jokers = 2 + 3 * int(rng.below(2))
    other = cards(tuple(28 - count for count in stacks))
    spell = "magic-journey" if jokers == 2 else "horn-of-plenty"
    s = at("at spell-bid p3; hat p1; offer gift; out p1 p2", f"/ - / {spell} 2", other, "")
    s.apply(s.game.code_of("pass"))
    got = min(jokers, sum(stacks))
    ways = [way for way in product(*(range(count + 1) for count in stacks)) if sum(way) == got]
    assert ends(s, GAIN) == Counter(map(cards, ways))


@proves("D12")
@pytest.mark.parametrize("allowed", [1, 3, 5])
def test_every_refund_is_one_chain(allowed: int) -> None:
    head = "at back p1; hat p1; caravan C3; left 3; bid 6 p1; pile gold 2 copper 3 iron 1"
    mine = ", ".join(
        f"{name} 2" for name in ("influence", "influence-builders", "influence-pharaohs")[: allowed // 2 + 1]
    )
    s = at(f"{head}; open {allowed}; C3: red white", f"/ - / {mine}", "", "")
    ways = [way for way in product(range(3), range(1), range(4), range(2)) if sum(way) <= allowed]
    assert ends(s, TAKE_BACK) == Counter(map(cards, ways))


def test_abilities_can_be_read_in_four_languages() -> None:
    rules = game()
    for language in ("en", "de", "nl", "fr"):
        texts = [rules.ability(spell.id, language) for spell in rules.figures.spell]
        assert all(len(text) > 10 and "{" not in text for text in texts)
    assert rules.ability("influence") == "After winning a trade take back up to 1 of your cards."
    assert game(influence_amounts="2-2-2").ability("influence").endswith("up to 2 of your cards.")
