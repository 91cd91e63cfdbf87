"""The measuring program: where its sources are, with which peers it is built, and a run of it."""
