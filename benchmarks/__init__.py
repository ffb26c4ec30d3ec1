"""Ours beside the peers, in one run: how fast is Spellboard on a scale that others know?

``python -m benchmarks`` starts one worker process for each game of ours and each peer,
lets them work by turns in short slices, and prints ratios. See docs/benchmarks.md.
"""
