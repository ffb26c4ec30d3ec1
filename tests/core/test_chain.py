"""The chain of a journal: it fixes every entry, and a head tells nothing about a hidden choice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from spellboard import Match
from spellboard.core import entries as journal
from spellboard.core import seal
from spellboard.core.record import Deed
from spellboard.core.seal import Chain
from tests.example import GAME
from tests.example.game import Embers

from .table import SALTS, SECRET, aims, finish, sealed

HIDDEN = 11
"""The entry in which Ben aims in secret."""
CHOICES = ["aim p1", "aim p3", "hide"]


def written(choice: str) -> str:
    return journal.write(Deed(HIDDEN, 1, choice))


class OpenChain(Chain):
    """A saboteur's chain, whose links hold no nonce."""

    def add(self, text: str) -> str:
        self.length += 1
        self.link = seal.next_link(self.link, text, b"")
        return self.head


def heads_of(match: Match, chain: Chain) -> list[str]:
    """All heads that were published while this match was played."""
    return [chain.head, *(chain.add(text) for text in match.texts)]


def guesses(match: Match, heads: list[str]) -> Iterator[bytes]:
    """What somebody without the secret can put in the place of a nonce: all that is public, hashed in many ways."""
    public = [b"", bytes(32), match.dealer.header.encode(), bytes.fromhex(match.dealer.commitment)]
    public += [salt.encode() for salt in SALTS] + [bytes.fromhex(head) for head in heads]
    public += [str(number).encode() for number in range(len(heads) + 1)]
    for fact in public:
        yield fact
        yield hashlib.sha256(fact).digest()
        yield seal.hashed("chain", fact)
        for key in (b"", bytes(32), seal.header_hash(match.dealer.header), bytes.fromhex(match.dealer.commitment)):
            yield seal.keyed(key, "chain", fact)
            yield seal.nonce(key, seal.header_hash(match.dealer.header), HIDDEN)


def cracked(match: Match, heads: list[str]) -> list[str]:
    """The choices that an attacker confirms who knows every entry but the hidden one, all heads, and no secret."""
    before, after = bytes.fromhex(heads[HIDDEN - 1]), heads[HIDDEN]
    later = match.texts[HIDDEN:]
    found = []
    for choice in CHOICES:
        for guess in guesses(match, heads):
            link = seal.next_link(before, written(choice), guess)
            whole = link
            for text in later:  # the later heads hang on this one: they might give it away too
                whole = seal.next_link(whole, text, guess)
            if link.hex() == after or whole.hex() == heads[-1]:
                found.append(choice)
                break
    return found


@pytest.mark.parametrize("choice", CHOICES)
def test_heads_tell_nothing_about_a_hidden_choice(game: Embers, choice: str) -> None:
    match = sealed(game)
    aims(match, "aim p2", choice, "hide")
    assert match.texts[HIDDEN - 1] == written(choice)
    heads = heads_of(match, match.dealer.chain())
    assert heads[1:] == match.links and heads[-1] == match.head
    assert cracked(match, heads) == []


@pytest.mark.parametrize("choice", CHOICES)
def test_the_same_attacker_cracks_a_chain_without_nonces(game: Embers, choice: str) -> None:
    match = sealed(game)
    aims(match, "aim p2", choice, "hide")
    start = match.dealer.chain()
    assert cracked(match, heads_of(match, OpenChain(SECRET, b"", start.link))) == [choice]


@pytest.mark.parametrize("choice", CHOICES)
def test_the_open_secret_confirms_one_choice_and_no_other(game: Embers, choice: str) -> None:
    match = sealed(game)
    aims(match, "aim p2", choice, "hide")
    before, hidden_by = (
        bytes.fromhex(match.links[HIDDEN - 2]),
        seal.nonce(SECRET, seal.header_hash(match.dealer.header), HIDDEN),
    )
    fitting = [each for each in CHOICES if seal.next_link(before, written(each), hidden_by).hex() == match.links[10]]
    assert fitting == [choice]


def test_every_nonce_is_another_one() -> None:
    nonces = {
        seal.nonce(secret, head, n) for secret in (SECRET, SECRET[::-1]) for head in (b"a", b"b") for n in range(99)
    }
    assert len(nonces) == 4 * 99


def test_the_first_link_holds_commitment_salts_and_marks(game: Embers) -> None:
    published, salts = bytes(32), seal.packed([b"a", b"b"])
    links = {
        seal.first_link(published, salts, []),
        seal.first_link(bytes([1] * 32), salts, []),
        seal.first_link(published, seal.packed([b"ab", b""]), []),
        seal.first_link(published, salts, [0]),
        seal.first_link(published, salts, [1]),
        seal.first_link(published, salts, [0, 1]),
    }
    assert len(links) == 6


def test_a_head_after_an_undo_or_a_rewind_is_a_new_one(match: Match) -> None:
    heads = [match.head]
    for step in (lambda: match.play("hide", 0), lambda: match.undo(0), lambda: match.rewind(9)):
        step()
        heads.append(match.head)
    assert len(set(heads)) == 4


def test_names_stand_outside_header_and_chain(game: Embers) -> None:
    one, other = sealed(game), Match.begin(game, ["X", "Y", "Z"], secret=SECRET, salts=SALTS)
    assert finish(one, 1).links == finish(other, 1).links
    assert one.record.header_text == other.record.header_text
    other.record.verify(GAME, commitment=one.dealer.commitment, head=one.head)
