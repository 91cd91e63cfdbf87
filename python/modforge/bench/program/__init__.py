"""The measuring program: find its sources, build it with peers, run it."""
