"""The drawings of all pieces and the list of colours: one source for pictures made here and for the page."""
