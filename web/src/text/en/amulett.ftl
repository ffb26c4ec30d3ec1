auction-label = Bids so far
auction-gems = Gems to be won
auction-stacks = Your cards in this trade
auction-bid = { $name } bids { $count }
auction-bid-passed = { $name } bid { $count }, then passed
auction-passed = { $name } passed
auction-asked = { $name } is deciding
auction-silent = { $name } has yet to bid
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
amulett-hint-spell = Spells bring metal and have abilities. Everybody bids stones once for each spell; the highest bid wins it.
amulett-hint-stones = Each round the bolts of a spell send stones back to your supply. A spell without stones is lost.
amulett-hint-joker = For a joker you choose the metal. Look where the caravan can go: each terrain takes its own metal.
amulett-hint-metal = Gems are traded where the caravan stands. Only the metal shown in the area counts; in the city all four do.
amulett-hint-outbid = Bidding goes round until one player is left. Whoever passes is out of this trade; only the winner pays.
amulett-hint-marker = The round marker counts the trades of this round. Keep metal for those that are still to come.
amulett-hint-gem = Seven different colours win at once, and so do any eight gems.
amulett-hint-caravan = The winner has the hat and moves the caravan to a neighbouring area with a gem. Go where your metal counts.
amulett-hint-hat = Whoever has the hat bids first. The winner of a spell or a trade takes it.
