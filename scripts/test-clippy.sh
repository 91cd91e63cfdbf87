#!/bin/sh
# Calls Clippy with the arguments of rustc, and keeps nothing of what it would write.
kept=$(mktemp -d) && trap 'rm -rf "$kept"' EXIT
count=$# previous=
for argument in "$@"; do
	case $previous in
	--out-dir) argument=$kept ;;
	esac
	case $argument in
	--emit=*) argument=--emit=metadata ;;
	--json=*) argument=--json=diagnostic-rendered-ansi ;; # cargo is told of no second library
	esac
	set -- "$@" "$argument"
	previous=$argument
done
shift "$count"
clippy-driver "$@"
