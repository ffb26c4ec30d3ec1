"""Which clauses a text teaches: hints and `show` texts are rules, so they change when their clauses do.

`taught.toml` names the clauses of each text, with a short hash of clause and text as they were when somebody last read
the one against the other. A text that says no rule has the reason instead.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import spellboard

from . import Said, texts

TABLE = Path(__file__).parent / "taught.toml"
TEACHING = re.compile(r"show-|\w+-hint-")
REREAD = "reread the text in all languages, then run: python -m tests.texts --write"

Taught = dict[str, dict[str, dict[str, str] | str]]
"""By game and text: a hash by clause, or why it says no rule."""

HEAD = """\
# The clauses that each hint and each `show` text teaches, with a hash of clause and text as they were when somebody
# last compared them. A new text gets the ids of its clauses (`show-hat = { B3 = "" }`) or the reason why it says no
# rule; `python -m tests.texts --write` fills in the hashes.
"""


class Texts:
    """The English of what teaches and of what is taught, by game and id."""

    def __init__(self, every: Iterable[Said]) -> None:
        english = [said for said in every if said.part in spellboard.shelf() and said.language == "en"]
        self.clauses = {(said.part, said.id): said.text for said in english if said.clause}
        self.teaching = {(said.part, said.id): said.text for said in english if TEACHING.match(said.id)}

    def hash(self, game: str, id: str, clause: str) -> str:
        both = f"{self.clauses[game, clause]}\n{self.teaching[game, id]}"
        return hashlib.sha256(both.encode()).hexdigest()[:8]


def load() -> Taught:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def unknown(table: Taught, known: Texts) -> list[str]:
    """Texts that the table does not list, and texts and clauses in it that there are not, a line each."""
    listed = {(game, id): entry for game, entries in table.items() for id, entry in entries.items()}
    gone = listed.keys() - known.teaching.keys()
    found = [f"{game}: taught.toml lists {id}, which is not a text" for game, id in gone]
    for game, id in known.teaching:
        entry = listed.get((game, id))
        if not entry:
            found.append(f"{game}: name the clauses that {id} teaches in taught.toml, or why it says no rule")
        elif isinstance(entry, dict):
            missing = [clause for clause in entry if (game, clause) not in known.clauses]
            found += [f"{game}: {id} teaches {clause}, which is not a clause" for clause in missing]
    return sorted(found)


def stale(table: Taught, known: Texts) -> list[str]:
    """Texts that nobody has read since they or one of their clauses changed, a line each."""
    return [
        f"{game}: {id} or its clause {clause} has changed: {REREAD}"
        for game, entries in table.items()
        for id, entry in entries.items()
        if isinstance(entry, dict) and (game, id) in known.teaching
        for clause, seen in entry.items()
        if (game, clause) in known.clauses and known.hash(game, id, clause) != seen
    ]


def write() -> None:
    """The table with the hashes of today."""
    table, known = load(), Texts(texts())
    if problems := unknown(table, known):
        sys.exit("\n".join(problems))
    lines = [HEAD]
    for game, entries in table.items():
        lines.append(f"[{game}]")
        for id, entry in entries.items():
            if isinstance(entry, str):
                lines.append(f'{id} = "{entry}"')
            else:
                hashes = (f'{clause} = "{known.hash(game, id, clause)}"' for clause in entry)
                lines.append(f"{id} = {{ {', '.join(hashes)} }}")
        lines.append("")
    TABLE.write_text("\n".join(lines), encoding="utf-8")
