//! Greatest common divisors and inverses by Euclid's algorithm with Lehmer's idea, in variable time.
//!
//! The quotients of Euclid's algorithm depend on the leading digits for a while. Lehmer (Euclid's algorithm for large
//! numbers, 1938) takes them from there and applies many steps at once to the whole numbers; here those of the two
//! leading limbs, which shorten both numbers by nearly a limb ([`Steps::leading`]). Where not one step is sure, which
//! is where the quotient is above half a limb's range, a division makes it. The last two limbs are the numbers
//! themselves; a gcd ends with Stein's binary algorithm there (1967).
//!
//! For the inverse of a modulo m, from r_0 = m and r_1 = a: r_i = (−1)^(i+1)·t_i·a modulo m with t_0 = 0, t_1 = 1 and
//! t_(i+1) = t_(i−1) + q_i·t_i ≤ m/r_i (Knuth, The Art of Computer Programming 2, 4.5.2 and 4.5.3). m may be even.

mod steps;

use crate::cancel::Watch;
use crate::kernel::divide::divide_vartime;
use crate::kernel::{odd_gcd, odd_gcd_of_limbs};
use crate::limbs::{LIMB_BITS, Limb, Wide, add, bit_length_vartime, compare, mul, scratch};
use crate::reduce::form::Words;
use alloc::vec;
use core::mem::swap;
use steps::Steps;
use zeroize::Zeroizing;

/// gcd(a, b) of two numbers of one length, in place of one of them; gcd(0, b) = b.
pub(crate) fn gcd_vartime<'a>(a: &'a mut [Limb], b: &'a mut [Limb]) -> &'a [Limb] {
    if let ([x], [y]) = (&mut *a, &*b) {
        *x = gcd_of_limbs(*x, *y);
        return a;
    }
    let (x, y) = if compare::less_vartime(a, b) { (b, a) } else { (a, b) };
    Remainders { x, y, watch: Watch::new() }.run(|_| (), |x, y, _| binary_gcd(x, y))
}

/// The inverse of a number modulo one of at least as many limbs, without leading zeros, into as many limbs; or else
/// their gcd.
pub(crate) fn inverse_vartime(inverse: &mut [Limb], number: &[Limb], modulus: &[Limb]) -> Result<(), Words> {
    if let ([inverse], [m]) = (&mut *inverse, modulus) {
        return inverse_of_limb(inverse, number.first().copied().unwrap_or(0), *m);
    }
    let n = modulus.len();
    scratch::with_zeros(4 * n + 2, |room| {
        let (x, room) = room.split_at_mut(n);
        let (y, room) = room.split_at_mut(n);
        let (first, second) = room.split_at_mut(n + 1);
        x.copy_from_slice(modulus);
        y[..number.len()].copy_from_slice(number);
        if !compare::less_vartime(y, modulus) {
            y.copy_from_slice(&divide_vartime(y, modulus).1);
        }
        second[0] = 1;
        let mut coefficients = Coefficients { first, second, length: 1, negative: true };
        let gcd = (Remainders { x, y, watch: Watch::new() }).run(|change| coefficients.follow(change), whole_steps);
        if bit_length_vartime(gcd) != 1 {
            return Err(Zeroizing::new(gcd.to_vec()));
        }
        coefficients.first_modulo(inverse, modulus);
        Ok(())
    })
}

/// As [`inverse_vartime`], for a modulus of one limb.
fn inverse_of_limb(inverse: &mut Limb, number: Limb, m: Limb) -> Result<(), Words> {
    let (steps, gcd) = Steps::whole(m, number % m);
    *inverse = if steps.odd() { steps.of_second() } else { m - steps.of_second() } % m;
    if gcd == 1 { Ok(()) } else { Err(Zeroizing::new(vec![gcd])) }
}

/// A step on two remainders.
enum Change<'a> {
    Steps(Steps),
    /// One step, with a quotient of any length.
    Quotient(&'a [Limb]),
}

/// Two remainders that follow each other, of one length, x ≥ y.
struct Remainders<'a> {
    x: &'a mut [Limb],
    y: &'a mut [Limb],
    watch: Watch,
}

impl<'a> Remainders<'a> {
    /// Euclid's algorithm until two limbs are left, and `end` on these: the gcd, as long.
    fn run<F: FnMut(Change<'_>)>(mut self, mut follow: F, end: impl FnOnce(Wide, Wide, &mut F) -> Wide) -> &'a [Limb] {
        let mut length = trimmed(self.x);
        while length > 2 {
            self.watch.look();
            let (x, y) = (&mut self.x[..length], &mut self.y[..length]);
            let steps = {
                let [x, y] = leading(x, y);
                Steps::leading(x, y)
            };
            if !steps.none() {
                steps.apply(x, y);
                follow(Change::Steps(steps));
            } else {
                let divisor = &y[..trimmed(y)];
                if divisor.is_empty() {
                    return self.x;
                }
                let (quotient, rest) = divide_vartime(x, divisor);
                x.fill(0);
                x[..rest.len()].copy_from_slice(&rest);
                swap(&mut self.x, &mut self.y);
                follow(Change::Quotient(&quotient[..trimmed(&quotient)]));
            }
            length = trimmed(&self.x[..length]);
        }
        let gcd = limbs(end(wide(&self.x[..length]), wide(&self.y[..length]), &mut follow));
        self.x[..length].copy_from_slice(&gcd[..length]);
        self.x
    }
}

/// gcd(x, y) by Euclid's algorithm; x ≥ y.
fn whole_steps(mut x: Wide, mut y: Wide, follow: &mut impl FnMut(Change<'_>)) -> Wide {
    while x >> LIMB_BITS != 0 {
        if y == 0 {
            return x;
        }
        let shift = x.leading_zeros();
        let steps = Steps::leading(x << shift, y << shift);
        if steps.none() {
            let quotient = limbs(x / y);
            (x, y) = (y, x % y);
            follow(Change::Quotient(&quotient[..trimmed(&quotient)]));
        } else {
            (x, y) = steps.of_wide(x, y);
            follow(Change::Steps(steps));
        }
    }
    let (steps, gcd) = Steps::whole(x as Limb, y as Limb);
    follow(Change::Steps(steps));
    gcd.into()
}

/// gcd(x, y) by Stein's algorithm.
#[inline]
pub(crate) fn gcd_of_limbs(x: Limb, y: Limb) -> Limb {
    if x == 0 || y == 0 {
        return x | y;
    }
    odd_gcd_of_limbs(x >> x.trailing_zeros(), y >> y.trailing_zeros()) << (x | y).trailing_zeros()
}

/// As [`gcd_of_limbs`].
pub(crate) fn binary_gcd(x: Wide, y: Wide) -> Wide {
    if x == 0 || y == 0 {
        return x | y;
    }
    odd_gcd(x >> x.trailing_zeros(), y >> y.trailing_zeros()) << (x | y).trailing_zeros()
}

/// The number of up to two limbs.
fn wide(limbs: &[Limb]) -> Wide {
    limbs.iter().rev().fold(0, |wide, &limb| wide << LIMB_BITS | Wide::from(limb))
}

fn limbs(number: Wide) -> [Limb; 2] {
    [number as Limb, (number >> LIMB_BITS) as Limb]
}

/// The length without leading zero limbs.
fn trimmed(number: &[Limb]) -> usize {
    number.iter().rposition(|&limb| limb != 0).map_or(0, |last| last + 1)
}

/// The two upper limbs of x after a shift that sets its top bit, and those of y after the same one; both as long, of
/// at least three limbs, and that of x is not 0.
fn leading(x: &[Limb], y: &[Limb]) -> [Wide; 2] {
    let n = x.len();
    let shift = x[n - 1].leading_zeros() as usize;
    [x, y].map(|number| {
        let upper = Wide::from(number[n - 1]) << LIMB_BITS | Wide::from(number[n - 2]);
        upper << shift | Wide::from(number[n - 3]) << shift >> LIMB_BITS
    })
}

/// |t_i| and |t_(i+1)|, and whether t_i has a minus.
struct Coefficients<'a> {
    first: &'a mut [Limb],
    second: &'a mut [Limb],
    /// Limbs that are not known to be 0.
    length: usize,
    negative: bool,
}

impl Coefficients<'_> {
    fn follow(&mut self, change: Change<'_>) {
        match change {
            Change::Steps(steps) => {
                self.grow(1);
                steps.extend(&mut self.first[..self.length], &mut self.second[..self.length]);
                self.negative ^= steps.odd();
            }
            Change::Quotient(quotient) => {
                let known = self.length;
                self.grow(quotient.len());
                for (i, &digit) in quotient.iter().enumerate() {
                    let top = (i + known).min(self.length);
                    let carry = mul::mul_add_limb(&mut self.first[i..top], &self.second[..top - i], digit);
                    add::add_limb(&mut self.first[top..], carry);
                }
                swap(&mut self.first, &mut self.second);
                self.negative = !self.negative;
            }
        }
        while self.length > 1 && self.first[self.length - 1] | self.second[self.length - 1] == 0 {
            self.length -= 1;
        }
    }

    fn grow(&mut self, limbs: usize) {
        self.length = (self.length + limbs).min(self.first.len());
    }

    /// t_i in [0, m), for an m > 1.
    fn first_modulo(&self, result: &mut [Limb], modulus: &[Limb]) {
        let first = &self.first[..modulus.len()];
        if self.negative {
            add::sub(result, modulus, first);
        } else {
            result.copy_from_slice(first);
        }
    }
}
