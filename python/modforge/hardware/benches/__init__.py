"""One cocotb bench for each core; they run inside the simulator that :mod:`modforge.hardware.simulate` starts."""
