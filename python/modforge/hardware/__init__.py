"""The flows that take a core: write it out, simulate, synthesize, place and route, prove, mutate."""
