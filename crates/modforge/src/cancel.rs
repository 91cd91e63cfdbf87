//! Long work that another thread can end.
//!
//! Loops that may take long look at the flag of their thread between two steps: digits of an exponent, rounds of a
//! test, batches of division steps. Where it is set they unwind, which drops and so zeroes what they hold, up to
//! [`Cancel::run`]. So no function needs a second form that can fail. The flag says nothing about operands, and neither
//! does a look at it. Without the standard library there is no flag.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::cell::RefCell;
use core::mem::ManuallyDrop;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// A flag by which one thread ends the work of another.
///
/// It takes effect between two steps of a long operation: after a few products modulo the number, or one division
/// to prepare it. The threads that the work shares itself out to heed it, too. Clones are the same flag.
///
/// The work ends by unwinding, so a program built with `panic = "abort"` ignores the flag. It belongs to the thread:
/// work in a thread of rayon must not wait for others there while it is under a flag, as the thread takes up theirs
/// meanwhile.
///
/// ```
/// use modforge::{Cancel, Modulus};
/// use std::{thread, time::Duration};
///
/// let modulus = Modulus::from_hex("7fffffffffffffffffffffffffffffff")?; // 2^127 - 1
/// let cancel = Cancel::new();
/// let power = thread::scope(|scope| {
///     let worker = scope.spawn(|| cancel.run(|| modulus.one().square_times(u64::MAX))); // for thousands of years
///     thread::sleep(Duration::from_millis(10));
///     cancel.cancel();
///     worker.join().expect("no panic")
/// });
/// assert!(power.is_none());
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    shared: Arc<Shared>,
}

/// What the clones share.
#[derive(Debug, Default)]
struct Shared {
    is_set: AtomicBool,
    squarings: AtomicU64,
}

std::thread_local! {
    // Not dropped with the thread: it holds nothing then, and a look at it stays a plain read, always with the same
    // steps.
    static CURRENT: ManuallyDrop<RefCell<Option<Cancel>>> = const { ManuallyDrop::new(RefCell::new(None)) };
}

/// The payload of the panic that unwinds.
struct Cancelled;

impl Cancel {
    /// A flag that is not set.
    ///
    /// ```
    /// assert_eq!(modforge::Cancel::new().run(|| 5), Some(5));
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Set the flag, for good.
    ///
    /// ```
    /// let cancel = modforge::Cancel::new();
    /// cancel.cancel();
    /// assert_eq!(cancel.run(|| modforge::gcd(&[12], &[18])), None);
    /// ```
    pub fn cancel(&self) {
        self.shared.is_set.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set: for loops of a caller that heed it as those of the engine do.
    ///
    /// ```
    /// let cancel = modforge::Cancel::new();
    /// assert!(!cancel.is_cancelled());
    /// cancel.cancel();
    /// assert!(cancel.is_cancelled());
    /// ```
    pub fn is_cancelled(&self) -> bool {
        self.shared.is_set.load(Ordering::Relaxed)
    }

    /// How many squarings the powers under this flag have done so far, for those who wait: a power has about as many as
    /// its exponent has bits. Counted some at a time, so the last ones may be missing.
    ///
    /// ```
    /// use modforge::{Cancel, Modulus};
    ///
    /// let modulus = Modulus::from_hex(&"f".repeat(400))?;
    /// let (base, cancel) = (modulus.reduce_be_bytes(&[3]), Cancel::new());
    /// cancel.run(|| base.pow(&[0xff; 200])); // of 1600 bits
    /// assert!((1500..=1600).contains(&cancel.squarings()));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn squarings(&self) -> u64 {
        self.shared.squarings.load(Ordering::Relaxed)
    }

    /// Do the work on this thread; none if the flag ended it before it was done.
    ///
    /// ```
    /// use modforge::{Cancel, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let power = Cancel::new().run(|| modulus.reduce_be_bytes(&[2]).pow(&[4]));
    /// assert_eq!(power.map(|power| power.to_be_bytes()), Some(vec![16]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn run<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        match catch_unwind(AssertUnwindSafe(|| under(Some(self.clone()), work))) {
            Ok(result) => Some(result),
            Err(cause) if cause.is::<Cancelled>() => None,
            Err(cause) => resume_unwind(cause),
        }
    }

    /// Unwind to [`run`](Self::run) if the flag of this thread is set: for long loops of a caller, between two steps.
    ///
    /// ```
    /// use modforge::Cancel;
    ///
    /// Cancel::heed(); // no flag here
    /// let cancel = Cancel::new();
    /// let sum = cancel.run(|| {
    ///     (0..).fold(0u64, |sum, number| {
    ///         Cancel::heed();
    ///         if number == 1000 {
    ///             cancel.cancel();
    ///         }
    ///         sum + number
    ///     })
    /// });
    /// assert_eq!(sum, None);
    /// ```
    pub fn heed() {
        Watch::new().look();
    }

    /// The flag that ends the work of this thread, to be taken along to others.
    ///
    /// ```
    /// use modforge::Cancel;
    ///
    /// let cancel = Cancel::new();
    /// cancel.cancel();
    /// let inner = cancel.run(|| Cancel::current().expect("this one")).expect("no long work");
    /// assert_eq!(inner.run(|| modforge::gcd(&[12], &[18])), None);
    /// assert!(Cancel::current().is_none());
    /// ```
    pub fn current() -> Option<Self> {
        CURRENT.with(|current| current.borrow().clone())
    }
}

/// Do the work with this flag, or none, as that of the thread.
fn under<T>(flag: Option<Cancel>, work: impl FnOnce() -> T) -> T {
    struct Before(Option<Cancel>);
    impl Drop for Before {
        fn drop(&mut self) {
            CURRENT.with(|current| current.replace(self.0.take()));
        }
    }
    let _before = Before(CURRENT.with(|current| current.replace(flag)));
    work()
}

/// The flag of this thread during one operation, if it has one.
pub(crate) struct Watch(Option<Cancel>);

impl Watch {
    pub(crate) fn new() -> Self {
        Self(Cancel::current())
    }

    /// Unwind if the flag is set.
    #[inline(always)]
    pub(crate) fn look(&self) {
        if let Some(cancel) = &self.0
            && cancel.is_cancelled()
        {
            unwind();
        }
    }

    /// Count squarings for those who wait, at least so many at once: `untold` are those that are not yet counted.
    #[inline(always)]
    pub(crate) fn count(&self, untold: &mut u64, squarings: usize, at_once: u64) {
        *untold += squarings as u64;
        if *untold >= at_once {
            if let Some(cancel) = &self.0 {
                cancel.shared.squarings.fetch_add(*untold, Ordering::Relaxed);
            }
            *untold = 0;
        }
    }

    /// Do the work on another thread, under this flag alone.
    pub(crate) fn over<T>(&self, work: impl FnOnce() -> T) -> T {
        under(self.0.clone(), work)
    }

    /// As [`over`](Self::over), for a thread that must not unwind; none where the flag ended the work.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        match &self.0 {
            Some(cancel) => cancel.run(work),
            None => Some(work()),
        }
    }
}

#[cold]
fn unwind() {
    if cfg!(panic = "unwind") {
        resume_unwind(Box::new(Cancelled)); // unlike a panic, without a message
    }
}
