//! Powers modulo odd numbers: by code for a fixed number of limbs, or by a kernel of the engine.

use super::raise::{Products, raise};
use crate::cancel::Watch;
use crate::kernel::divide::{divide_normalised_vartime, divide_vartime, shifted_modulo_vartime};
use crate::kernel::{Arithmetic, Fixed, Kernel, Kernels, build_portable, fixed};
use crate::limbs::bytes::{from_be_bytes, parse};
use crate::limbs::compare::less_vartime;
use crate::limbs::shift::{shift_left, shift_right};
use crate::limbs::{LIMB_BITS, Limb, MAX_BITS, MAX_FIXED_LIMBS, bit_length_vartime, with_fixed_size};
use crate::pow::exponent::Exponent;
use crate::pow::table::Table;
use alloc::boxed::Box;

/// Bits of the exponent times limbs of the modulus up to which a kernel that needs little set-up is the fastest: 17
/// bits at 640 and 704 bits (1.46 and 1.28 times as fast), but not at 768 (0.89), as measured on an EPYC of the fourth
/// generation.
const SHORT_POWER: usize = 187;

/// Squares of up to nine limbs between two looks at whether the work was ended.
const MANY_SQUARES: usize = 1 << 12;

/// `result`, as many limbs as m, becomes the power. m is odd, at least 3 and without leading zero limbs; base and
/// exponent have no leading zero bytes, and the exponent is at least 1.
pub(super) fn power(result: &mut [Limb], base: &[u8], exponent: &[u8], m: &[Limb]) {
    let n = m.len();
    if base.len() <= n * LIMB_BITS / 8 {
        from_be_bytes(result, base);
    } else {
        result.copy_from_slice(&divide_vartime(&parse(base), m).1);
    }
    if exponent == [1] {
        let remainder = divide_vartime(result, m).1;
        return result.copy_from_slice(&remainder);
    }
    let short = exponent.bit_length_vartime() * n <= SHORT_POWER;
    // Found where it is wanted: at 64 bits, that takes a fifth of the time of a short power.
    let fastest = || Kernels::new(Kernel::is_available).fastest(bit_length_vartime(m));
    with_fixed_size!(n, N => {
        if short || fastest().vector().is_none() {
            let m = m.first_chunk().expect("N limbs");
            return power_of_fixed::<N>(result.first_chunk_mut().expect("N limbs"), exponent, m);
        }
    }, _ => ());
    let bits = n * LIMB_BITS;
    let arithmetic = if bits > MAX_BITS {
        build_portable(m)
    } else if short && Kernel::Adx.is_available() && bits <= Kernel::Adx.max_bits() {
        build(Kernel::Adx, m)
    } else {
        build(fastest(), m)
    };
    power_by_kernel(result, exponent, m, &*arithmetic);
}

fn build(kernel: Kernel, m: &[Limb]) -> Box<dyn Arithmetic> {
    kernel.build(m).unwrap_or_else(|_| build_portable(m))
}

/// `number`^exponent modulo m in place of `number`, which may be m or more.
fn power_of_fixed<const N: usize>(number: &mut [Limb; N], exponent: &[u8], m: &[Limb; N]) {
    let plain = *number;
    // The base times R modulo m, by a division of numbers shifted so that the top bit of the divisor is set.
    let shift = m[N - 1].leading_zeros() as usize;
    let mut divisor = *m;
    shift_left(&mut divisor, shift);
    let mut rest = [0; 2 * MAX_FIXED_LIMBS + 1];
    rest[N..2 * N].copy_from_slice(&plain);
    shift_left(&mut rest[N..=2 * N], shift);
    let length = if less_vartime(&plain, m) { 2 * N } else { 2 * N + 1 };
    divide_normalised_vartime(&mut rest[..length], &divisor, |_, _| ());
    shift_right(&mut rest[..N], shift);
    let mut power = [0; N];
    let room = [&mut number[..], &mut power[..]];
    let result = *raise(&fixed(*m), &rest[..N], &plain, exponent, room).first_chunk().expect("N limbs");
    *number = result;
}

/// `number`^exponent modulo m in place of `number`, which may be m or more, but as long.
fn power_by_kernel(number: &mut [Limb], exponent: &[u8], m: &[Limb], arithmetic: &dyn Arithmetic) {
    if !less_vartime(number, m) {
        number.copy_from_slice(&divide_vartime(number, m).1);
    }
    let words = arithmetic.words();
    // A table, as its entries are aligned.
    let mut room = Table::of_words(words, 5);
    let [one, plain, base, power, next] = room.entries_mut();
    arithmetic.pack(one, &[1]);
    arithmetic.pack(plain, number);
    arithmetic.pack(base, &shifted_modulo_vartime(number, arithmetic.radix_bits(), m));
    arithmetic.unpack(number, raise(&ByKernel { arithmetic, one }, base, plain, exponent, [power, next]));
}

impl<const N: usize> Products for Fixed<N> {
    #[inline(always)]
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let [a, b] = [a, b].map(|limbs| limbs.first_chunk().expect("N limbs"));
        Fixed::mul(self, r.first_chunk_mut().expect("N limbs"), a, b);
    }

    #[inline(always)]
    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        Products::mul(self, r, a, a);
    }

    #[inline(always)]
    fn square_times<'r>(&self, power: &mut &'r mut [Limb], _: &mut &'r mut [Limb], times: usize, watch: &Watch) {
        let power = power.first_chunk_mut().expect("N limbs");
        for start in (0..times).step_by(MANY_SQUARES) {
            watch.look();
            Fixed::square_times(self, power, MANY_SQUARES.min(times - start));
        }
    }

    #[inline(always)]
    fn leave(&self, r: &mut [Limb], a: &[Limb]) {
        let mut one = [0; N];
        one[0] = 1;
        Products::mul(self, r, a, &one);
    }
}

struct ByKernel<'a> {
    arithmetic: &'a dyn Arithmetic,
    /// The number 1, packed.
    one: &'a [Limb],
}

impl Products for ByKernel<'_> {
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.arithmetic.mul(r, a, b);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.arithmetic.square(r, a);
    }

    fn leave(&self, r: &mut [Limb], a: &[Limb]) {
        self.arithmetic.mul(r, a, self.one);
    }
}
