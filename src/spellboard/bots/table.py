"""A hash table of whole numbers: where the search finds again what it has met."""

from librt.vecs import vec
from mypy_extensions import i64


class Table:
    """Numbers of 62 bits, each with the place at which it came."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = 1024
        self.keys = vec[i64]([0] * 512)
        self.slots = vec[i64]([0] * 1024)

    def find(self, key: i64) -> i64:
        """The place of a number, or -1."""
        slot: i64 = (key ^ (key >> 29)) & (self.room - 1)
        while self.slots[slot] != 0:
            if self.keys[self.slots[slot] - 1] == key:
                return self.slots[slot] - 1
            slot = (slot + 1) & (self.room - 1)
        return -1

    def add(self, key: i64) -> i64:
        """A new number; gives its place."""
        if self.count * 2 >= self.room:
            self.grow()
        self.keys[self.count] = key
        self.count += 1
        self.put(key, self.count)
        return self.count - 1

    def put(self, key: i64, place: i64) -> None:
        slot: i64 = (key ^ (key >> 29)) & (self.room - 1)
        while self.slots[slot] != 0:
            slot = (slot + 1) & (self.room - 1)
        self.slots[slot] = place

    def grow(self) -> None:
        self.room *= 4
        self.keys = longer(self.keys, self.room // 2)
        self.slots = vec[i64]([0] * int(self.room))
        place: i64 = 0
        while place < self.count:
            self.put(self.keys[place], place + 1)
            place += 1


def longer(numbers: vec[i64], size: i64) -> vec[i64]:
    """The same numbers, and nothing behind them."""
    found = vec[i64]([0] * int(size))
    for at in range(len(numbers)):
        found[at] = numbers[at]
    return found
