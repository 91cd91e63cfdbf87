"""Cocotb benches of the bus shells, and the two ends of a bus that they drive."""
