"""What this machine has for modforge, whether the engine computes right on it, and the kernels it measures best."""

from modforge.doctor.findings import Calibration, Machine, calibrate, examine

__all__ = ["Calibration", "Machine", "calibrate", "examine"]
