"""Print the delays of wires that the stored rows ask for, beside those of the models."""

from __future__ import annotations

from modforge.bench.cores import figures, published
from modforge.bench.cores.modelled.calibration import SCALED, TERMS, factor, fit, samples
from modforge.hardware.delays import MODELS

if __name__ == "__main__":
    found = figures(published()[0])
    cores = samples(found)
    print(f"{len(cores)} cores: " + ", ".join(f"{term} {ns:.3f}" for term, ns in zip(TERMS, fit(cores), strict=True)))
    print(f"{SCALED}: times {factor(found):.3f}")
    for model in MODELS.values():
        print(model.family, model.wires)
