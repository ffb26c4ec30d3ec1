## About this edition

title = Das Amulett
sentence = Bid stones for spells and metal for gems, and fill your amulet first.
about = Board outline, course of the wall, place of the terrains, every bolt and every metal symbol on the spells are our reconstruction; so are the names of six income spells and most English and French names. Number and kind of the pieces, the rules and the abilities follow the Dutch rulebook; where it contradicts itself or is silent, we have decided, and the clause says so.

## Options

option-start = Set-up
    .help = How the first spells are dealt and get their stones.
option-start-basic = basic: two spells, two stones on each
option-start-expert = expert: keep two of four spells, lay stones in secret
option-start-redraw = redraw: redraw spells once, lay stones in secret
option-influence-amounts = Influence
    .help = How many cards the three Influences give back: anywhere, at the great wall, at a pyramid.
option-influence-amounts-1-2-2 = one, two and two cards
option-influence-amounts-2-2-2 = two cards each
option-burning-desire-scope = Burning Desire
    .help = For whom the metal counts that Burning Desire names.
option-burning-desire-scope-all = for everybody
option-burning-desire-scope-owner = for its owner only
option-builders-gift = Gift of the Builders
    .help = Where the Gift of the Builders brings one more gem.
option-builders-gift-wall = at the great wall
option-builders-gift-pyramid = at a pyramid
option-gifts-stack = Gifts add up
    .help = Whether several Gifts work in one trade, or only one.
option-stalemate-rounds = Standstill
    .help = The game ends after this many rounds in a row without a trade.

## Spells

name-magic-amber = Magic of Amber
name-magic-diamond = Magic of Diamonds
name-magic-ruby = Magic of Rubies
name-magic-emerald = Magic of Emeralds
name-teleportation = Teleportation
name-vein-gold = Vein of Gold
name-vein-silver = Vein of Silver
name-vein-copper = Vein of Copper
name-vein-iron = Vein of Iron
name-philosophers-stone = Philosophers’ Stone
name-horn-of-plenty = Horn of Plenty
name-burning-desire = Burning Desire
name-curse-croesus = Curse of Croesus
name-curse-avarice = Curse upon Avarice
name-influence = Influence
name-influence-builders = Influence of the Builders
name-gift = Gift
name-influence-pharaohs = Influence of the Pharaohs
name-gift-builders = Gift of the Builders
name-meta-iron = Metamorphosis of Iron
name-gift-pharaohs = Gift of the Pharaohs
name-great-power = Great Power
name-meta-copper = Metamorphosis of Copper
name-meta-gold = Metamorphosis of Gold
name-magic-journey = Magic Journey
name-divine-meta = Divine Metamorphosis
name-wings-phoenix = Wings of the Phoenix
name-meta-silver = Metamorphosis of Silver
name-meta-stone = Metamorphosis of Stone
name-superiority = Superiority
name-pull-light = Pull of Light
name-pull-darkness = Pull of Darkness
name-energy-arcs = Energy Arcs

## Metals, gems and terrains

name-gold = gold
name-silver = silver
name-copper = copper
name-iron = iron
name-joker = any metal
name-red = red
name-yellow = yellow
name-green = green
name-clear = clear
name-white = white
name-light-blue = light blue
name-dark-blue = dark blue
name-grey = grey
name-orange = orange
name-brown = brown
name-blue = blue
name-water = water
name-forest = forest
name-mountain = mountains
name-steppe = steppe
name-city = city
name-pyramid = pyramid
name-wall = great wall
name-both = both
name-a1 = A1 (forest)
name-a2 = A2 (steppe)
name-a3 = A3 (mountains)
name-a4 = A4 (water)
name-b1 = B1 (mountains)
name-b2 = B2 (water)
name-b3 = B3 (north quarter)
name-b4 = B4 (forest)
name-b5 = B5 (steppe)
name-c1 = C1 (steppe)
name-c2 = C2 (forest)
name-c3 = C3 (west quarter)
name-c4 = C4 (east quarter)
name-c5 = C5 (water)
name-c6 = C6 (mountains)
name-d1 = D1 (mountains)
name-d2 = D2 (water)
name-d3 = D3 (south quarter)
name-d4 = D4 (forest)
name-d5 = D5 (steppe)
name-e1 = E1 (forest)
name-e2 = E2 (steppe)
name-e3 = E3 (mountains)
name-e4 = E4 (water)

## What a spell does

effect-none = No ability, only income.
effect-gem-income = Metal phase: { $amount } extra { $metal } cards for each { $gem } gem on your amulet.
effect-move-gem = Metal phase: you may move one gem from any area to any other.
effect-extra-metal = Before the round marker is drawn: name a metal that counts in every trade of this gem phase.
effect-skim = After each trade take { $amount } of the cards paid, even your own.
effect-refund-any = After winning a trade take back up to { $amount } of your cards.
effect-refund-wall = After winning a trade at the great wall take back up to { $amount } of your cards.
effect-refund-pyramid = After winning a trade at a pyramid take back up to { $amount } of your cards.
effect-extra-gem-any = After winning a trade take { $amount ->
        [one] 1 more gem
       *[other] { $amount } more gems
    } from the area.
effect-extra-gem-wall = After winning a trade at the great wall take { $amount ->
        [one] 1 more gem
       *[other] { $amount } more gems
    } from the area.
effect-extra-gem-pyramid = After winning a trade at a pyramid take { $amount ->
        [one] 1 more gem
       *[other] { $amount } more gems
    } from the area.
effect-wild-any = Every { $metal } card of yours counts as any metal in trades.
effect-wild-wall = At the great wall all your cards count as any metal.
effect-wild-pyramid = At a pyramid all your cards count as any metal.
effect-raise-step = While your bid is the highest in a trade, the next must be at least { $amount } higher.
effect-choose-marker = You choose the round marker of the gem phase instead of drawing it.
effect-free-move = When you move the caravan it may go to any area with a gem.
effect-may-equal = In trades you may equal the highest bid instead of raising it.
effect-drain = Energy phase: take up to { $amount ->
        [one] 1 stone
       *[other] { $amount } stones
    } off spells of other players.
effect-shift = Energy phase: move stones of this spell to other spells of yours.

## What now

prompt-keep = Choose in secret the two spells you keep.
prompt-allot = Allot stones in secret to { $first } and { $second }.
prompt-redraw = Discard one or both spells and draw again, or decline.
prompt-spell-bid = { $spell } is up for auction. { $high ->
        [0] No bid yet.
       *[other] Highest bid: { $high }.
    } Bid stones or pass.
prompt-lift = Teleportation: lift a gem, or decline.
prompt-set = Set down the { $gem } gem in another area.
prompt-gain = Cards of your choice left: { $left }. Choose a metal and how many.
prompt-before-marker = Before the round marker is drawn: use your spells or decline.
prompt-trade-bid = Trade in { $area }. { $high ->
        [0] No bid yet.
       *[other] Highest bid: { $high }.
    } Bid cards or pass.
prompt-pay = Cards left to pay: { $left }. Choose a metal and how many.
prompt-back = Cards you may take back: { $left }. Choose a metal and how many.
prompt-curse = Your Curse: take one of the cards paid, or decline.
prompt-take = Take a gem from { $area }.
prompt-move = Move the caravan.
prompt-blue = Energy phase: use your blue spells, or say you are done.
prompt-drain = { $spell }: draw a stone off another player’s spell ({ $left } left).
prompt-under = Choose the spell that goes under the deck next.
prompt-chance = The dealer draws.
prompt-wait = Waiting for { $seat }.

## Actions

kind-start = Start player
kind-gem = Lay a gem
kind-deal = Deal
kind-reveal = Reveal
kind-marker = Round marker
kind-keep = Keep
kind-allot = Allot stones
kind-redraw = Redraw
kind-bid = Bid
kind-pass = Pass
kind-decline = Decline
kind-lift = Lift a gem
kind-set = Set it down
kind-gain = Choose metal
kind-desire = Name a metal
kind-journey = Choose the round marker
kind-pay = Pay
kind-back = Take back
kind-curse = Curse
kind-take = Take a gem
kind-move = Move the caravan
kind-use = Use a spell
kind-drain = Draw off a stone
kind-shift = Shift a stone
kind-enough = Enough
kind-done = Done
kind-under = Put under the deck
action-start = { $seat } is the start player
action-gem = One { $gem } gem is laid out
action-deal = { $spell } is dealt
action-reveal = { $spell } comes up
action-marker = Round marker { $number } is drawn
action-keep = Keep { $first } and { $second }
action-allot = { $first } and { $second } stones
action-redraw = Redraw: { $spell }
action-bid = Bid { $count }
action-pass = Pass
action-decline = Decline
action-lift = Lift the { $gem } gem in { $area }
action-set = Set it down in { $area }
action-gain = Take { $count } { $metal }
action-desire = Name { $metal }
action-journey = Choose round marker { $number }
action-pay = Pay { $count } { $metal }
action-back = Take back { $count } { $metal }
action-curse = Take { $metal } by the Curse
action-take = Take one { $gem } gem
action-move = Move the caravan to { $area }
action-use = Use { $spell }
action-drain = Draw a stone off { $seat }’s { $spell }
action-shift = Shift a stone to { $spell }
action-enough = Enough
action-done = Done with blue spells
action-under = Put { $spell } under the deck
action-bid-spell-bid = Bid { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
action-bid-trade-bid = Bid { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
action-pass-spell-bid = Pass on the spell
action-pass-trade-bid = Pass and leave the trade
action-decline-redraw = Keep both spells
action-decline-lift = Leave all gems where they are
action-decline-before-marker = Use no spell
action-decline-curse = Leave the cards
action-enough-back = Take no more back
action-enough-drain = Draw off no more

## Before one chooses

need-supply = stones in supply
need-least-bid = minimum bid
need-counting = cards that count here ({ $metals })
need-stack = { $metal } in the stack
need-laid-open = { $metal } among the cards paid
need-hand = { $metal } in hand
need-due = cards left to choose
need-stones = stones on { $spell }
need-spells = spells of your own
need-drawn = stones drawn off
preview-gems = The winner takes { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }.
preview-back = The winner may take back up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
preview-hat = The winner takes the hat.
preview-bid = Last bid ({ $seat }): { $count }.
preview-passed = { $seat } has passed.
preview-metal-paid = To be paid in { $metal }: { $count } of { $had }.
preview-metal-open = To be paid in { $metal }: { $least } to { $most } of { $had }, as you choose then.
preview-metal-idle = Not accepted here: { $metal } ({ $had }).
preview-off = { $count ->
        [one] 1 stone comes
       *[other] { $count } stones come
    } off { $spell }.

## Events

event-laid = One { $gem } gem is laid out in { $area }.
event-hat = { $seat } has the hat and starts.
event-dealt = { $seat } gets { $spell }.
event-dealt-secretly = { $seat } gets a spell face down.
    .private = { $seat } gets { $spell }, face down.
event-kept = { $seat } has chosen two spells.
    .private = { $seat } keeps { $first } and { $second }.
event-allotted = { $seat } has allotted stones.
    .private = { $seat } allots { $first } and { $second } stones.
event-opened = { $seat } shows { $spell }; stones on it: { $count }.
event-redrew = { $seat } discards { $spell } and draws again.
event-declined = { $seat } declines.
event-round = Round { $number } begins.
event-deck-short = { $count ->
        [0] The spell deck is empty: no spell is auctioned this round.
        [one] The spell deck is too small: only 1 spell of { $wanted } is auctioned this round.
       *[other] The spell deck is too small: only { $count } spells of { $wanted } are auctioned this round.
    }
event-offered = { $spell } is up for auction.
event-bid = { $seat } bids { $count }.
event-passed = { $seat } passes.
event-bought = { $seat } wins { $spell } for { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } and takes the hat.
event-unsold = Nobody bids: { $spell } goes under the deck.
event-lifted = { $seat } lifts one { $gem } gem from { $area }.
event-set = { $seat } sets the { $gem } gem down in { $area }.
event-income = { $seat } gets { $count } { $metal }.
event-lacking = The stack is too small for { $seat }: { $count } { $metal } missing.
event-missed = All stacks are empty: { $seat } goes without { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-desired = { $seat } names { $metal }: it counts in every trade of this phase.
event-journeyed = { $seat } chooses round marker { $number }.
event-drawn = Round marker { $number } is drawn.
event-untraded = Nobody trades in { $area }.
event-won = { $seat } wins the trade with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and takes the hat.
event-paid = { $seat } pays { $count } { $metal }.
event-recovered = { $seat } takes back { $count } { $metal }.
event-cursed = { $seat } takes { $metal } by a Curse.
event-gems-short = Too few gems in { $area } for a Gift: { $seat } goes without { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }.
event-took = { $seat } takes one { $gem } gem from { $area }.
event-moved = { $seat } moves the caravan to { $area }.
event-used = { $seat } uses { $spell }.
event-drained = { $seat } draws a stone off { $from }’s { $spell }.
event-shifted = { $seat } shifts a stone to { $spell }.
event-burned = { $seat } takes { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } back from spells.
event-spent = { $seat }’s { $spell } goes under the deck.
event-buried = { $seat } puts a spell under the deck.
    .private = { $seat } puts { $spell } under the deck.
event-ended = The game is over: { $reason }.

## What everybody sees of a seat

fact-hand = { $count ->
        [one] card
       *[other] cards
    }
fact-supply = { $count ->
        [one] stone in supply
       *[other] stones in supply
    }
fact-gems = { $count ->
        [one] gem
       *[other] gems
    }
fact-colours = { $count ->
        [one] colour
       *[other] colours
    }
fact-spells = { $count ->
        [one] spell
       *[other] spells
    }
fact-hat = hat

## How a game ends

reason-colours = gems of seven colours
reason-gems = eight gems
reason-standstill = no trade for too long

## Phases

phase-setup = Set-up
phase-spell = Spell phase
phase-metal = Metal phase
phase-gem = Gem phase
phase-energy = Energy phase
phase-over = End

## The board as text

board-round = Round { $round }
board-stacks = Metal stacks
board-deck = spell deck { $count }
board-offer = { $spell }, bid { $bid }
board-trades = trades left { $left }, bid { $bid }
board-desire = { $metal } counts too
board-open = laid open
board-hand = In hand
board-dealt = Dealt
board-chosen = Chosen
board-bid = bid { $count }
board-passed = passed
board-face-down = { $count } face down
short-red = re
short-yellow = ye
short-green = gn
short-clear = cl
short-white = wh
short-light-blue = lb
short-dark-blue = db
short-grey = gy
short-orange = or
short-brown = br
short-water = wat
short-forest = for
short-mountain = mou
short-steppe = ste
short-city = cit

sheet-board = Board
sheet-display = Display
sheet-mat = Mat
sheet-hand = Hand

## Pieces, as a screen reader says them

piece-pyramid = Pyramid in { $area }
piece-caravan = Caravan in { $area }
piece-gems = { $count ->
        [one] 1 { $gem } gem
       *[other] { $count } { $gem } gems
    }
piece-metal = Metal: { $metal }
piece-cards = { $count ->
        [one] 1 { $metal } card
       *[other] { $count } { $metal } cards
    }
piece-marker = Trades to come: { $count }
piece-deck = Spell deck: { $count }
piece-hat = Hat ({ $seat })
piece-supply = Stones in supply ({ $seat }): { $count }
piece-hand = Cards in hand ({ $seat }): { $count }
piece-face-down = Spells face down ({ $seat }): { $count }
piece-choice = Secret choices ({ $seat }): { $count }
piece-last-bid = Last bid ({ $seat }): { $count }
piece-bid = Highest bid ({ $seat }): { $count }
piece-spell = Spell: { $spell }
piece-stones = Stones on { $spell }: { $count }

## Sections of the rulebook

section-set-up = set-up
section-spell = spell phase
section-metal = metal phase
section-gem = gem phase
section-energy = energy phase
section-end = end

## What things do

goal =
    Collect gems on your amulet: with { $colours } different colours, or any { $gems } gems, you win at once.
    Each round spells are auctioned for energy stones. Your spells bring metal cards and have abilities. With metal you bid for the gems where the caravan stands; an area accepts only its own metal, a city quarter all four.
    At the end of a round bolts take stones off your spells; an empty spell is lost.
legend =
    { "*" }  the caravan          ^ beside an area  the great wall
    P  a pyramid            ^ beside a seat   the hat
    >  whose choice it is   the number beside a spell: its stones
legend-sign = { $sign } { $name }
legend-gems = Gems: { $signs }
legend-terrains = Terrains: { $signs }
topic-stone = stone
topic-hat = hat
topic-caravan = caravan
topic-marker = round marker
show-spell = { $spell } ({ $colour } spell). Each round it loses stones: { $bolts }.
show-income = Metal each round: { $metals }.
show-counted = { $thing } { $count }
show-area = { $area }: trades are paid in { $metal }. Places for gems: { $gems }.
show-wall = It lies at the great wall.
show-pyramid = It has a pyramid.
show-metal = Cards of { $metal }: { $cards } in all. Accepted in: { $terrains }.
show-gem = Gems of this colour ({ $gem }): { $count } in all.
show-stone = Stones: you have { $stones }. You bid them for spells; they lie on the spell, and round by round its bolts send them back to your supply.
show-hat = Whoever wins an auction or a trade takes the hat and opens the next one.
show-caravan = Gems are traded where the caravan stands. The winner moves it to a neighbouring area with gems.
show-marker = The round marker says how many trades there are in the gem phase: { $numbers }.

## Errors

error-own-names = a name of its own for every area, spell, metal and gem was expected
error-area-id = the id of an area was expected
error-gem-colours = { $fewest } to { $most } colours were expected
error-colours-most = no more than the { $colours } colours that there are
error-gems-count = { $gems } gems were expected, one for each place
error-gems-run-out = so few that the board cannot run out of gems before somebody wins
error-first-stones = no more than half of a player’s stones were expected
error-metal-cards = enough cards of each metal for six players were expected
error-expert-spells = enough spells for six players were expected
error-equal-bids = at most one spell that may equal a bid was expected: two would never end
error-unseen-cards = the hands do not hold the cards that nobody sees
error-metal-all = the metal all or one of { $metals } was expected
error-metal-any = any or one of { $metals } was expected
error-metal-joker = joker or one of { $metals } was expected
error-amount = an amount from { $fewest } to { $most } was expected
error-gem-and-metal = a gem of the edition and one metal were expected
error-borders = “{ $area }” is not an area that borders back
error-gems-of-colour = there are not that many gems of one colour

## Why a bot moved so

why-win = That wins the game.
why-stop = Otherwise { $seat } can win the game here.
why-new-colour = This colour is still missing: { $gem }.
why-one-more = Every gem counts.
why-too-dear = The gem is not worth more cards.
why-not-here = The cards will be worth more elsewhere.
why-keep-stones = The stones are better kept for another spell.
why-lasts = This keeps { $spell } working for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
why-waits = A colour that is still missing waits in { $area }: { $gem }.
why-best-there = The next trade will be most useful in { $area }.
why-many = More trades mean more gems.
why-few = Fewer trades leave less for the others.
why-weaken = Without { $spell }, { $seat } is weaker.
why-longer = This makes { $spell } last longer.
why-away = There it is of less use to the others.
why-metal = This metal is needed most: { $metal }.

## The guided first turn

practice-spell = Spells bring metal, and Vein of Gold brings 3 gold each round. The others have no stone left: bid 1 stone, and it is yours.
practice-joker = Your spells have brought metal. For a joker you choose: take gold, because the caravan stands at the water, where gold counts.
practice-trade = A gem for metal cards: only gold counts here. The spells of the others bring none: bid 2 cards.
practice-gem = The trade is yours, and so is a gem. Take the red one: seven different colours win, or any eight gems.
practice-caravan = You have the hat, so you move the caravan. Move it to C3: in the city every metal counts, and a yellow gem lies there.
