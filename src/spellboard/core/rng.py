"""A small random generator whose sequence never changes, for bots and simulation.

It is sfc32 (four 32-bit words): only additions, shifts and exclusive-ors of small numbers, so the compiled and the
interpreted engine give the same sequence without overflow. Dice in a real match come from the dealer, not from here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000


@mypyc_attr(acyclic=True)
class Rng:
    """Random numbers from a seed: the same seed, the same numbers, in every release."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.d: i64 = 1
        for _ in range(15):
            self.word()

    def __repr__(self) -> str:
        return f"Rng({self.seed})"

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        turned: i64 = ((self.c << 21) | (self.c >> 11)) & MASK
        self.c = (turned + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        if n <= 0 or n > 0x80000000:
            raise ValueError("below() takes a number from 1 to 2**31")
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            # The lowest products of each class would be drawn once too often: throw those away (Lemire's method).
            surplus: i64 = SPAN % n
            while low < surplus:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def choice(self, codes: vec[i64]) -> i64:
        """One of the codes, each equally likely."""
        return codes[self.below(len(codes))]

    def draw(self, odds: vec[i64]) -> i64:
        """One of the codes of [code, weight, code, weight, ...], as likely as its weight."""
        total: i64 = 0
        at: i64 = 1
        n: i64 = len(odds)
        while at < n:
            total += odds[at]
            at += 2
        point: i64 = self.below(total)
        at = 0
        while point >= odds[at + 1]:
            point -= odds[at + 1]
            at += 2
        return odds[at]

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def fork(self) -> "Rng":
        """A new generator, independent of what this one gives later."""
        return Rng((int(self.word()) << 64) | (int(self.word()) << 32) | int(self.word()))
