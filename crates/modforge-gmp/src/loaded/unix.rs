//! On systems of Unix, where a name has one meaning for the whole process, or one by library.

use core::ffi::{CStr, c_char, c_void};
use core::mem::MaybeUninit;

/// The GMP that the code at an address calls.
pub(crate) fn gmp_of(address: *const c_void) -> Option<Object> {
    // A function that is GMP's alone: where the caller's calls of it go, the caller's numbers come from.
    let known = [object_of(address), Some(Object::Program)]
        .into_iter()
        .flatten()
        .find_map(|object| object.symbol(c"__gmpz_realloc"))
        .or_else(loaded_gmp);
    known.and_then(object_of)
}

/// Whether a function is in this library.
pub(crate) fn is_ours(function: *const c_void) -> bool {
    let base = |address| located(address).map(|place| place.dli_fbase);
    base(function) == base(is_ours as *const c_void)
}

/// A program or a library that is loaded, and that this keeps from being unloaded.
pub(crate) enum Object {
    Program,
    Library(*mut c_void),
}

impl Object {
    /// What a call from this object by this name would reach, but for what was loaded before: its own, or that of the
    /// libraries that it is linked with.
    pub(crate) fn symbol(&self, name: &CStr) -> Option<*const c_void> {
        let handle = match self {
            Self::Program => libc::RTLD_DEFAULT,
            Self::Library(handle) => *handle,
        };
        // SAFETY: a handle of `dlopen`, and a name that ends in zero.
        let symbol = unsafe { libc::dlsym(handle, name.as_ptr()) };
        (!symbol.is_null()).then_some(symbol.cast_const())
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        if let Self::Library(handle) = self {
            // SAFETY: of `dlopen`, once.
            unsafe { libc::dlclose(*handle) };
        }
    }
}

/// The object that holds an address.
fn object_of(address: *const c_void) -> Option<Object> {
    opened(located(address)?.dli_fname).or(Some(Object::Program))
}

fn located(address: *const c_void) -> Option<libc::Dl_info> {
    let mut place = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: it is written where the result is not 0.
    unsafe { (libc::dladdr(address, place.as_mut_ptr()) != 0).then(|| place.assume_init()) }
}

fn opened(name: *const c_char) -> Option<Object> {
    if name.is_null() {
        return None;
    }
    // SAFETY: a name that ends in zero; nothing is loaded that is not yet.
    let handle = unsafe { libc::dlopen(name, libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    (!handle.is_null()).then(|| Object::Library(handle))
}

/// `__gmpz_realloc` of any library that is called libgmp, for callers that found GMP by other ways.
#[cfg(target_os = "linux")]
fn loaded_gmp() -> Option<*const c_void> {
    unsafe extern "C" fn look(information: *mut libc::dl_phdr_info, _: usize, found: *mut c_void) -> libc::c_int {
        // SAFETY: as `dl_iterate_phdr` calls it; `found` is the variable below.
        unsafe {
            let name = (*information).dlpi_name;
            let is_gmp = !name.is_null()
                && CStr::from_ptr(name).to_bytes().rsplit(|&byte| byte == b'/').next().is_some_and(|file| {
                    file.strip_prefix(b"libgmp").is_some_and(|rest| matches!(rest.first(), Some(b'.' | b'-')))
                });
            if is_gmp {
                *found.cast::<*const c_char>() = name;
            }
            is_gmp.into()
        }
    }
    let mut name: *const c_char = core::ptr::null();
    // SAFETY: the function takes what it is given here.
    unsafe { libc::dl_iterate_phdr(Some(look), (&raw mut name).cast()) };
    opened(name)?.symbol(c"__gmpz_realloc") // loaded as long as its users are
}

#[cfg(not(target_os = "linux"))]
fn loaded_gmp() -> Option<*const c_void> {
    None
}
