title = Embers
about = A small game made up for testing; all of its figures are our own.
prompt-aim = Round { $round }: whom do you rob, or do you hide?
prompt-lead = Round { $round }: bury a card for points, or pass?
prompt-lay = Which card do you bury?
action-aim = Aim at { $seat }
action-hide = Hide
action-pass = Bury nothing
action-bury = Bury a card
action-lay = Bury { $card }
action-put-back = Put it back
action-deal = Deal { $card }
action-die = The die shows { $face }
action-lift = Lift { $card }
action-omen = Turn over { $card }
kind-aim = Aim
kind-hide = Hide
kind-pass = Pass
kind-bury = Bury
kind-lay = Lay
kind-put-back = Put back
kind-deal = Deal
kind-die = Die
kind-lift = Lift
kind-omen = Omen
event-dealt = { $seat } is dealt a card.
    .private = { $seat } is dealt { $card }.
event-aimed = { $seat } has chosen.
    .private = { $seat } chose: { $target }.
event-revealed = Everyone shows their choice: { $targets }.
event-rolled = The die shows { $die }.
event-stole = { $seat } steals a card from { $from }.
    .private = { $seat } steals { $card } from { $from }.
event-buried = { $seat } buries a card.
    .private = { $seat } buries { $card }.
event-passed = { $seat } buries nothing.
event-omen = { $seat } turns over { $card }.
event-ended = The fire goes out. Scores: { $scores }.
fact-cards = cards
fact-points = points
reason-rounds = the last round was played
name-ash = ash
name-coal = coal
name-flame = flame
name-hiding = hiding
name-nobody = nobody
sentence = Rob in secret, hide in time, and bury your best cards.
sheet-table = Table
sheet-mat = Mat
sheet-hand = Hand
piece-deck = Deck
piece-die = Die: { $die }
piece-backs = Hidden cards of { $seat }: { $count }
piece-cards = { $card }: { $count }
option-shelter = Shelter
    .help = Whoever hides cannot be robbed.

## Sections of the rulebook

section-set-up = set-up
section-aim = aiming
section-rob = robbing
section-lead = leading
section-omen = omen
section-end = end

## What things do

goal = After { $rounds } rounds the highest score wins: your cards and your points. Rob the others in secret, hide in time, and bury cards for points.
legend = > leads the round; cards and points stand beside each seat.
show-card = { $card }: counts { $value } at the end; { $count } in all.

## Errors

error-card-figures = counts and values from 0 to 99 were expected
error-rounds = 1 to 100 rounds were expected
error-hand = 1 to { $most } cards for each hand were expected

## The guided first turn

practice-hide = Hide: whoever hides cannot be robbed.
practice-bury = You lead. Bury coal: it brings a point.
