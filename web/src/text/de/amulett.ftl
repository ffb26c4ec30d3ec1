auction-label = Gebote bisher
auction-passed = hat gepasst
