//! Kaliski's Montgomery inverse, one bit a step, as the hardware computes it: the readable reference, in variable time.
//!
//! Kaliski, The Montgomery inverse and its applications (1995); the four domains are those of Daly, Marnane and
//! Popovici, Fast modular inversion in the Montgomery domain on reconfigurable logic (2003), table 2. M is odd, of m
//! bits, and a number x in the Montgomery domain represents x·2^−m mod M.
//!
//! Phase I, the almost inverse, gives r = a⁻¹·2^k mod M. It keeps u·s + v·r = M, u·2^k ≡ −r·a and v·2^k ≡ s·a modulo M
//! with u, v, r, s ≥ 0. Each step halves u or v at least and doubles one of r, s, so r, s ≤ M at the last step but one,
//! and below 2M afterwards. Bounds of k for gcd(a, M) = 1: it ends with u = 1, v = 0, s = M, and s at most doubles a
//! step, so 2^k ≥ M: k ≥ m. The product u·v < 2^(2m) at the start is at least halved by each step, and is 1 before the
//! last one: k ≤ 2m.
//!
//! Phase II halves r modulo M as often as the domains ask:
//!
//! | from → to | halvings | product |
//! |---|---|---|
//! | integer → Montgomery | k − m | |
//! | integer → integer | k | |
//! | Montgomery → integer | k − m | |
//! | Montgomery → Montgomery | k − m | by 2^(2m), times 2^−m |

use super::not_invertible;
use crate::limbs::bytes::{from_be_bytes, to_be_bytes};
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime, compare};
use crate::{Error, Modulus};
use alloc::{vec, vec::Vec};
use core::cmp::Ordering;

/// How a number is written: as it is, or times 2^m modulo M for the m bits of M.
///
/// ```
/// use modforge::{Domain, Modulus};
///
/// let modulus = Modulus::from_be_bytes(&[13])?; // 4 bits, so that 5 in Montgomery form is 5·16 mod 13 = 2
/// assert_eq!(modulus.montgomery_inverse_vartime(&[5], Domain::Integer, Domain::Integer)?, [8]);
/// assert_eq!(modulus.montgomery_inverse_vartime(&[2], Domain::Montgomery, Domain::Integer)?, [8]);
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Domain {
    /// x itself.
    Integer,
    /// x·2^m mod M.
    Montgomery,
}

impl Modulus {
    /// Phase I of Kaliski's inversion: a⁻¹·2^k mod M as bytes of the modulus's length, and k, which lies in [m, 2m] for
    /// a modulus of m bits (modulo 1 both are 0).
    ///
    /// # Errors
    /// [`Error::OperandNotReduced`] for a ≥ M, [`Error::NotInvertible`], [`Error::ModulusEven`].
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[13])?;
    /// let (r, k) = modulus.almost_inverse_vartime(&[5])?;
    /// assert_eq!((r, k), (vec![5], 6)); // 5·5 = 13 + 12, and 2^6 = 4·13 + 12
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn almost_inverse_vartime(&self, a: &[u8]) -> Result<(Vec<u8>, usize), Error> {
        let (r, k) = self.phase_one(a)?;
        Ok((to_be_bytes(&r, self.byte_length()), k))
    }

    /// Kaliski's inversion from one domain to another: the bytes of the inverse.
    ///
    /// As hardware does it, one bit at a time; [`Residue::inverse`](crate::Residue::inverse) is the fast one.
    ///
    /// # Errors
    /// As for [`almost_inverse_vartime`](Self::almost_inverse_vartime).
    ///
    /// ```
    /// use modforge::{Domain, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[13])?; // m = 4
    /// assert_eq!(modulus.montgomery_inverse_vartime(&[5], Domain::Integer, Domain::Integer)?, [8]);
    /// // 8·16 = 11 + 9·13
    /// assert_eq!(modulus.montgomery_inverse_vartime(&[5], Domain::Integer, Domain::Montgomery)?, [11]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn montgomery_inverse_vartime(&self, a: &[u8], from: Domain, to: Domain) -> Result<Vec<u8>, Error> {
        let (mut r, k) = self.phase_one(a)?;
        // k = 0 for M = 1.
        let halvings = if (from, to) == (Domain::Integer, Domain::Integer) { k } else { k.saturating_sub(self.bits()) };
        for _ in 0..halvings {
            halve_modulo(&mut r, self.limbs());
        }
        r.truncate(self.limbs().len());
        if (from, to) == (Domain::Montgomery, Domain::Montgomery) {
            // r = x⁻¹ for the x meant, and the product of r and 2^(2m), times 2^−m, is x⁻¹·2^m.
            let factor = self.form().power_of_two(self.bits());
            let mut product = self.form().words();
            self.form().arithmetic().mul(&mut product, &self.form().enter(&r), &factor);
            r = self.form().leave(&product).to_vec();
        }
        Ok(to_be_bytes(&r, self.byte_length()))
    }

    /// r = a⁻¹·2^k in [0, M), with a limb to spare, and k.
    fn phase_one(&self, a: &[u8]) -> Result<(Vec<Limb>, usize), Error> {
        let n = self.limbs().len();
        if self.limbs()[0] & 1 == 0 {
            return Err(Error::ModulusEven);
        }
        let mut v = vec![0; n];
        if !from_be_bytes(&mut v, a) || compare::less(&v, self.limbs()) == 0 {
            return Err(Error::OperandNotReduced);
        }
        let mut u = self.limbs().to_vec();
        // One limb more, for r and s up to 2M.
        let (mut r, mut s) = (vec![0; n + 1], vec![0; n + 1]);
        s[0] = 1;
        let mut k = 0;
        while bit_length_vartime(&v) > 0 {
            if u[0] & 1 == 0 {
                halve(&mut u, 0);
                double(&mut s);
            } else if v[0] & 1 == 0 {
                halve(&mut v, 0);
                double(&mut r);
            } else if u.iter().rev().cmp(v.iter().rev()) == Ordering::Greater {
                subtract(&mut u, &v);
                halve(&mut u, 0);
                accumulate(&mut r, &s);
                double(&mut s);
            } else {
                subtract(&mut v, &u);
                halve(&mut v, 0);
                accumulate(&mut s, &r);
                double(&mut r);
            }
            k += 1;
        }
        if u[0] != 1 || bit_length_vartime(&u) != 1 {
            return Err(not_invertible(&u));
        }
        // r ≡ −a⁻¹·2^k, and below 2M.
        let mut m = self.limbs().to_vec();
        m.push(0);
        if compare::less(&r, &m) == 0 {
            subtract(&mut r, &m);
        }
        subtract(&mut m, &r);
        if compare::equal(&m[..n], self.limbs()) != 0 {
            m.fill(0); // r = 0, for M = 1 alone
        }
        Ok((m, k))
    }
}

/// `r ← r/2` modulo the odd m, for r below m, which has one limb fewer.
fn halve_modulo(r: &mut [Limb], m: &[Limb]) {
    let n = m.len();
    let mut carry = 0;
    if r[0] & 1 == 1 {
        for (r, &m) in r.iter_mut().zip(m) {
            (*r, carry) = add::add_carry(*r, m, carry);
        }
    }
    halve(&mut r[..n], carry);
}

/// `a ← (a + top·B^n)/2`.
fn halve(a: &mut [Limb], top: Limb) {
    let mut above = top;
    for limb in a.iter_mut().rev() {
        (*limb, above) = (*limb >> 1 | above << (LIMB_BITS - 1), *limb & 1);
    }
}

fn double(a: &mut [Limb]) {
    let mut below = 0;
    for limb in a {
        (*limb, below) = (*limb << 1 | below, *limb >> (LIMB_BITS - 1));
    }
}

fn accumulate(a: &mut [Limb], b: &[Limb]) {
    add::add_masked(a, b, Limb::MAX);
}

fn subtract(a: &mut [Limb], b: &[Limb]) {
    add::sub_masked(a, b, Limb::MAX);
}
