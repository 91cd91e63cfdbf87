#!/bin/sh
# What cargo calls in `make test`: rustc, with less optimisation for programs that only test. Compiling them took longer than running
# them. What they link is optimised as ever, and so are the programs that look at machine code or at time. Unit tests are part of what
# they test, so they have some.
rustc=$1
shift
case " $* " in
*" --crate-name constant_time "* | *" --crate-name timing "*) ;;
*" --crate-name all "*" --test "*) set -- "$@" -C opt-level=0 -C lto=off ;;
*" --test "*) set -- "$@" -C opt-level=1 -C codegen-units=4 -C lto=off ;;
esac
exec "$rustc" "$@"
