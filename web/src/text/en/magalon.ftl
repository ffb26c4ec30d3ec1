magalon-protected = protected
magalon-moves-giant = moves the giant
magalon-leads = leads this round
magalon-cards = Cards
magalon-energy = energy
magalon-artifacts = { $has } of { $of } artefacts
magalon-where = Wizard on { $wizard }.
magalon-no-shield = Shield not yet set.
magalon-shield-on = Shield on { $field }.
magalon-order = Order of round { $round }
magalon-in-order = { $name } { $card }
magalon-with-giant = { $name } { $card } and the giant
magalon-lays = { $name } lays
magalon-look = Look at a card to read what it gives.
magalon-walk = Walk
magalon-shift = Shift ruins
magalon-lift = Lift a ruin
magalon-gnomes = Move the gnomes
magalon-shield = Move your shield
magalon-take-energy = Take energy
magalon-giant = The giant
magalon-choose-where = choose where
magalon-left = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
magalon-done = done
magalon-none = nothing left
magalon-done-of = { $done } of { $of } done
magalon-may = you may
magalon-in-hand = in your hand
magalon-plus = { $energy } from the card
magalon-dice = roll
magalon-roll = roll for it
magalon-rolled = rolled { $dice }
magalon-not-yet = The turn cannot end yet.
magalon-turn-ruin = Turn the ruin
magalon-by-name = Choose a place by its name
