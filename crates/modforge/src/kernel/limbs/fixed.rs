//! Which code does the products of [`Fixed`].

use super::{aarch64, adx, portable};
use crate::kernel::door::fixed::{Fixed, FixedCode};
use crate::limbs::Limb;

/// Arithmetic modulo an odd number of `N` limbs, by the fastest code for this CPU.
pub(crate) fn fixed<const N: usize>(m: [Limb; N]) -> Fixed<N> {
    Fixed::new(m, fastest_code())
}

fn fastest_code<const N: usize>() -> FixedCode<N> {
    adx::fixed_code().or_else(aarch64::fixed_code).unwrap_or(portable_code())
}

fn portable_code<const N: usize>() -> FixedCode<N> {
    FixedCode {
        multiply: multiply_portably,
        square_times: |modulus, a, times| {
            for _ in 0..times {
                let factor = *a;
                multiply_portably(modulus, a, &factor, &factor);
            }
        },
    }
}

fn multiply_portably<const N: usize>(modulus: &Fixed<N>, r: &mut [Limb; N], a: &[Limb; N], b: &[Limb; N]) {
    let (k, m) = modulus.k_and_m();
    portable::interleave::<N>(r, a, b, m, k);
}

#[cfg(test)]
mod tests {
    use super::{fastest_code, portable_code};
    use crate::kernel::door::fixed::Fixed;
    use crate::kernel::limbs::portable::build_portable;
    use crate::limbs::Limb;

    /// Products are those of the portable kernel, for operands at the edges, with either code.
    fn check<const N: usize>() {
        let edges = [0, 1, 2, Limb::MAX, Limb::MAX - 1, Limb::MAX / 2 + 1];
        for seed in 0..200 {
            let number =
                |offset: usize| core::array::from_fn(|i| edges[(seed * 7 + offset * 5 + i * (seed + 3)) % edges.len()]);
            let (mut m, mut a, b): ([Limb; N], [Limb; N], [Limb; N]) = (number(0), number(1), number(2));
            m[0] |= 1;
            m[N - 1] |= 1 << (Limb::BITS - 1);
            a[N - 1] &= Limb::MAX / 2; // below m
            let portable = build_portable(&m);
            let mut expected = [0; N];
            portable.mul(&mut expected, &a, &b);
            let (mut square, mut fourth_power) = ([0; N], [0; N]);
            portable.square(&mut square, &a);
            portable.square(&mut fourth_power, &square);
            for code in [fastest_code(), portable_code()] {
                let selected = code.multiply;
                let fixed = Fixed::new(m, code);
                for multiply in [Fixed::mul, selected] {
                    let mut r = [0; N];
                    multiply(&fixed, &mut r, &a, &b);
                    assert_eq!(r, expected, "{a:x?}·{b:x?} modulo {m:x?}");
                }
                let mut r = a;
                fixed.square_times(&mut r, 2);
                assert_eq!(r, fourth_power, "{a:x?} modulo {m:x?}");
            }
        }
    }

    #[test]
    fn products_are_those_of_the_portable_kernel() {
        check::<1>();
        check::<2>();
        check::<3>();
        check::<4>();
        check::<5>();
        check::<6>();
        check::<7>();
        check::<8>();
        check::<9>();
    }
}
