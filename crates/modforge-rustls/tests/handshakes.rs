//! Handshakes, both sides ours: every suite, group and kind of key together.

use crate::common::{
    KINDS, Pair, QUICK_KINDS, VERSIONS, certificates, client_config, client_config_of, private_key, provider, roots,
    server_config, with_group, with_suite,
};
use modforge_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS};
use rustls::crypto::{CryptoProvider, WebPkiSupportedAlgorithms};
use rustls::server::WebPkiClientVerifier;
use rustls::{ProtocolVersion, ServerConfig, SignatureScheme, SupportedCipherSuite};
use std::sync::Arc;

/// Whether a suite can be used with a certificate of this kind: TLS 1.2 says ECDSA for all that are not RSA.
fn fits(suite: SupportedCipherSuite, kind: &str) -> bool {
    let name = format!("{:?}", suite.suite());
    suite.tls13().is_some() || name.contains("_RSA_") == kind.starts_with("rsa")
}

#[test]
fn every_suite_group_and_kind_of_key() {
    let mut count = 0;
    for kind in QUICK_KINDS {
        let server = Arc::new(server_config(provider(), kind));
        for group in ALL_KX_GROUPS {
            for &suite in ALL_CIPHER_SUITES.iter().filter(|&&suite| fits(suite, kind)) {
                let one = CryptoProvider { cipher_suites: vec![suite], ..with_group(group.name()) };
                let client = client_config_of(one, &[suite.version()]);
                let mut pair = Pair::new(&Arc::new(client), &server);
                pair.talk().unwrap_or_else(|refused| panic!("{kind} {group:?} {suite:?}: {refused:?}"));
                assert_eq!(pair.server.negotiated_cipher_suite(), Some(suite));
                assert_eq!(pair.client.negotiated_key_exchange_group().map(|used| used.name()), Some(group.name()));
                count += 1;
            }
        }
    }
    assert_eq!(count, 5 * 4 * (3 + 3));
}

#[test]
fn long_keys_of_rsa() {
    for kind in KINDS.into_iter().filter(|kind| !QUICK_KINDS.contains(kind)) {
        let server = Arc::new(server_config(provider(), kind));
        for version in VERSIONS {
            let client = Arc::new(client_config_of(provider(), &[version]));
            Pair::new(&client, &server).talk().unwrap_or_else(|refused| panic!("{kind} {version:?}: {refused:?}"));
        }
    }
}

/// A handshake whose client takes signatures of the server by one scheme alone.
fn by_scheme(scheme: SignatureScheme, kind: &str, version: ProtocolVersion) {
    let ours = provider().signature_verification_algorithms;
    let (_, algorithms) = ours.mapping.iter().find(|(name, _)| *name == scheme).expect("a scheme of ours");
    let mapping = &*Box::leak(Box::new([(scheme, *algorithms)]));
    let only = WebPkiSupportedAlgorithms { all: ours.all, mapping };
    let client = CryptoProvider { signature_verification_algorithms: only, ..provider() };
    let version = VERSIONS.into_iter().find(|known| known.version == version).expect("a version");
    let client = Arc::new(client_config_of(client, &[version]));
    let server = Arc::new(server_config(provider(), kind));
    Pair::new(&client, &server).talk().unwrap_or_else(|refused| panic!("{scheme:?} {version:?}: {refused:?}"));
}

#[test]
fn every_scheme_of_signatures() {
    use SignatureScheme as Scheme;
    let all = [
        (Scheme::ED25519, "ed25519"),
        (Scheme::ECDSA_NISTP256_SHA256, "p256"),
        (Scheme::ECDSA_NISTP384_SHA384, "p384"),
        (Scheme::ECDSA_NISTP521_SHA512, "p521"),
        (Scheme::RSA_PSS_SHA256, "rsa2048"),
        (Scheme::RSA_PSS_SHA384, "rsa2048"),
        (Scheme::RSA_PSS_SHA512, "rsa2048"),
    ];
    let old = [Scheme::RSA_PKCS1_SHA256, Scheme::RSA_PKCS1_SHA384, Scheme::RSA_PKCS1_SHA512];
    for (scheme, kind) in all {
        by_scheme(scheme, kind, ProtocolVersion::TLSv1_3);
        by_scheme(scheme, kind, ProtocolVersion::TLSv1_2);
    }
    for scheme in old {
        by_scheme(scheme, "rsa2048", ProtocolVersion::TLSv1_2);
    }
    assert_eq!(provider().signature_verification_algorithms.mapping.len(), all.len() + old.len());
}

#[test]
fn clients_with_certificates() {
    for kind in QUICK_KINDS {
        let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(roots()), Arc::new(provider()));
        let server = ServerConfig::builder_with_provider(Arc::new(provider()))
            .with_protocol_versions(&VERSIONS)
            .expect("the provider fits")
            .with_client_cert_verifier(verifier.build().expect("roots"))
            .with_single_cert(certificates("p256"), private_key("p256"))
            .expect("the key is that of the certificate");
        let server = Arc::new(server);
        for version in VERSIONS {
            let client = rustls::ClientConfig::builder_with_provider(Arc::new(provider()))
                .with_protocol_versions(&[version])
                .expect("the provider fits")
                .with_root_certificates(roots())
                .with_client_auth_cert(certificates(kind), private_key(kind))
                .expect("the key is that of the certificate");
            let mut pair = Pair::new(&Arc::new(client), &server);
            pair.talk().unwrap_or_else(|refused| panic!("{kind} {version:?}: {refused:?}"));
            assert_eq!(pair.server.peer_certificates(), Some(&certificates(kind)[..]));
        }
    }
}

/// The server wants another group than the one that the client sent a key of, and asks for it.
#[test]
fn a_second_hello() {
    for suite in ALL_CIPHER_SUITES.iter().filter(|suite| suite.tls13().is_some()) {
        let server = Arc::new(server_config(with_group(rustls::NamedGroup::secp384r1), "p256"));
        let client = Arc::new(client_config(with_suite(*suite)));
        let mut pair = Pair::new(&client, &server);
        pair.talk().expect("a connection");
        assert_eq!(pair.client.handshake_kind(), Some(rustls::HandshakeKind::FullWithHelloRetryRequest));
    }
}

/// Both sides derive the same bytes for other protocols, and the keys for programs that take a connection over.
#[test]
fn exported_secrets_agree() {
    for &suite in ALL_CIPHER_SUITES {
        let kind = if fits(suite, "p256") { "p256" } else { "rsa2048" };
        let mut server = server_config(provider(), kind);
        server.enable_secret_extraction = true;
        let mut client = client_config_of(with_suite(suite), &[suite.version()]);
        client.enable_secret_extraction = true;
        let mut pair = Pair::new(&Arc::new(client), &Arc::new(server));
        pair.talk().expect("a connection");
        let [ours, theirs] = [
            pair.client.export_keying_material([0; 32], b"label", Some(b"context")),
            pair.server.export_keying_material([0; 32], b"label", Some(b"context")),
        ];
        assert_eq!(ours.expect("after a handshake"), theirs.expect("after a handshake"));
        let client = pair.client.dangerous_extract_secrets().expect("keys");
        let server = pair.server.dangerous_extract_secrets().expect("keys");
        assert_eq!(bytes_of(&client.tx), bytes_of(&server.rx), "{suite:?}");
        assert_eq!(bytes_of(&client.rx), bytes_of(&server.tx), "{suite:?}");
    }
}

/// The number of the next record, the key, and those bytes of the initial value that both sides know.
fn bytes_of((number, secrets): &(u64, rustls::ConnectionTrafficSecrets)) -> (u64, Vec<u8>, Vec<u8>) {
    use rustls::ConnectionTrafficSecrets::{Aes128Gcm, Aes256Gcm, Chacha20Poly1305};
    match secrets {
        Aes128Gcm { key, iv } | Aes256Gcm { key, iv } | Chacha20Poly1305 { key, iv } => {
            (*number, key.as_ref().to_vec(), iv.as_ref()[..4].to_vec())
        }
        _ => panic!("another cipher"),
    }
}
