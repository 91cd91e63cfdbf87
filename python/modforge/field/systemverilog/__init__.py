"""Prints a multiplier and a reducer in SystemVerilog."""
