//! Handshakes of TLS: rustls with our provider and with those of other libraries, client and server in one thread.
//!
//! A handshake is whole: no ticket and no session from before, the client verifies the server's certificate and its
//! issuer's signature. All use X25519 and the suite that rustls prefers, with AES-256-GCM and SHA-384.

#[cfg(feature = "table1")]
pub(crate) mod over_field;

use crate::contest::{Contest, Work, crate_of_rust, modforge, said_yes};
use crate::peers::graviola;
use modforge_bench::Label;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use rustls::{
    CipherSuite, ClientConfig, ClientConnection, ConnectionCommon, Error, NamedGroup, RootCertStore, ServerConfig,
    ServerConnection, SideData, SupportedProtocolVersion,
};
use std::path::PathBuf;
use std::sync::Arc;

/// The suites, by the version and whether the key is one of RSA.
const TLS13: CipherSuite = CipherSuite::TLS13_AES_256_GCM_SHA384;
const TLS12_RSA: CipherSuite = CipherSuite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384;
const TLS12: CipherSuite = CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384;

/// Keys of certificates: their names, bits, the files of the certificate and of the root.
const KINDS: [(&str, u64, &str, &str); 3] = [
    ("Ed25519", 255, "ed25519", "ed25519_root"),
    ("P-256", 256, "p256", "root"),
    ("RSA-2048", 2048, "rsa2048", "rsa_root"),
];

const VERSIONS: [(&str, &SupportedProtocolVersion); 2] =
    [("TLS 1.3", &rustls::version::TLS13), ("TLS 1.2", &rustls::version::TLS12)];

/// Ours and the others'.
pub(crate) fn contests() -> Vec<Contest> {
    KINDS.iter().flat_map(|(kind, ..)| contests_of(kind, "", providers)).collect()
}

/// Handshakes of both versions with a certificate of this kind by these providers; `more` is said behind their names.
pub(crate) fn contests_of(
    kind: &str,
    more: &str,
    providers: impl Fn() -> Vec<(Label, CryptoProvider)>,
) -> Vec<Contest> {
    let (_, bits, certificate, root) = KINDS.iter().find(|(name, ..)| *name == kind).expect("one of the kinds");
    let contest = |(version_name, version): (&str, &'static SupportedProtocolVersion)| {
        let work = |(label, provider): (Label, CryptoProvider)| {
            let sides = Sides::new(provider, version, certificate, root).expect("what every provider has");
            match sides.handshake() {
                // It has no signatures with Ed25519 in TLS 1.2.
                Err(Error::PeerIncompatible(_)) if label.subject == "graviola" => None,
                Err(error) => panic!("{}, {version_name}, {kind}: {error}", label.subject),
                Ok(_) => Some(Work::new(label, move || sides.handshake().expect("as before"))),
            }
        };
        let works = providers().into_iter().filter_map(work).collect();
        let name = format!("{version_name}, X25519, {kind}{more}");
        Contest::new("handshake", name, *bits, works, said_yes)
    };
    VERSIONS.into_iter().map(contest).collect()
}

fn providers() -> Vec<(Label, CryptoProvider)> {
    let mut providers = vec![
        (modforge("modforge-rustls"), modforge_rustls::default_provider()),
        (crate_of_rust("aws-lc-rs", "rustls"), rustls::crypto::aws_lc_rs::default_provider()),
        (crate_of_rust("ring", "rustls"), rustls::crypto::ring::default_provider()),
    ];
    if graviola::runs() {
        providers.push((crate_of_rust("graviola", "rustls-graviola"), rustls_graviola::default_provider()));
    }
    providers
}

/// Both sides' configurations.
struct Sides {
    client: Arc<ClientConfig>,
    server: Arc<ServerConfig>,
}

impl Sides {
    /// With this provider's X25519 and its one suite of that version.
    fn new(
        mut provider: CryptoProvider,
        version: &'static SupportedProtocolVersion,
        certificate: &str,
        root: &str,
    ) -> Result<Self, Error> {
        let suites = [TLS13, TLS12_RSA, TLS12];
        provider.cipher_suites.retain(|suite| suite.version() == version && suites.contains(&suite.suite()));
        provider.kx_groups.retain(|group| group.name() == NamedGroup::X25519);
        let provider = Arc::new(provider);
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(file(root)).expect("a certificate of the repository"))?;
        let mut client = ClientConfig::builder_with_provider(provider.clone())
            .with_protocol_versions(&[version])?
            .with_root_certificates(roots)
            .with_no_client_auth();
        client.resumption = rustls::client::Resumption::disabled();
        let mut server = ServerConfig::builder_with_provider(provider)
            .with_protocol_versions(&[version])?
            .with_no_client_auth()
            .with_single_cert(
                vec![CertificateDer::from_pem_file(file(certificate)).expect("a certificate of the repository")],
                PrivateKeyDer::from_pem_file(file(certificate)).expect("a key of the repository"),
            )?;
        server.send_tls13_tickets = 0;
        server.session_storage = Arc::new(rustls::server::NoServerSessionStorage {});
        Ok(Self { client: Arc::new(client), server: Arc::new(server) })
    }

    /// A handshake: 1 if both sides have ended it and have the same secrets.
    fn handshake(&self) -> Result<[u8; 1], Error> {
        let name = "localhost".try_into().expect("a name");
        let mut client = ClientConnection::new(self.client.clone(), name)?;
        let mut server = ServerConnection::new(self.server.clone())?;
        let mut records = Vec::with_capacity(8192);
        while client.is_handshaking() || server.is_handshaking() {
            carry(&mut client, &mut server, &mut records)?;
            carry(&mut server, &mut client, &mut records)?;
        }
        let ours = client.export_keying_material([0; 16], b"same", None)?;
        let theirs = server.export_keying_material([0; 16], b"same", None)?;
        Ok([u8::from(ours == theirs)])
    }
}

/// Carries what one side has to say to the other one.
fn carry<A: SideData, B: SideData>(
    from: &mut ConnectionCommon<A>,
    to: &mut ConnectionCommon<B>,
    records: &mut Vec<u8>,
) -> Result<(), Error> {
    records.clear();
    while from.wants_write() {
        from.write_tls(records).expect("memory");
    }
    let mut rest = &records[..];
    while !rest.is_empty() {
        to.read_tls(&mut rest).expect("memory");
        to.process_new_packets()?;
    }
    Ok(())
}

/// A certificate with its key, or a root, of the tests of our provider.
fn file(name: &str) -> PathBuf {
    PathBuf::from(format!("{}/../modforge-rustls/tests/files/{name}.pem", env!("CARGO_MANIFEST_DIR")))
}
