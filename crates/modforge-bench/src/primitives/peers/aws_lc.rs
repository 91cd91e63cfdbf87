//! AWS-LC.

use super::evp::evp;
use crate::contest::Work;
use aws_lc_sys::{CRYPTO_poly1305_finish, CRYPTO_poly1305_init, CRYPTO_poly1305_update, poly1305_state};
use modforge_bench::Label;

const RENEWED: bool = false;

evp!(aws_lc_sys);

fn label(method: &str) -> Label {
    let version = String::from_utf8_lossy(aws_lc_sys::AWSLC_VERSION_NUMBER_STRING);
    let version = version.trim_end_matches('\0').to_owned();
    Label { subject: "AWS-LC".to_owned(), method: method.to_owned(), version }
}

pub(super) fn poly1305(key: &[u8; 32], message: &[u8]) -> Work {
    /// The state has to lie at a multiple of 64.
    #[repr(align(64))]
    struct Aligned(poly1305_state);
    let (key, message) = (*key, message.to_vec());
    Work::new(label("CRYPTO_poly1305_update"), move || {
        let mut tag = [0; 16];
        // SAFETY: the state consists of bytes and is set up first; the key has 32 bytes, the tag has 16.
        unsafe {
            let mut state: Aligned = std::mem::zeroed();
            CRYPTO_poly1305_init(&mut state.0, key.as_ptr());
            CRYPTO_poly1305_update(&mut state.0, message.as_ptr(), message.len());
            CRYPTO_poly1305_finish(&mut state.0, tag.as_mut_ptr());
        }
        tag
    })
}
