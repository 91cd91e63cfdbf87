//! Powers modulo 2^k.

use super::low_products::{LowProducts, multiply};
use super::raise::{Products, raise};
use crate::limbs::bytes::{from_be_bytes, without_leading_zeros};
use crate::limbs::shift::trailing_zeros_vartime;
use crate::limbs::{LIMB_BITS, Limb, with_fixed_size};
use alloc::vec;

/// `result`, of w = ⌈k/64⌉ limbs (or 32), becomes the power modulo B^w, right in its low k bits. The exponent has no
/// leading zero bytes and is at least 1; k ≥ 1.
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
            result.copy_from_slice(raise(&LowProducts::new(w), base, base, exponent, [power, next]));
        }),
    }
}

/// The low 64 bits of a big-endian number.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

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

/// With R = 1.
impl Products for LowProducts {
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.multiply(r, a, b);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.square(r, a);
    }

    fn leave(&self, r: &mut [Limb], a: &[Limb]) {
        r.copy_from_slice(a);
    }
}
