"""What a lord can bring against a place or a castle, card by card, and what stands in the way (H1, 21, 25)."""

from __future__ import annotations

from ...core.messages import Thing
from ...core.preview import Need, Part
from .attack import walls
from .state import BOARD, MAGIC, SERVES, SHIELD, BellumState
from .tables import BITS, MAGIC_ICON, MASK, ROWS, SWORD_ICON, THIEF_ICON

Parts = tuple[Part, ...]


class Strength:
    """A lord's active row: the castle, then the creatures in the order in which they came (H1)."""

    def __init__(self, s: BellumState, seat: int) -> None:
        t, row = s.tables, int(s.die) - 1
        self.s, self.seat = s, seat
        board = int(s.has(seat, BOARD))
        self.cards = [(t.castle_ids[board], int(t.castle_icons[board * ROWS + row]))]
        """Each with its packed icons."""
        creatures = list(s.creatures)
        for card in list(s.slots)[int(2 * t.open_creatures + s.players) :]:
            owner, side = divmod(creatures[card] - int(SERVES), 2)
            if owner == seat:
                self.cards.append((t.creature_ids[card], int(t.icons[(card * 2 + side) * ROWS + row])))

    def thieves(self) -> Need:
        """One is enough (25)."""
        return Need(Thing("thief"), 1, self._icons(THIEF_ICON), self._shown(THIEF_ICON))

    def at_place(self, place: int) -> list[Need]:
        """What a place takes (21)."""
        t = self.s.tables
        name, shields, magic = t.place_ids[place], int(t.shields[place]), int(t.magic[place])
        return self._against(shields, magic, _parts((name, shields)), _parts((name, magic)))

    def at_castle(self, victim: int) -> list[Need]:
        """What a castle takes: the printed shield and the tokens are against it (25)."""
        s, t = self.s, self.s.tables
        board, tokens, magic = (int(s.has(victim, field)) for field in (BOARD, SHIELD, MAGIC))
        shields = _parts((t.castle_ids[board], int(t.castle_shield[board])), ("shield", tokens))
        return self._against(int(walls(s, victim)), magic, shields, _parts(("magic_shield", magic)))

    def _against(self, shields: int, magic: int, plain: Parts, magical: Parts) -> list[Need]:
        """Magic swords against magic shields; what is left of those helps the plain swords (21)."""
        had = self._icons(MAGIC_ICON)
        swords = self._icons(SWORD_ICON) + max(0, had - magic)
        if not magic:
            return [Need(Thing("sword"), shields, swords, self._shown(SWORD_ICON, MAGIC_ICON), plain)]
        # Whose magic swords are left nobody can say: together they are one part.
        parts = self._shown(SWORD_ICON) + _parts(("magic_sword", had - magic))
        return [
            Need(Thing("sword"), shields, swords, parts, plain),
            Need(Thing("magic_sword"), magic, had, self._shown(MAGIC_ICON), magical),
        ]

    def _icons(self, icon: int) -> int:
        return int(self.s.icons(self.seat, icon))

    def _shown(self, *icons: int) -> Parts:
        """Which cards show these icons, and how many."""
        return _parts(*((name, sum(row >> icon * BITS & MASK for icon in icons)) for name, row in self.cards))


def _parts(*counted: tuple[str, int]) -> Parts:
    """What gives nothing is no part."""
    return tuple(Part(Thing(name), int(count)) for name, count in counted if count > 0)
