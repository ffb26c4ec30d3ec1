auction-label = Bids so far
auction-passed = passed
