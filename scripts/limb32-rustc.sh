#!/bin/sh
# What cargo calls for our own crates in `make rust` and `make limb32`: rustc, for 32-bit limbs.
rustc=$1
shift
exec "$rustc" --cfg modforge_limb32 "$@"
