//! The names of GMP, and who calls them.
//!
//! Each is a jump to its function, with the address to which the call returns as one more argument: it tells which GMP
//! the caller is linked with (`gmp`). On Windows, where that is one for all, it is a call. No panic leaves them: what
//! the engine could not do is passed on.

use crate::integer::Integer;
use crate::{inverses, powers, primes};
use core::ffi::{c_int, c_ulong};

macro_rules! entries {
    ($($(#[$documentation:meta])*
        $name:ident($number:tt: $($argument:ident: $type:ty),*) $(-> $result:ty)? = $function:path;)*) => {$(
        $(#[$documentation])*
        ///
        /// # Safety
        /// The arguments are those of GMP's function of this name.
        #[cfg(unix)]
        #[unsafe(no_mangle)]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($argument: $type),*) $(-> $result)? {
            #[cfg(target_arch = "x86_64")]
            core::arch::naked_asm!(concat!("mov ", entries!(@ $number x86_64), ", [rsp]"), "jmp {function}", function = sym $function);
            #[cfg(target_arch = "aarch64")]
            core::arch::naked_asm!(concat!("mov ", entries!(@ $number aarch64), ", x30"), "b {function}", function = sym $function);
        }

        $(#[$documentation])*
        ///
        /// # Safety
        /// The arguments are those of GMP's function of this name.
        #[cfg(windows)]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $type),*) $(-> $result)? {
            // SAFETY: the caller's contract.
            unsafe { $function($($argument,)* 0) }
        }
    )*};
    // The register of the argument behind as many.
    (@ 2 x86_64) => { "rdx" };
    (@ 3 x86_64) => { "rcx" };
    (@ 4 x86_64) => { "r8" };
    (@ 2 aarch64) => { "x2" };
    (@ 3 aarch64) => { "x3" };
    (@ 4 aarch64) => { "x4" };
}

entries! {
    /// `void mpz_powm (mpz_t rop, const mpz_t base, const mpz_t exp, const mpz_t mod)`.
    __gmpz_powm(4: rop: *mut Integer, base: *const Integer, exp: *const Integer, modulus: *const Integer) = powers::powm;
    /// `void mpz_powm_ui (mpz_t rop, const mpz_t base, unsigned long int exp, const mpz_t mod)`.
    __gmpz_powm_ui(4: rop: *mut Integer, base: *const Integer, exp: c_ulong, modulus: *const Integer) = powers::powm_ui;
    /// `void mpz_powm_sec (mpz_t rop, const mpz_t base, const mpz_t exp, const mpz_t mod)`.
    __gmpz_powm_sec(4: rop: *mut Integer, base: *const Integer, exp: *const Integer, modulus: *const Integer) = powers::powm_sec;
    /// `int mpz_invert (mpz_t rop, const mpz_t op1, const mpz_t op2)`.
    __gmpz_invert(3: rop: *mut Integer, op1: *const Integer, op2: *const Integer) -> c_int = inverses::invert;
    /// `int mpz_millerrabin (const mpz_t n, int reps)`: what `mpz_probab_prime_p` and `mpz_nextprime` call for numbers
    /// without small factors.
    __gmpz_millerrabin(2: n: *const Integer, reps: c_int) -> c_int = primes::millerrabin;
}
