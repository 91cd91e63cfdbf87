#!/bin/sh
# What cargo calls in `make test`: rustc, without optimisation for programs that only test and for unit tests. Compiling them took longer
# than running them. What they link is optimised as scripts/test-profile.toml says, and so are the programs that look at machine code or
# at time.
rustc=$1
shift
case " $* " in
*" --crate-name constant_time "* | *" --crate-name timing "*) ;;
# As in a release, nothing is asserted beside what the tests say: without optimisation rustc would.
*" --test "*) set -- "$@" -C opt-level=0 -C debug-assertions=off ;;
# At the level that the profile of the tests has, no second round of inlining, from one part of a crate into another.
*" --crate-name modforge_"*" opt-level=1 "*) set -- "$@" -C lto=off ;;
esac
exec "$rustc" "$@"
