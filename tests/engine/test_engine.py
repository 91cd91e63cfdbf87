"""The Python face of the engine against Python's own integers."""

import math
import subprocess
import sys
import threading

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import modforge
from modforge._engine import calibrate, choose, kernel_for, kernel_table

moduli = st.one_of(
    st.integers(min_value=1, max_value=2**64),
    st.integers(min_value=1, max_value=2**2100),
    st.integers(min_value=0, max_value=2100).map(lambda k: 2**k),
    st.integers(min_value=1, max_value=2100).map(lambda k: 2**k - 1),
    st.integers(min_value=1, max_value=2100).map(lambda k: 2**k + 1),
)
integers = st.one_of(st.integers(), st.integers(min_value=-(2**4000), max_value=2**4000))


@given(m=moduli, a=integers, b=integers)
@example(m=1, a=0, b=1)
@example(m=2, a=1, b=1)
@example(m=3, a=0, b=0)
@example(m=2**521 - 1, a=2**521 - 1, b=-(2**521 - 1))
@example(m=2**256 - 1, a=2**256, b=-1)
def test_operations_agree(m, a, b):
    for kernel in modforge.kernels():
        modulus = modforge.Modulus(m, kernel=kernel)
        assert modulus.value == m
        assert modulus.bits == m.bit_length()
        assert modulus.add(a, b) == (a + b) % m
        assert modulus.sub(a, b) == (a - b) % m
        assert modulus.mul(a, b) == a * b % m
        assert modulus.square(a) == a * a % m
        assert modulus.neg(a) == -a % m


@given(m=moduli, base=integers, exponent=st.integers(min_value=0, max_value=2**200))
@example(m=1, base=0, exponent=0)
@example(m=3, base=0, exponent=0)
@example(m=7, base=-1, exponent=2**65 - 1)
def test_powers_agree(m, base, exponent):
    expected = pow(base, exponent, m)
    assert modforge.powmod(base, exponent, m) == expected
    assert modforge.powmod_vartime(base, exponent, m) == expected
    for kernel in modforge.kernels():
        modulus = modforge.Modulus(m, kernel=kernel)
        assert modulus.pow(base, exponent) == expected
        assert modulus.pow_vartime(base, exponent) == expected


@given(data=st.data(), count=st.sampled_from([0, 1, 7, 8, 9, 17]), m=moduli)
def test_many_powers_agree(data, count, m):
    bases = data.draw(st.lists(integers, min_size=count, max_size=count))
    exponents = data.draw(st.lists(st.integers(min_value=0, max_value=2**130), min_size=count, max_size=count))
    moduli = data.draw(st.lists(st.integers(min_value=1, max_value=2**300), min_size=count, max_size=count))
    for many in (modforge.powmod_many, modforge.powmod_many_vartime):
        assert many(bases, 2**65 - 1, m) == [pow(base, 2**65 - 1, m) for base in bases]
        assert many(bases, exponents, m) == [pow(b, e, m) for b, e in zip(bases, exponents, strict=True)]
        assert many(bases, 3, moduli) == [pow(b, 3, n) for b, n in zip(bases, moduli, strict=True)]
        assert many(bases, exponents, moduli) == [
            pow(b, e, n) for b, e, n in zip(bases, exponents, moduli, strict=True)
        ]


def test_many_powers_in_pieces():
    bases, exponents = range(-500, 500), range(1000)
    moduli = range(1, 2001, 2)
    expected = [pow(b, e, n) for b, e, n in zip(bases, exponents, moduli, strict=True)]
    assert modforge.powmod_many(bases, exponents, moduli) == expected
    assert modforge.powmod_many_vartime(bases, exponents, 1001) == [
        pow(b, e, 1001) for b, e in zip(bases, exponents, strict=True)
    ]


def test_many_powers_can_be_interrupted():
    """In the midst of what would take minutes."""
    program = (
        "import modforge, signal, threading\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "threading.Timer(0.5, signal.raise_signal, [signal.SIGINT]).start()\n"
        "try: modforge.powmod_many([3] * 100_000, 2**2048 - 1, 2**2048 - 1)\n"
        "except KeyboardInterrupt: print('interrupted')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "interrupted\n"


def test_refused_batches():
    for many in (modforge.powmod_many, modforge.powmod_many_vartime):
        with pytest.raises(ValueError, match=r"^exponents: has 1 rows, but bases has 2$"):
            many([2, 3], [5], 7)
        with pytest.raises(ValueError, match=r"^moduli: has 3 rows, but bases has 2$"):
            many([2, 3], 5, [7, 9, 11])
        assert many([2], [-1], 7) == [4]
        with pytest.raises(ValueError, match=r"^moduli: row 0: 0 is below 1$"):
            many([2], 1, [0])
        with pytest.raises(ValueError, match=r"^modulus: must be at least 1$"):
            many([2], 1, 0)
        with pytest.raises(TypeError):
            many([2], 1.5, 7)


@pytest.mark.parametrize(
    ("modulus", "message"),
    [
        (0, "modulus: must be at least 1"),
        (-7, "modulus: must not be negative"),
        (2**1048576, "modulus: has 1048577 bits, at most 1048576 are supported"),
    ],
    ids=["0", "negative", "too long"],
)
def test_refused_moduli(modulus, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        modforge.Modulus(modulus)


def test_refused_arguments():
    with pytest.raises(modforge.NotInvertible, match=r"^operand: has no inverse, its gcd with the modulus is 0x3$"):
        modforge.FixedBase(modforge.Modulus(45), 3, 8).pow(-2)
    with pytest.raises(ValueError, match=r"^modulus: must not be negative$"):
        modforge.powmod(2, 1, -7)
    with pytest.raises(
        ValueError, match=r"^kernel: unknown name; known are portable adx aarch64 avx512f avx512ifma avxifma$"
    ):
        modforge.Modulus(7, kernel="abacus")
    with pytest.raises(TypeError):
        modforge.powmod(2.0, 1, 7)
    with pytest.raises(TypeError):
        modforge.Modulus("7")


def test_environment_forces_a_kernel(monkeypatch):
    monkeypatch.setenv("MODFORGE_KERNEL", "portable")
    assert modforge.Modulus(2**1024 - 105).kernel == "portable"
    monkeypatch.setenv("MODFORGE_KERNEL", "abacus")
    with pytest.raises(ValueError, match=r"^MODFORGE_KERNEL: unknown name"):
        modforge.Modulus(2**1024 - 105)


def test_environment_gives_a_table_of_kernels(monkeypatch):
    monkeypatch.setenv("MODFORGE_KERNEL", f"1:{modforge.kernels()[-1]},1024:portable")
    assert modforge.Modulus(3 * 2**1020 + 1).kernel == modforge.kernels()[-1]
    assert modforge.Modulus(3 * 2**1022 + 1).kernel == "portable"
    assert [row[0] for row in kernel_table()] == [1, 1024]
    assert choose(3 * 2**1022 + 1).kernel == "portable"
    for text, says in {"1:adx": "a kernel has no code", "7:portable": "the first row must be from 1 bit on"}.items():
        monkeypatch.setenv("MODFORGE_KERNEL", text)
        for call in (kernel_table, lambda: modforge.Modulus(3 * 2**1022 + 1)):
            with pytest.raises(ValueError, match=rf"^MODFORGE_KERNEL: {says}.*; an example is 1:adx,16385:portable$"):
                call()


def test_a_calibration_is_a_table_for_the_environment(monkeypatch):
    text, rows, times = calibrate(0)
    monkeypatch.setenv("MODFORGE_KERNEL", text)
    assert kernel_table() == rows
    assert [bits for bits, _ in times][:2] == [64, 128]
    assert times[-1][0] == 16_384
    for bits, of_kernels in times:
        assert all(nanoseconds > 0 for _, nanoseconds in of_kernels)
        assert {kernel for kernel, _ in of_kernels} <= set(modforge.kernels())
        assert "portable" in dict(of_kernels), bits


def test_interpreter_lock_is_released():
    """While one thread is inside one long power, another one makes progress."""
    modulus = modforge.Modulus(2**16384 - 1)
    progress = []
    done = threading.Event()

    def count():
        while not done.is_set():
            progress.append(None)
            done.wait(0.001)

    counter = threading.Thread(target=count)
    counter.start()
    before = len(progress)
    modulus.pow_vartime(3, 2**2000 - 1)
    during = len(progress) - before
    done.set()
    counter.join()
    assert during > 2


@given(
    m=st.integers(min_value=1, max_value=2**600),
    base=integers,
    exponent=st.integers(min_value=0, max_value=2**200),
    spare=st.integers(min_value=0, max_value=20),
    max_bytes=st.integers(min_value=0, max_value=100_000),
)
def test_powers_of_a_fixed_base(m, base, exponent, spare, max_bytes):
    modulus = modforge.Modulus(m)
    bits = exponent.bit_length() + spare
    table = modforge.FixedBase(modulus, base, bits, max_bytes=max_bytes, threads=2)
    assert table.exponent_bits == bits
    assert table.pow(exponent) == table.pow_vartime(exponent) == pow(base, exponent, m)
    assert modforge.FixedBase.from_bytes(modulus, table.to_bytes()).pow(exponent) == pow(base, exponent, m)


def test_refused_tables():
    modulus = modforge.Modulus(2**127 - 1)
    table = modforge.FixedBase(modulus, 3, exponent_bits=64)
    with pytest.raises(ValueError, match=r"^exponent: at most 64 bits are possible here$"):
        table.pow(2**64)
    with pytest.raises(ValueError, match=r"^exponent: at most 64 bits are possible here$"):
        table.pow(-(2**64))
    for threads in (-1, 0, 1025, 2**62, 2**70):
        with pytest.raises(ValueError, match=r"^threads: must be 1 to 1024\b"):
            modforge.FixedBase(modulus, 3, 64, threads=threads)
    with pytest.raises(TypeError):
        modforge.FixedBase(modulus, 3, 64, threads=1.5)
    with pytest.raises(ValueError, match=r"^table: damaged$"):
        modforge.FixedBase.from_bytes(modulus, table.to_bytes()[:-1] + b"?")
    with pytest.raises(ValueError, match="different moduli"):
        modforge.FixedBase.from_bytes(modforge.Modulus(2**127 + 45), table.to_bytes())


def test_a_table_without_memory():
    """Terabytes: more than there can be."""
    modulus = modforge.Modulus(2**1_000_000 - 1)
    with pytest.raises(MemoryError, match=r"^table: no memory for \d{13,} bytes$"):
        modforge.FixedBase(modulus, 3, 2**20, max_bytes=2**62)


class Liar(int):
    """An integer that says of itself that it is another one."""

    def __lt__(self, other):
        return True

    def __neg__(self):
        return 12

    def __index__(self):
        return 13

    def bit_length(self):
        return 8

    def to_bytes(self, *_args, **_options):
        return b"\x0f"


def test_the_digits_of_a_subclass_count():
    three, seven, modulus = Liar(3), Liar(7), Liar(101)
    assert modforge.Modulus(modulus).value == 101
    assert modforge.powmod(three, seven, modulus) == pow(3, 7, 101)
    assert modforge.powmod_many([three], [seven], [modulus]) == [pow(3, 7, 101)]
    assert modforge.FixedBase(modforge.Modulus(101), three, 8).pow(seven) == pow(3, 7, 101)
    assert modforge.Modulus(101).inverse_many([three, seven]) == [pow(3, -1, 101), pow(7, -1, 101)]
    assert modforge.gcd(Liar(14), Liar(21)) == 7
    assert modforge.jacobi_vartime(three, seven) == -1
    assert modforge.is_probable_prime(modulus)
    assert modforge.powmod(True, seven, modulus) == 1
    assert modforge.powmod(2, Liar(-1), 7) == 4
    assert modforge.FixedBase(modforge.Modulus(7), 2, 8).pow(Liar(-1)) == 4


def test_refused_jacobi_symbols():
    with pytest.raises(ValueError, match=r"^n: has 1048577 bits, at most 1048576 are supported$"):
        modforge.jacobi_vartime(3, 2**1_048_576 + 1)
    with pytest.raises(ValueError, match=r"^a: has 1048577 bits, at most 1048576 are supported$"):
        modforge.jacobi_vartime(2**1_048_576, 3)


@given(m=st.integers(min_value=1, max_value=2**300), base=integers, count=st.integers(min_value=0, max_value=300))
def test_repeated_squaring(m, base, count):
    assert modforge.Modulus(m).square_times(base, count) == pow(base, 2**count, m)


def test_progress_of_repeated_squaring():
    modulus = modforge.Modulus(2**521 - 1)
    seen = []
    assert modulus.square_times(3, 250, seen.append, interval=100) == pow(3, 2**250, 2**521 - 1)
    assert seen == [100, 200, 250]

    def stop(done):
        raise RuntimeError(f"stopped at {done}")

    with pytest.raises(RuntimeError, match=r"^stopped at 100$"):
        modulus.square_times(3, 250, stop, interval=100)
    with pytest.raises(ValueError, match=r"^interval: must be at least 1$"):
        modulus.square_times(3, 250, interval=0)


@given(m=moduli, a=integers)
@example(m=1, a=0)
@example(m=91, a=35)
@example(m=2**64, a=-1)
def test_inverses_agree(m, a):
    modulus = modforge.Modulus(m)
    methods = [
        modulus.inverse,
        modulus.inverse_vartime,
        lambda a: modforge.inverse(a, m),
        lambda a: modulus.inverse_many([1, a])[1],
    ]
    divisor = math.gcd(a, m)
    assert modforge.gcd(a, m) == divisor
    for method in methods:
        if divisor == 1:
            assert method(a) == pow(a, -1, m)
        else:
            with pytest.raises(modforge.NotInvertible) as caught:
                method(a)
            assert caught.value.gcd == divisor


def test_probable_primes():
    primes = [n for n in range(2, 2000) if all(n % d for d in range(2, math.isqrt(n) + 1))]
    assert [n for n in range(-3, 2000) if modforge.is_probable_prime(n)] == primes
    assert modforge.is_probable_prime(2**521 - 1, rounds=2)
    assert not modforge.is_probable_prime(2**523 - 1)
    assert not modforge.is_probable_prime(1093**2)


@given(x=integers)
def test_square_roots(x):
    for p in [2**127 - 1, 2**255 - 19, 2**224 - 2**96 + 1]:
        modulus = modforge.Modulus(p)
        root = modulus.square_root_vartime(x * x)
        assert root == min(x % p, -x % p)
        assert modforge.jacobi_vartime(x * x, p) == (x % p != 0)
        assert modforge.jacobi_vartime(-x, p) == modforge.jacobi_vartime(-x % p, p)
    with pytest.raises(ValueError, match="square root"):
        modforge.Modulus(7).square_root_vartime(3)


def test_batches_in_a_forked_child():
    """Threads do not live on in a child, so it must not wait for those of its parent."""
    program = (
        "import os, modforge\n"
        "def run(): return modforge.powmod_many(range(20), 5, 2**1024 - 105)\n"
        "run()\n"
        "child = os.fork()\n"
        "if child == 0: os._exit(run()[2] != 32)\n"
        "assert os.waitpid(child, 0)[1] == 0\n"
        "run()\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


@pytest.mark.parametrize(
    "form", [lambda k: 2**k - 1, lambda k: 2**k - 159, lambda k: 3 * 2**k + 1, lambda k: 6 * 2**k + 2]
)
@pytest.mark.parametrize(
    "bits", [8, 64, 65, 384, 385, 448, 449, 576, 577, 1024, 1025, 2048, 4638, 4639, 16_382, 16_636]
)
def test_the_choice_is_what_a_modulus_takes(form, bits, monkeypatch):
    value = form(bits)
    for forced in ["", *modforge.kernels()]:
        monkeypatch.setenv("MODFORGE_KERNEL", forced)
        kernels = [forced] if forced else modforge.kernels()
        try:
            made = modforge.Modulus(value)
        except ValueError as refusal:
            for of in (None, kernels):
                with pytest.raises(ValueError, match=str(refusal)):
                    choose(value, of)
            continue
        for choice in (choose(value), choose(value, kernels)):
            assert (choice.kernel, choice.reduction) == (made.kernel, made.reduction)
        if made.reduction == "kernel":
            assert made.kernel == kernel_for(value.bit_length()) == kernel_for(value.bit_length(), kernels)


def test_a_choice_says_what_a_multiplication_costs():
    every = ["portable", "adx", "avx512f", "avx512ifma", "avxifma"]
    counted = choose(2**2047 + 1, every)
    assert (counted.words, counted.steps, counted.multiply, counted.square) == (5, 40, 4 * 5 * 40, None)
    counted = choose(2**2047 + 1, every[:3])
    assert (counted.words, counted.steps, counted.multiply) == (9, 72, 2 * 9 * (72 + 4))
    counted = choose(2**4095 + 1, every[:2])
    assert (counted.words, counted.multiply, counted.square) == (
        64,
        3**3 * 8**2 + 64**2 + 64,
        3 * 32 * 33 // 2 + 64**2 + 64,
    )
    counted = choose(2**2047 + 1, ["portable"])
    assert (counted.words, counted.separate) == (32, True)
    counted = choose(2**320 - 19, ["portable"])
    assert (counted.reduction, counted.words, counted.multiply) == ("pseudo_mersenne", 5, 5 * 5 + 5 + 1)
    counted = choose(2**255 - 19, every)
    assert (counted.kernel, counted.reduction) == ("adx", "pseudo_mersenne")
    assert (counted.multiply, counted.square) == (4 * 4 + 4 + 1, 4 * 5 // 2 + 4 + 1)
    assert choose(2**1024 - 105, every).reduction == "kernel"
    with pytest.raises(ValueError, match="kernel: unknown name"):
        choose(3, ["sse"])


@pytest.mark.parametrize("number", [-1, 2**64, 2**70])
@pytest.mark.parametrize(
    ("argument", "call"),
    [
        ("max_bytes", lambda m, number: modforge.FixedBase(m, 3, 8, max_bytes=number)),
        ("exponent_bits", lambda m, number: modforge.FixedBase(m, 3, number)),
        ("count", lambda m, number: m.square_times(3, number)),
        ("interval", lambda m, number: m.square_times(3, 1, None, number)),
        ("rounds", lambda _, number: modforge.is_probable_prime(7, number)),
    ],
)
def test_counts_out_of_range_are_named(argument, call, number):
    with pytest.raises(ValueError, match=rf"^{argument}: must be 0 to 2\^64 - 1$"):
        call(modforge.Modulus(97), number)
