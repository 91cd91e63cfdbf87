#!/bin/sh
# With the arguments of a call of rustc that Clippy has taken: takes Clippy's variables out of the file that says on what the result
# depends. Cargo looks there for those of its own environment, which lacks these, and would compile the same again at its next call.
previous=
for argument in "$@"; do
	case $previous in
	--crate-name) name=$argument ;;
	--out-dir) folder=$argument ;;
	esac
	case $argument in
	extra-filename=*) hash=${argument#*=} ;;
	esac
	previous=$argument
done
sed -i '/^# env-dep:CLIPPY_/d' "$folder/$name$hash.d"
