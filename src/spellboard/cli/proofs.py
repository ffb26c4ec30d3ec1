"""What a proof says, in sentences: what is proved, what stands out, and what a record cannot show."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from ..core.messages import Argument, Message, Several, Text
from ..core.verify import Proof
from ..core.words import key_of, words
from .called import CLI
from .screen import plain, write

MOST_REWINDS = 5


def tell(out: Console, file: str, proof: Proof, spoken: str) -> None:
    """Write a proof for people."""
    own = words(CLI, spoken)
    for indent, message, style in lines(file, proof):
        write(out, indent + plain(own.render(message, ())), style)


def lines(file: str, proof: Proof) -> Iterator[tuple[str, Message, str]]:
    """Every line: how far it stands in, what it says, and its colour."""
    verdict = verdict_of(proof)
    facts = _said("proof-facts", game=Text(proof.game), seats=proof.seats, entries=proof.entries, chances=proof.chances)
    colour = "verdigris" if verdict == "whole" else "gold"
    yield "", _said(f"proof-{verdict}", file=Text(file), facts=facts), colour
    if verdict == "agrees":
        # First of all how little that is: what follows is true of a forgery, too.
        after = proof.head_after or 0
        yield "", _said(f"proof-basis-{proof.basis}", after=after, rest=proof.entries - after), "gold"
    yield "", _said("proof-commitment", hash=Text(proof.commitment)), ""
    if proof.head:
        yield "", _said("proof-head", hash=Text(proof.head)), ""
    if proof.start is not None and proof.start.match:
        yield "", _said("proof-begun-fork", entry=proof.start.entry, match=Text(proof.start.match)), "gold"
    elif proof.start is not None:
        yield "", _said("proof-begun-practice" if proof.start.practice else "proof-begun-position"), "gold"
    if proof.lot:
        drawn = [_said("proof-lot-seat", player=_player(seat), chair=chair + 1) for seat, chair in enumerate(proof.lot)]
        yield "", _said("proof-lot", seats=Several([*drawn])), ""
    yield from rewinds(proof)
    if proof.server_salts:
        yield "", _said("proof-server-salts", seats=_players(proof.server_salts)), "gold"
    if proof.weak_salts:
        yield "", _said("proof-short-salts", seats=_players(proof.weak_salts)), "gold"
    after = proof.head_after or 0
    for key in proof.proved:
        yield "", _said("proof-proved", what=_said(f"proved-{key_of(key)}", after=after)), ""
    for key in proof.unknown:
        yield "", _said("proof-unknown", what=_said(f"unknown-{key_of(key)}", after=after)), ""


def verdict_of(proof: Proof) -> str:
    """In one word, how far the record is proved."""
    if proof.former:
        return "former"
    if proof.unsealed:
        return "seeded"
    return "whole" if proof.basis == "whole" else "agrees"


def rewinds(proof: Proof) -> Iterator[tuple[str, Message, str]]:
    """The rewinds by agreement, loudly: each of them is a way to choose dice."""
    if not proof.rewinds:
        return
    yield "", _said("proof-rewinds", times=len(proof.rewinds), lost=proof.thrown_away), "rubric"
    for rewind in proof.rewinds[:MOST_REWINDS]:
        gone = Several([*rewind.chances])
        said = _said("proof-rewind", entry=rewind.entry, before=rewind.before, lost=len(rewind.chances), chances=gone)
        yield "  ", said, "rubric"
    if len(proof.rewinds) > MOST_REWINDS:
        yield "  ", _said("proof-rewinds-more", count=len(proof.rewinds) - MOST_REWINDS), "rubric"


def _said(key: str, **args: Argument) -> Message:
    return Message(key, args)


def _player(seat: int) -> Text:
    """A seat as people count it, and as the record names the players."""
    return Text(f"p{seat + 1}")


def _players(seats: list[int]) -> Several:
    return Several([_player(seat) for seat in seats])
