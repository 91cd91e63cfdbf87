"""Hardware: the catalogue of cores, their golden models, simulation, synthesis and emission."""
