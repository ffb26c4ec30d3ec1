title = Magalon
sentence = Collect three artefacts in a valley of moving ruins, gnomes and a giant, and be the first back home.
about = Wolfgang Kramer’s Magalon of 1998, played by the German rulebook. The board, the places of the ruins, monsters and red fields, and the numbers on cards 2 (ruins), 3, 6, 8, 9 and 10 could not be found anywhere: they are reconstructed. Everything else stands in the rulebooks or follows from them. An owner of the box can correct every figure in the edition file.

option-origin-reusable = Back to the field you left
    .help = The field a piece starts from may be entered once in the same turn.
option-displace-into-special = Displacing over special fields
    .help = A wizard may be displaced onto and over the start and artefact fields.
option-strict-enclosure = Strict shields
    .help = No shield may take a wizard’s last free neighbouring field, as the Dutch rules have it.
option-start-without-winning = Crossing the start without winning
    .help = With 16 energy the start may be entered even without all artefacts.
option-round-cap = Last round
    .help = The game ends after this many rounds; 0 means never.

prompt-lay = Round { $round }: lay a card. The highest card acts first; the lowest also moves the giant.
prompt-turn = Your turn with card { $card }. { $walk ->
        [0] Actions in any order; end the turn when you are done.
        [one] Walk exactly 1 field, or stay where you are; actions in any order.
       *[other] Walk exactly { $walk } fields, or stay where you are; actions in any order.
    }
prompt-finish = Card { $card }. Still to be finished: { $begun }.
prompt-contact = { $victim } is attacked by { $monster }: displace the wizard by { $left } fields, or move on.
prompt-displace = Move { $victim }’s wizard { $left ->
        [one] 1 more field
       *[other] { $left } more fields
    }.
prompt-set = You hold ruin { $ruin }: choose its corner square and where its two arms point.
prompt-shield = Choose a free square for your shield.

action-lay = Lay card { $card }
action-wizard = Walk to { $field }
action-gnome = Move gnome { $gnome } to { $field }
action-giant = Move the giant to { $field }
action-displace = Displace the wizard to { $field }
action-shift = Shift ruin { $ruin } { $direction }
action-lift = Lift ruin { $ruin }
action-set = Set the ruin down: corner on { $field }, arms { $facing ->
        [north] north and east
        [east] east and south
        [south] south and west
       *[west] west and north
    }
action-shield = Take your shield
action-on = Set your shield on { $field }
action-put-back = Put it back
action-put-back-ruin = Put the ruin back
action-put-back-shield = Put the shield back
action-energy = Take the card’s energy
action-roll = Roll for the giant
action-take-back = Take the turn back
action-take-back-dice = Take back everything since the dice
action-end-turn = End your turn
action-dice = The dice show { $low } and { $high }

kind-lay = Lay a card
kind-wizard = Wizard
kind-gnome = Gnomes
kind-giant = Giant
kind-displace = Displace
kind-shift = Shift a ruin
kind-lift = Lift a ruin
kind-set = Set the ruin
kind-shield = Shield
kind-on = Shield’s square
kind-put-back = Put back
kind-energy = Energy
kind-roll = Roll
kind-take-back = Take back
kind-end-turn = End turn
kind-dice = Dice

event-round = Round { $round } begins; { $leader } leads.
event-laid = { $seat } lays card { $card }.
event-skipped = { $seat } has no card of a new value and skips this round.
event-turn = { $seat } takes a turn with card { $card }.
event-recovered = { $seat } takes all used cards back.
event-walked = { $seat } walks from { $here } to { $field }.
event-took = { $seat } takes { $artifact }.
event-stalked = { $seat } moves { $monster } from { $here } to { $field }.
event-attacked = { $victim } is attacked by { $monster }.
event-passed-over = { $victim } is left in peace by { $monster }.
event-pushed = { $victim }’s wizard is moved from { $here } to { $field }.
event-displaced = { $seat } has displaced { $victim } to { $field } with { $monster }.
event-took-back = { $seat } cannot finish a move that was begun and takes the turn back.
event-shifted = { $seat } shifts ruin { $ruin } { $direction }.
event-lifted = { $seat } lifts ruin { $ruin }.
event-set = { $seat } sets ruin { $ruin } down: corner on { $field }, arms { $facing ->
        [north] north and east
        [east] east and south
        [south] south and west
       *[west] west and north
    }.
event-put-back = { $seat } puts the piece back.
event-shield-taken = { $seat } takes the shield in hand.
event-shielded = { $seat } sets the shield on { $field }.
event-gained = { $seat } takes the card’s energy and now has { $energy } energy.
event-warmed = { $seat } stays on a red field and now has { $energy } energy.
event-spilled = The scale ends there: { $seat } loses { $lost } energy.
event-tired = { $seat } pays 1 energy for the turn and now has { $energy }.
event-fell = { $seat } falls below zero energy: back to { $field }, no artefacts, { $energy } energy.
event-rolls = { $seat } rolls for the giant.
event-rolled = The dice show { $dice }: { $sum } fields for the giant.
event-ended = The game is over: { $reason }. Won by: { $winners }.

told-walked = { $seat } walks { $steps } fields and stops on { $field }.
told-stalked = { $seat } moves { $monster } { $steps } fields; it stops on { $field }.
told-pushed = { $victim }’s wizard is moved { $steps } fields, to { $field }.

fact-energy = energy
fact-artifacts = { $count ->
        [one] artefact
       *[other] artefacts
    }
fact-laid = card
fact-protected = protected
fact-hand = in hand
fact-used = used

need-fields = fields to go
need-shifts = shifts left
preview-stuck = Cannot be finished: { $piece }. No way of exactly { $left ->
        [one] 1 more field
       *[other] { $left } more fields
    } is left.
preview-unsettled = The attack on { $victim } can no longer be settled.

reason-council = a wizard has joined the Council of 11
reason-round-cap = the last round was played

name-start = the start
name-amulet = the Amulet of Power
name-stone = the Stone of Wisdom
name-ring = the Ring of Immortality
name-wizard = the wizard
name-gnomes = the gnomes
name-gnome-a = gnome a
name-gnome-b = gnome b
name-giant = the giant
name-north = north
name-east = east
name-south = south
name-west = west
name-orange = orange
name-purple = purple
name-red = red
name-green = green
name-skips = skips

## The board as text

board-round = Round { $round }
board-mover = { $seat } with card { $card }
board-wizard = wizard { $done }
board-bonus = further steps { $steps }
board-gnomes = gnomes { $done }
board-ruins = ruins { $done }
board-giant = giant { $done }
board-displaced = displaced { $done }
board-held = ruin { $ruin } in hand
board-field = field
board-energy = energy
board-card = card
board-artifacts = artefacts
board-hand = in hand

sheet-board = Board
sheet-scale = Energy scale
sheet-dice = Dice
sheet-mat = Mat

piece-wizard = Wizard of { $seat } on { $field }
piece-shield = Shield of { $seat } on { $field }
piece-shield-aside = Shield of { $seat } beside the board
piece-energy = Energy of { $seat }: { $energy }
piece-monster = On { $field }: { $monster }
piece-ruin = Ruin { $ruin }, corner on { $field }
piece-ruin-held = Ruin { $ruin } in the hand of { $seat }
piece-artifact = For { $seat }: { $artifact }
piece-card-hand = Card { $card } in the hand of { $seat }
piece-card-laid = Card { $card } laid by { $seat }
piece-card-used = Card { $card } used by { $seat }
piece-die = Die: { $die }

## Sections of the rulebook

section-set-up = set-up
section-cards = cards
section-turn = turn
section-wizard = wizard
section-red-fields = red fields
section-energy = energy
section-gnomes = gnomes
section-giant = giant
section-ruins = ruins
section-shields = shields
section-protection = protection
section-end = end

## What things do

goal =
    Fetch all artefacts: { $artifacts }. Then be the first to come back to the start with at least { $goal } energy: your wizard joins the Council of 11 and wins.
    Each round everybody lays a card. The highest acts first. The number on your card says how far your wizard walks: exactly that far, or not at all. Most cards also move ruins or gnomes, bring energy or protect. Whoever laid the lowest card also moves the giant.
    A turn costs { $upkeep } energy. Whoever falls below zero goes back to the start without artefacts. A walk that ends on a red field brings { $red } energy.
legend =
    p1 p2 …  the wizards          s1 s2 …  their shields
    ga gb    the gnomes           GG       the giant
    ra rb …  the ruins            **       a red field
    ##       the start            .        a free square
legend-artifact = { $sign }       field of { $artifact }
topic-ruins = ruin
topic-shield = shield
topic-red-field = red field
topic-card = card
show-card = { $card ->
        [0] Card 0: your wizard stays where he is.
       *[other] Card { $card }: your wizard walks exactly as many fields, or stays where he is.
    }
show-card-energy = It gives { $energy } energy, and the turn costs none.
show-card-ruins = It shifts ruins by up to { $ruins ->
        [one] 1 square
       *[other] { $ruins } squares
    } in all.
show-card-gnomes = It moves the gnomes by exactly { $gnomes ->
        [one] 1 field
       *[other] { $gnomes } fields
    } in all.
show-card-lift = It lifts one ruin, turns it and sets it on any free place.
show-card-protection = It protects your wizard from attacks until the round ends.
show-card-recover = It brings all your used cards back to your hand.
show-wizard = Your wizard walks exactly the number on the card and never enters a field twice in a turn. Other wizards, ruins, all shields (your own too), gnomes and the giant are in the way.
show-gnomes = Both gnomes share the number on the card. A gnome that steps onto another player’s wizard may displace that wizard by { $push } fields.
show-giant = Whoever laid the lowest card may roll two dice and move the giant by exactly their sum. It displaces a wizard by { $push } fields.
show-ruins = A ruin covers { $squares } squares and is in everybody’s way. Cards shift it or lift it.
show-shield = Once a turn you may set your shield on a free square. It is in everybody’s way, even your own wizard’s, and may shut nobody in.
show-red-field = A walk that ends exactly on a red field brings { $energy } energy, or { $steps } further steps instead.
show-artifact = You take it by entering its field: { $artifact }. Falling below zero energy costs you all your artefacts.

## Errors

error-one-start = exactly one field of kind start was expected
error-artifact-fields = one to eight fields of kind artifact were expected
error-lower-case = a lower-case word
error-some-square = at least one square was expected
error-two-fields = { $name } belongs to two fields
error-adjoin = squares that adjoin one another were expected
error-differ = ids that differ were expected
error-no-square = “{ $name }” is not a square of this board
error-special = { $name } lies in a special field
error-cut = special fields must not cut the board in two
error-two-pieces = two pieces begin on { $name }
error-shape-corner = squares with the corner [0, 0]
error-ruin-count = one to twenty ruins were expected
error-expected-id = “{ $id }” was expected
error-ruin-squares = the ruins’ shape, turned, was expected
error-at-most-top = at most the top, { $top }, was expected
error-ascending = ascending, different values
error-recover-card = a card that takes the others back (B6)
error-card-most = at most thirty cards were expected
error-push = at least one field was expected
error-four-colours = four colours were expected
error-seat-part = “{ $part }” cannot be read: a seat was expected (`p1`)
error-not-drawn = { $pieces }: in the window of the drawing, and not drawn
error-row-squares = row { $row } has { $squares } squares, not { $expected }
error-ruin-shape = ruin { $ruin } is drawn in an impossible shape

why-home = The way home is open.
why-struck = This throws { $victim } back.
why-artifact = This brings an artefact: { $artifact }.
why-barred = This bars the way: { $victim } has to go round.
why-red = The red field gives { $energy } energy.
why-nearer = { $steps ->
        [one] 1 step nearer to the goal.
       *[other] { $steps } steps nearer to the goal.
    }
why-cards-back = Time to take all used cards back.
why-energy = Energy is needed at the goal: { $energy } of { $goal } so far.
why-protected = This wizard cannot be attacked this round.
why-far = { $steps ->
        [one] 1 step to go.
       *[other] { $steps } steps to go, by way of the missing artefacts.
    }

## The guided first turn

practice-lay = Lay card 7. Your wizard may walk exactly 7 fields, and 7 beats the 3 on the table: you act first.
practice-walk = Walk your wizard to the Amulet of Power. It is exactly 7 fields away: click the lit field, or drag him there.
practice-ruin = Card 7 also shifts ruins by up to 4 squares. Take the marked ruin and shift it one square south: ruins are walls for everybody.
practice-shield = Now your shield: take it and set it on H9. It stands in the way of the other wizard, and only you move it.
practice-end = End the turn. It costs 1 energy; then the next lower card acts.
