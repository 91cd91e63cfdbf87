//! The DER that names a hash function in front of its value (RFC 8017, 9.2, note 1).

use digest::{Digest, OutputSizeUser};
use pkcs8::AssociatedOid;

/// DigestInfo without the hash itself: a sequence of the algorithm, with NULL as its parameters, and the head of a
/// string of bytes.
///
/// All lengths are below 128 for the hash functions there are, so that each takes one byte.
pub(super) fn digest_info<D: Digest + AssociatedOid>() -> Box<[u8]> {
    let name = D::OID.as_bytes();
    let (name_length, hash_length) = (name.len() as u8, <D as OutputSizeUser>::output_size() as u8);
    let head = [0x30, 8 + name_length + hash_length, 0x30, 4 + name_length, 0x06, name_length];
    [&head[..], name, &[0x05, 0x00, 0x04, hash_length]].concat().into()
}
