// SPDX-License-Identifier: MIT OR Apache-2.0

//! Eight words of 64 bits side by side: in registers where the CPU has AVX-512 IFMA, else in plain Rust.
//!
//! Code over [`Vector`] is one program for both. [`dispatch`] runs it on the fastest that this CPU has.

use core::ops::{Add, BitAnd, BitOr, Sub};

/// Words in a vector.
pub const LANES: usize = 8;

/// Bits of the factors of [`Vector::plus_low`] and [`Vector::plus_high`].
pub const BITS: u32 = 52;

/// The largest factor.
pub const LOW: u64 = (1 << BITS) - 1;

/// Eight words. An operation does the same in all lanes, in constant time, and modulo 2^64; so do sums and differences.
pub trait Vector:
    Copy + Add<Output = Self> + Sub<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self>
{
    /// Proof that this CPU has the instructions. Vectors are made with it, so whoever has a vector has it as well.
    type Cpu: Copy;

    /// The proof that this vector was made with.
    fn cpu(self) -> Self::Cpu;

    /// Runs a task with the instructions enabled, so that operations on vectors become instructions in it.
    fn run<T: Task>(cpu: Self::Cpu, task: T) -> T::Output;

    /// The same as a function of its own, which is compiled once and called: for tasks that are run in many places, and
    /// long enough that a call is nothing beside them.
    fn call<T: Task>(cpu: Self::Cpu, task: T) -> T::Output;

    /// One word in all lanes.
    fn splat(cpu: Self::Cpu, word: u64) -> Self;

    /// Word i in lane i.
    fn load(cpu: Self::Cpu, words: &[u64; LANES]) -> Self;

    /// The words of all lanes.
    fn store(self) -> [u64; LANES];

    /// A shift by less than 64 bits, towards the highest.
    #[must_use]
    fn shl<const BY: u32>(self) -> Self;

    /// A shift by less than 64 bits, towards the lowest.
    #[must_use]
    fn shr<const BY: u32>(self) -> Self;

    /// The same for a number with a sign: rounded down.
    #[must_use]
    fn sar<const BY: u32>(self) -> Self;

    /// The sum with the low 52 bits of the product of the low 52 bits of `a` and `b`.
    #[must_use]
    fn plus_low(self, a: Self, b: Self) -> Self;

    /// The sum with the high 52 bits of that product.
    #[must_use]
    fn plus_high(self, a: Self, b: Self) -> Self;

    /// 1 where the word is below the other one, else 0.
    #[must_use]
    fn below(self, other: Self) -> Self;

    /// The bits of `set` where the vector has ones, those of `clear` where it has zeros.
    #[must_use]
    fn choose(self, set: Self, clear: Self) -> Self;

    /// Bit i says whether the word in lane i is not zero.
    fn nonzero(self) -> u8;

    /// The lanes of `set` where the bit is 1, those of `clear` where it is 0.
    #[must_use]
    fn select(bits: u8, set: Self, clear: Self) -> Self;

    /// Word i of vector j as word j of vector i.
    #[must_use]
    fn transpose(rows: [Self; LANES]) -> [Self; LANES];
}

/// What [`Vector::run`] runs: a structure that holds the operands. `run` and all that computes in it must be
/// `#[inline(always)]`: a closure could become a function of its own, without the instructions.
pub trait Task {
    /// What comes out.
    type Output;

    /// Computes it.
    fn run(self) -> Self::Output;
}

/// What [`dispatch`] runs: the same for vectors of any kind.
pub trait Anywhere {
    /// What comes out.
    type Output;

    /// Computes it; `#[inline(always)]` like [`Task::run`].
    fn run<V: Vector>(self, cpu: V::Cpu) -> Self::Output;
}

/// Runs it with AVX-512 IFMA where this CPU has that, else in plain Rust.
pub fn dispatch<A: Anywhere>(task: A) -> A::Output {
    run_on(Ifma::detect(), task)
}

/// Runs it with AVX-512 IFMA if there is proof that the CPU has that, else in plain Rust.
pub fn run_on<A: Anywhere>(cpu: Option<Ifma>, task: A) -> A::Output {
    match cpu {
        Some(cpu) => cpu.run(task),
        None => task.run::<Portable>(()),
    }
}

/// Binds what runs anywhere to vectors of one kind.
#[cfg(target_arch = "x86_64")]
struct On<A, V: Vector>(A, V::Cpu);

#[cfg(target_arch = "x86_64")]
impl<A: Anywhere, V: Vector> Task for On<A, V> {
    type Output = A::Output;

    #[inline(always)]
    fn run(self) -> A::Output {
        self.0.run::<V>(self.1)
    }
}

/// Vectors in plain Rust, on any CPU.
#[derive(Clone, Copy, Debug)]
pub struct Portable([u64; LANES]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| operation(self.0[i], other.0[i])))
    }

    #[inline(always)]
    fn product(a: Self, b: Self, part: impl Fn(u128) -> u64) -> Self {
        a.zip(b, |a, b| part(u128::from(a & LOW) * u128::from(b & LOW)))
    }
}

impl Add for Portable {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }
}

impl Sub for Portable {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_sub)
    }
}

impl BitAnd for Portable {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Portable {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl Vector for Portable {
    type Cpu = ();

    #[inline(always)]
    fn cpu(self) {}

    /// Out of line: inlined, the products of a power would take minutes to compile.
    #[inline(never)]
    fn run<T: Task>((): (), task: T) -> T::Output {
        task.run()
    }

    #[inline(always)]
    fn call<T: Task>((): (), task: T) -> T::Output {
        Self::run((), task)
    }

    #[inline(always)]
    fn splat((): (), word: u64) -> Self {
        Self([word; LANES])
    }

    #[inline(always)]
    fn load((): (), words: &[u64; LANES]) -> Self {
        Self(*words)
    }

    #[inline(always)]
    fn store(self) -> [u64; LANES] {
        self.0
    }

    #[inline(always)]
    fn shl<const BY: u32>(self) -> Self {
        Self(self.0.map(|word| word << BY))
    }

    #[inline(always)]
    fn shr<const BY: u32>(self) -> Self {
        Self(self.0.map(|word| word >> BY))
    }

    #[inline(always)]
    fn sar<const BY: u32>(self) -> Self {
        Self(
            self.0
                .map(|word| (word.cast_signed() >> BY).cast_unsigned()),
        )
    }

    #[inline(always)]
    fn plus_low(self, a: Self, b: Self) -> Self {
        self + Self::product(a, b, |product| product as u64 & LOW)
    }

    #[inline(always)]
    fn plus_high(self, a: Self, b: Self) -> Self {
        self + Self::product(a, b, |product| (product >> BITS) as u64)
    }

    #[inline(always)]
    fn below(self, other: Self) -> Self {
        self.zip(other, |a, b| u64::from(a < b))
    }

    #[inline(always)]
    fn choose(self, set: Self, clear: Self) -> Self {
        clear.zip(self & set.zip(clear, |a, b| a ^ b), |a, b| a ^ b)
    }

    #[inline(always)]
    fn nonzero(self) -> u8 {
        let bit = |word: u64| ((word | word.wrapping_neg()) >> 63) as u8;
        (0..LANES).fold(0, |bits, i| bits | bit(self.0[i]) << i)
    }

    #[inline(always)]
    fn select(bits: u8, set: Self, clear: Self) -> Self {
        // A zero hidden from the compiler, which could otherwise make branches of the bits.
        let zero = core::hint::black_box(0_u64);
        let mask = core::array::from_fn(|i| zero.wrapping_sub(u64::from(bits >> i & 1)));
        Self(mask).choose(set, clear)
    }

    #[inline(always)]
    fn transpose(rows: [Self; LANES]) -> [Self; LANES] {
        core::array::from_fn(|i| Self(rows.map(|row| row.0[i])))
    }
}

/// Proof that this CPU and its operating system have AVX-512 F and IFMA.
#[derive(Clone, Copy, Debug)]
pub struct Ifma(Proof);

#[cfg(target_arch = "x86_64")]
type Proof = ();
#[cfg(not(target_arch = "x86_64"))]
type Proof = core::convert::Infallible;

impl Ifma {
    /// The proof, if they have.
    #[must_use]
    pub fn detect() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if registers::available() {
            return Some(Self(()));
        }
        None
    }

    /// Runs it with the instructions. Nothing is compiled for other CPUs, as it is by [`dispatch`].
    pub fn run<A: Anywhere>(self, task: A) -> A::Output {
        #[cfg(target_arch = "x86_64")]
        {
            Words::run(self, On::<A, Words>(task, self))
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            let _ = task;
            match self.0 {}
        }
    }
}

#[cfg(target_arch = "x86_64")]
pub use registers::Words;

/// Vectors in registers.
#[cfg(target_arch = "x86_64")]
mod registers {
    use super::{Ifma, LANES, Task, Vector};
    use core::arch::x86_64::*;
    use core::ops::{Add, BitAnd, BitOr, Sub};
    use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

    /// Whether there are the instructions: asked once, as on virtual machines each question takes microseconds.
    pub(super) fn available() -> bool {
        /// 0 until it was asked, then 1 for no and 2 for yes. Several threads that ask at once get the same answer.
        static KNOWN: AtomicU8 = AtomicU8::new(0);
        match KNOWN.load(Relaxed) {
            0 => {
                let found = asked();
                KNOWN.store(1 + u8::from(found), Relaxed);
                found
            }
            known => known == 2,
        }
    }

    fn asked() -> bool {
        /// Leaf 1, ECX: the operating system saves what it says in XCR0.
        const OSXSAVE: u32 = 1 << 27;
        /// XCR0: SSE, AVX, and three parts of AVX-512.
        const SAVED: u64 = 0b1110_0110;
        /// Leaf 7, EBX: AVX-512 F, AVX-512 IFMA.
        const INSTRUCTIONS: u32 = 1 << 16 | 1 << 21;
        // SAFETY: the bit says that the instruction is there.
        __cpuid(0).eax >= 7
            && __cpuid(1).ecx & OSXSAVE != 0
            && unsafe { _xgetbv(0) } & SAVED == SAVED
            && __cpuid_count(7, 0).ebx & INSTRUCTIONS == INSTRUCTIONS
    }

    /// Eight words in a register. There is none without [`Ifma`]: that makes the calls of instructions below safe.
    #[derive(Clone, Copy, Debug)]
    pub struct Words(__m512i);

    #[target_feature(enable = "avx512f,avx512ifma")]
    fn enabled<T: Task>(task: T) -> T::Output {
        task.run()
    }

    #[inline(never)]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn called<T: Task>(task: T) -> T::Output {
        task.run()
    }

    impl Add for Words {
        type Output = Self;

        #[inline(always)]
        fn add(self, other: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_add_epi64(self.0, other.0) })
        }
    }

    impl Sub for Words {
        type Output = Self;

        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_sub_epi64(self.0, other.0) })
        }
    }

    impl BitAnd for Words {
        type Output = Self;

        #[inline(always)]
        fn bitand(self, other: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_and_si512(self.0, other.0) })
        }
    }

    impl BitOr for Words {
        type Output = Self;

        #[inline(always)]
        fn bitor(self, other: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_or_si512(self.0, other.0) })
        }
    }

    impl Vector for Words {
        type Cpu = Ifma;

        #[inline(always)]
        fn cpu(self) -> Ifma {
            Ifma(())
        }

        #[inline(always)]
        fn run<T: Task>(_: Ifma, task: T) -> T::Output {
            // SAFETY: the CPU has the instructions, as `Ifma` says.
            unsafe { enabled(task) }
        }

        #[inline(always)]
        fn call<T: Task>(_: Ifma, task: T) -> T::Output {
            // SAFETY: the CPU has the instructions, as `Ifma` says.
            unsafe { called(task) }
        }

        #[inline(always)]
        fn splat(_: Ifma, word: u64) -> Self {
            // SAFETY: the CPU has the instructions, as `Ifma` says.
            Self(unsafe { _mm512_set1_epi64(word.cast_signed()) })
        }

        #[inline(always)]
        fn load(_: Ifma, words: &[u64; LANES]) -> Self {
            // SAFETY: the CPU has the instructions, as `Ifma` says; 64 bytes, which need not be aligned.
            Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self) -> [u64; LANES] {
            let mut words = [0; LANES];
            // SAFETY: see `Words`; 64 bytes, which need not be aligned.
            unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) };
            words
        }

        #[inline(always)]
        fn shl<const BY: u32>(self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_slli_epi64::<BY>(self.0) })
        }

        #[inline(always)]
        fn shr<const BY: u32>(self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_srli_epi64::<BY>(self.0) })
        }

        #[inline(always)]
        fn sar<const BY: u32>(self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_srai_epi64::<BY>(self.0) })
        }

        #[inline(always)]
        fn plus_low(self, a: Self, b: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_madd52lo_epu64(self.0, a.0, b.0) })
        }

        #[inline(always)]
        fn plus_high(self, a: Self, b: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_madd52hi_epu64(self.0, a.0, b.0) })
        }

        #[inline(always)]
        fn below(self, other: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_maskz_set1_epi64(_mm512_cmplt_epu64_mask(self.0, other.0), 1) })
        }

        #[inline(always)]
        fn choose(self, set: Self, clear: Self) -> Self {
            // SAFETY: see `Words`. Bit 4a + 2b + c of the table is the result for bits a, b, c.
            Self(unsafe { _mm512_ternarylogic_epi64::<0b1100_1010>(self.0, set.0, clear.0) })
        }

        #[inline(always)]
        fn nonzero(self) -> u8 {
            // SAFETY: see `Words`.
            unsafe { _mm512_test_epi64_mask(self.0, self.0) }
        }

        #[inline(always)]
        fn select(bits: u8, set: Self, clear: Self) -> Self {
            // SAFETY: see `Words`.
            Self(unsafe { _mm512_mask_mov_epi64(clear.0, bits, set.0) })
        }

        #[inline(always)]
        fn transpose(rows: [Self; LANES]) -> [Self; LANES] {
            // SAFETY: see `Words`.
            unsafe { transposed(rows.map(|row| row.0)) }.map(Words)
        }
    }

    /// Words of two neighbours are exchanged, then pairs, then fours. Vectors of 128 bits are called quarters here;
    /// letters name rows, numbers words.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn transposed([a, b, c, d, e, f, g, h]: [__m512i; LANES]) -> [__m512i; LANES] {
        // a0 b0, a2 b2, a4 b4, a6 b6 and a1 b1, a3 b3, …; and so on for c d, e f, g h.
        let pairs = |x, y| [_mm512_unpacklo_epi64(x, y), _mm512_unpackhi_epi64(x, y)];
        let ([ab0, ab1], [cd0, cd1]) = (pairs(a, b), pairs(c, d));
        let ([ef0, ef1], [gh0, gh1]) = (pairs(e, f), pairs(g, h));
        // Quarters 0 and 2 of both, a0 b0 a4 b4 c0 d0 c4 d4, and quarters 1 and 3.
        let even = |x, y| _mm512_shuffle_i64x2::<0b10_00_10_00>(x, y);
        let odd = |x, y| _mm512_shuffle_i64x2::<0b11_01_11_01>(x, y);
        let (low0, low1, high0, high1) = (
            even(ab0, cd0),
            even(ab1, cd1),
            even(ef0, gh0),
            even(ef1, gh1),
        );
        let (low2, low3, high2, high3) =
            (odd(ab0, cd0), odd(ab1, cd1), odd(ef0, gh0), odd(ef1, gh1));
        // Quarters 0 and 2 are column 0's, and 1 and 3 column 4's.
        [
            even(low0, high0),
            even(low1, high1),
            even(low2, high2),
            even(low3, high3),
            odd(low0, high0),
            odd(low1, high1),
            odd(low2, high2),
            odd(low3, high3),
        ]
    }
}
