"""Nanoseconds by a model of delays: fitted to routed cores, and how far off it is."""
