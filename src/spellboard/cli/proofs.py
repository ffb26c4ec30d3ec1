"""What a proof says, in sentences: what is proved, what stands out, and what a record cannot show."""

from __future__ import annotations

from rich.console import Console

from ..core.verify import Proof
from .screen import write

PROVED = {
    "rules": "every entry follows the rules",
    "result": "the result is that of the last position",
    "dice": "every die and draw is the one that secret, header and salts give",
    "commitment": "game, edition, options and dice were settled by the commitment that you kept",
    "salts": "the salt that you kept is in every die and draw",
    "head": "the entries are those of the head that you kept, all of them",
    "earlier entries": "up to entry {after} the entries are those of the head that you kept",
    "start": "it began from the position of the record that you kept",
}
UNKNOWN = {
    "former": "whether anything was exchanged: in this older format nothing bound game, edition, options and actions",
    "seeded": "whether the dice were chosen: they follow from a small seed, which somebody picked",
    "commitment": "whether this commitment was published before the match: compare yours with --commitment",
    "salts": "whether the salts are those that the players gave: compare yours with --salt",
    "head": "whether these are the actions that were played: with the secret open anybody can write others; "
    "compare a head that you kept with --head",
    "later entries": "whether the entries after {after} were played so: the head that you kept ends there",
    "start": "how the position came about that it began from",
    "agreement": "whether all agreed to the rewinds: ask them",
    "host": "whether the host used what a host knows: every die to come, and every hidden card and choice",
}
MOST_REWINDS = 5


def tell(out: Console, file: str, proof: Proof) -> None:
    """Write a proof for people."""
    facts = f"{proof.game}, {proof.seats} players, {proof.entries} entries, {proof.chances} dice and draws"
    if proof.former or proof.unsealed:
        why = "an older format" if proof.former else "a seed dealt, not a sealed dealer"
        write(out, f"{file}: unproved ({why}). {facts}.", "gold")
    else:
        whole = {"commitment", "head"} <= set(proof.proved)
        write(out, f"{file}: {'proved' if whole else 'agrees with itself'}. {facts}.", "verdigris")
    write(out, f"commitment  {proof.commitment}")
    if proof.head:
        write(out, f"chain head  {proof.head}")
    if proof.start is not None:
        fork = f"entry {proof.start.entry} of the match {proof.start.match}" if proof.start.match else "a position"
        write(out, f"Begun from {fork}, not as a new game.", "gold")
    for line in rewinds(proof):
        write(out, line, "rubric")
    if proof.server_salts:
        gave = seats(proof.server_salts)
        write(out, f"Server salts: {gave} gave none, so the server did; they mixed nothing of their own in.", "gold")
    if proof.weak_salts:
        gave = seats(proof.weak_salts)
        write(out, f"Short salts: {gave} gave less than 16 random bytes, which can be guessed.", "gold")
    for key in proof.proved:
        write(out, f"Proved: {PROVED[key].format(after=proof.head_after)}.")
    for key in proof.unknown:
        write(out, f"Not known: {UNKNOWN[key].format(after=proof.head_after)}.")


def rewinds(proof: Proof) -> list[str]:
    """The rewinds by agreement, loudly: each of them is a way to choose dice."""
    if not proof.rewinds:
        return []
    lost = proof.thrown_away
    times = "Once" if len(proof.rewinds) == 1 else f"{len(proof.rewinds)} times"
    dice = "1 die or draw was" if lost == 1 else f"{lost or 'no'} dice and draws were"
    lines = [f"REWINDS: {times} the match went back by agreement, and {dice} thrown away."]
    for rewind in proof.rewinds[:MOST_REWINDS]:
        gone = f"threw away {', '.join(map(str, rewind.chances))}" if rewind.chances else "threw away no die or draw"
        lines.append(f"  entry {rewind.entry} went back to before entry {rewind.before} and {gone}")
    if len(proof.rewinds) > MOST_REWINDS:
        lines.append(f"  ... and {len(proof.rewinds) - MOST_REWINDS} more")
    return lines


def seats(numbers: list[int]) -> str:
    """Seats as people count them."""
    return ", ".join(f"p{seat + 1}" for seat in numbers)
