"""Draw the figures in the READMEs of the cores: a block diagram from its description, a timing diagram from a run."""

from modforge.hardware.figures.figures import figures

__all__ = ["figures"]
