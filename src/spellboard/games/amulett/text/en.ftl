## About this edition

title = Das Amulett
about = Board outline, course of the wall, place of the terrains, every bolt and every metal symbol on the spells are our reconstruction; so are the names of six income spells and most English and French names. Number and kind of the pieces, the rules and the abilities follow the Dutch rulebook; where it contradicts itself or is silent we ruled, and the clause says so.

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
name-philosophers-stone = Philosophers' Stone
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
effect-gem-income = Metal phase: { $amount } extra cards of { $metal } for each { $gem } gem on your amulet.
effect-move-gem = Metal phase: you may move one gem from any area to any other.
effect-extra-metal = Before the marker: name a metal that counts in every trade of this gem phase.
effect-skim = After each trade take { $amount } of the cards paid, even your own.
effect-refund-any = After winning a trade take back up to { $amount } of your cards.
effect-refund-wall = After winning a trade at the great wall take back up to { $amount } of your cards.
effect-refund-pyramid = After winning a trade at a pyramid take back up to { $amount } of your cards.
effect-extra-gem-any = After winning a trade take { $amount } more gem of the area.
effect-extra-gem-wall = After winning a trade at the great wall take { $amount } more gem of the area.
effect-extra-gem-pyramid = After winning a trade at a pyramid take { $amount } more gem of the area.
effect-wild-any = Every { $metal } card of yours counts as any metal in trades.
effect-wild-wall = At the great wall all your cards count as any metal.
effect-wild-pyramid = At a pyramid all your cards count as any metal.
effect-raise-step = While your bid is the highest in a trade, the next must be { $amount } higher.
effect-choose-marker = You choose the marker of the gem phase instead of drawing it.
effect-free-move = When you move the caravan it may go to any area with a gem.
effect-may-equal = In trades you may equal the highest bid instead of raising it.
effect-drain = Energy phase: take up to { $amount } stones off spells of other players.
effect-shift = Energy phase: move stones of this spell to other spells of yours.

## What now

prompt-keep = Choose in secret the two spells you keep.
prompt-allot = Allot stones in secret to { $first } and { $second }.
prompt-redraw = Exchange one or both spells, or decline.
prompt-spell-bid = { $spell } is up for auction. Highest bid: { $high }. Bid stones or pass.
prompt-lift = Teleportation: lift a gem, or decline.
prompt-set = Set down the { $gem } gem in another area.
prompt-gain = Cards of your choice left: { $left }. Choose a metal and how many.
prompt-before-marker = Before the marker: use your spells or decline.
prompt-trade-bid = Trade in { $area }. Highest bid: { $high }. Bid cards or pass.
prompt-pay = Cards left to pay: { $left }. Choose a metal and how many.
prompt-back = You may take back cards: { $left }. Choose a metal and how many.
prompt-curse = Your Curse: take one of the cards paid, or decline.
prompt-take = Take a gem from { $area }.
prompt-move = Move the caravan.
prompt-blue = Energy: use your blue spells or finish.
prompt-drain = { $spell }: draw a stone off a spell of another player ({ $left } left).
prompt-under = Choose the spell that goes under the deck next.
prompt-chance = The dealer draws.
prompt-wait = Waiting for { $seat }.
prompt-over = The game is over.

## Actions

kind-start = First hat
kind-gem = Lay a gem
kind-deal = Deal
kind-reveal = Reveal
kind-marker = Marker
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
kind-journey = Choose the marker
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
action-start = { $seat } starts with the hat
action-gem = a { $gem } gem is laid out
action-deal = { $spell } is dealt
action-reveal = { $spell } comes up
action-marker = marker { $number } is drawn
action-keep = keep { $first } and { $second }
action-allot = { $first } and { $second } stones
action-redraw = exchange { $spell }
action-bid = bid { $count }
action-pass = pass
action-decline = decline
action-lift = lift the { $gem } gem of { $area }
action-set = set it down in { $area }
action-gain = take { $count } { $metal }
action-desire = name { $metal }
action-journey = choose marker { $number }
action-pay = pay { $count } { $metal }
action-back = take back { $count } { $metal }
action-curse = take { $metal } by the Curse
action-take = take a { $gem } gem
action-move = move the caravan to { $area }
action-use = use { $spell }
action-drain = draw a stone off { $spell } of { $seat }
action-shift = shift a stone to { $spell }
action-enough = enough
action-done = done with blue spells
action-under = put { $spell } under the deck

## Events

event-laid = A { $gem } gem lies in { $area }.
event-hat = { $seat } holds the hat.
event-dealt = { $seat } gets { $spell }.
event-dealt-secretly = { $seat } gets a spell face down.
    .private = It is { $spell }.
event-kept = { $seat } has chosen two spells.
    .private = You keep { $first } and { $second }.
event-allotted = { $seat } has allotted stones.
    .private = You allot { $first } and { $second }.
event-opened = { $seat } shows { $spell } with stones: { $count }.
event-redrew = { $seat } discards { $spell } and draws again.
event-declined = { $seat } declines.
event-round = Round { $number } begins.
event-offered = { $spell } is up for auction.
event-bid = { $seat } bids { $count }.
event-passed = { $seat } passes.
event-bought = { $seat } wins { $spell } for { $count } and takes the hat.
event-unsold = Nobody bids: { $spell } goes under the deck.
event-lifted = { $seat } lifts a { $gem } gem from { $area }.
event-set = { $seat } sets the { $gem } gem down in { $area }.
event-income = { $seat } gets { $count } { $metal }.
event-desired = { $seat } names { $metal }: it counts in every trade of this phase.
event-journeyed = { $seat } chooses marker { $number }.
event-drawn = Marker { $number } is drawn.
event-untraded = No trade in { $area }.
event-won = { $seat } wins the trade with { $count } and takes the hat.
event-paid = { $seat } pays { $count } { $metal }.
event-recovered = { $seat } takes back { $count } { $metal }.
event-cursed = { $seat } takes { $metal } by a Curse.
event-took = { $seat } takes a { $gem } gem from { $area }.
event-moved = { $seat } moves the caravan to { $area }.
event-used = { $seat } uses { $spell }.
event-drained = { $seat } draws a stone off { $spell } of { $from }.
event-shifted = { $seat } shifts a stone to { $spell }.
event-burned = { $seat } takes back { $count } stones from spells.
event-spent = { $spell } of { $seat } goes under the deck.
event-buried = { $seat } puts a spell under the deck.
    .private = It is { $spell }.
event-ended = The game is over.

## What everybody sees of a seat

fact-hand = Cards
fact-supply = Stones
fact-gems = Gems
fact-colours = Colours
fact-spells = Spells
fact-hat = Hat

## How a game ends

reason-colours = Gems of seven colours
reason-gems = Eight gems
reason-standstill = No trade for too long

## Phases

phase-setup = Set-up
phase-spell = Spell phase
phase-metal = Metal phase
phase-gem = Gem phase
phase-energy = Energy phase
phase-over = End
