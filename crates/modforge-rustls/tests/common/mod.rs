//! Certificates, configurations and connections in memory.

use rustls::crypto::CryptoProvider;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use rustls::{
    ClientConfig, ClientConnection, ConnectionCommon, Error, NamedGroup, RootCertStore, ServerConfig, ServerConnection,
    SideData, SupportedCipherSuite, SupportedProtocolVersion,
};
use std::io::{Read, Write};
use std::sync::Arc;

/// The files with certificates for localhost, of one kind of key each; `files/make.sh` makes them.
pub const KINDS: [&str; 7] = ["ed25519", "p256", "p384", "p521", "rsa2048", "rsa4096", "rsa8192"];

/// Those with which a handshake takes no more than milliseconds.
pub const QUICK_KINDS: [&str; 5] = ["ed25519", "p256", "p384", "p521", "rsa2048"];

pub const VERSIONS: [&SupportedProtocolVersion; 2] = [&rustls::version::TLS13, &rustls::version::TLS12];

pub fn path(name: &str) -> String {
    format!("{}/tests/files/{name}.pem", env!("CARGO_MANIFEST_DIR"))
}

pub fn certificates(name: &str) -> Vec<CertificateDer<'static>> {
    CertificateDer::pem_file_iter(path(name)).expect("a file").collect::<Result<_, _>>().expect("certificates")
}

pub fn private_key(name: &str) -> PrivateKeyDer<'static> {
    PrivateKeyDer::from_pem_file(path(name)).expect("a key")
}

pub fn roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    let found = ["root", "ed25519_root", "rsa_root"].into_iter().flat_map(certificates);
    assert_eq!(roots.add_parsable_certificates(found), (3, 0));
    roots
}

/// Ours, with one group.
pub fn with_group(name: NamedGroup) -> CryptoProvider {
    let mut provider = modforge_rustls::default_provider();
    provider.kx_groups.retain(|group| group.name() == name);
    provider
}

pub fn provider() -> CryptoProvider {
    modforge_rustls::default_provider()
}

/// Ours, with one suite.
pub fn with_suite(suite: SupportedCipherSuite) -> CryptoProvider {
    CryptoProvider { cipher_suites: vec![suite], ..provider() }
}

/// For either version, as far as the provider has suites of it.
pub fn server_config(provider: CryptoProvider, kind: &str) -> ServerConfig {
    ServerConfig::builder_with_provider(Arc::new(provider))
        .with_protocol_versions(&VERSIONS)
        .expect("the provider fits")
        .with_no_client_auth()
        .with_single_cert(certificates(kind), private_key(kind))
        .expect("the key is that of the certificate")
}

pub fn client_config(provider: CryptoProvider) -> ClientConfig {
    client_config_of(provider, &VERSIONS)
}

pub fn client_config_of(provider: CryptoProvider, versions: &[&'static SupportedProtocolVersion]) -> ClientConfig {
    ClientConfig::builder_with_provider(Arc::new(provider))
        .with_protocol_versions(versions)
        .expect("the provider fits")
        .with_root_certificates(roots())
        .with_no_client_auth()
}

/// Both sides of a connection.
pub struct Pair {
    pub client: ClientConnection,
    pub server: ServerConnection,
}

/// What a side of a connection refused.
#[derive(Debug, PartialEq)]
pub enum Refused {
    ByClient(Error),
    ByServer(Error),
}

impl Pair {
    pub fn new(client: &Arc<ClientConfig>, server: &Arc<ServerConfig>) -> Self {
        Self::to("localhost", client, server)
    }

    pub fn to(name: &'static str, client: &Arc<ClientConfig>, server: &Arc<ServerConfig>) -> Self {
        let name = name.try_into().expect("a name");
        let client = ClientConnection::new(client.clone(), name).expect("a client");
        Self { client, server: ServerConnection::new(server.clone()).expect("a server") }
    }

    /// Carries records to and fro until neither side has more to say.
    pub fn run(&mut self) -> Result<(), Refused> {
        while self.client.wants_write() || self.server.wants_write() {
            carry(&mut self.client, &mut self.server, |_| ()).map_err(Refused::ByServer)?;
            carry(&mut self.server, &mut self.client, |_| ()).map_err(Refused::ByClient)?;
        }
        Ok(())
    }

    /// A handshake, and a message each way.
    pub fn talk(&mut self) -> Result<(), Refused> {
        self.run()?;
        assert!(!self.client.is_handshaking() && !self.server.is_handshaking());
        let (question, answer) = (vec![1; 20_000], b"an answer"); // more than a record
        self.client.writer().write_all(&question).expect("room");
        self.run()?;
        assert_eq!(received(&mut self.server, question.len()), question);
        self.server.writer().write_all(answer).expect("room");
        self.run()?;
        assert_eq!(received(&mut self.client, answer.len()), answer);
        Ok(())
    }
}

/// Carries what one side has to say to the other one, changed on the way.
pub fn carry<A: SideData, B: SideData>(
    from: &mut ConnectionCommon<A>,
    to: &mut ConnectionCommon<B>,
    change: impl FnOnce(&mut Vec<u8>),
) -> Result<(), Error> {
    let mut records = Vec::new();
    while from.wants_write() {
        from.write_tls(&mut records).expect("memory");
    }
    change(&mut records);
    let mut rest = &records[..];
    while !rest.is_empty() {
        to.read_tls(&mut rest).expect("memory");
        to.process_new_packets()?;
    }
    Ok(())
}

/// So many bytes that a side has received.
pub fn received<S: SideData>(side: &mut ConnectionCommon<S>, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    side.reader().read_exact(&mut bytes).expect("as many bytes");
    bytes
}
