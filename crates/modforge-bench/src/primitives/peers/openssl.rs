//! OpenSSL.

use super::evp::evp;
use crate::contest::Work;
use modforge_bench::Label;
use std::ffi::CStr;
use std::ptr::{null, null_mut};

/// openssl/evp.h, openssl/rsa.h, openssl/x509.h and openssl/crypto.h, version 4.0. Functions that return an int return
/// 1 for success.
#[allow(non_camel_case_types)] // their names
mod sys {
    use std::ffi::{c_char, c_int, c_long, c_void};

    macro_rules! opaque {
        ($($name:ident)*) => {
            $(
                #[repr(C)]
                pub(super) struct $name([u8; 0]);
            )*
        };
    }
    opaque!(EVP_PKEY EVP_PKEY_CTX EVP_MD EVP_MD_CTX EVP_MAC EVP_MAC_CTX);
    type Engine = c_void;

    pub(super) const EVP_PKEY_RSA: c_int = 6;
    pub(super) const EVP_PKEY_X25519: c_int = 1034;
    pub(super) const RSA_PKCS1_PADDING: c_int = 1;

    unsafe extern "C" {
        pub(super) fn OpenSSL_version(kind: c_int) -> *const c_char;
        pub(super) fn d2i_AutoPrivateKey(
            key: *mut *mut EVP_PKEY,
            from: *mut *const u8,
            length: c_long,
        ) -> *mut EVP_PKEY;
        pub(super) fn i2d_PrivateKey(key: *const EVP_PKEY, to: *mut *mut u8) -> c_int;
        pub(super) fn EVP_PKEY_new_raw_private_key(
            kind: c_int,
            e: *mut Engine,
            key: *const u8,
            length: usize,
        ) -> *mut EVP_PKEY;
        pub(super) fn EVP_PKEY_new_raw_public_key(
            kind: c_int,
            e: *mut Engine,
            key: *const u8,
            length: usize,
        ) -> *mut EVP_PKEY;
        pub(super) fn EVP_PKEY_free(key: *mut EVP_PKEY);
        pub(super) fn EVP_PKEY_CTX_new(key: *mut EVP_PKEY, e: *mut Engine) -> *mut EVP_PKEY_CTX;
        pub(super) fn EVP_PKEY_CTX_new_id(kind: c_int, e: *mut Engine) -> *mut EVP_PKEY_CTX;
        pub(super) fn EVP_PKEY_CTX_free(context: *mut EVP_PKEY_CTX);
        pub(super) fn EVP_PKEY_derive_init(context: *mut EVP_PKEY_CTX) -> c_int;
        pub(super) fn EVP_PKEY_derive_set_peer(context: *mut EVP_PKEY_CTX, peer: *mut EVP_PKEY) -> c_int;
        pub(super) fn EVP_PKEY_derive(context: *mut EVP_PKEY_CTX, to: *mut u8, length: *mut usize) -> c_int;
        pub(super) fn EVP_PKEY_sign_init(context: *mut EVP_PKEY_CTX) -> c_int;
        pub(super) fn EVP_PKEY_sign(
            context: *mut EVP_PKEY_CTX,
            to: *mut u8,
            length: *mut usize,
            from: *const u8,
            size: usize,
        ) -> c_int;
        pub(super) fn EVP_PKEY_verify_init(context: *mut EVP_PKEY_CTX) -> c_int;
        pub(super) fn EVP_PKEY_verify(
            context: *mut EVP_PKEY_CTX,
            given: *const u8,
            length: usize,
            from: *const u8,
            size: usize,
        ) -> c_int;
        pub(super) fn EVP_PKEY_keygen_init(context: *mut EVP_PKEY_CTX) -> c_int;
        pub(super) fn EVP_PKEY_keygen(context: *mut EVP_PKEY_CTX, key: *mut *mut EVP_PKEY) -> c_int;
        pub(super) fn EVP_PKEY_CTX_set_rsa_keygen_bits(context: *mut EVP_PKEY_CTX, bits: c_int) -> c_int;
        pub(super) fn EVP_PKEY_CTX_set_rsa_padding(context: *mut EVP_PKEY_CTX, padding: c_int) -> c_int;
        pub(super) fn EVP_PKEY_CTX_set_signature_md(context: *mut EVP_PKEY_CTX, md: *const EVP_MD) -> c_int;
        pub(super) fn EVP_sha256() -> *const EVP_MD;
        pub(super) fn EVP_MD_CTX_new() -> *mut EVP_MD_CTX;
        pub(super) fn EVP_MD_CTX_free(context: *mut EVP_MD_CTX);
        pub(super) fn EVP_DigestSignInit(
            context: *mut EVP_MD_CTX,
            inner: *mut *mut EVP_PKEY_CTX,
            md: *const EVP_MD,
            e: *mut Engine,
            key: *mut EVP_PKEY,
        ) -> c_int;
        pub(super) fn EVP_DigestSign(
            context: *mut EVP_MD_CTX,
            to: *mut u8,
            length: *mut usize,
            from: *const u8,
            size: usize,
        ) -> c_int;
        pub(super) fn EVP_DigestVerifyInit(
            context: *mut EVP_MD_CTX,
            inner: *mut *mut EVP_PKEY_CTX,
            md: *const EVP_MD,
            e: *mut Engine,
            key: *mut EVP_PKEY,
        ) -> c_int;
        pub(super) fn EVP_DigestVerify(
            context: *mut EVP_MD_CTX,
            given: *const u8,
            length: usize,
            from: *const u8,
            size: usize,
        ) -> c_int;
        pub(super) fn EVP_MAC_fetch(
            library: *mut c_void,
            name: *const c_char,
            properties: *const c_char,
        ) -> *mut EVP_MAC;
        pub(super) fn EVP_MAC_free(mac: *mut EVP_MAC);
        pub(super) fn EVP_MAC_CTX_new(mac: *mut EVP_MAC) -> *mut EVP_MAC_CTX;
        pub(super) fn EVP_MAC_CTX_free(context: *mut EVP_MAC_CTX);
        pub(super) fn EVP_MAC_init(
            context: *mut EVP_MAC_CTX,
            key: *const u8,
            length: usize,
            parameters: *const c_void,
        ) -> c_int;
        pub(super) fn EVP_MAC_update(context: *mut EVP_MAC_CTX, from: *const u8, size: usize) -> c_int;
        pub(super) fn EVP_MAC_final(context: *mut EVP_MAC_CTX, to: *mut u8, length: *mut usize, room: usize) -> c_int;
    }
}

const RENEWED: bool = true;

evp!(super::sys);

/// `openssl-src` leaves out the code for P-521 in words of 64 bits (enable-ec_nistp_64_gcc_128).
fn label(method: &str) -> Label {
    // SAFETY: a constant string ("OpenSSL 4.0.3 1 Jan 2026") with its terminating zero.
    let text = unsafe { CStr::from_ptr(sys::OpenSSL_version(0)) }.to_string_lossy();
    let version = text.split_whitespace().nth(1).unwrap_or(&text).to_owned();
    Label { subject: "OpenSSL".to_owned(), method: method.to_owned(), version }
}

struct Mac(*mut sys::EVP_MAC_CTX);

impl Mac {
    /// A closure that says `mac.get()` holds the context, where `mac.0` would hold the pointer alone.
    fn get(&self) -> *mut sys::EVP_MAC_CTX {
        self.0
    }
}

impl Drop for Mac {
    fn drop(&mut self) {
        // SAFETY: the context is ours and is not used any more.
        unsafe { sys::EVP_MAC_CTX_free(self.0) }
    }
}

pub(super) fn poly1305(key: &[u8; 32], message: &[u8]) -> Work {
    // SAFETY: a name with its terminating zero; the context holds on to the algorithm.
    let mac = unsafe {
        let algorithm = sys::EVP_MAC_fetch(null_mut(), c"POLY1305".as_ptr(), null());
        assert!(!algorithm.is_null(), "OpenSSL has no Poly1305");
        let context = sys::EVP_MAC_CTX_new(algorithm);
        assert!(!context.is_null(), "OpenSSL has no memory");
        sys::EVP_MAC_free(algorithm);
        Mac(context)
    };
    let (key, message) = (*key, message.to_vec());
    Work::new(label("EVP_MAC_update"), move || {
        let (mut tag, mut length) = ([0; 16], 0);
        // SAFETY: a live context, a key of 32 bytes, a message of that size, and room for 16 bytes.
        let statuses = unsafe {
            [
                sys::EVP_MAC_init(mac.get(), key.as_ptr(), 32, null()),
                sys::EVP_MAC_update(mac.get(), message.as_ptr(), message.len()),
                sys::EVP_MAC_final(mac.get(), tag.as_mut_ptr(), &mut length, 16),
            ]
        };
        assert_eq!(statuses, [1; 3], "a function of OpenSSL failed");
        tag
    })
}
