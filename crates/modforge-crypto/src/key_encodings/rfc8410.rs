//! What RFC 8410 says of Ed25519, Ed448, X25519 and X448: the algorithm has no parameters, a public key is its bytes,
//! and a private one is an octet string of its seed.

use pkcs8::ObjectIdentifier;
use pkcs8::der::asn1::OctetStringRef;
use pkcs8::der::{Decode, Encode, Result};
use pkcs8::spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

pub(super) fn algorithm(oid: ObjectIdentifier) -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef { oid, parameters: None }
}

pub(super) fn octets<B: for<'a> TryFrom<&'a [u8]> + zeroize::Zeroize>(bytes: &[u8]) -> Option<Zeroizing<B>> {
    let seed = <&OctetStringRef>::from_der(bytes).ok()?;
    B::try_from(seed.as_bytes()).ok().map(Zeroizing::new)
}

pub(super) fn octet_string(bytes: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    OctetStringRef::new(bytes)?.to_der().map(Zeroizing::new)
}
