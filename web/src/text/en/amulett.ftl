auction-label = Bids so far
auction-gems = Gems to be won
auction-stacks = Your cards in this trade
auction-bid = { $name } bids { $count }
auction-bid-passed = { $name } bid { $count }, then passed
auction-passed = { $name } passed
auction-asked = { $name } is asked
auction-silent = { $name } has yet to speak
stack-of = { $paid } of { $had }
stack-paid = paid
stack-open = you choose
stack-idle = not here
auction-out = passed
mat-hat = hat
mat-supply = { $count ->
    [one] stone
   *[other] stones
}
mat-hand = { $count ->
    [one] card
   *[other] cards
}
mat-bid = bid
mat-choice = chosen
mat-face-down = { $count ->
    [one] spell face down
   *[other] spells face down
}
spells-label = Spells on the table before you
