"""Shared by the cocotb benches of several kinds: clock, reset, registers, a port, a played core."""
