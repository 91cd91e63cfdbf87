//! libsodium.

use crate::contest::Work;
use modforge_bench::Label;
use std::ffi::{CStr, c_char, c_int};

// sodium.h, version 1.0. Functions that return an int return 0 for success.
unsafe extern "C" {
    fn sodium_init() -> c_int;
    fn sodium_version_string() -> *const c_char;
    fn crypto_onetimeauth_poly1305(tag: *mut u8, message: *const u8, length: u64, key: *const u8) -> c_int;
    fn crypto_scalarmult_curve25519(shared: *mut u8, secret: *const u8, public: *const u8) -> c_int;
    fn crypto_sign_ed25519_seed_keypair(public: *mut u8, secret: *mut u8, seed: *const u8) -> c_int;
    fn crypto_sign_ed25519_detached(
        signature: *mut u8,
        size: *mut u64,
        message: *const u8,
        length: u64,
        secret: *const u8,
    ) -> c_int;
    fn crypto_sign_ed25519_verify_detached(
        signature: *const u8,
        message: *const u8,
        length: u64,
        public: *const u8,
    ) -> c_int;
}

/// It chooses code for the CPU when it starts.
fn label(method: &str) -> Label {
    // SAFETY: no arguments; the version is a constant string with its terminating zero.
    let version = unsafe {
        assert!(sodium_init() >= 0, "libsodium does not start");
        CStr::from_ptr(sodium_version_string()).to_string_lossy().into_owned()
    };
    Label { subject: "libsodium".to_owned(), method: method.to_owned(), version }
}

#[track_caller]
fn succeed(status: c_int) {
    assert_eq!(status, 0, "a function of libsodium failed");
}

pub(super) fn poly1305(key: &[u8; 32], message: &[u8]) -> Work {
    let (key, message) = (*key, message.to_vec());
    Work::new(label("crypto_onetimeauth_poly1305"), move || {
        let mut tag = [0; 16];
        // SAFETY: a message of that size, a key of 32 bytes, and room for 16.
        succeed(unsafe {
            crypto_onetimeauth_poly1305(tag.as_mut_ptr(), message.as_ptr(), message.len() as u64, key.as_ptr())
        });
        tag
    })
}

pub(super) fn x25519(secret: &[u8; 32], public: &[u8; 32]) -> Work {
    let (secret, public) = (*secret, *public);
    Work::new(label("crypto_scalarmult_curve25519"), move || {
        let mut shared = [0; 32];
        // SAFETY: 32 bytes each.
        succeed(unsafe { crypto_scalarmult_curve25519(shared.as_mut_ptr(), secret.as_ptr(), public.as_ptr()) });
        shared
    })
}

pub(super) fn ed25519(seed: &[u8; 32], message: &'static [u8], signature: &[u8; 64]) -> [Work; 2] {
    let (mut public, mut secret) = ([0; 32], [0; 64]);
    // SAFETY: 32, 64 and 32 bytes.
    succeed(unsafe { crypto_sign_ed25519_seed_keypair(public.as_mut_ptr(), secret.as_mut_ptr(), seed.as_ptr()) });
    let signature = *signature;
    let (start, length) = (message, message.len() as u64);
    [
        Work::new(label("crypto_sign_ed25519_detached"), move || {
            let (mut signature, mut size) = ([0; 64], 0);
            // SAFETY: room for 64 bytes, a message of that size, and a key of 64 bytes.
            succeed(unsafe {
                crypto_sign_ed25519_detached(signature.as_mut_ptr(), &mut size, start.as_ptr(), length, secret.as_ptr())
            });
            signature
        }),
        Work::new(label("crypto_sign_ed25519_verify_detached"), move || {
            // SAFETY: a signature of 64 bytes, a message of that size, and a key of 32 bytes.
            let status = unsafe {
                crypto_sign_ed25519_verify_detached(signature.as_ptr(), start.as_ptr(), length, public.as_ptr())
            };
            [u8::from(status == 0)]
        }),
    ]
}
