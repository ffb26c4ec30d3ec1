auction-label = Biedingen tot nu toe
auction-passed = heeft gepast
