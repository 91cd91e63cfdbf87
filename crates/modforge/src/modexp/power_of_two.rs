//! Powers modulo 2^k.

use super::raise::{Products, raise};
use crate::kernel::add_multiple;
use crate::limbs::bytes::{from_be_bytes, without_leading_zeros};
use crate::limbs::shift::trailing_zeros_vartime;
use crate::limbs::{LIMB_BITS, Limb, Wide, mul, with_fixed_size};
use alloc::vec;

/// `result`, of w = ⌈k/64⌉ limbs (or 32), becomes the power modulo B^w, right in its low k bits. The exponent has no leading zero
/// bytes and is at least 1; k ≥ 1.
pub(super) fn power(result: &mut [Limb], base: &[u8], exponent: &[u8], k: usize) {
    let w = result.len();
    let low_bytes = &base[base.len().saturating_sub(w * LIMB_BITS / 8)..];
    from_be_bytes(result, low_bytes);
    let exponent = if result[0] & 1 == 1 {
        // Units have orders that divide 2^(k − 2), or 2 and 1 for k = 2 and 1: so many low bits of the exponent decide.
        let low = exponent.len().saturating_sub(k.div_ceil(8));
        without_leading_zeros(&exponent[low..])
    } else {
        // With 2^t in the base, 2^(t·exponent) is in the power.
        let zeros = if result.iter().all(|&limb| limb == 0) { k } else { trailing_zeros_vartime(result) };
        let enough = k.div_ceil(zeros);
        if exponent.len() > size_of::<u64>() || number(exponent) >= enough as u64 {
            return result.fill(0);
        }
        exponent
    };
    match exponent {
        [] => {
            result.fill(0);
            result[0] = 1;
        }
        [1] => {}
        _ => with_fixed_size!(w, N => {
            let base: [Limb; N] = *result.first_chunk().expect("N limbs");
            let mut next = [0; N];
            let power: [Limb; N] = *raise(&Fixed::<N>, &base, &base, exponent, [result, &mut next]).first_chunk().expect("N limbs");
            result.copy_from_slice(&power);
        }, _ => {
            let mut room = vec![0; 3 * w];
            let (base, room) = room.split_at_mut(w);
            let (power, next) = room.split_at_mut(w);
            base.copy_from_slice(result);
            result.copy_from_slice(raise(&Any, base, base, exponent, [power, next]));
        }),
    }
}

/// The low 64 bits of a big-endian number.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// From so many limbs on, a call for a row pays.
const MIN_ROW_LIMBS: usize = 24;

/// Products modulo B^N, with R = 1.
struct Fixed<const N: usize>;

impl<const N: usize> Products for Fixed<N> {
    #[inline(always)]
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        multiply(&mut r[..N], &a[..N], &b[..N]);
    }

    #[inline(always)]
    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.mul(r, a, a);
    }

    #[inline(always)]
    fn leave(&self, r: &mut [Limb], a: &[Limb]) {
        r[..N].copy_from_slice(&a[..N]);
    }
}

/// Products modulo any power of B, with R = 1.
struct Any;

impl Products for Any {
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        multiply(r, a, b);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        square(r, a);
    }

    fn leave(&self, r: &mut [Limb], a: &[Limb]) {
        r.copy_from_slice(a);
    }
}

/// `r = a·b` modulo B^n for n limbs each.
#[inline(always)]
fn multiply(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = r.len();
    r.fill(0);
    if n >= MIN_ROW_LIMBS {
        for i in 0..n {
            add_multiple(&mut r[i..], &a[..n - i], b[i]);
        }
        return;
    }
    let (pairs, last) = b.as_chunks();
    for (i, &pair) in pairs.iter().enumerate() {
        mul::mul_add_two_limbs(&mut r[2 * i..], &a[..n - 2 * i], pair, 0);
    }
    if let [limb] = last {
        r[n - 1] = r[n - 1].wrapping_add(a[0].wrapping_mul(*limb));
    }
}

/// `r = a²` modulo B^n for n limbs each. About n²/4 limb products.
fn square(r: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    r.fill(0);
    // The products a_i·a_j with j > i that begin below limb n.
    if n >= MIN_ROW_LIMBS {
        for i in 0..n / 2 {
            add_multiple(&mut r[2 * i + 1..], &a[i + 1..n - i], a[i]);
        }
    } else {
        for i in (0..n / 2).step_by(2) {
            let carry;
            (r[2 * i + 1], carry) = mul::mul_add(r[2 * i + 1], a[i], a[i + 1], 0);
            mul::mul_add_two_limbs(&mut r[2 * i + 2..], &a[i + 2..n - i], [a[i], a[i + 1]], carry);
        }
    }
    // Twice that, and the squares of the limbs.
    let (mut shifted_in, mut carry) = (0, 0);
    let mut add = |limb: &mut Limb, addend: Limb| {
        let sum = Wide::from(*limb << 1 | shifted_in) + Wide::from(addend) + Wide::from(carry);
        shifted_in = *limb >> (LIMB_BITS - 1);
        (*limb, carry) = (sum as Limb, (sum >> LIMB_BITS) as Limb);
    };
    for (pair, &limb) in r.chunks_mut(2).zip(a) {
        let (low, high) = mul::mul_add(0, limb, limb, 0);
        add(&mut pair[0], low);
        if let Some(above) = pair.get_mut(1) {
            add(above, high);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Limb, multiply, square};
    use crate::limbs::mul;
    use alloc::{vec, vec::Vec};

    #[test]
    fn low_products_are_the_low_limbs_of_products() {
        let edges = [0, 1, 2, Limb::MAX, Limb::MAX - 1, Limb::MAX / 2, Limb::MAX / 2 + 1];
        for n in 1..80 {
            for seed in 0..30 {
                let number = |offset| (0..n).map(|i| edges[(seed + offset + i * (seed + 2)) % edges.len()]).collect();
                let (a, b): (Vec<Limb>, Vec<Limb>) = (number(0), number(3));
                let (mut whole, mut low) = (vec![0; 2 * n], vec![0; n]);
                mul::mul(&mut whole, &a, &b);
                multiply(&mut low, &a, &b);
                assert_eq!(low, whole[..n], "{a:x?} {b:x?}");
                whole.fill(0);
                mul::mul(&mut whole, &a, &a);
                square(&mut low, &a);
                assert_eq!(low, whole[..n], "{a:x?}");
            }
        }
    }
}
