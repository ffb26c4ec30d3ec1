# The words of Bellum Magica in English.

## About this edition

title = Bellum Magica
sentence = Roll for your horde, loot the humans, rob your neighbours: the most valuable chests win.
about = Bellum Magica by Frédéric Guérard. Counts, prices, set-up and the printed shields are known; the icons of castles and creatures, the defences and loot of the places and the values of the chests are our reconstruction, tuned by simulated games, because no public source lists them. Names of creatures and places are our own.

## What now

prompt-castle = Choose your castle.
prompt-goblins = Place your goblins, { $first } and { $second }: left to gather and scout, right to attack.
prompt-horde = The die shows { $row }. Spend a barrel for a new roll, or pass?
prompt-captain = The die shows { $row }. You are Captain; spells ready: { $spell }, barrels: { $barrel }. Roll again, or pass?
prompt-attack = Your row { $row }: swords { $sword }, magic swords { $magic }, thieves { $thief }. Attack one target, or pass.
prompt-rob = Your thieves are in { $victim }’s castle. Take another chest (at most { $left } more), or stop stealing.
prompt-recruit = Recruit creatures, or pass. You have: food { $food }, glyphs { $sign }.
prompt-place = New creature: { $creature }. On which side of your castle will it serve?

## Actions

action-castle = Take the castle: { $castle }
action-deal = Dealt: { $creature }
action-goblins = First goblin { $first }, second goblin { $second }
action-reveal = Turned up: { $place }
action-draw = Turned up: { $creature }
action-captain = Captain: { $seat }
action-die = The die shows { $row }
action-reroll-barrel = Spend a barrel: roll again
action-reroll-spell = Cast a confusion spell: roll again
action-pass = Pass
action-pass-horde = Pass: accept the roll
action-pass-attack = Pass: do not attack
action-pass-recruit = Pass: recruit no more
action-attack = Attack: { $place }
action-rob = Rob { $seat }: one { $chest }
action-done = Stop stealing
action-chest = A chest worth { $value }
action-recruit = Recruit: { $creature }
action-recruit-by-signs = Recruit with glyphs alone: { $creature }
action-place = Place on the { $side }
kind-castle = Castle
kind-deal = Goblin dealt
kind-goblins = Place the goblins
kind-reveal = Place turned up
kind-draw = Creature turned up
kind-captain = First Captain
kind-die = Die
kind-reroll-barrel = Barrel
kind-reroll-spell = Spell
kind-pass = Pass
kind-attack = Attack a place
kind-rob = Rob a castle
kind-done = Stop stealing
kind-chest = Chest
kind-recruit = Recruit
kind-recruit-by-signs = Recruit with glyphs
kind-place = Place the creature

## What happened

event-castle = { $seat } has the castle: { $castle }.
event-dealt = { $seat } is dealt a goblin.
    .private = { $seat } is dealt a goblin: { $creature }.
event-chose = { $seat } has placed both goblins, face down.
    .private = { $seat } places face down: first goblin { $first }, second goblin { $second }.
event-goblins = { $seat } shows both goblins. Left: { $left }. Right: { $right }.
event-place = New place: { $place }.
event-creature = For hire: { $creature }.
event-captain = { $captain } is Captain.
event-rolled = { $captain } rolls { $row }.
event-barrel = { $seat } pays for a round: a barrel for a new roll.
event-spell = { $seat } casts a confusion spell and rolls again.
event-passed = { $seat } accepts the roll.
event-scout = { $seat } shows the most treasure maps ({ $maps }).
event-tie = Tie for the most treasure maps ({ $maps }): { $seats }.
event-chest = { $seat } takes a { $chest }{ $substitute ->
        [0] { "" }
       *[other] , as no { $owed } is left
    }.
    .private = { $seat } takes a { $chest } worth { $value }{ $substitute ->
            [0] { "" }
           *[other] , as no { $owed } is left
        }.
event-robs = A thief sent by { $seat } reaches for a { $chest } of { $victim }.
event-stole = { $seat } steals a { $chest } from { $victim }.
    .private = { $seat } steals a { $chest } worth { $value } from { $victim }.
event-shield = { $seat } gets a shield token for the robbed castle.{ $spare ->
        [0] { "" }
       *[other] { "" } The box has no more of these tokens; a substitute is used.
    }
event-held = { $seat } does not attack.
event-bonus = { $seat } gains a bonus: { $bonus }.{ $spare ->
        [0] { "" }
       *[other] { "" } The box has no more of these tokens; a substitute is used.
    }
event-placed = { $seat } places on the { $side }: { $creature }.
event-finished = { $seat } has finished recruiting.
event-day = Day { $day } is over.
event-ended = The game is over: { $reason }.
event-gathered = { $seat } gathers { $food ->
        [0] no food
       *[other] { $food } food
    }{ $sign ->
        [0] { "" }
        [one] , { $sign } glyph
       *[other] , { $sign } glyphs
    }.
event-short = The supply is short. { $seat } goes without: { $missing }.
event-looted = { $seat } loots: { $place }{ $food ->
        [0] { "" }
       *[other] , +{ $food } food
    }{ $sign ->
        [0] { "" }
        [one] , +{ $sign } glyph
       *[other] , +{ $sign } glyphs
    }{ $barrel ->
        [0] { "" }
        [one] , +{ $barrel } barrel
       *[other] , +{ $barrel } barrels
    }{ $wood ->
        [0] { "" }
        [one] , +{ $wood } wooden chest
       *[other] , +{ $wood } wooden chests
    }{ $metal ->
        [0] { "" }
        [one] , +{ $metal } metal chest
       *[other] , +{ $metal } metal chests
    }{ $gold ->
        [0] { "" }
        [one] , +{ $gold } gold chest
       *[other] , +{ $gold } gold chests
    }.
event-recruited = { $seat } recruits: { $creature }{ $food ->
        [0] { "" }
       *[other] , −{ $food } food
    }{ $sign ->
        [0] { "" }
        [one] , −{ $sign } glyph
       *[other] , −{ $sign } glyphs
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }, worth { $value }.

## Why a bot chose so

why-chests = { $chests ->
        [one] One more chest
       *[other] { $chests } more chests
    }: that makes { $total } of { $end }.
why-ending = This ends the game, and nobody seems richer.
why-supplies = No chest was within reach, but this loot pays for creatures.
why-barrel = A barrel is a second chance when the die falls badly.
why-rob-richest = { $seat } has the most valuable chests.
why-rob = One chest more here is one less for { $seat }.
why-hold = One more chest would end the game too early.
why-reroll = Row { $row } brings less here than the other rows do on average.
why-reroll-others = Row { $row } would help the others more.
why-row-good = Row { $row } brings no less here than the other rows do on average.
why-row-kept = Row { $row } is poor, but a new roll may be worth more later.
why-recruit-most = A most evil creature works in all six rows.
why-recruit-bonus = It brings a bonus at once: { $bonus }.
why-recruit-early = Creatures recruited early work longest.
why-recruit = For its price, nothing on offer adds more.
why-save = Food and glyphs are saved for a better creature.
why-left-maps = On the left it wins the most treasure maps in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.
why-left = On the left it gathers in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.
why-right-thief = On the right its thieves can rob castles.
why-right-magic = On the right its magic swords beat magic shields.
why-right = On the right it strengthens { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.
why-goblins-left = Food first: it pays for the next creatures.
why-goblins-right = Swords first: the first farms fall early.
why-goblins-split = One gathers, one fights.

## Public facts of a seat

fact-castle = castle
fact-food = { $count ->
        [one] food
       *[other] food
    }
fact-sign = { $count ->
        [one] glyph
       *[other] glyphs
    }
fact-barrel = { $count ->
        [one] barrel
       *[other] barrels
    }
fact-wood = { $count ->
        [one] wooden chest
       *[other] wooden chests
    }
fact-metal = { $count ->
        [one] metal chest
       *[other] metal chests
    }
fact-gold = { $count ->
        [one] gold chest
       *[other] gold chests
    }
fact-chest = { $count ->
        [one] chest
       *[other] chests
    }
fact-shield = { $count ->
        [one] shield
       *[other] shields
    }
fact-magic-shield = { $count ->
        [one] magic shield
       *[other] magic shields
    }
fact-sword = { $count ->
        [one] sword
       *[other] swords
    }
fact-magic-sword = { $count ->
        [one] magic sword
       *[other] magic swords
    }
fact-spell = { $count ->
        [one] spell
       *[other] spells
    }
fact-creatures = { $count ->
        [one] creature
       *[other] creatures
    }
fact-captain = Captain

## How a choice stands

verdict-falls = Falls, { $had } : { $needed }
verdict-short = { $missing } short
verdict-theft = { $count ->
        [one] One chest can be stolen
       *[other] Up to { $count } chests can be stolen
    }
verdict-no-thief = No thief in your row
verdict-no-chest = No chest to steal
verdict-price = Costs { $price }

## Why it ended

reason-chests = somebody had ten chests after the attacks
reason-days = the last day has been played
reason-idle = nobody has gained a chest for too many days

## Names


# Castles
name-c1 = Lich king
name-c2 = Witch queen
name-c3 = Orc warlord
name-c4 = Vampire count
name-c5 = Demon prince

# Goblins
name-g01 = Goblin forager
name-g02 = Goblin forager
name-g03 = Goblin cook
name-g04 = Goblin cook
name-g05 = Goblin sneak
name-g06 = Goblin sneak
name-g07 = Goblin scout
name-g08 = Goblin scout
name-g09 = Goblin brawler
name-g10 = Goblin brawler

# Evil creatures
name-e01 = Orc A
name-e02 = Orc B
name-e03 = Orc archer A
name-e04 = Orc archer B
name-e05 = Wolf A
name-e06 = Wolf B
name-e07 = Bat swarm A
name-e08 = Bat swarm B
name-e09 = Giant rat A
name-e10 = Giant rat B
name-e11 = Skeleton A
name-e12 = Skeleton B
name-e13 = Zombie A
name-e14 = Zombie B
name-e15 = Ghoul A
name-e16 = Ghoul B
name-e17 = Imp A
name-e18 = Imp B
name-e19 = Gargoyle A
name-e20 = Gargoyle B
name-e21 = Harpy A
name-e22 = Harpy B
name-e23 = Kobold miner A
name-e24 = Kobold miner B
name-e25 = Cultist A
name-e26 = Cultist B
name-e27 = Hobgoblin A
name-e28 = Hobgoblin B
name-e29 = Ogre A
name-e30 = Ogre B
name-e31 = Giant spider A
name-e32 = Giant spider B
name-e33 = Spectre A
name-e34 = Spectre B
name-e35 = Dark elf A
name-e36 = Dark elf B
name-e37 = Warlock A
name-e38 = Warlock B
name-e39 = Boar rider A
name-e40 = Boar rider B
name-e41 = Tree fiend A
name-e42 = Tree fiend B
name-e43 = Pickpocket imp A
name-e44 = Pickpocket imp B
name-e45 = Living armour A
name-e46 = Living armour B

# Most evil creatures
name-v01 = Red dragon A
name-v02 = Red dragon B
name-v03 = Black dragon A
name-v04 = Black dragon B
name-v05 = Necromancer A
name-v06 = Necromancer B
name-v07 = Arch-witch A
name-v08 = Arch-witch B
name-v09 = Troll king A
name-v10 = Troll king B
name-v11 = Demon A
name-v12 = Demon B
name-v13 = Vampire A
name-v14 = Vampire B
name-v15 = Minotaur A
name-v16 = Minotaur B
name-v17 = Hydra A
name-v18 = Hydra B
name-v19 = Master thief A
name-v20 = Master thief B

# Places
name-ta = Tavern
name-fa1 = Turnip farm
name-fa2 = Hop farm
name-fa3 = Orchard farm
name-fa4 = Wheat farm
name-fa5 = Goose farm
name-fa6 = Sheep farm
name-fa7 = Abbey farm
name-vi1 = Chapel village
name-vi2 = Market village
name-vi3 = Smiths’ village
name-vi4 = Mill village
name-vi5 = Scribes’ village
name-vi6 = Brewers’ village
name-vi7 = Fishing village
name-ci01 = Harbour town
name-ci02 = Vintners’ town
name-ci03 = Walled town
name-ci04 = Granary town
name-ci05 = Cathedral town
name-ci06 = Miners’ town
name-ci07 = Guild town
name-ci08 = Town of towers
name-ci09 = Town of bridges
name-ci10 = Royal town

# Things
name-tavern = Tavern
name-farm = farm
name-village = village
name-city = town
name-goblin = goblin
name-evil = evil creature
name-very-evil = most evil creature
name-food = food
name-sign = glyph
name-barrel = barrel
name-map = treasure map
name-sword = sword
name-magic-sword = magic sword
name-thief = thief
name-shield = shield
name-magic-shield = magic shield
name-spell = confusion spell
name-wood = wooden chest
name-metal = metal chest
name-gold = gold chest
name-left = left
name-right = right

## The board as text

board-day = { $day ->
    [0] Set-up
   *[other] Day { $day }
}
board-captain = Captain { $seat }
board-row = row { $row }
board-over = The game is over: { $reason }
board-supply = Supply
board-piles = Piles
board-kingdom = Kingdom (defence, loot)
board-hire = To recruit (rows left | right, bonus)
board-place = To place
board-chosen = Chosen
board-shields = shields { $shields }, magic { $magic }
board-worth = chests worth { $worth } ({ $values })
short-shield = shield
short-magic-shield = magic shield
short-spell = spell
letter-food = F
letter-sign = G
letter-map = M
letter-sword = S
letter-magic-sword = X
letter-thief = T

sheet-board = Board
sheet-mat = Castle
sheet-hand = Hand
piece-card = { $card }
piece-place = { $place }: shields { $shields }, magic shields { $magic }, loot: { $loot }
piece-pile = Not yet taken, { $pile }: { $count }
piece-have = { $seat }, { $thing }: { $count }
piece-used = { $seat }, { $thing }, already cast today: { $count }
piece-worth = { $chest } worth { $value }: { $count }
piece-goblin = Hidden goblin of { $seat }
piece-die = Die: { $row }
piece-die-held = Die in the Captain’s hand

## Options

option-castles = Castles
    .help = Dealt at random, or chosen one after the other in seat order.
option-castles-random = dealt at random
option-castles-draft = chosen in seat order
option-stall-guard = End a stalled game
    .help = The game ends after the last allowed day, or after too many days in a row without a chest for anyone.

## Sections of the rulebook

section-set-up = set-up
section-day = day
section-horde = horde
section-gathering = gathering
section-scouts = scouts
section-attack = attack
section-recruiting = recruiting
section-end-of-the-day = end of the day
section-end = end
section-what-is-known = what is known
section-leaving = leaving

## What things do

goal =
    Gather chests. When somebody has { $chests } after the attacks of a day, the game ends, and the most valuable chests win.
    Each day the die sets the active row of every castle. On its left you gather food and glyphs and scout with treasure maps; on its right you attack a place for its loot, or rob a castle with thieves. Then you recruit creatures, and each one makes your rows stronger on the side where you place it.
legend =
    { "*" }  the Captain                       >  the active row
    2+1x  shields 2, magic shields 1     left, right: the creatures on that side
    F1 G. M. | S1 X. T.  what the row yields on the left | on the right
legend-sign = { $sign } { $name }
legend-signs = Signs: { $signs }
show-creature = { $creature } ({ $id }): { $kind }.
show-dealt = Goblins are dealt at the start and cost nothing.
show-price = Price: food { $food }.
show-price-more = Price: food { $food } and glyphs { $sign }, or glyphs { $signs } alone.
show-left = On the left, by row of the die: { $cells }.
show-right = On the right, by row of the die: { $cells }.
show-cell = { $row }: { $icon } { $count }
show-bonus = Bonus when you place it: { $bonus }.
show-place = { $place } ({ $id }): shields { $shields }, magic shields { $magic }. Loot: { $loot }.
show-castle = { $castle } ({ $id }): printed shields { $shields }.
show-counted = { $thing } { $count }
show-chest = { $chest }: { $count } in all, each worth { $least } to { $most }.
show-food = Food: gathered on the left; you pay for creatures with it.
show-sign = Glyphs: gathered on the left; you pay for most evil creatures with them.
show-barrel = Barrel: spend one for a new roll of the die.
show-map = Treasure maps: whoever alone shows the most in the active row takes a metal chest; on a tie for the most, each takes a wooden one.
show-sword = Swords: one beats one shield. They are not spent.
show-magic-sword = Magic swords: only they beat magic shields; against others they count as swords.
show-thief = Thieves: each steals one chest from a castle that you defeat.
show-shield = Shields defend a place or a castle. Whoever is robbed gets one more.
show-magic-shield = Magic shields defend a place or a castle; only magic swords beat them.
show-spell = Confusion spell: as Captain you may cast one for a new roll.

## Errors

error-card-count = as many cards as counts say ({ $count }) were expected, not { $cards }
error-id-twice = “{ $id }” was given to two cards
error-chest-count = { $count } chests were expected, as counts say
error-values-once = each value once was expected
error-open-creatures = no more than there are cards of each kind was expected
error-end-chests = no more than there are chests was expected
error-kingdom-piles = a pile for 2, 3, 4 and 5 players was expected
error-kingdom-kinds = no more of each kind than there are was expected
error-kingdom-places = a place for each player was expected
error-prices = a price above nothing was expected for every creature
error-six-rows = six rows were expected, not { $rows }
error-row-icons = at most nine of { $icons } in a row were expected
error-row-sum = at most { $most } of { $icon } in row { $row } were expected in all
error-lord-lines = a line for each of { $fewest } to { $most } lords was expected (`p1 ...`)
error-named-twice = { $name } is named twice

## The guided first turn

practice-barrel = The die shows 4, and your row 4 has no sword. You are Captain and have a barrel: spend it and roll again.
practice-attack = Row 1 counts today: it brought you 2 food, and it has 4 swords. The Sheep farm defends itself with 3: attack it and take its loot.
practice-recruit = You have a chest, and food for an army. Recruit the Orc for 2 food: from now on it counts in its rows.
practice-place = On the left it would gather; on the right it fights. Place it on the right: with swords you win the places that are worth more.
