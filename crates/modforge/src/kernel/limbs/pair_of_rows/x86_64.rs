//! The loop in assembly: four `mulx` a limb, of which the CPU starts one a cycle, and two chains of carries beside each
//! other. Both functions give none where the CPU has no BMI2.

use super::Factors;
use crate::kernel::cpu::has_adx;
use core::arch::asm;

/// The pass over `$n` ≥ 1 limbs, with the bits of x and y changed by `$mask` in the first row, and by its complement
/// between the rows if `$not` says so.
macro_rules! pass {
    ($x:expr, $y:expr, $n:expr, $factors:expr, $carries:expr, $mask:expr, $not:literal) => {
        asm!(
            "2:",
            "mov rdx, [{x} + 8*{i}]",
            "xor rdx, {mask}",
            "mulx {high}, {low}, [{factors}]",
            $not,
            "mulx {high_1}, {low_1}, [{factors} + 16]",
            "mov rdx, [{y} + 8*{i}]",
            "xor rdx, {mask}",
            "add {low}, {carry}",
            "adc {high}, 0",
            "add {low_1}, {carry_1}",
            "adc {high_1}, 0",
            // The second row comes first, as b is the complement of y where a is x.
            "mulx {carry_1}, {product}, [{factors} + 24]",
            $not,
            "add {low_1}, {product}",
            "adc {carry_1}, {high_1}",
            "mulx {carry}, {product}, [{factors} + 8]",
            "add {low}, {product}",
            "adc {carry}, {high}",
            "mov [{x} + 8*{i}], {low}",
            "mov [{y} + 8*{i}], {low_1}",
            "inc {i}",
            "jne 2b",
            x = in(reg) $x.add($n), y = in(reg) $y.add($n), i = inout(reg) ($n as isize).wrapping_neg() => _,
            factors = in(reg) $factors.as_ptr(), mask = in(reg) $mask,
            carry = inout(reg) $carries[0] => _, carry_1 = inout(reg) $carries[1] => _,
            low = out(reg) _, high = out(reg) _, low_1 = out(reg) _, high_1 = out(reg) _, product = out(reg) _,
            out("rdx") _,
            options(nostack),
        )
    };
}

/// For x and y of one length.
pub(super) fn sums(x: &mut [u64], y: &mut [u64], factors: &Factors) -> Option<()> {
    let n = x.len();
    if !has_adx() {
        return None;
    }
    if n > 0 {
        let (x, y) = (x.as_mut_ptr(), y.as_mut_ptr());
        // SAFETY: the CPU has BMI2; both have n limbs, of which the last is before x + n and y + n.
        unsafe { pass!(x, y, n, factors, [0_u64; 2], 0_u64, "") };
    }
    Some(())
}

/// For x and y of one length.
pub(super) fn differences(x: &mut [u64], y: &mut [u64], factors: &Factors, mask: u64, carries: [u64; 2]) -> Option<()> {
    let n = x.len();
    if !has_adx() {
        return None;
    }
    if n > 0 {
        let (x, y) = (x.as_mut_ptr(), y.as_mut_ptr());
        // SAFETY: as above.
        unsafe { pass!(x, y, n, factors, carries, mask, "not rdx") };
    }
    Some(())
}
