//! On Windows, where each name belongs to a library: GMP is the first that exports a function of GMP's alone.

use core::ffi::{CStr, c_void};
use core::mem::size_of;
use core::ptr::null_mut;
use windows_sys::Win32::Foundation::HMODULE;
use windows_sys::Win32::System::LibraryLoader::{
    GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS, GET_MODULE_HANDLE_EX_FLAG_PIN, GetModuleHandleExW, GetProcAddress,
};
use windows_sys::Win32::System::ProcessStatus::K32EnumProcessModules;
use windows_sys::Win32::System::Threading::GetCurrentProcess;

/// Libraries of a process that are looked at.
const LIBRARIES: usize = 4096;

/// A library that is loaded, and that stays so.
pub(crate) struct Object(HMODULE);

/// The GMP of the process, whoever calls.
pub(crate) fn gmp_of(_: *const c_void) -> Option<Object> {
    let mut modules: Vec<HMODULE> = vec![null_mut(); LIBRARIES];
    let mut needed = 0;
    let bytes = (LIBRARIES * size_of::<HMODULE>()) as u32;
    // SAFETY: room for as many bytes.
    let done = unsafe { K32EnumProcessModules(GetCurrentProcess(), modules.as_mut_ptr(), bytes, &mut needed) };
    let count = if done == 0 { 0 } else { needed as usize / size_of::<HMODULE>() };
    let gmp = modules.into_iter().take(count).map(Object).find(|object| object.symbol(c"__gmpz_realloc").is_some())?;
    let mut pinned = null_mut();
    let flags = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_PIN;
    // SAFETY: the address where the library is loaded, which is its handle.
    let done = unsafe { GetModuleHandleExW(flags, gmp.0.cast(), &mut pinned) };
    (done != 0).then_some(gmp)
}

/// A library's function is never another one's.
pub(crate) fn is_ours(_: *const c_void) -> bool {
    false
}

impl Object {
    /// What it exports by this name.
    pub(crate) fn symbol(&self, name: &CStr) -> Option<*const c_void> {
        // SAFETY: a library that is loaded, and a name that ends in zero.
        unsafe { GetProcAddress(self.0, name.as_ptr().cast()) }.map(|function| function as *const c_void)
    }
}
