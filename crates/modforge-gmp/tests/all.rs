//! The library itself: what it exports, and that a call goes on to the GMP of the caller. What the functions compute is
//! compared in `tests/compat/gmp_calls.c`, by a program that is linked with GMP.

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};
use std::ffi::{CString, c_char, c_int};

#[repr(C)]
struct Integer {
    allocated: c_int,
    size: c_int,
    limbs: *mut u64,
}

/// Beside this program, where cargo puts the libraries that tests depend on.
fn library() -> Library {
    let program = std::env::current_exe().expect("the path of this program");
    let name = format!("{}modforge_gmp{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    // SAFETY: nothing happens when it is loaded.
    unsafe { Library::open(Some(program.with_file_name(name)), RTLD_NOW).expect("the library under test") }
}

#[test]
fn it_has_the_names() {
    let library = library();
    for name in ["powm", "powm_ui", "powm_sec", "invert", "millerrabin"] {
        // SAFETY: only looked up.
        unsafe { library.get::<unsafe extern "C" fn()>(format!("__gmpz_{name}")) }.expect(name);
    }
}

#[test]
fn a_call_goes_on_to_the_gmp_that_is_loaded() {
    // SAFETY: GMP's functions, with the types that they have.
    unsafe {
        let Ok(gmp) = Library::open(Some("libgmp.so.10"), RTLD_NOW | RTLD_GLOBAL) else {
            eprintln!("left out: there is no libgmp.so.10 here");
            return;
        };
        let ours = library();
        let init = gmp.get::<unsafe extern "C" fn(*mut Integer)>("__gmpz_init").expect("GMP's");
        let set_str = gmp
            .get::<unsafe extern "C" fn(*mut Integer, *const c_char, c_int) -> c_int>("__gmpz_set_str")
            .expect("GMP's");
        let number = |digits: &str| {
            let mut number = Integer { allocated: 0, size: 0, limbs: std::ptr::null_mut() };
            init(&mut number);
            let digits = CString::new(digits).expect("digits");
            assert_eq!(set_str(&mut number, digits.as_ptr(), 16), 0);
            number
        };
        type Powm = unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer, *const Integer);
        let powm = ours.get::<Powm>("__gmpz_powm").expect("ours");
        // One of a limb, which GMP does, and one of 2048 bits, which the engine does where it is faster.
        for digits in [1, 512] {
            let (mut result, base, modulus) = (number("0"), number("3"), number(&"f".repeat(digits)));
            let exponent = number(&"e".repeat(digits));
            powm(&mut result, &base, &exponent, &modulus);
            // 2^4 − 1 = 15: 3^14 = 4782969 = 15·318864 + 9.
            let least = *result.limbs;
            assert!(result.size > 0 && (digits > 1 || (result.size, least) == (1, 9)), "{digits}");
        }
    }
}
