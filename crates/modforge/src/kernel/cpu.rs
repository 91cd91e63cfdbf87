//! Features of this CPU and its operating system, asked at run time, with and without the standard library.

use core::arch::x86_64::{__cpuid, __cpuid_count};
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

cpufeatures::new!(adx, "bmi2", "adx", "avx2");
cpufeatures::new!(avx2, "avx2");
cpufeatures::new!(avx512f, "avx512f");
cpufeatures::new!(avx512ifma, "avx512f", "avx512ifma");
cpufeatures::new!(avx512ifma_of_256_bits, "avx512f", "avx512vl", "avx512ifma");
cpufeatures::new!(avx512_rows, "avx512f", "avx512ifma", "avx512bw", "avx512vl", "avx512vbmi", "avx512vbmi2");

/// Multiplication of 32-bit lanes in 256-bit vectors.
pub(super) fn has_avx2() -> bool {
    avx2::get()
}

/// Multiplication without flags (`mulx`) and addition with a carry of one's choice (`adcx`, `adox`); also AVX2, for
/// tables.
pub(super) fn has_adx() -> bool {
    adx::get()
}

/// Multiplication of 32-bit lanes in 512-bit vectors.
pub(super) fn has_avx512f() -> bool {
    avx512f::get()
}

/// Multiply-add of 52-bit digits in 512-bit vectors.
pub(super) fn has_avx512ifma() -> bool {
    avx512ifma::get()
}

/// Multiply-add of 52-bit digits in 256-bit vectors.
pub(super) fn has_avx512ifma_of_256_bits() -> bool {
    avx512ifma_of_256_bits::get()
}

/// Multiply-add of 52-bit digits, bytes in 256-bit and 512-bit vectors, and shifts of two words.
pub(super) fn has_avx512_rows() -> bool {
    avx512_rows::get()
}

/// Multiply-add of 52-bit digits in 256-bit vectors without AVX-512: AVX-IFMA, in VEX encoding.
pub(super) fn has_avx_ifma() -> bool {
    static KNOWN: Answer = Answer::unknown();
    KNOWN.or_ask(|| avx2::get() && __cpuid_count(7, 0).eax > 0 && __cpuid_count(7, 1).eax >> 23 & 1 == 1)
}

/// Whether the CPU is one of AMD, as its vendor's name says.
pub(super) fn is_of_amd() -> bool {
    static KNOWN: Answer = Answer::unknown();
    KNOWN.or_ask(|| {
        let name = __cpuid(0);
        [name.ebx, name.edx, name.ecx].map(u32::to_le_bytes).concat() == b"AuthenticAMD"
    })
}

/// Whether the CPU is AMD's third or fourth Zen, of one family. Both take two multiplications and two additions of
/// 256-bit vectors in a cycle; only the fourth has AVX-512, and vectors of 512 bits in two halves.
pub(super) fn is_zen_3_or_4() -> bool {
    static KNOWN: Answer = Answer::unknown();
    KNOWN.or_ask(|| {
        let signature = __cpuid(1).eax;
        // The base family is 15 for all of these, the rest is an extension (AMD's manual, volume 3, E.3.2).
        is_of_amd() && (signature >> 8 & 15) + (signature >> 20 & 255) == 25
    })
}

/// An answer of the CPU, asked for once: on virtual machines each question takes microseconds.
struct Answer(AtomicU8);

impl Answer {
    const NO: u8 = 0;
    const YES: u8 = 1;
    const UNKNOWN: u8 = 2;

    const fn unknown() -> Self {
        Self(AtomicU8::new(Self::UNKNOWN))
    }

    /// Several threads that ask at once get the same answer.
    fn or_ask(&self, ask: impl FnOnce() -> bool) -> bool {
        match self.0.load(Relaxed) {
            Self::UNKNOWN => {
                let answer = ask();
                self.0.store(if answer { Self::YES } else { Self::NO }, Relaxed);
                answer
            }
            known => known == Self::YES,
        }
    }
}
