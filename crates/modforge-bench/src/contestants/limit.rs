//! Limits of the multipliers of the CPU: as many multiplications as an operation needs, independent of each other.
//!
//! The number of instructions is counted from the algorithm and their rate is measured in the same run, so the ratio of
//! a kernel to its limit says how much of its time the multipliers wait. Additions, carries and memory are free here.

use crate::{Case, Contestant, Operation};

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(super) fn limits<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    x86::limits(case, operation).into_iter().map(|limit| Box::new(limit) as Box<dyn Contestant>).collect()
}

#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(super) fn limits<'c>(_: &'c Case, _: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    Vec::new()
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod x86 {
    use super::{Case, Contestant, Operation};
    use crate::contestant::timed_once;
    use crate::words::{Word, words_for};
    use crate::{Chain, Label};
    use num_bigint::BigUint;
    use std::arch::asm;

    /// One instruction, as often as one repetition of an operation needs it.
    pub(super) struct Limit {
        label: Label,
        instructions: u64,
        unrolled: u64,
        /// Runs that many times `unrolled` instructions.
        instruction_loop: unsafe fn(usize),
    }

    pub(super) fn limits(case: &Case, operation: Operation) -> Vec<Limit> {
        #[cfg(target_arch = "x86_64")]
        let has_ifma = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512ifma");
        #[cfg(target_arch = "x86_64")]
        let has_avx512f = is_x86_feature_detected!("avx512f");
        #[cfg(target_arch = "x86_64")]
        let (has_vex, has_evex) =
            (is_x86_feature_detected!("avxifma"), has_ifma && is_x86_feature_detected!("avx512vl"));
        let has_mulx = is_x86_feature_detected!("bmi2");
        let limit = |name: &str, count: Option<u64>, unrolled: u64, instruction_loop: unsafe fn(usize)| {
            count.map(|instructions| Limit {
                label: Label {
                    subject: format!("limit {name}"),
                    method: format!("{instructions} × {name}"),
                    version: env!("CARGO_PKG_VERSION").to_owned(),
                },
                instructions,
                unrolled,
                instruction_loop,
            })
        };
        [
            #[cfg(target_arch = "x86_64")]
            has_ifma.then(|| limit("vpmadd52", ifma_count(case.bits(), operation), 16, vpmadd52)).flatten(),
            #[cfg(target_arch = "x86_64")]
            (has_vex || has_evex)
                .then(|| {
                    let instruction_loop = if has_vex { vpmadd52_ymm::<true> } else { vpmadd52_ymm::<false> };
                    limit("vpmadd52 ymm", ifma_256_count(case.bits(), operation), 14, instruction_loop)
                })
                .flatten(),
            #[cfg(target_arch = "x86_64")]
            has_avx512f.then(|| limit("vpmuludq", avx512f_count(case.bits(), operation), 8, vpmuludq)).flatten(),
            has_mulx.then(|| limit("mulx", mulx_count(case, operation), 16, mulx)).flatten(),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Instructions of one product and of one square, reduced, and of the reduction alone.
    struct Cost {
        multiply: u64,
        square: u64,
        reduce: u64,
    }

    impl Cost {
        /// Instructions of a power with an exponent of `bits` bits: as many squares, a product for each window of the
        /// exponent and for each entry of the table, with the best width of windows.
        fn power(&self, bits: u64) -> u64 {
            let products = (1..=8).map(|width| bits.div_ceil(width) + (1 << width)).min().expect("eight widths");
            bits * self.square + products * self.multiply
        }

        fn of(&self, bits: u64, operation: Operation) -> Option<u64> {
            match operation {
                Operation::Multiply | Operation::BatchMultiply => Some(self.multiply),
                Operation::Square => Some(self.square),
                Operation::Power | Operation::PowerVartime | Operation::BatchPower => Some(self.power(bits)),
                // Two powers of half the size, to which this cost belongs; the rest is a percent of them.
                Operation::RsaPrivate | Operation::BatchRsaPrivate => Some(2 * self.power(bits / 2)),
                Operation::MultiplyStreams | Operation::MultiplyLanes => Some(self.multiply * operation.width() as u64),
                Operation::SquareStreams | Operation::SquareLanes => Some(self.square * operation.width() as u64),
                Operation::Reduce | Operation::ReduceStreams => {
                    (self.reduce > 0).then_some(self.reduce * operation.width() as u64)
                }
                Operation::Invert
                | Operation::InvertVartime
                | Operation::FieldInvert
                | Operation::FieldSqrt
                | Operation::Modexp
                | Operation::Prepare
                | Operation::Bytes => None,
            }
        }
    }

    /// Bits of the modulus that the time goes into.
    fn main_bits(bits: u64, operation: Operation) -> u64 {
        if operation.is_of_keys() { bits / 2 } else { bits }
    }

    /// One pair: N digits of 52 bits in Z vectors of 8; each of N steps adds the low and the high halves of Z vectors
    /// of products for a·bᵢ and as many for q·m. Eight pairs side by side: N² products for a·b ((N² + N)/2 for a²), low
    /// and high, and N² for q·m.
    #[cfg(target_arch = "x86_64")]
    fn ifma_count(bits: u64, operation: Operation) -> Option<u64> {
        if operation.is_of_fields() {
            return None;
        }
        let digits = (main_bits(bits, operation).max(64) + 4).div_ceil(52);
        let pair = 4 * digits.div_ceil(8) * digits;
        let cost = match operation.width() {
            1 => Cost { multiply: pair, square: pair, reduce: pair / 2 },
            _ => Cost {
                multiply: 4 * digits * digits,
                square: 3 * digits * digits + digits,
                reduce: 2 * digits * digits,
            },
        };
        cost.of(bits, operation)
    }

    /// One pair: N digits of 52 bits in Z vectors of 4, with the products of [`ifma_count`]. Nobody else computes so.
    #[cfg(target_arch = "x86_64")]
    fn ifma_256_count(bits: u64, operation: Operation) -> Option<u64> {
        if operation.is_of_fields() || operation.width() > 1 {
            return None;
        }
        let digits = (main_bits(bits, operation).max(64) + 4).div_ceil(52);
        let pair = 4 * digits.div_ceil(4) * digits;
        Cost { multiply: pair, square: pair, reduce: pair / 2 }.of(bits, operation)
    }

    /// One pair: N digits of 29 bits in Z vectors of 8; each of N steps adds Z vectors of products for a·bᵢ ((Z + 1)/2
    /// on average for a²) and as many for q·m.
    #[cfg(target_arch = "x86_64")]
    fn avx512f_count(bits: u64, operation: Operation) -> Option<u64> {
        if operation.is_of_fields() {
            return None;
        }
        let digits = (main_bits(bits, operation).max(64) + 2).div_ceil(29);
        let (vectors, width) = (digits.div_ceil(8), operation.width() as u64);
        let reduce = vectors * digits;
        let square = (vectors + 1) * digits / 2 + reduce;
        Cost { multiply: width * 2 * reduce, square: width * square, reduce }.of(bits, operation)
    }

    /// n words: n² products for a·b, (n² + n)/2 for a². The reduction takes n quotient words and n² products for q·m;
    /// modulo 2^m − c it is n products by c, and none if c is 1.
    fn mulx_count(case: &Case, operation: Operation) -> Option<u64> {
        let n = words_for(main_bits(case.bits(), operation)) as u64;
        let reduce = match case.pseudo_mersenne() {
            Some(c) if c.bits() == 1 => 0,
            Some(c) if c.bits() <= u64::from(Word::BITS) => n,
            _ => n + n * n,
        };
        let width = if operation.is_of_fields() { 1 } else { operation.width() as u64 };
        let cost = Cost { multiply: width * (n * n + reduce), square: width * (n * (n + 1) / 2 + reduce), reduce };
        cost.of(case.bits(), operation)
    }

    impl Contestant for Limit {
        fn label(&self) -> &Label {
            &self.label
        }

        fn chain(&self, times: u64) -> Chain {
            let rounds = (times * self.instructions).div_ceil(self.unrolled);
            let rounds = usize::try_from(rounds).expect("milliseconds");
            // SAFETY: `limits` made this only where the CPU has the instruction.
            let elapsed = timed_once(|| unsafe { (self.instruction_loop)(rounds) });
            Chain { value: BigUint::ZERO, elapsed }
        }
    }

    /// 16 accumulators: more than the latency of 4 cycles times 2 instructions a cycle.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512ifma")]
    unsafe fn vpmadd52(rounds: usize) {
        // SAFETY: registers alone, all of them declared.
        unsafe {
            asm!(
                "test {n}, {n}",
                "jz 3f",
                "2:",
                "vpmadd52luq zmm0, zmm30, zmm31",
                "vpmadd52luq zmm1, zmm30, zmm31",
                "vpmadd52luq zmm2, zmm30, zmm31",
                "vpmadd52luq zmm3, zmm30, zmm31",
                "vpmadd52luq zmm4, zmm30, zmm31",
                "vpmadd52luq zmm5, zmm30, zmm31",
                "vpmadd52luq zmm6, zmm30, zmm31",
                "vpmadd52luq zmm7, zmm30, zmm31",
                "vpmadd52luq zmm8, zmm30, zmm31",
                "vpmadd52luq zmm9, zmm30, zmm31",
                "vpmadd52luq zmm10, zmm30, zmm31",
                "vpmadd52luq zmm11, zmm30, zmm31",
                "vpmadd52luq zmm12, zmm30, zmm31",
                "vpmadd52luq zmm13, zmm30, zmm31",
                "vpmadd52luq zmm14, zmm30, zmm31",
                "vpmadd52luq zmm15, zmm30, zmm31",
                "dec {n}",
                "jnz 2b",
                "3:",
                n = inout(reg) rounds => _,
                out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _,
                out("zmm4") _, out("zmm5") _, out("zmm6") _, out("zmm7") _,
                out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _,
                out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _,
                out("zmm30") _, out("zmm31") _,
                options(nomem, nostack),
            );
        }
    }

    /// The same in 256 bits, as AVX-IFMA or AVX-512 encodes it: 14 accumulators.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    unsafe fn vpmadd52_ymm<const VEX: bool>(rounds: usize) {
        macro_rules! instructions {
            ($encoding:literal) => {
                // SAFETY: registers alone, all of them declared.
                unsafe {
                    asm!(
                        "test {n}, {n}",
                        "jz 3f",
                        "2:",
                        concat!($encoding, "vpmadd52luq ymm0, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm1, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm2, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm3, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm4, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm5, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm6, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm7, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm8, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm9, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm10, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm11, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm12, ymm14, ymm15"),
                        concat!($encoding, "vpmadd52luq ymm13, ymm14, ymm15"),
                        "dec {n}",
                        "jnz 2b",
                        "3:",
                        n = inout(reg) rounds => _,
                        out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _, out("ymm4") _, out("ymm5") _,
                        out("ymm6") _, out("ymm7") _, out("ymm8") _, out("ymm9") _, out("ymm10") _, out("ymm11") _,
                        out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                        options(nomem, nostack),
                    )
                }
            };
        }
        if VEX { instructions!("{{vex}} ") } else { instructions!("{{evex}} ") }
    }

    /// Each with the addition of its product, which takes the same units.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f")]
    unsafe fn vpmuludq(rounds: usize) {
        // SAFETY: registers alone, all of them declared.
        unsafe {
            asm!(
                "test {n}, {n}",
                "jz 3f",
                "2:",
                "vpmuludq zmm8, zmm30, zmm31",
                "vpaddq zmm0, zmm0, zmm8",
                "vpmuludq zmm9, zmm30, zmm31",
                "vpaddq zmm1, zmm1, zmm9",
                "vpmuludq zmm10, zmm30, zmm31",
                "vpaddq zmm2, zmm2, zmm10",
                "vpmuludq zmm11, zmm30, zmm31",
                "vpaddq zmm3, zmm3, zmm11",
                "vpmuludq zmm12, zmm30, zmm31",
                "vpaddq zmm4, zmm4, zmm12",
                "vpmuludq zmm13, zmm30, zmm31",
                "vpaddq zmm5, zmm5, zmm13",
                "vpmuludq zmm14, zmm30, zmm31",
                "vpaddq zmm6, zmm6, zmm14",
                "vpmuludq zmm15, zmm30, zmm31",
                "vpaddq zmm7, zmm7, zmm15",
                "dec {n}",
                "jnz 2b",
                "3:",
                n = inout(reg) rounds => _,
                out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _,
                out("zmm4") _, out("zmm5") _, out("zmm6") _, out("zmm7") _,
                out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _,
                out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _,
                out("zmm30") _, out("zmm31") _,
                options(nomem, nostack),
            );
        }
    }

    #[target_feature(enable = "bmi2")]
    unsafe fn mulx(rounds: usize) {
        // SAFETY: registers alone, all of them declared.
        unsafe {
            asm!(
                "test {n}, {n}",
                "jz 3f",
                "2:",
                ".rept 16",
                "mulx {hi}, {lo}, {n}",
                ".endr",
                "dec {n}",
                "jnz 2b",
                "3:",
                n = inout(reg) rounds => _,
                hi = out(reg) _,
                lo = out(reg) _,
                in("edx") 3,
                options(nomem, nostack),
            );
        }
    }
}
