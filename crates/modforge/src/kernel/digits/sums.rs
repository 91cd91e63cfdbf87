//! Addition, subtraction and the last reduction: sums of lanes, carries settled, and a choice by the carry out.
//!
//! x − y is computed as x + (2^(BITS·L·Z) − 1 − y) + 1 for L lanes: a carry out of the top says x ≥ y.

/// The three for one kind of vector, whose own operations the file that asks for them has: `Vector`, a `Carry` out of
/// the top as a mask, and what is called below.
macro_rules! sums {
    ($feature:literal, room for $few:literal, $($bits:ident)?) => {
        /// `r = a + b`, less `tripled` = 3m if that leaves it at 0 or above.
        #[target_feature(enable = $feature)]
        pub(in super::super) fn add<$(const $bits: u32)?>(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[Vector]) {
            with_buffers(tripled.len(), |sum, less| {
                load_all(sum, a);
                for (sum, lanes) in sum.iter_mut().zip(b.as_chunks().0) {
                    *sum = plus(*sum, load(lanes));
                }
                // a + b < 6m may be too long for the vectors by one bit; what is left of it without 3m is not.
                let carry = normalise::<$($bits)?>(sum);
                less.copy_from_slice(sum);
                let fits = either(carry, subtract::<$($bits)?>(less, tripled));
                store_chosen(r, fits, less, sum);
            });
        }

        /// `r = a − b`, plus `tripled` = 3m if that is below 0.
        #[target_feature(enable = $feature)]
        pub(in super::super) fn sub<$(const $bits: u32)?>(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[Vector]) {
            with_buffers(tripled.len(), |difference, more| {
                load_all(difference, a);
                load_all(more, b);
                let fits = subtract::<$($bits)?>(difference, more);
                for ((more, &difference), &m) in more.iter_mut().zip(&*difference).zip(tripled) {
                    *more = plus(difference, m);
                }
                normalise::<$($bits)?>(more);
                store_chosen(r, fits, difference, more);
            });
        }

        /// `r` = the number `a` < 3m reduced below `m`.
        #[target_feature(enable = $feature)]
        pub(in super::super) fn reduce<$(const $bits: u32)?>(r: &mut [u64], a: &[u64], m: &[Vector]) {
            with_buffers(m.len(), |number, less| {
                load_all(number, a);
                for _ in 0..2 {
                    less.copy_from_slice(number);
                    let fits = subtract::<$($bits)?>(less, m);
                    store_chosen(r, fits, less, number);
                    load_all(number, r);
                }
            });
        }

        /// Two buffers of `vectors` vectors, zeroed afterwards. Room for a few is enough for most sizes; to clear more
        /// takes time.
        #[inline]
        #[target_feature(enable = $feature)]
        fn with_buffers(vectors: usize, work: impl FnOnce(&mut [Vector], &mut [Vector])) {
            if vectors <= $few {
                with_buffers_of::<$few>(vectors, work);
            } else {
                with_buffers_of::<MAX_VECTORS>(vectors, work);
            }
        }

        #[inline]
        #[target_feature(enable = $feature)]
        fn with_buffers_of<const N: usize>(vectors: usize, work: impl FnOnce(&mut [Vector], &mut [Vector])) {
            let mut buffers = [[zero(); N]; 2];
            let [x, y] = &mut buffers;
            let (x, y) = (&mut x[..vectors], &mut y[..vectors]);
            work(x, y);
            wipe(x);
            wipe(y);
        }

        /// `x −= y` modulo 2^(BITS·L·Z); returns the mask of x ≥ y.
        #[inline]
        #[target_feature(enable = $feature)]
        fn subtract<$(const $bits: u32)?>(x: &mut [Vector], y: &[Vector]) -> Carry {
            let mut one = lowest_one();
            for (x, &y) in x.iter_mut().zip(y) {
                *x = plus(plus(*x, complement::<$($bits)?>(y)), one);
                one = zero();
            }
            normalise::<$($bits)?>(x)
        }

        /// `r` = `x` where the mask is all ones, else `y`.
        #[inline]
        #[target_feature(enable = $feature)]
        fn store_chosen(r: &mut [u64], mask: Carry, x: &[Vector], y: &[Vector]) {
            for (lanes, (&x, &y)) in r.as_chunks_mut().0.iter_mut().zip(x.iter().zip(y)) {
                store(lanes, chosen(mask, x, y));
            }
        }
    };
}
