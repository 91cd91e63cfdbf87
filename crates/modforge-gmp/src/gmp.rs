//! The GMP that a caller is linked with: its functions, for what is passed on and for memory.
//!
//! A process can have several: a package of Python brings its own beside that of the system, and each has an allocator
//! of its own (`mp_set_memory_functions`). The right one is that which the caller's other calls reach (`loaded`). It is
//! looked up by the address to which a call returns, once for each such address.

use crate::integer::Integer;
use crate::loaded::{self, Object};
use crate::signals::Blocked;
use core::ffi::{c_int, c_long, c_ulong, c_void};
use core::mem::ManuallyDrop;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicPtr, Ordering};

/// Functions of one GMP.
#[derive(Clone, Copy)]
pub(crate) struct Gmp {
    pub(crate) init: unsafe extern "C" fn(*mut Integer),
    pub(crate) clear: unsafe extern "C" fn(*mut Integer),
    pub(crate) realloc: unsafe extern "C" fn(*mut Integer, c_long) -> *mut c_void,
    pub(crate) powm: unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer, *const Integer),
    pub(crate) powm_ui: unsafe extern "C" fn(*mut Integer, *const Integer, c_ulong, *const Integer),
    pub(crate) powm_sec: unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer, *const Integer),
    pub(crate) invert: unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer) -> c_int,
    pub(crate) millerrabin: unsafe extern "C" fn(*const Integer, c_int) -> c_int,
}

/// A place that calls, and its GMP.
struct Site {
    address: usize,
    gmp: Gmp,
}

/// The bits of an index into the table.
const SITE_BITS: u32 = 14;

/// Places that have called. Those beyond the table are looked up at each call.
static SITES: [AtomicPtr<Site>; 1 << SITE_BITS] = [const { AtomicPtr::new(null_mut()) }; 1 << SITE_BITS];

impl Gmp {
    /// The GMP of the code at an address.
    ///
    /// Ends the process where there is none: GMP's names were called, and nothing can answer.
    #[inline]
    pub(crate) fn of(address: usize) -> Self {
        let start = address.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (usize::BITS - SITE_BITS);
        for offset in 0..8 {
            let place = &SITES[(start + offset) % SITES.len()];
            let site = place.load(Ordering::Acquire);
            // SAFETY: what was stored is never freed.
            match unsafe { site.as_ref() } {
                Some(site) if site.address == address => return site.gmp,
                Some(_) => {}
                None => return remembered(place, address),
            }
        }
        find(address)
    }

    /// Makes an integer `limbs`, which may have leading zeros, in memory of this GMP's allocator.
    ///
    /// # Safety
    /// The integer is initialised by this GMP, and `limbs` are not its own.
    pub(crate) unsafe fn set(&self, integer: *mut Integer, limbs: &[u64]) {
        let length = limbs.iter().rposition(|&limb| limb != 0).map_or(0, |last| last + 1);
        let needed = length.max(1);
        // SAFETY: the caller's contract: there is room for as many limbs, whose number fits a `c_int` as it did.
        unsafe {
            if needed > (*integer).allocated.unsigned_abs() as usize {
                (self.realloc)(integer, needed as c_long);
            }
            core::ptr::copy_nonoverlapping(limbs.as_ptr(), (*integer).limbs, length);
            (*integer).size = length as c_int;
        }
    }
}

#[cold]
fn remembered(place: &AtomicPtr<Site>, address: usize) -> Gmp {
    let _blocked = Blocked::new();
    let gmp = find(address);
    let site = Box::into_raw(Box::new(Site { address, gmp }));
    if place.compare_exchange(null_mut(), site, Ordering::AcqRel, Ordering::Acquire).is_err() {
        // SAFETY: another thread took the place, so nobody has seen ours.
        drop(unsafe { Box::from_raw(site) });
    }
    gmp
}

#[cold]
fn find(address: usize) -> Gmp {
    let _blocked = Blocked::new();
    // GMP itself stays loaded, as its functions are kept.
    let gmp = ManuallyDrop::new(loaded::gmp_of(address as *const c_void));
    gmp.as_ref().and_then(functions).unwrap_or_else(|| {
        eprintln!("modforge-gmp: no GMP is loaded that the calls could go on to");
        std::process::abort()
    })
}

#[allow(clippy::missing_transmute_annotations)] // the fields have the types
fn functions(gmp: &Object) -> Option<Gmp> {
    macro_rules! function {
        ($name:literal) => {
            // SAFETY: GMP's functions of these names have these types.
            unsafe { core::mem::transmute::<*const c_void, _>(gmp.symbol($name)?) }
        };
    }
    // SAFETY: as above.
    let bits: *const c_int = gmp.symbol(c"__gmp_bits_per_limb")?.cast();
    // SAFETY: the variable of this name.
    if unsafe { *bits } != 64 {
        return None;
    }
    let found = Gmp {
        init: function!(c"__gmpz_init"),
        clear: function!(c"__gmpz_clear"),
        realloc: function!(c"__gmpz_realloc"),
        powm: function!(c"__gmpz_powm"),
        powm_ui: function!(c"__gmpz_powm_ui"),
        powm_sec: function!(c"__gmpz_powm_sec"),
        invert: function!(c"__gmpz_invert"),
        millerrabin: function!(c"__gmpz_millerrabin"),
    };
    // Our own name comes first where GMP is part of a program that we were loaded before.
    (!loaded::is_ours(found.powm as *const c_void)).then_some(found)
}
