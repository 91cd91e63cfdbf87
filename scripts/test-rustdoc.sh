#!/bin/sh
# What cargo calls in `make test` for the tests in documentation: rustdoc, which reads the documentation for its warnings first. `cargo doc`
# reads all crates of others once more for that.
case " $* " in
*" --test "*) ;;
*) exec rustdoc "$@" ;; # cargo's questions
esac
# The compiler warned at each call that make's job server is closed.
unset MAKEFLAGS
kept=$(mktemp -d) && trap 'rm -rf "$kept"' EXIT
documentation() {
	for argument in "$@"; do
		shift
		case $argument in
		--test | --test-run-directory=*) ;;
		*) set -- "$@" "$argument" ;;
		esac
	done
	rustdoc "$@" -Dwarnings --output "$kept"
}
case " $* " in
# What they document, their users do not read in Rust.
*" --crate-name modforge_bench "* | *" --crate-name modforge_c "*) ;;
*) documentation "$@" || exit ;;
esac
rustdoc "$@"
