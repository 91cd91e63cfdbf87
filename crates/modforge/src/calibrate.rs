//! Which kernel is the fastest for a size, measured on this CPU.

use crate::cancel::Watch;
use crate::{Error, Kernel, KernelTable, MAX_BITS, Modulus};
use core::hint::black_box;
use core::time::Duration;
use std::time::Instant;
use std::vec::Vec;

/// A kernel has to be faster by this factor to take over from the one for smaller numbers, so that noise makes no rows.
const MARGIN: f64 = 1.02;

/// From so many bits on a turn is a few products in place of a power.
const LONG_BITS: usize = 1024;

/// A turn is repeated until it has taken so long.
const TURN: Duration = Duration::from_micros(20);

/// The time of each kernel for moduli from 64 to 16 384 bits, as [`Kernel::calibrate`] found it.
///
/// ```
/// use modforge::Kernel;
/// use std::time::Duration;
///
/// let found = Kernel::calibrate(Duration::from_millis(1));
/// let table = found.table(&Kernel::ALL)?;
/// assert!(table.rows().all(|(_, kernel)| kernel.is_available()));
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Calibration {
    sizes: Vec<Size>,
}

/// One size: a modulus for each kernel that takes it, and nanoseconds.
#[derive(Clone, Debug)]
struct Size {
    bits: usize,
    times: Vec<(Kernel, f64)>,
}

impl Kernel {
    /// Measures, for `budget` or somewhat longer, which kernel is the fastest for moduli from 64 to 16 384 bits.
    ///
    /// Each kernel of this CPU has a turn at each size: a power, or from 1024 bits on four squares and a product, one
    /// after the other, as in a power. The shortest of its turns counts. A table made from it takes effect where the
    /// caller puts it into the environment variable `MODFORGE_KERNEL`; the engine never measures by itself.
    ///
    /// ```
    /// use modforge::{Kernel, KernelTable};
    /// use std::time::Duration;
    ///
    /// let found = Kernel::calibrate(Duration::from_millis(1));
    /// let (bits, times) = found.times().next().expect("some sizes");
    /// assert_eq!(bits, 64);
    /// assert!(times.iter().all(|&(kernel, nanoseconds)| kernel.is_available() && nanoseconds > 0.0));
    /// let text = found.table(&Kernel::ALL)?.to_string(); // "1:adx,16385:portable" or alike
    /// assert!(text.parse::<KernelTable>().is_ok());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn calibrate(budget: Duration) -> Calibration {
        let (begin, watch) = (Instant::now(), Watch::new());
        let mut sizes: Vec<_> = sizes().map(|bits| (bits, moduli(bits))).collect();
        let mut found: Vec<_> = sizes
            .iter()
            .map(|(bits, moduli)| {
                let times = moduli.iter().map(|modulus| (modulus.kernel(), f64::INFINITY)).collect();
                Size { bits: *bits, times }
            })
            .collect();
        loop {
            for ((bits, moduli), size) in sizes.iter_mut().zip(&mut found) {
                watch.look();
                for (modulus, (_, time)) in moduli.iter().zip(&mut size.times) {
                    *time = time.min(turn(modulus, *bits));
                }
            }
            if begin.elapsed() >= budget {
                return Calibration { sizes: found };
            }
        }
    }
}

impl Calibration {
    /// For each size in bits, the kernels that take it with the nanoseconds of a turn; only turns of one size compare.
    ///
    /// ```
    /// let found = modforge::Kernel::calibrate(std::time::Duration::ZERO);
    /// assert!(found.times().any(|(bits, times)| bits == 2048 && !times.is_empty()));
    /// ```
    pub fn times(&self) -> impl Iterator<Item = (usize, &[(Kernel, f64)])> {
        self.sizes.iter().map(|size| (size.bits, &size.times[..]))
    }

    /// The table of the fastest of `kernels` for each size. A kernel of the row before stays unless another one is 2 %
    /// faster; [`Portable`](Kernel::Portable) takes what no other does.
    ///
    /// # Errors
    /// [`Error::KernelTable`] if the kernels take turns so often that a table has no room for it, as by chance on a
    /// busy machine.
    ///
    /// ```
    /// use modforge::Kernel;
    ///
    /// let found = Kernel::calibrate(std::time::Duration::ZERO);
    /// assert_eq!(found.table(&[Kernel::Portable])?.to_string(), "1:portable");
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn table(&self, kernels: &[Kernel]) -> Result<KernelTable, Error> {
        let allowed = |kernel| kernel == Kernel::Portable || kernels.contains(&kernel);
        let mut rows: Vec<(usize, Kernel)> = Vec::new();
        let mut below = 0;
        for Size { bits, times } in &self.sizes {
            let candidates = || times.iter().filter(|(kernel, _)| allowed(*kernel));
            let Some(&(best, time)) = candidates().min_by(|(_, a), (_, b)| a.total_cmp(b)) else { continue };
            match rows.last() {
                None => rows.push((1, best)),
                Some(&(_, current)) if current != best => {
                    let of_current = candidates().find(|(kernel, _)| *kernel == current);
                    if of_current.is_none_or(|(_, of_current)| time * MARGIN < *of_current) {
                        // A kernel that gives out does so at its bound; else the next one takes over where the next
                        // limb begins.
                        let from = if current.max_bits() < *bits { current.max_bits() } else { below } + 1;
                        rows.push((from, best));
                    }
                }
                Some(_) => {}
            }
            below = *bits;
        }
        let end = rows.last().map_or(MAX_BITS, |(_, kernel)| kernel.max_bits());
        if end < MAX_BITS {
            rows.push((end + 1, Kernel::Portable));
        }
        KernelTable::from_rows(&rows)
    }
}

/// Limb by limb up to 1024 bits, then four to each power of two.
fn sizes() -> impl Iterator<Item = usize> {
    let limbs = (1..16).chain((0..4).flat_map(|power| [16, 20, 24, 28].map(|limbs| limbs << power))).chain([256]);
    limbs.map(|limbs| 64 * limbs)
}

/// For each kernel that takes the size, an odd modulus of exactly so many bits without a pattern.
fn moduli(bits: usize) -> Vec<Modulus> {
    let mut state = bits as u64;
    let mut bytes: Vec<u8> = (0..bits / 8)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state.to_le_bytes()[7]
        })
        .collect();
    if let (Some(first), Some(last)) = (bytes.first().copied(), bytes.last().copied()) {
        let end = bytes.len() - 1;
        bytes[0] = first | 0x80;
        bytes[end] = last | 1;
    }
    Kernel::ALL.into_iter().filter_map(|kernel| Modulus::with_kernel(&bytes, kernel).ok()).collect()
}

/// Nanoseconds of one power, or of a few products.
fn turn(modulus: &Modulus, bits: usize) -> f64 {
    let base = modulus.reduce_be_bytes(&[0x5a; 40]);
    let exponent = [0xb5; 32];
    let (begin, mut count) = (Instant::now(), 0u32);
    loop {
        let result = if bits < LONG_BITS {
            black_box(&base).pow(black_box(&exponent[..(bits / 8).min(32)]))
        } else {
            black_box(&base).square_times(4).mul(&base).expect("one modulus")
        };
        black_box(result);
        count += 1;
        if begin.elapsed() >= TURN {
            return begin.elapsed().as_nanos() as f64 / f64::from(count);
        }
    }
}
