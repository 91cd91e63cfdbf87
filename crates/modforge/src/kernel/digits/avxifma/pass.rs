//! A pass: five digits times a number, added to the sum in memory.
//!
//! # Registers
//! | ymm | |
//! |---|---|
//! | 0 to 4 | sums of low halves |
//! | 5 to 9 | sums of high halves |
//! | 10 to 14 | digits, each in all lanes |
//! | 15 | vector of the operand |

use super::LANES;
use core::arch::asm;
use core::arch::x86_64::*;

/// Digits of a pass.
pub(super) const BLOCK: usize = 5;

/// The products of the operand's vector with the digits.
macro_rules! multiply_add {
    ($encoding:literal) => { multiply_add!($encoding [0 5 10] [1 6 11] [2 7 12] [3 8 13] [4 9 14]) };
    ($encoding:literal $([$low:literal $high:literal $digit:literal])*) => {
        concat!($(
            $encoding, " vpmadd52luq ymm", $low, ", ymm15, ymm", $digit, "\n",
            $encoding, " vpmadd52huq ymm", $high, ", ymm15, ymm", $digit, "\n",
        )*)
    };
}

/// `sum[i + c] += operand[i]·digits[c]`, each digit in all lanes: low halves at i + c, high halves at i + c + 1. The
/// digits are `STRIDE` words apart.
///
/// Five accumulators for the low halves and five for the high ones slide along the operand, so that the ten
/// multiplications of a round wait for none of their own round. What a round finishes goes to memory. `VEX` says in
/// which encoding: AVX-IFMA has that one, AVX-512 the other.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn add_products<const VEX: bool, const STRIDE: usize>(
    sum: &mut [__m256i],
    operand: &[[u64; LANES]],
    digits: &[u64],
) {
    assert!(sum.len() >= operand.len() + BLOCK && !operand.is_empty(), "room for the product");
    assert!(digits.len() > STRIDE * (BLOCK - 1), "five digits");
    macro_rules! pass {
        ($encoding:literal) => {
            // SAFETY: reads all of `operand` and five words of `digits`, reads and writes as many vectors of `sum` as
            // both have together; all registers that it changes are named. The stack is not used. The CPU has the
            // instructions in this encoding, as whoever built the kernel has asked.
            unsafe {
                asm!(
                    "vpbroadcastq ymm10, qword ptr [{digits}]",
                    "vpbroadcastq ymm11, qword ptr [{digits} + 8*1*{stride}]",
                    "vpbroadcastq ymm12, qword ptr [{digits} + 8*2*{stride}]",
                    "vpbroadcastq ymm13, qword ptr [{digits} + 8*3*{stride}]",
                    "vpbroadcastq ymm14, qword ptr [{digits} + 8*4*{stride}]",
                    "vmovdqu ymm0, ymmword ptr [{sum}]",
                    "vmovdqu ymm1, ymmword ptr [{sum} + 32]",
                    "vmovdqu ymm2, ymmword ptr [{sum} + 64]",
                    "vmovdqu ymm3, ymmword ptr [{sum} + 96]",
                    "vmovdqu ymm4, ymmword ptr [{sum} + 128]",
                    "vpxor xmm5, xmm5, xmm5",
                    "vpxor xmm6, xmm6, xmm6",
                    "vpxor xmm7, xmm7, xmm7",
                    "vpxor xmm8, xmm8, xmm8",
                    "vpxor xmm9, xmm9, xmm9",
                    ".p2align 5",
                    "2:",
                    "vmovdqu ymm15, ymmword ptr [{operand}]",
                    multiply_add!($encoding),
                    "vmovdqu ymmword ptr [{sum}], ymm0",
                    // All slide by one; the lowest high half meets the low half of the same place.
                    "vpaddq ymm0, ymm1, ymm5",
                    "vmovdqa ymm1, ymm2",
                    "vmovdqa ymm2, ymm3",
                    "vmovdqa ymm3, ymm4",
                    "vmovdqu ymm4, ymmword ptr [{sum} + 160]",
                    "vmovdqa ymm5, ymm6",
                    "vmovdqa ymm6, ymm7",
                    "vmovdqa ymm7, ymm8",
                    "vmovdqa ymm8, ymm9",
                    "vpxor xmm9, xmm9, xmm9",
                    "add {sum}, 32",
                    "add {operand}, 32",
                    "dec {count}",
                    "jnz 2b",
                    "vpaddq ymm1, ymm1, ymm5",
                    "vpaddq ymm2, ymm2, ymm6",
                    "vpaddq ymm3, ymm3, ymm7",
                    "vpaddq ymm4, ymm4, ymm8",
                    "vmovdqu ymmword ptr [{sum}], ymm0",
                    "vmovdqu ymmword ptr [{sum} + 32], ymm1",
                    "vmovdqu ymmword ptr [{sum} + 64], ymm2",
                    "vmovdqu ymmword ptr [{sum} + 96], ymm3",
                    "vmovdqu ymmword ptr [{sum} + 128], ymm4",
                    sum = inout(reg) sum.as_mut_ptr() => _,
                    operand = inout(reg) operand.as_ptr() => _,
                    digits = in(reg) digits.as_ptr(),
                    stride = const STRIDE,
                    count = inout(reg) operand.len() => _,
                    out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _, out("ymm4") _, out("ymm5") _,
                    out("ymm6") _, out("ymm7") _, out("ymm8") _, out("ymm9") _, out("ymm10") _, out("ymm11") _,
                    out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                    options(nostack),
                )
            }
        };
    }
    if VEX { pass!("{{vex}}") } else { pass!("{{evex}}") }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::arch::asm;

    /// The machine code of the ten multiplications, which is not run here.
    macro_rules! code {
        ($encoding:literal) => {{
            let (start, end): (*const u8, *const u8);
            // SAFETY: jumps over the instructions; the two addresses are of this function's code.
            unsafe {
                asm!(
                    "lea {start}, [rip + 2f]",
                    "lea {end}, [rip + 3f]",
                    "jmp 3f",
                    "2:",
                    multiply_add!($encoding),
                    "3:",
                    start = out(reg) start,
                    end = out(reg) end,
                    options(nomem, nostack),
                );
                core::slice::from_raw_parts(start, end.offset_from(start) as usize)
            }
        }};
    }

    /// Opcode, accumulator and both factors.
    type Instruction = (u8, u8, u8, u8);

    /// The instructions as they must be: `vpmadd52luq` is B4, `vpmadd52huq` B5.
    fn expected() -> Vec<Instruction> {
        (0..5).flat_map(|c| [(0xb4, c, 15, 10 + c), (0xb5, 5 + c, 15, 10 + c)]).collect()
    }

    /// Three bytes of prefix, VEX.256.66.0F38.W1, whose bits for registers are inverted (Intel's manual, volume 2,
    /// 2.3.5).
    fn decoded_vex(code: &[u8]) -> Vec<Instruction> {
        let decode = |&[prefix, registers, more, opcode, operands]: &[u8; 5]| {
            assert_eq!((prefix, registers & 0x1f, more >> 7, more & 7), (0xc4, 2, 1, 0b101), "prefix");
            assert_eq!(operands >> 6, 3, "registers alone");
            let extended = |field: u8, bit: u8| field & 7 | (!registers >> bit & 1) << 3;
            (opcode, extended(operands >> 3, 7), !more >> 3 & 15, extended(operands, 5))
        };
        let (instructions, []) = code.as_chunks() else { panic!("five bytes each: {code:02x?}") };
        instructions.iter().map(decode).collect()
    }

    /// Four bytes of prefix, EVEX.256.66.0F38.W1 without a mask (2.7.1).
    fn decoded_evex(code: &[u8]) -> Vec<Instruction> {
        let decode = |&[prefix, registers, more, masks, opcode, operands]: &[u8; 6]| {
            assert_eq!((prefix, registers & 0x1f, more >> 7, more & 7), (0x62, 0x12, 1, 0b101), "prefix");
            assert_eq!((masks, operands >> 6), (0x28, 3), "256 bits, registers alone");
            let extended = |field: u8, bit: u8| field & 7 | (!registers >> bit & 1) << 3;
            (opcode, extended(operands >> 3, 7), !more >> 3 & 15, extended(operands, 5))
        };
        let (instructions, []) = code.as_chunks() else { panic!("six bytes each: {code:02x?}") };
        instructions.iter().map(decode).collect()
    }

    #[test]
    fn the_instructions_of_avx_ifma_are_encoded_as_it_has_them() {
        assert_eq!(decoded_vex(code!("{{vex}}")), expected());
    }

    #[test]
    fn those_of_avx_512_are_the_same_instructions() {
        assert_eq!(decoded_evex(code!("{{evex}}")), expected());
    }
}
