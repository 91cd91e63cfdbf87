"""What the cocotb benches of several kinds share: clock, reset, registers, a port, a played core."""
