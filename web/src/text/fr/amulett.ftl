auction-label = Enchères jusqu’ici
auction-passed = a passé
