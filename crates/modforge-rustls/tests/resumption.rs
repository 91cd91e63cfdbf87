//! Shorter handshakes of those who have met before.

use crate::common::{Pair, VERSIONS, client_config_of, provider, server_config};
use rustls::HandshakeKind;
use std::sync::Arc;

fn kinds(server: rustls::ServerConfig, version: &'static rustls::SupportedProtocolVersion) -> [HandshakeKind; 2] {
    let (client, server) = (Arc::new(client_config_of(provider(), &[version])), Arc::new(server));
    [(); 2].map(|()| {
        let mut pair = Pair::new(&client, &server);
        pair.talk().expect("a connection");
        let kind = pair.client.handshake_kind();
        assert_eq!(kind, pair.server.handshake_kind());
        kind.expect("after a handshake")
    })
}

#[test]
fn with_tickets_and_with_the_memory_of_the_server() {
    for version in VERSIONS {
        for tickets in [true, false] {
            let mut server = server_config(provider(), "ed25519");
            if tickets {
                server.ticketer = modforge_rustls::ticketer().expect("random numbers");
                server.session_storage = Arc::new(rustls::server::NoServerSessionStorage {});
            }
            let expected = [HandshakeKind::Full, HandshakeKind::Resumed];
            assert_eq!(kinds(server, version), expected, "{version:?} {tickets}");
        }
    }
}

/// Data with the first flight (RFC 8446, 2.3).
#[test]
fn early_data() {
    use std::io::{Read, Write};
    let mut server = server_config(provider(), "p256");
    server.max_early_data_size = 100;
    let mut client = client_config_of(provider(), &[&rustls::version::TLS13]);
    client.enable_early_data = true;
    let (client, server) = (Arc::new(client), Arc::new(server));
    Pair::new(&client, &server).talk().expect("a connection");
    let mut pair = Pair::new(&client, &server);
    pair.client.early_data().expect("a ticket").write_all(b"early").expect("room");
    pair.run().expect("a connection");
    assert!(pair.client.is_early_data_accepted());
    let mut early = Vec::new();
    pair.server.early_data().expect("early data").read_to_end(&mut early).expect("memory");
    assert_eq!(early, b"early");
}

#[test]
fn tickets_of_others_are_not_taken() {
    let [ours, theirs] = [(); 2].map(|()| modforge_rustls::ticketer().expect("random numbers"));
    let ticket = ours.encrypt(b"a session").expect("random numbers");
    assert_eq!(ours.decrypt(&ticket).as_deref(), Some(&b"a session"[..]));
    assert_eq!(theirs.decrypt(&ticket), None);
    for length in 0..ticket.len() {
        assert_eq!(ours.decrypt(&ticket[..length]), None, "{length} bytes");
    }
    for place in 0..ticket.len() {
        let mut changed = ticket.clone();
        changed[place] ^= 1;
        assert_eq!(ours.decrypt(&changed), None, "byte {place}");
    }
    assert_ne!(ours.encrypt(b"a session"), Some(ticket));
}
