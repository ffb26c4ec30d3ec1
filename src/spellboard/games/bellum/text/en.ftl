# The words of Bellum Magica in English.

## About this edition

title = Bellum Magica
about = Bellum Magica by Frédéric Guérard. Counts, prices, set-up and the printed shields are known; the icons of castles and creatures, the defences and loot of the places and the values of the chests are our reconstruction, tuned by simulated games, because no public source lists them. Names of creatures and places are our own.

## What now

prompt-castle = Choose your castle.
prompt-goblins = Place your goblins, { $first } and { $second }: left to gather and scout, right to attack.
prompt-horde = The die shows { $row }. Spend a barrel for a new roll, or pass?
prompt-captain = The die shows { $row }. You are Captain, with { $spell } spells ready and { $barrel } barrels: roll again, or pass?
prompt-attack = Row { $row } musters { $sword } swords, { $magic } magic swords and { $thief } thieves. Attack one target, or hold back.
prompt-rob = Your thieves are in the castle of { $victim }. Take another chest ({ $left } more at most), or stop.
prompt-recruit = Recruit creatures with your { $food } food and { $sign } glyphs, or finish.
prompt-place = On which side of your castle shall { $creature } serve?

## Actions

action-castle = Take the castle of { $castle }
action-deal = Dealt: { $creature }
action-goblins = First goblin { $first }, second goblin { $second }
action-reveal = Turned up: { $place }
action-draw = Turned up: { $creature }
action-captain = Captain: { $seat }
action-die = The die shows { $row }
action-reroll-barrel = Spend a barrel: roll again
action-reroll-spell = Cast confusion: roll again
action-pass = Pass
action-attack = Attack: { $place }
action-rob = Rob { $seat }: { $chest }
action-done = Enough stolen
action-chest = A chest worth { $value }
action-recruit = Recruit { $creature }
action-recruit-by-signs = Recruit { $creature } with glyphs alone
action-place = Place on this side: { $side }
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

event-castle = { $seat } has the castle of { $castle }.
event-dealt = { $seat } is dealt a goblin.
    .private = { $seat } is dealt { $creature }.
event-chose = { $seat } has placed both goblins, face down.
    .private = { $seat } places the first goblin { $first } and the second { $second }, face down.
event-goblins = { $seat } shows the goblins. Left: { $left }. Right: { $right }.
event-place = The kingdom shows { $place }.
event-creature = { $creature } offers its services.
event-captain = { $captain } is Captain.
event-rolled = Captain { $captain } rolls { $row }.
event-barrel = { $seat } pays for a round: a barrel for a new roll.
event-spell = { $seat } casts confusion and rolls again.
event-passed = { $seat } lets the die lie.
event-scout = { $seat } shows most treasure maps ({ $maps }).
event-tie = Most treasure maps ({ $maps }) are shared by { $seats }.
event-chest = { $seat } takes a chest: { $chest }.
    .private = { $seat } takes a chest: { $chest }, worth { $value }.
event-robs = A thief of { $seat } reaches for a chest of { $victim }: { $chest }.
event-stole = { $seat } steals from { $victim }: { $chest }.
    .private = { $seat } steals from { $victim }: { $chest }, worth { $value }.
event-shield = { $seat } raises a shield against the next thief.
event-held = { $seat } holds back.
event-bonus = { $seat } gains a bonus: { $bonus }.
event-placed = { $seat } places { $creature }: { $side }.
event-finished = { $seat } has finished recruiting.
event-day = Day { $day } is over.
event-ended = The game is over.
event-gathered = { $seat } gathers { $food } food{ $sign ->
        [0] {""}
        [one] , { $sign } glyph
       *[other] , { $sign } glyphs
    }.
event-short = The supply is short: { $seat } misses food { $food }, glyphs { $sign }, chests { $chest }.
event-looted = { $seat } loots: { $place }{ $food ->
        [0] {""}
        [one] , { $food } food
       *[other] , { $food } food
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyph
       *[other] , { $sign } glyphs
    }{ $barrel ->
        [0] {""}
        [one] , { $barrel } barrel
       *[other] , { $barrel } barrels
    }.
event-recruited = { $seat } recruits: { $creature }{ $food ->
        [0] {""}
        [one] , { $food } food
       *[other] , { $food } food
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyph
       *[other] , { $sign } glyphs
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }, worth { $value }.

## Public facts of a seat

fact-castle = castle
fact-food = food
fact-sign = glyphs
fact-barrel = barrels
fact-wood = wooden chests
fact-metal = metal chests
fact-gold = gold chests
fact-shield = shields
fact-magic-shield = magic shields
fact-spell = spells
fact-creatures = creatures
fact-captain = Captain

## Why it ended

reason-chests = somebody had ten chests after the attacks
reason-days = the last day the table allows is over
reason-idle = too many days brought nobody a chest

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
name-e01 = Orc
name-e02 = Orc
name-e03 = Orc archer
name-e04 = Orc archer
name-e05 = Wolf
name-e06 = Wolf
name-e07 = Bat swarm
name-e08 = Bat swarm
name-e09 = Giant rat
name-e10 = Giant rat
name-e11 = Skeleton
name-e12 = Skeleton
name-e13 = Zombie
name-e14 = Zombie
name-e15 = Ghoul
name-e16 = Ghoul
name-e17 = Imp
name-e18 = Imp
name-e19 = Gargoyle
name-e20 = Gargoyle
name-e21 = Harpy
name-e22 = Harpy
name-e23 = Kobold miner
name-e24 = Kobold miner
name-e25 = Cultist
name-e26 = Cultist
name-e27 = Hobgoblin
name-e28 = Hobgoblin
name-e29 = Ogre
name-e30 = Ogre
name-e31 = Giant spider
name-e32 = Giant spider
name-e33 = Spectre
name-e34 = Spectre
name-e35 = Dark elf
name-e36 = Dark elf
name-e37 = Warlock
name-e38 = Warlock
name-e39 = Boar rider
name-e40 = Boar rider
name-e41 = Tree fiend
name-e42 = Tree fiend
name-e43 = Pickpocket imp
name-e44 = Pickpocket imp
name-e45 = Living armour
name-e46 = Living armour

# Most evil creatures
name-v01 = Red dragon
name-v02 = Red dragon
name-v03 = Black dragon
name-v04 = Black dragon
name-v05 = Necromancer
name-v06 = Necromancer
name-v07 = Arch-witch
name-v08 = Arch-witch
name-v09 = Troll king
name-v10 = Troll king
name-v11 = Demon
name-v12 = Demon
name-v13 = Vampire
name-v14 = Vampire
name-v15 = Minotaur
name-v16 = Minotaur
name-v17 = Hydra
name-v18 = Hydra
name-v19 = Master thief
name-v20 = Master thief

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
name-vi3 = Smiths' village
name-vi4 = Mill village
name-vi5 = Scribes' village
name-vi6 = Brewers' village
name-vi7 = Fishing village
name-ci01 = Harbour city
name-ci02 = Vintners' city
name-ci03 = Walled city
name-ci04 = Granary city
name-ci05 = Cathedral city
name-ci06 = Miners' city
name-ci07 = Guild city
name-ci08 = City of towers
name-ci09 = City of bridges
name-ci10 = Royal city

# Things
name-tavern = Tavern
name-farm = farm
name-village = village
name-city = city
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
