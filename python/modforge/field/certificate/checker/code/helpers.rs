// SPDX-License-Identifier: MIT OR Apache-2.0
// What generated Rust is made of. WORD and BITS stand for the type of a word and its bits, WIDE for twice as many.

#[inline(always)]
const fn mac(a: WORD, b: WORD, c: WORD, d: WORD) -> (WORD, WORD) {
    let t = (a as WIDE) * (b as WIDE) + (c as WIDE) + (d as WIDE);
    (t as WORD, (t >> BITS) as WORD)
}

#[inline(always)]
const fn addc(a: WORD, b: WORD, c: WORD) -> (WORD, WORD) {
    let (t, first) = a.overflowing_add(b);
    let (t, second) = t.overflowing_add(c);
    (t, (first | second) as WORD)
}

#[inline(always)]
const fn subb(a: WORD, b: WORD, c: WORD) -> (WORD, WORD) {
    let (t, first) = a.overflowing_sub(b);
    let (t, second) = t.overflowing_sub(c);
    (t, (first | second) as WORD)
}

#[inline(always)]
const fn mask(bit: WORD) -> WORD {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<WORD>(0).wrapping_sub(bit)
}
