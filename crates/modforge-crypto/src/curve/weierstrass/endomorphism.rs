//! Endomorphisms of curves with a = 0, and numbers that they split into halves (Gallant, Lambert, Vanstone 2001).

use super::Weierstrass;
use crate::curve::Half;
use crate::scalar::padded;
use modforge_fields::Field;

/// Bytes of a number below 2^136.
const LONGEST: usize = 17;

/// The endomorphism φ(x, y) = (β·x, y) of a curve y² = x³ + b whose order n has 256 bits, where β³ = 1 and β ≠ 1. It is
/// the product with a number: φ(P) = λ·P, where λ² + λ + 1 = 0 modulo n.
///
/// The pairs (x, y) with x + y·λ = 0 modulo n are a lattice of determinant n. Let (a₁, b₁) and (a₂, b₂) be a basis with
/// a₁·b₂ - a₂·b₁ = n. A number k is the pair (k, 0) = k·b₂/n·(a₁, b₁) - k·b₁/n·(a₂, b₂); less the pair of the lattice
/// with both factors rounded, c₁ and c₂, it is
///
/// k₁ = k - c₁·a₁ - c₂·a₂, k₂ = -c₁·b₁ - c₂·b₂ and k = k₁ + k₂·λ modulo n.
///
/// Both factors are rounded from k·g₁/2^384 and k·g₂/2^384, where g₁ and g₂ are b₂·2^384/n and -b₁·2^384/n, rounded: as
/// k < 2^256, that is 2^-129 at most away from the factor, and so c₁ and c₂ are 1/2 + 2^-129 at most away. Therefore
/// |k₁| ≤ (1/2 + 2^-129)·(|a₁| + |a₂|) and |k₂| ≤ (1/2 + 2^-129)·(|b₁| + |b₂|): below 2^128 if both sums are below
/// 2^129 - 2.
#[derive(Clone, Copy, Debug)]
pub struct Endomorphism<C: Weierstrass> {
    /// β.
    pub beta: C::Field,
    /// λ.
    pub lambda: C::Scalar,
    /// -b₁ and -b₂.
    pub minus_b: [C::Scalar; 2],
    /// g₁ and g₂, below 2^256, least significant word first.
    pub factors: [[u64; 4]; 2],
}

impl<C: Weierstrass> Endomorphism<C> {
    /// k₁ and k₂ of k.
    #[must_use]
    pub fn split_vartime(&self, k: &C::Scalar) -> [Half; 2] {
        self.halves(k, self.rounded_factors(k)).map(|half| signed(&half))
    }

    /// As [`split_vartime`](Self::split_vartime), but odd numbers: signs and absolute values in bytes, least
    /// significant first. There may be a bit more in them.
    ///
    /// Each vector of the basis less changes k₁ and k₂ to another such pair, and as n, the determinant, is odd, one of
    /// the four ways to take each of them once or not at all makes both odd. Then |k₁| ≤ (3/2 + 2^-129)·(|a₁| + |a₂|),
    /// and k₂ likewise: below 2^129 if both sums are below 4/3·2^128.
    ///
    /// # Panics
    /// Never for a basis with an odd determinant.
    #[must_use]
    pub fn split_odd_vartime(&self, k: &C::Scalar) -> [(bool, <C::Scalar as Field>::Bytes); 2] {
        let c = self.rounded_factors(k);
        let ways = [[false, false], [true, false], [false, true], [true, true]];
        let more = |c: C::Scalar, more: bool| if more { c + C::Scalar::ONE } else { c };
        let mut pairs = ways.into_iter().map(|[first, second]| {
            self.halves(k, [more(c[0], first), more(c[1], second)]).map(|half| {
                let (half, negative) = (half.to_le_bytes(), (-half).to_le_bytes());
                // The shorter one, by the upper bytes.
                let is_short = half.as_ref()[LONGEST..].iter().all(|&byte| byte == 0);
                if is_short { (false, half) } else { (true, negative) }
            })
        });
        let odd = |pair: &[(bool, <C::Scalar as Field>::Bytes); 2]| pair.iter().all(|(_, k)| k.as_ref()[0] & 1 == 1);
        pairs.find(odd).expect("an odd determinant")
    }

    /// c₁ and c₂.
    fn rounded_factors(&self, k: &C::Scalar) -> [C::Scalar; 2] {
        let bytes = k.to_le_bytes();
        let (words, _) = bytes.as_ref().as_chunks();
        let words = std::array::from_fn(|i| u64::from_le_bytes(words[i]));
        self.factors
            .map(|factor| C::Scalar::reduce_le_bytes(&padded::<C::Scalar>(&rounded(words, factor).to_le_bytes())))
    }

    /// k₁ and k₂ modulo n.
    fn halves(&self, k: &C::Scalar, c: [C::Scalar; 2]) -> [C::Scalar; 2] {
        let k2 = c[0] * self.minus_b[0] + c[1] * self.minus_b[1];
        [*k - k2 * self.lambda, k2]
    }
}

/// a·b/2^384, rounded to the nearest number, for a product below 2^511.
fn rounded(a: [u64; 4], b: [u64; 4]) -> u128 {
    let mut product = [0u64; 8];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0;
        for (j, &y) in b.iter().enumerate() {
            let sum = u128::from(x) * u128::from(y) + u128::from(product[i + j]) + carry;
            product[i + j] = sum as u64;
            carry = sum >> 64;
        }
        product[i + 4] = carry as u64;
    }
    (u128::from(product[7]) << 64 | u128::from(product[6])) + u128::from(product[5] >> 63)
}

/// The number between -2^128 and 2^128 that is this one modulo n, if there is one.
fn signed<F: Field>(number: &F) -> Half {
    let magnitude = |number: &F| {
        let bytes = number.to_le_bytes();
        let (low, high) = bytes.as_ref().split_first_chunk().expect("n has 256 bits");
        high.iter().all(|&byte| byte == 0).then_some(u128::from_le_bytes(*low))
    };
    match magnitude(number) {
        Some(magnitude) => Half { negative: false, magnitude },
        None => Half { negative: true, magnitude: magnitude(&-*number).expect("bounds above") },
    }
}
