//! Every operation that may take long ends soon after its flag is set, and leaves nothing behind.

use modforge::{Batch, Cancel, FixedBase, Modulus, MultiExponent, Residue, gcd, gcd_vartime, jacobi_vartime};
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

/// A number of so many bits, all ones.
fn ones(bits: usize) -> Vec<u8> {
    assert!(bits.is_multiple_of(8));
    vec![0xff; bits / 8]
}

/// Work that would take minutes ends within seconds.
fn ends_soon<T>(what: &str, work: impl FnOnce() -> T + Send) {
    let cancel = Cancel::new();
    let waited = thread::scope(|scope| {
        let worker = scope.spawn(|| assert!(cancel.run(work).is_none(), "{what} was not ended"));
        thread::sleep(Duration::from_millis(100));
        cancel.cancel();
        let began = Instant::now();
        worker.join().expect(what);
        began.elapsed()
    });
    assert!(waited < Duration::from_secs(10), "{what}: {waited:?}");
}

#[test]
fn powers() {
    let modulus = Modulus::from_be_bytes(&ones(4096)).unwrap();
    let base = modulus.reduce_be_bytes(&[3]);
    let exponent = ones(1 << 26);
    ends_soon("pow", || base.pow(&exponent));
    ends_soon("pow_vartime", || base.pow_vartime(&exponent));
    ends_soon("pow_pair", || base.pow_pair(&exponent, &base, &exponent));
    ends_soon("square_times", || base.square_times(u64::MAX));
    let several = MultiExponent::new(&modulus, &[&base, &base]).unwrap();
    ends_soon("MultiExponent::pow", || several.pow(&[&exponent, &exponent]));
    ends_soon("MultiExponent::pow_vartime", || several.pow_vartime(&[&exponent, &exponent]));
    ends_soon("FixedBase", || {
        FixedBase::with_table(&base, FixedBase::MAX_EXPONENT_BITS, 1 << 34, NonZeroUsize::new(2).unwrap())
    });
}

#[test]
fn stored_tables() {
    let modulus = Modulus::from_be_bytes(&ones(4096)).unwrap();
    let table = FixedBase::new(&modulus.reduce_be_bytes(&[3]), 256).unwrap();
    let stored = table.to_bytes();
    let cancel = Cancel::new();
    cancel.cancel();
    assert!(cancel.run(|| table.to_bytes()).is_none());
    assert!(cancel.run(|| FixedBase::from_bytes(&modulus, &stored).is_ok()).is_none());
}

#[test]
fn batches() {
    let modulus = Modulus::from_be_bytes(&ones(4096)).unwrap();
    let batch = Batch::new(&modulus);
    let bases = batch.reduce_be_bytes(&[[3]; 20]).unwrap();
    let exponent = ones(1 << 24);
    ends_soon("Batch pow", || bases.pow(&exponent));
    ends_soon("Batch pow_vartime", || bases.pow_vartime(&exponent));
    ends_soon("Batch pow_each", || bases.pow_each(&[&exponent; 20]));
}

#[test]
fn number_theory() {
    let mersenne = Modulus::from_hex(&format!("1{}", "f".repeat(216_091 / 4))).unwrap(); // 2^216089 - 1
    ends_soon("passes_miller_rabin", || mersenne.passes_miller_rabin(&[3]));
    let prime = Modulus::from_hex(&format!("1{}", "f".repeat(44_497 / 4))).unwrap(); // 2^44497 - 1
    ends_soon("is_probable_prime", || prime.is_probable_prime(usize::MAX));
    let (a, b) = (ones(1 << 24), [ones((1 << 24) - 8), vec![1]].concat());
    ends_soon("gcd", || gcd(&a, &b));
    // Numbers without a pattern: of 0x55… and 0xff… divisor and symbol are found at once.
    let mixed = |start: u32, length| {
        let mut state = start;
        let mut byte = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        (0..length).map(|_| byte()).chain([1]).collect::<Vec<_>>()
    };
    let (a, b) = (mixed(1, 1 << 21), mixed(2, 1 << 21));
    ends_soon("gcd_vartime", || gcd_vartime(&a, &b));
    let (a, n) = (mixed(3, (1 << 17) - 1), mixed(4, (1 << 17) - 1));
    ends_soon("jacobi_vartime", || (0..1000).map(|_| jacobi_vartime(&a, &n).unwrap()).sum::<i8>());
}

#[test]
fn preparations_and_inverses() {
    let bytes = ones(1 << 20);
    // Not of a special form, for which there is next to nothing to prepare.
    let plain = vec![0x55; 1 << 17];
    ends_soon("Modulus", || (0..1000).for_each(|_| drop(Modulus::from_be_bytes(&plain))));
    let modulus = Modulus::from_be_bytes(&ones(4096)).unwrap();
    let numbers = vec![modulus.reduce_be_bytes(&[7]); 100_000];
    ends_soon("inverses", || (0..1000).map(|_| modulus.inverses(&numbers).unwrap().len()).sum::<usize>());
    ends_soon("inverse", || (0..10_000_000).filter(|_| numbers[0].inverse().is_ok()).count());
    ends_soon("inverse_vartime", || (0..10_000_000).filter(|_| numbers[0].inverse_vartime().is_ok()).count());
    ends_soon("reduce_be_bytes", || (0..1000).for_each(|_| drop(modulus.reduce_be_bytes(&bytes))));
}

/// Of long and of short moduli, odd and even, with results that do not depend on who counts.
#[test]
fn squarings_of_powers_are_counted() {
    for (modulus, bits) in
        [(ones(64), 1 << 16), (ones(320), 1 << 16), (ones(2048), 1 << 11), (vec![0xfe; 400], 1 << 10)]
    {
        let modulus = Modulus::from_be_bytes(&modulus).unwrap();
        let (base, exponent) = (modulus.reduce_be_bytes(&[3]), ones(bits));
        let powers = [
            |base: &Residue<'_>, e: &[u8]| base.pow(e).to_be_bytes(),
            |base: &Residue<'_>, e: &[u8]| base.pow_vartime(e).to_be_bytes(),
        ];
        for power in powers {
            let cancel = Cancel::new();
            assert_eq!(cancel.squarings(), 0);
            assert_eq!(cancel.run(|| power(&base, &exponent)), Some(power(&base, &exponent)));
            let counted = cancel.squarings();
            assert!(counted <= bits as u64 && counted * 8 >= bits as u64 * 7, "{counted} of {bits}");
            cancel.run(|| power(&base, &exponent));
            assert_eq!(cancel.squarings(), 2 * counted);
        }
    }
}

#[test]
fn squarings_are_counted_while_a_power_is_computed() {
    let modulus = Modulus::from_be_bytes(&ones(4096)).unwrap();
    let (base, exponent, cancel) = (modulus.reduce_be_bytes(&[3]), ones(1 << 26), Cancel::new());
    thread::scope(|scope| {
        let worker = scope.spawn(|| cancel.run(|| base.pow(&exponent)));
        let mut last = 0;
        for _ in 0..10 {
            let began = Instant::now();
            while cancel.squarings() == last {
                assert!(began.elapsed() < Duration::from_secs(10), "no progress after {last}");
                thread::sleep(Duration::from_millis(1));
            }
            assert!(cancel.squarings() > last);
            last = cancel.squarings();
        }
        cancel.cancel();
        assert!(worker.join().expect("no panic").is_none());
    });
}

#[test]
fn a_flag_belongs_to_its_work() {
    let modulus = Modulus::from_be_bytes(&[97]).unwrap();
    let power = || modulus.reduce_be_bytes(&[2]).pow(&[4]).to_be_bytes();
    let (set, unset) = (Cancel::new(), Cancel::new());
    set.cancel();
    assert_eq!(set.run(power), None);
    assert_eq!(set.clone().run(power), None);
    assert_eq!(power(), [16]);
    assert_eq!(unset.run(power), Some(vec![16]));
    // The innermost one counts, and the outer one is back after it.
    assert_eq!(unset.run(|| (set.run(power), power())), Some((None, vec![16])));
    assert_eq!(set.run(|| (unset.run(power), power())), None);
    assert!(Cancel::current().is_none());
}

#[test]
fn a_panic_stays_one() {
    let caught = std::panic::catch_unwind(|| Cancel::new().run(|| std::panic::panic_any("of the work")));
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"of the work"));
}
