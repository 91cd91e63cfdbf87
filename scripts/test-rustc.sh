#!/bin/sh
# What cargo calls in `make test` for our own crates: rustc, and Clippy with it. What they link is optimised as scripts/test-profile.toml
# says, and so are the programs that look at machine code or at time.
#
# - Programs that only test, and unit tests, are compiled without optimisation: that took longer than running them.
# - Clippy reads a crate where its dependencies are compiled already. `cargo clippy` reads those of others once more.
rustc=$1
shift
optimised=yes
case " $* " in
*" --crate-name ___ "* | *" --print"*) exec "$rustc" "$@" ;; # cargo's questions
*" --crate-name constant_time "* | *" --crate-name timing "*) ;;
# As in a release, nothing is asserted beside what the tests say: without optimisation rustc would.
*" --test "*) optimised= && set -- "$@" -C opt-level=0 -C debug-assertions=off ;;
# No test is about the times that it measures.
*" --crate-name modforge_bench "*) set -- "$@" -C opt-level=0 -C debug-assertions=off ;;
# At the level that the profile of the tests has, no second round of inlining, from one part of a crate into another.
*" --crate-name modforge_"*" opt-level=1 "*) set -- "$@" -C lto=off ;;
esac
export CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__
# Clippy compiles, too, but without what rustc optimises before LLVM does.
if test -z "$optimised"; then
	clippy-driver "$rustc" "$@" || exit
	exec "$(dirname "$0")/test-dep-info.sh" "$@"
fi
"$rustc" "$@" || exit
# Clippy says nothing of crates that cargo was not asked for, only compiled.
test -z "$CARGO_PRIMARY_PACKAGE" || exec "$(dirname "$0")/test-clippy.sh" "$rustc" "$@"
