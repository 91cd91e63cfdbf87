"""The tools and kernels of this machine, and whether the engine computes right on it."""

from modforge.doctor.findings import Calibration, Machine, calibrate, examine

__all__ = ["Calibration", "Machine", "calibrate", "examine"]
