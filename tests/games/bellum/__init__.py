"""The rulings of Bellum Magica as tests: a position drawn as text, the action in notation, the result."""
