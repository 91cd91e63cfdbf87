//! Records that were changed on the way.

use crate::common::{Pair, carry, client_config_of, provider, received, server_config, with_suite};
use modforge_rustls::ALL_CIPHER_SUITES;
use rustls::{Error, SupportedCipherSuite};
use std::io::Write;
use std::sync::Arc;

/// Bytes in front of a record: its type, version and length.
const HEAD: usize = 5;

fn connected(suite: SupportedCipherSuite) -> Pair {
    let kind = if format!("{:?}", suite.suite()).contains("_RSA_") { "rsa2048" } else { "ed25519" };
    let client = Arc::new(client_config_of(with_suite(suite), &[suite.version()]));
    let mut pair = Pair::new(&client, &Arc::new(server_config(provider(), kind)));
    pair.run().expect("a connection");
    pair
}

/// A message of 3 bytes to the server, its record changed.
fn send(pair: &mut Pair, change: impl FnOnce(&mut Vec<u8>)) -> Result<Vec<u8>, Error> {
    pair.client.writer().write_all(b"abc").expect("room");
    carry(&mut pair.client, &mut pair.server, change)?;
    Ok(received(&mut pair.server, 3))
}

#[test]
fn a_changed_byte_is_found() {
    for suite in ALL_CIPHER_SUITES {
        // A connection does not go on after that, so one for each byte; of the suites of TLS 1.2 two keys are enough.
        let mut places = Vec::new();
        assert_eq!(
            send(&mut connected(*suite), |record| places.extend(HEAD..record.len())).as_deref(),
            Ok(&b"abc"[..])
        );
        let explicit = if suite.tls13().is_none() && !format!("{suite:?}").contains("CHACHA") { 8 } else { 0 };
        let kind = usize::from(suite.tls13().is_some());
        assert_eq!(places.len(), explicit + 3 + kind + 16, "{suite:?}");
        for place in [places[0], places[places.len() / 2], places[places.len() - 16], places[places.len() - 1]] {
            let found = send(&mut connected(*suite), |record| record[place] ^= 0x80);
            assert_eq!(found, Err(Error::DecryptError), "{suite:?}, byte {place}");
        }
    }
}

#[test]
fn short_repeated_and_reordered_records_are_refused() {
    for suite in ALL_CIPHER_SUITES {
        for length in [0, 1, 8, 15, 16, 17] {
            let cut = |record: &mut Vec<u8>| {
                record.truncate(HEAD + length);
                record[HEAD - 1] = length as u8;
            };
            let found = send(&mut connected(*suite), cut);
            assert_eq!(found, Err(Error::DecryptError), "{suite:?}, {length} bytes");
        }
        let twice = |record: &mut Vec<u8>| record.extend_from_within(..);
        assert_eq!(send(&mut connected(*suite), twice), Err(Error::DecryptError), "{suite:?}");

        let mut pair = connected(*suite);
        let mut kept = Vec::new();
        pair.client.writer().write_all(b"abc").expect("room");
        carry(&mut pair.client, &mut pair.server, |record| kept.append(record)).expect("nothing arrives");
        assert_eq!(send(&mut pair, |_| ()), Err(Error::DecryptError), "{suite:?}, the second before the first");
    }
}

/// Every record of a handshake is protected: a byte changed anywhere ends it.
#[test]
fn a_handshake_does_not_survive_a_changed_byte() {
    for suite in [modforge_rustls::cipher_suite::TLS13_CHACHA20_POLY1305_SHA256, ALL_CIPHER_SUITES[5]] {
        let client = Arc::new(client_config_of(with_suite(suite), &[suite.version()]));
        let server = Arc::new(server_config(provider(), "ed25519"));
        for tenth in 0..10 {
            let mut pair = Pair::new(&client, &server);
            let flip = |records: &mut Vec<u8>| {
                let place = HEAD + (records.len() - HEAD) * tenth / 10;
                records[place] ^= 0x40;
            };
            carry(&mut pair.client, &mut pair.server, |_| ()).expect("a hello");
            let refused = carry(&mut pair.server, &mut pair.client, flip).is_err() || pair.run().is_err();
            assert!(refused || pair.client.is_handshaking(), "{suite:?}, {tenth}");
        }
    }
}
