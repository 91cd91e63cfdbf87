"""The main job: plan, make, check, measure and report, for each modulus.

``make`` writes the sources; ``questions`` lists what is to be checked, simulated and synthesized; ``answer`` asks what
the results do not know yet; ``measure`` takes times; ``run`` puts these in a row.
"""

from modforge.forge.run import forge

__all__ = ["forge"]
