"""Prints eight elements side by side in Rust, once for vectors of any kind."""
