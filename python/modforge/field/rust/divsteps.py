"""Prints the inverse by divsteps in Rust."""

from __future__ import annotations

from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather
from modforge.field.rust.style import array, indent

STEPS = """\
type Digit = SIGNED;
type Wide = DOUBLE;

/// Bits of a digit, and steps of a batch.
const DIGIT_BITS: u32 = DIGITBITS;
const MASK: Digit = (1 << DIGIT_BITS) - 1;
/// Digits of a number; the highest one is signed.
const DIGITS: usize = COUNT;
const HIGHEST: usize = DIGITS - 1;
/// Steps that bring g to 0.
const STEPS: u32 = TOTAL;
/// Steps for which two words hold everything, and where in a word the entries of a matrix are.
const PACK: u32 = Digit::BITS / 4;
const FIRST: u32 = PACK + 2;
const LAST: u32 = 2 * PACK + 5;
const TOP: u32 = Digit::BITS - 1;
/// The digits of p, signed.
const P: [Digit; DIGITS] = MODULUS;
/// The inverse of p modulo 2^DIGIT_BITS.
const INVERSE: Digit = RECIPROCAL;

/// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
struct Matrix {
    u: Digit,
    v: Digit,
    q: Digit,
    r: Digit,
}

impl Matrix {
    /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2).
    ///
    /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
    /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, and they stay within ±2^n; the rows start
    /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
    /// The 1 and -1 of `hidden` are hidden from the compiler, which could otherwise make branches of the masks.
    #[inline(always)]
    fn packed(zeta: Digit, f: Digit, g: Digit, n: u32, hidden: [Digit; 2]) -> (Digit, Self) {
        let (mut zeta, [one, ones]) = (zeta, hidden);
        let (low, half) = ((1 << n) - 1, 1 << (FIRST - 1));
        let mut f = (f & low) + (1 << (FIRST + n));
        let mut g = (g & low) + (1 << (LAST + n));
        for _ in 0..n {
            let (negative, odd) = ((zeta >> TOP) & ones, -(g & one));
            let exchange = negative & odd;
            g += ((f ^ negative) - negative) & odd;
            f += g & exchange;
            zeta = (zeta ^ exchange) - 1;
            g >>= 1;
        }
        // Half of a field's range is added to what lies below the next field, which may be negative,
        // before it is cut off.
        let halves = half + (1 << (LAST - 1));
        let first = |word: Digit| (word + half) << (Digit::BITS - LAST) >> (TOP - FIRST);
        let matrix = Self {
            u: first(f),
            v: (f + halves) >> LAST,
            q: first(g),
            r: (g + halves) >> LAST,
        };
        (zeta, matrix)
    }

    /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
    /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
    fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
        let hidden = core::hint::black_box([1, -1]);
        let mut all = Self {
            u: 1,
            v: 0,
            q: 0,
            r: 1,
        };
        let mut done = 0;
        while done < DIGIT_BITS && done < remain {
            let n = PACK.min(DIGIT_BITS - done);
            let t;
            (zeta, t) = Self::packed(zeta, f, g, n, hidden);
            let row = |a: Digit, b: Digit| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g));
            (f, g) = (row(t.u, t.v) >> PACK, row(t.q, t.r) >> PACK);
            all = Self {
                u: t.u * all.u + t.v * all.q,
                v: t.u * all.v + t.v * all.r,
                q: t.q * all.u + t.r * all.q,
                r: t.q * all.v + t.r * all.r,
            };
            done += n;
        }
        let left = DIGIT_BITS - done;
        let scaled = Self {
            u: all.u << left,
            v: all.v << left,
            q: all.q << left,
            r: all.r << left,
        };
        (zeta, scaled)
    }

    /// (f, g) = t·(f, g)/2^DIGIT_BITS, which is exact.
    fn transform(&self, f: &mut [Digit; DIGITS], g: &mut [Digit; DIGITS]) {
        let mut x = products(self.u, f[0], self.v, g[0]);
        let mut y = products(self.q, f[0], self.r, g[0]);
        for i in 1..DIGITS {
            x = (x >> DIGIT_BITS) + products(self.u, f[i], self.v, g[i]);
            y = (y >> DIGIT_BITS) + products(self.q, f[i], self.r, g[i]);
            f[i - 1] = x as Digit & MASK;
            g[i - 1] = y as Digit & MASK;
        }
        f[HIGHEST] = (x >> DIGIT_BITS) as Digit;
        g[HIGHEST] = (y >> DIGIT_BITS) as Digit;
    }

    /// (d, e) = t·(d, e)/2^DIGIT_BITS modulo p, all in (-2p, p).
    fn transform_modulo(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS]) {
        let (d_sign, e_sign) = (d[HIGHEST] >> TOP, e[HIGHEST] >> TOP);
        let mut x = products(self.u, d[0], self.v, e[0]);
        let mut y = products(self.q, d[0], self.r, e[0]);
        // The multiples of p: those that make d and e positive, less what makes the sums divisible.
        let multiple = |a: Digit, b: Digit, sum: Wide| {
            let positive = (a & d_sign) + (b & e_sign);
            let low = (sum as Digit).wrapping_mul(INVERSE);
            Wide::from(positive - (low.wrapping_add(positive) & MASK))
        };
        let (i, j) = (multiple(self.u, self.v, x), multiple(self.q, self.r, y));
        LINES;
        d[HIGHEST] = (x >> DIGIT_BITS) as Digit;
        e[HIGHEST] = (y >> DIGIT_BITS) as Digit;
    }
}

/// a·b + c·d
#[inline(always)]
fn products(a: Digit, b: Digit, c: Digit, d: Digit) -> Wide {
    Wide::from(a) * Wide::from(b) + Wide::from(c) * Wide::from(d)
}

/// Adds p to d where the mask is set, and carries.
fn add_modulus(d: &mut [Digit; DIGITS], mask: Digit) {
    for (digit, p) in d.iter_mut().zip(P) {
        *digit += p & mask;
    }
    for i in 1..DIGITS {
        d[i] += d[i - 1] >> DIGIT_BITS;
        d[i - 1] &= MASK;
    }
}

/// The inverse of `a`, below p.
pub(super) fn invert(a: [WORD; PLAIN]) -> [WORD; PLAIN] {
    let mut f = P;
    let mut g = SPLIT;
    let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
    e[0] = 1;
    for done in (0..STEPS).step_by(DIGIT_BITS as usize) {
        let t;
        (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - done);
        t.transform(&mut f, &mut g);
        t.transform_modulo(&mut d, &mut e);
    }
    // From (-2p, p) to (-p, p), with the sign of f, and to [0, p).
    let mask = d[HIGHEST] >> TOP;
    add_modulus(&mut d, mask);
    let sign = f[HIGHEST] >> TOP;
    for digit in &mut d {
        *digit = (*digit ^ sign) - sign;
    }
    add_modulus(&mut d, 0);
    let mask = d[HIGHEST] >> TOP;
    add_modulus(&mut d, mask);
    JOIN
}
"""

INVERT = """\
#[must_use]
pub fn invert(&self) -> Self {
    Self::reduce(divsteps::invert(self.canonical()))
}
"""


def module(design: Design, steps: Divsteps) -> str:
    """Return the module that computes on plain words."""
    width, bits, count = steps.width, steps.digit_bits, steps.digits
    plain = design.layout.plain_words
    digits = [f"{_whole(gather('a', bits * i, bits, width, plain))} as Digit & MASK" for i in range(count)]
    words = [f"{_whole(gather('d', width * i, width, bits, count))} as WORD" for i in range(plain)]
    lines = "\n".join(f"        {line}" for line in _transform_modulo(steps)).strip()
    figures = {
        "SIGNED": f"i{width}",
        "DOUBLE": f"i{2 * width}",
        "DIGITBITS": str(bits),
        "COUNT": str(count),
        "TOTAL": str(steps.total),
        "MODULUS": array([str(digit) for digit in steps.modulus_digits], len("const P: [Digit; DIGITS] = ;"), 4),
        "RECIPROCAL": f"{steps.inverse:#x}",
        "SPLIT": array(digits, len("let mut g = ;"), 8).replace("\n", "\n    "),
        "JOIN": array(words, 0, 8).replace("\n", "\n    "),
        "PLAIN": str(plain),
        "LINES;": lines,
    }
    text = STEPS.strip()
    for name, figure in figures.items():
        text = text.replace(name, figure)
    note = "\n".join(f"/// {line}" for line in steps.documentation)
    return f"{note}\nmod divsteps {{\n{indent(text)}\n}}"


def _whole(value: str) -> str:
    return f"({value})" if " " in value else value


def _transform_modulo(steps: Divsteps) -> list[str]:
    lines = []
    for index in range(steps.digits):
        if index:
            lines.append(f"x = (x >> DIGIT_BITS) + products(self.u, d[{index}], self.v, e[{index}]);")
            lines.append(f"y = (y >> DIGIT_BITS) + products(self.q, d[{index}], self.r, e[{index}]);")
        if index in steps.set_digits:
            lines.append(f"x += i * Wide::from(P[{index}]);")
            lines.append(f"y += j * Wide::from(P[{index}]);")
        if index:
            lines.append(f"d[{index - 1}] = x as Digit & MASK;")
            lines.append(f"e[{index - 1}] = y as Digit & MASK;")
    return lines
