"""A position drawn for the terminal, whole: every letter of it has its place."""

from __future__ import annotations

from .positions import positions

CROWD = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 19 .  .  .  .  .  .  St St St .  .  .  .  .  .  19
 18 .  .  .  .  .  .  St St St .  .  .  .  .  .  18
 17 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  17
 16 .  .  .  ** rc .  .  .  .  .  rf ** .  .  .  16
 15 .  .  .  .  rc rc .  .  .  rf rf .  .  .  .  15
 14 .  .  .  .  .  .  .  ** .  .  .  .  .  .  .  14
 13 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 13
 12 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 12
 11 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 11
 10 .  .  .  ** .  .  .  .  .  .  .  ** .  .  .  10
  9 .  .  rb rb .  .  .  .  .  .  .  re re .  s1 9
  8 .  .  rb .  .  .  .  .  .  .  .  .  re .  .  8
  7 .  .  .  s3 ga ** .  .  .  ** .  .  .  .  .  7
  6 .  .  s2 .  p1 p2 .  .  .  .  .  .  .  .  .  6
  5 .  .  .  ra ra p3 .  ** .  .  rd rd .  .  .  5
  4 .  .  ** .  ra gb s4 .  .  .  rd .  ** .  .  4
  3 .  .  .  .  .  GG .  .  .  .  .  .  .  .  .  3
  2 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  2
  1 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  1
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O

Round 1, p1 with card 6, wizard 1/6, gnomes 1/5
    field      energy  card  artefacts  in hand
p1  E6         10      6     -          0 1 2 3 4 5 7 8 9 10
p2  F6         10      5     -          0 1 2 3 4 6 7 8 9 10
p3  F5         10      4     -          0 1 2 3 5 6 7 8 9 10, protected
p4  the start  10      3     -          0 1 2 4 5 6 7 8 9 10
"""

BONUS = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 19 .  .  .  .  .  .  St St St .  .  .  .  .  .  19
 18 .  .  .  .  .  .  St St St .  .  .  .  .  .  18
 17 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  17
 16 .  .  .  ** rc .  .  .  .  .  rf ** .  .  .  16
 15 .  .  .  .  rc rc .  .  .  rf rf .  .  .  .  15
 14 .  .  .  .  .  .  .  ** .  .  .  .  .  .  .  14
 13 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 13
 12 Am Am .  .  .  ga .  .  .  gb .  .  .  Ri Ri 12
 11 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 11
 10 .  .  .  ** .  .  .  GG .  .  .  ** .  .  .  10
  9 .  .  rb rb .  .  .  .  .  .  .  re re .  s1 9
  8 .  .  rb .  .  .  .  .  .  .  .  .  re .  .  8
  7 .  .  .  .  .  ** .  .  .  ** .  .  .  .  .  7
  6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  6
  5 .  .  p1 ra ra .  .  ** .  .  rd rd .  .  .  5
  4 .  p2 ** .  ra .  .  .  .  .  rd .  ** .  .  4
  3 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  3
  2 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  2
  1 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  1
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O

Round 1, p1 with card 1, wizard 1/1, further steps 1
    field  energy  card  artefacts  in hand
p1  C5     14      1     -          0 2 3 4 5 6 7 8 9 10
p2  B4     10      0     -          1 2 3 4 5 6 7 8 9 10
"""

PUSHED = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 19 .  .  .  .  .  .  St St St .  .  .  .  .  .  19
 18 .  .  .  .  .  .  St St St .  .  .  .  .  .  18
 17 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  17
 16 .  .  .  ** .  .  .  .  .  .  rf ** .  .  .  16
 15 .  .  .  .  .  .  .  .  .  rf rf .  .  .  .  15
 14 .  .  .  .  .  .  .  ** .  .  .  .  .  .  .  14
 13 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 13
 12 Am Am .  .  .  .  .  .  .  gb .  .  .  Ri Ri 12
 11 Am Am .  .  .  .  .  .  .  .  .  .  .  Ri Ri 11
 10 .  .  .  ** .  .  .  GG .  .  .  ** .  .  .  10
  9 .  .  rb rb .  .  .  .  .  .  .  re re .  s1 9
  8 .  .  rb .  .  .  s2 p3 .  .  .  .  re .  .  8
  7 .  .  .  .  .  rc ga .  p2 ** .  .  .  .  .  7
  6 .  .  .  .  .  rc rc .  .  .  .  .  .  .  .  6
  5 .  .  .  ra ra .  .  ** .  .  rd rd .  .  .  5
  4 .  .  ** .  ra .  .  .  .  .  rd .  ** .  .  4
  3 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  3
  2 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  2
  1 .  .  .  .  .  .  ## ## ## .  .  .  .  .  .  1
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O

Round 1, p1 with card 6, wizard 0/6, gnomes 1/5, displaced 2/5
    field      energy  card  artefacts  in hand
p1  the start  10      6     -          0 1 2 3 4 5 7 8 9 10
p2  I7         10      3     -          0 1 2 4 5 6 7 8 9 10
p3  H8         10      2     -          0 1 3 4 5 6 7 8 9 10
"""


def test_a_turn_is_drawn_with_all_that_stands_on_the_board() -> None:
    assert str(positions()["crowd"]) == CROWD.strip("\n")


def test_a_walk_beyond_a_red_field_is_drawn_with_its_steps() -> None:
    assert str(positions()["bonus-walk"]) == BONUS.strip("\n")


def test_a_displacement_is_drawn_with_its_steps() -> None:
    assert str(positions()["displacing"]) == PUSHED.strip("\n")
