//! Key shares that are none.

use crate::common::{Pair, Refused, VERSIONS, client_config_of, provider, server_config, with_group};
use modforge_rustls::ALL_KX_GROUPS;
use rustls::crypto::{ActiveKeyExchange, SharedSecret, SupportedKxGroup};
use rustls::{Error, NamedGroup, PeerMisbehaved};
use std::sync::Arc;

const REFUSED: Error = Error::PeerMisbehaved(PeerMisbehaved::InvalidKeyShare);

fn bytes(hex: &str) -> Vec<u8> {
    hex.as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).expect("digits"), 16).expect("digits"))
        .collect()
}

/// What X25519 refuses: the wrong number of bytes, and points whose order divides 8, which are 0, 1, p - 1, two of
/// order 8, and those of them that have a second form (Bernstein, cr.yp.to/ecdh.html).
fn not_of_curve25519() -> Vec<Vec<u8>> {
    let points = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ];
    let mut found: Vec<_> = points.map(bytes).to_vec();
    // The highest bit is ignored.
    let with_high_bit = found.iter().map(|point| [&point[..31], &[point[31] | 0x80]].concat());
    found.extend(with_high_bit.collect::<Vec<_>>());
    found.extend([vec![], vec![9; 31], vec![9; 33]]);
    found
}

/// The same for a Weierstrass curve whose coordinates have so many bytes; a key of it is changed.
fn not_of(point: &[u8], length: usize) -> Vec<Vec<u8>> {
    let (x, y) = point[1..].split_at(length);
    let off = [&y[..length - 1], &[y[length - 1] ^ 1]].concat();
    let ones = vec![0xff; length];
    let zeros = vec![0; length];
    vec![
        vec![],
        vec![0],                                     // the neutral point
        vec![4],                                     // no coordinates
        [&[4], x, &off].concat(),                    // not on the curve
        [&[4], &zeros[..], &zeros].concat(),         // nor is this
        [&[4], &ones[..], y].concat(),               // not below p
        [&[2 | (y[length - 1] & 1)], x].concat(),    // compressed: not in TLS 1.3, and not offered in TLS 1.2
        [&[6 | (y[length - 1] & 1)], x, y].concat(), // the hybrid form
        point[..2 * length].to_vec(),                // short
        [point, &[0]].concat(),                      // long
        [&[4], x].concat(),                          // half of it
    ]
}

fn not_of_group(group: &dyn SupportedKxGroup) -> Vec<Vec<u8>> {
    let key = group.start().expect("random numbers");
    match group.name() {
        NamedGroup::X25519 => not_of_curve25519(),
        NamedGroup::secp256r1 => not_of(key.pub_key(), 32),
        NamedGroup::secp384r1 => not_of(key.pub_key(), 48),
        NamedGroup::secp521r1 => not_of(key.pub_key(), 66),
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_keys_agree() {
    for group in ALL_KX_GROUPS {
        let [ours, theirs] = [(); 2].map(|()| group.start().expect("random numbers"));
        assert_ne!(ours.pub_key(), theirs.pub_key());
        let (our_key, their_key) = (ours.pub_key().to_vec(), theirs.pub_key().to_vec());
        let [ours, theirs] =
            [ours.complete(&their_key), theirs.complete(&our_key)].map(|shared| shared.expect("a key"));
        assert_eq!(ours.secret_bytes(), theirs.secret_bytes());
        let length = match group.name() {
            NamedGroup::secp384r1 => 48,
            NamedGroup::secp521r1 => 66,
            _ => 32,
        };
        assert_eq!(ours.secret_bytes().len(), length);
    }
}

#[test]
fn what_is_not_a_key_is_refused() {
    for group in ALL_KX_GROUPS {
        for share in not_of_group(*group) {
            let completed = group.start().expect("random numbers").complete(&share);
            assert_eq!(completed.err(), Some(REFUSED), "{group:?} {share:02x?}");
        }
    }
}

/// A group whose keys are these bytes.
#[derive(Debug)]
struct Malformed {
    share: Vec<u8>,
    group: &'static dyn SupportedKxGroup,
}

struct MalformedKey {
    share: Vec<u8>,
    key: Box<dyn ActiveKeyExchange>,
}

impl SupportedKxGroup for Malformed {
    fn start(&self) -> Result<Box<dyn ActiveKeyExchange>, Error> {
        Ok(Box::new(MalformedKey { share: self.share.clone(), key: self.group.start()? }))
    }

    fn name(&self) -> NamedGroup {
        self.group.name()
    }
}

impl ActiveKeyExchange for MalformedKey {
    fn complete(self: Box<Self>, peer: &[u8]) -> Result<SharedSecret, Error> {
        self.key.complete(peer)
    }

    fn pub_key(&self) -> &[u8] {
        &self.share
    }

    fn group(&self) -> NamedGroup {
        self.key.group()
    }
}

/// In handshakes: whoever receives such bytes ends the connection.
#[test]
fn connections_end_where_the_share_is_none() {
    for group in ALL_KX_GROUPS {
        for share in not_of_group(*group) {
            if share.is_empty() {
                continue; // no record can hold it
            }
            let malformed = || {
                let group: &'static dyn SupportedKxGroup =
                    Box::leak(Box::new(Malformed { share: share.clone(), group: *group }));
                rustls::crypto::CryptoProvider { kx_groups: vec![group], ..provider() }
            };
            for version in VERSIONS {
                let server = Arc::new(server_config(with_group(group.name()), "ed25519"));
                let client = Arc::new(client_config_of(malformed(), &[version]));
                let found = Pair::new(&client, &server).run();
                assert_eq!(found, Err(Refused::ByServer(REFUSED)), "{group:?} {version:?} {share:02x?}");

                let server = Arc::new(server_config(malformed(), "ed25519"));
                let client = Arc::new(client_config_of(with_group(group.name()), &[version]));
                let found = Pair::new(&client, &server).run();
                assert_eq!(found, Err(Refused::ByClient(REFUSED)), "{group:?} {version:?} {share:02x?}");
            }
        }
    }
}
