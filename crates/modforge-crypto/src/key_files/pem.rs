//! The block of a PEM file that holds the key.

use super::Error;
use pkcs8::SecretDocument;

/// What `openssl ecparam -genkey` writes in front of the key, which says the same.
const PARAMETERS: &str = "EC PARAMETERS";

/// The label and the content of the first block that may be a key.
pub(super) fn key_block(text: &str) -> Result<(&str, SecretDocument), Error> {
    let mut rest = text;
    loop {
        let start = rest.find("-----BEGIN ").ok_or(Error::Form)?;
        rest = &rest[start..];
        let (label, _) = rest["-----BEGIN ".len()..].split_once("-----").ok_or(Error::Form)?;
        let end = format!("-----END {label}-----");
        let length = rest.find(&end).ok_or(Error::Form)? + end.len();
        let (block, after) = rest.split_at(length);
        if label == PARAMETERS {
            rest = after;
            continue;
        }
        // Before PKCS#8 had a form for it (RFC 1421).
        if block.contains("Proc-Type: 4,ENCRYPTED") {
            return Err(Error::UnknownEncryption);
        }
        let (_, document) = SecretDocument::from_pem(block).map_err(|_| Error::Form)?;
        return Ok((label, document));
    }
}
