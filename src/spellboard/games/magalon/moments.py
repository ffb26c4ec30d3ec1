"""Whether the moment at hand fits what has happened: a part of soundness, for the round, its end, and a turn."""

from __future__ import annotations

from collections.abc import Iterator

from .completing import may_roll
from .ending import CAPPED, COUNCIL, RESIGNED
from .phases import CONTACT, END, HOLDING, LAYING, PUSHING, ROLLING, SHIELDING, TURN
from .rounds import can_lay, lowest_card
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    BONUS,
    DICE,
    DISPLACED,
    ENERGY,
    GAINED,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME_STEPS,
    HAND,
    HELD,
    LAID,
    LIFTED,
    MONSTER,
    MOVED,
    NONE,
    OWNED,
    PUSHED,
    RUINS,
    SEATS,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SEEN_WIZARD,
    SHIELD_AT,
    SHIELDED,
    SHIFTS,
    STEPS,
    VICTIM,
    displaced_by,
)

OPEN = {ATTACKER: NONE, VICTIM: NONE, PUSHED: 0, HELD: NONE}
"""What an attack or a ruin in the hand changes, as it is while there is neither."""


def moment(s: MagalonState) -> Iterator[str]:
    """A phase that fits what is open."""
    if s.phase == END:
        yield from _ended(s)
    elif s.ending or s.winner != NONE:
        yield "the game runs and has an ending"
    if in_turn(s):
        yield from _turn(s)
    elif any(s.table[entry] for entry in range(STEPS, ATTACKER)) or len(s.trails):
        yield "steps of a turn are left on the board"
    elif any(s.table[entry] != neutral for entry, neutral in OPEN.items()):
        yield "an attack or a ruin is open outside a turn"
    if s.phase == LAYING:
        yield from _laying(s)


def _laying(s: MagalonState) -> Iterator[str]:
    """Cards are laid clockwise from the leader; it is the turn of the first who has not and can (B1, B3)."""
    order = [(int(s.leader) + further) % int(s.players) for further in range(s.players)]
    at = order.index(int(s.mover))
    if any(s.table[LAID + seat] == NONE and s.present(seat) for seat in order[:at]):
        yield "somebody before the mover has laid no card"
    if any(s.table[LAID + seat] != NONE for seat in order[at:]) or not s.present(s.mover) or not can_lay(s, s.mover):
        yield "it is not the mover who lays a card now"
    if s.lowest != NONE:
        yield "a lowest card is named while cards are laid"


def _ended(s: MagalonState) -> Iterator[str]:
    """How it ended says who won; whose turn it was means nothing any more (L1, L4, L5)."""
    here = [seat for seat in range(s.players) if s.present(seat)]
    winner = int(s.winner)
    if s.lowest not in {lowest_card(s), *([NONE] if s.ending == RESIGNED else [])}:
        yield "lowest is not who laid the lowest card"
    if s.ending == CAPPED:
        if winner != NONE or s.round != s.t.round_cap or s.mover != s.leader:
            yield "the last round is over, but not by the cap"
    elif winner < 0 or s.mover != winner:
        yield "the game is over without a winner"
    elif s.ending == RESIGNED:
        if here != [winner]:
            yield "the winner is not alone"
    elif s.ending == COUNCIL:
        rich = s.table[ENERGY + winner] >= s.t.energy_goal and s.table[OWNED + winner] == s.t.all_artifacts
        if winner not in here or not rich or s.table[AT + winner] != s.t.start:
            yield "the winner has not come home"
    else:
        yield "the game is over without an ending"


# --- a turn ----------------------------------------------------------------------------------------------------------

Trails = dict[int, int]
"""Each field that somebody has entered this turn, and the bits of who has."""


def _turn(s: MagalonState) -> Iterator[str]:
    table, mark = plain(s.table), plain(s.mark_table)
    card = table[LAID + s.mover]
    if card < 0 or not s.present(s.mover):
        yield "whose turn it is has laid no card"
        return
    if any(table[LAID + seat] == NONE and s.present(seat) for seat in range(s.players)):
        yield "a turn has begun before all cards were laid"
    if s.lowest != lowest_card(s):
        yield "lowest is not who laid the lowest card"
        return
    now, then = _steps(s.trails), _steps(s.mark_trails)
    found = [*_done(s, table, now), *_done(s, mark, then), *_attack(s, table, now), *_since(s, mark, then, table, now)]
    if s.phase == HOLDING and (table[LIFTED] or not s.t.lifts[card]):
        found.append("no ruin may be in the hand")
    if s.phase == SHIELDING and table[SHIELDED]:
        found.append("the shield was set already")
    if s.phase == ROLLING and (s.mover != s.lowest or table[DICE]):
        found.append("there is nothing to roll for")
    yield from found or _at_the_dice(s, mark)


def _at_the_dice(s: MagalonState, mark: list[int]) -> Iterator[str]:
    """The turn goes back to its start or to the dice, where all that is begun can be finished (C3)."""
    back = s.copy()
    back.return_to_mark()
    if not may_roll(back) or (s.phase == ROLLING and not may_roll(s)):
        yield "the dice were rolled while something begun could not be finished"
    if not mark[DICE] and (any(mark[entry] for entry in range(STEPS, ATTACKER)) or len(back.trails)):
        yield "something was done before the turn's start"
    if any(mark[entry] != neutral for entry, neutral in OPEN.items()):
        yield "an attack or a ruin is open at the mark"
    for problem in pieces(back):
        yield f"{problem} at the mark"


def _steps(trails: object) -> Trails:
    numbers = plain(trails)
    return dict(zip(numbers[::2], numbers[1::2], strict=True))


def _done(s: MagalonState, table: list[int], trails: Trails) -> Iterator[str]:
    """What is done of a turn: within its bounds, and with a trail as long as it."""
    t = s.t
    card, mover = table[LAID + s.mover], int(s.mover)
    low, high = divmod(table[DICE], 8)
    if table[DICE] and not (1 <= low <= high <= 6 and mover == s.lowest):
        yield "the dice show no faces, or another rolled them"
    most = {STEPS: t.value[card], BONUS: t.red_walk, GNOME_STEPS: t.gnomes[card], GIANT_STEPS: low + high, MOVED: 7}
    most |= {SHIFTS: t.shifts[card], LIFTED: t.lifts[card], SHIELDED: 1, GAINED: int(t.energy[card] > 0)}
    for entry, bound in most.items():
        yield from within(f"entry {entry} of the table", table[entry], 0, bound)
    if table[SHIELDED] and table[SHIELD_AT + mover] < 0:
        yield "a shield was set and is not there"
    walked = [field for field, who in trails.items() if who & SEEN_WIZARD]
    yield from _trail(s, "wizard", walked, table[AT + mover], table[STEPS] + table[BONUS])
    if table[BONUS] and (table[STEPS] != t.value[card] or not any(t.red[field] for field in walked)):
        yield "he went on without a red field"
    total = 0
    for monster, name in enumerate(("gnome a", "gnome b", "giant")):
        fields = [field for field, who in trails.items() if who & (SEEN_MONSTER << monster)]
        steps = max(0, len(fields) - (not t.origin_reusable))
        if monster == GIANT_NUMBER:
            steps = table[GIANT_STEPS]
        else:
            total += steps
        yield from _trail(s, name, fields, table[MONSTER + monster], steps)
        if any(field >= t.squares for field in fields) or (table[MOVED] >> monster & 1) != (steps > 0):
            yield f"{name} has not moved as its trail says"
    if total != table[GNOME_STEPS]:
        yield "the gnomes' trails are not as long as their steps"
    yield from _displaced(s, table)


def _trail(s: MagalonState, name: str, fields: list[int], at: int, steps: int) -> Iterator[str]:
    """A piece has entered as many fields as it has gone steps, the one it stands on among them (D2)."""
    wanted = steps + (not s.t.origin_reusable) if steps else 0
    if len(fields) != wanted or (steps and at not in fields):
        yield f"{name}: the trail does not fit {steps} steps"


def _displaced(s: MagalonState, table: list[int]) -> Iterator[str]:
    """Who was displaced: once, by a monster that moved, and attackable before (G7, G8)."""
    t, hits = s.t, table[DISPLACED]
    yield from within("displaced", hits, 0, 255)
    gnomes, giant = hits & 15, hits >> 4
    for seat in range(SEATS):
        if (gnomes | giant) >> seat & 1 and not _attackable(s, table, seat):
            yield f"p{seat + 1} cannot have been displaced"
        elif (gnomes | giant) >> seat & 1 and not t.displace_into_special and table[AT + seat] >= t.squares:
            yield f"p{seat + 1} cannot have been displaced so far"
    if gnomes & giant or gnomes.bit_count() > table[GNOME_STEPS] or giant.bit_count() > table[GIANT_STEPS]:
        yield "more was displaced than attacked"


def _attackable(s: MagalonState, table: list[int], seat: int) -> bool:
    """Whether the mover's monsters may ever attack this seat in his turn (G3, K1)."""
    laid = table[LAID + seat]
    return seat < s.players and seat != s.mover and not (laid >= 0 and s.t.protects[laid])


def _attack(s: MagalonState, table: list[int], trails: Trails) -> Iterator[str]:
    """A contact, a displacement and a ruin in the hand are open exactly in their phases (G4, G6, I4)."""
    t = s.t
    attacker, victim, pushed = table[ATTACKER], table[VICTIM], table[PUSHED]
    open_now = {ATTACKER, VICTIM} if s.phase == CONTACT else {ATTACKER, VICTIM, PUSHED} if s.phase == PUSHING else set()
    open_now |= {HELD} if s.phase == HOLDING else set()
    if any((table[entry] != neutral) != (entry in open_now) for entry, neutral in OPEN.items()):
        yield "the phase does not fit what is open"
        return
    way = [field for field, who in trails.items() if who & SEEN_PUSHED]
    if len(way) != (pushed + 1 if pushed else 0):
        yield "the steps of a displacement do not fit its trail"
    if attacker < 0:
        return
    struck = displaced_by(table[DISPLACED], victim)
    if not _attackable(s, table, victim) or struck or not table[MOVED] >> attacker & 1:
        yield "nobody is attacked who can be"
    if pushed and not (0 < pushed < t.push(attacker) and {table[MONSTER + attacker], table[AT + victim]} <= set(way)):
        yield "a displacement has gone too far, or another way"
    if pushed and not t.displace_into_special and any(field >= t.squares for field in way):
        yield "a displacement leads over a special field"


def _since(s: MagalonState, mark: list[int], then: Trails, table: list[int], now: Trails) -> Iterator[str]:
    """What was not done since the mark has not changed since."""
    t, mover = s.t, int(s.mover)
    same = [entry + seat for entry in (HAND, LAID) for seat in range(s.players)]
    others = [seat for seat in range(s.players) if seat != mover]
    same += [entry + seat for entry in (SHIELD_AT, ENERGY, OWNED) for seat in others] + [DICE]
    moved = table[DISPLACED] & ~mark[DISPLACED]
    pushed = table[VICTIM] if table[PUSHED] else NONE
    same += [AT + seat for seat in others if not displaced_by(moved, seat) and seat != pushed]
    if mark[STEPS] + mark[BONUS] == table[STEPS] + table[BONUS]:
        same.append(AT + mover)
    if mark[SHIFTS] == table[SHIFTS] and mark[LIFTED] == table[LIFTED]:
        same += [RUINS + ruin for ruin in range(t.ruins)]
    if mark[SHIELDED] == table[SHIELDED]:
        same.append(SHIELD_AT + mover)
    for monster in range(GIANT_NUMBER + 1):
        bit = SEEN_MONSTER << monster
        if {field for field in now if now[field] & bit} == {field for field in then if then[field] & bit}:
            same.append(MONSTER + monster)
    if any(mark[entry] != table[entry] for entry in same):
        yield "something has changed since the mark that nobody did"
    counts = (STEPS, BONUS, GNOME_STEPS, GIANT_STEPS, SHIFTS, LIFTED, SHIELDED, GAINED)
    if any(mark[entry] > table[entry] for entry in counts) or any(
        mark[entry] & ~table[entry] for entry in (MOVED, DISPLACED)
    ):
        yield "something done at the mark is undone"
    if any(who & ~now.get(field, 0) for field, who in then.items()):
        yield "a trail of the mark is lost"
    gain = int(t.energy[table[LAID + mover]]) if table[GAINED] > mark[GAINED] else 0
    if table[ENERGY + mover] != max(mark[ENERGY + mover], min(int(t.energy_top), mark[ENERGY + mover] + gain)):
        yield "the mover's energy does not fit what was taken"
    entered = {field for field, who in now.items() if who & SEEN_WIZARD and not then.get(field, 0) & SEEN_WIZARD}
    if not t.origin_reusable:
        entered.discard(mark[AT + mover])
    found = sum(1 << field - int(t.start) - 1 for field in entered if field > t.start)
    if table[OWNED + mover] != mark[OWNED + mover] | found:
        yield "the mover's artifacts do not fit his way"


# --- the board -------------------------------------------------------------------------------------------------------


def pieces(s: MagalonState) -> Iterator[str]:
    """Pieces share no square, but for an attacker on its victim; the place of a ruin in the hand stays free for it."""
    t, table = s.t, plain(s.table)
    astray = s.astray()
    if astray >= 0:
        yield f"the board and the table differ at {t.field_names[astray]}"
    lying = [(f"p{seat + 1}", table[AT + seat]) for seat in range(s.players)]
    lying += [(f"shield of p{seat + 1}", table[SHIELD_AT + seat]) for seat in range(s.players)]
    for ruin in range(t.ruins):
        at = table[RUINS + ruin] * int(t.ruin_size)
        lying += [(f"ruin {t.ruin_names[ruin]}", int(t.footprint[at + part])) for part in range(t.ruin_size)]
    for monster, name in enumerate(("gnome a", "gnome b", "giant")):
        if s.phase != CONTACT or monster != table[ATTACKER]:
            lying.append((name, table[MONSTER + monster]))
        elif table[VICTIM] < 0 or table[AT + table[VICTIM]] != table[MONSTER + monster]:
            yield f"{name} attacks nobody"
    taken: dict[int, str] = {}
    for name, field in lying:
        if 0 <= field < t.squares:
            other = taken.setdefault(field, name)
            if other != name:
                yield f"{other} and {name} share {t.field_names[field]}"


# --- in plain words --------------------------------------------------------------------------------------------------


def in_turn(s: MagalonState) -> bool:
    return bool(TURN <= s.phase <= ROLLING)


def within(name: str, value: int, low: int, high: int) -> Iterator[str]:
    if not low <= value <= high:
        yield f"{name} is {value}, not {low} to {high}"


def plain(numbers: object) -> list[int]:
    """An array as plain numbers, which count beyond any bounds."""
    return [int(number) for number in numbers]  # type: ignore[attr-defined]
