//! Connections with the other implementation that every Linux has: `openssl s_client` and `openssl s_server`.

use crate::common::{QUICK_KINDS, VERSIONS, client_config_of, path, provider, server_config, with_group, with_suite};
use modforge_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS};
use rustls::{
    CipherSuite, ClientConnection, HandshakeKind, NamedGroup, ServerConfig, ServerConnection, StreamOwned,
    SupportedCipherSuite,
};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// What openssl calls a suite.
fn suite_name(suite: SupportedCipherSuite) -> String {
    let name = format!("{:?}", suite.suite());
    match name.strip_prefix("TLS13_") {
        Some(rest) => format!("TLS_{rest}"),
        None => {
            let short = name.trim_start_matches("TLS_").replace("_WITH_", "-").replace('_', "-");
            short.replace("-POLY1305-SHA256", "-POLY1305").replace("AES-128", "AES128").replace("AES-256", "AES256")
        }
    }
}

fn root_of(kind: &str) -> String {
    path(match kind {
        "ed25519" => "ed25519_root",
        "p256" | "p384" | "p521" => "root",
        _ => "rsa_root",
    })
}

fn openssl_is_missing() -> bool {
    let missing = Command::new("openssl").arg("version").stdout(Stdio::null()).status().is_err();
    if missing {
        eprintln!("left out: there is no openssl here");
    }
    missing
}

/// A group, a suite and a certificate for each of some connections: every one is in one of them.
fn connections() -> Vec<(&'static str, NamedGroup, SupportedCipherSuite)> {
    let groups = ALL_KX_GROUPS.iter().map(|group| group.name()).cycle();
    let mut connections = Vec::new();
    for (index, (&suite, group)) in ALL_CIPHER_SUITES.iter().zip(groups).enumerate() {
        let name = format!("{:?}", suite.suite());
        let kinds = match suite.tls13() {
            Some(_) => &["p521", "ed25519", "rsa2048"][..],
            None if name.contains("_RSA_") => &["rsa2048"],
            // Not P-521: in TLS 1.2 openssl has it only for clients that offer the group, too.
            None => &["p256", "p384", "ed25519"],
        };
        connections.push((kinds[index % kinds.len()], group, suite));
    }
    connections
}

/// Ends a program that does not end by itself.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A connection of `openssl s_client` with these options to our server, which answers its question; how the handshake
/// went, and with which suite.
fn ask(config: &Arc<ServerConfig>, root: &str, options: &[&str]) -> Result<(HandshakeKind, CipherSuite), String> {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let client = Command::new("openssl")
        .args(["s_client", "-connect", &address.to_string(), "-CAfile", root, "-brief", "-ign_eof"])
        .args(["-verify_return_error", "-verify_hostname", "localhost", "-servername", "localhost"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut client = Running(client.expect("openssl"));
    client.0.stdin.take().expect("a pipe").write_all(b"a question\n").expect("openssl reads");
    let socket = listener.accept().expect("a connection").0;
    socket.set_read_timeout(Some(Duration::from_secs(20))).expect("a socket");
    let mut stream = StreamOwned::new(ServerConnection::new(config.clone()).expect("a server"), socket);
    let mut question = [0; 11];
    let read = stream.read_exact(&mut question);
    if read.is_ok() {
        stream.write_all(b"an answer\n").expect("openssl reads");
        stream.conn.send_close_notify();
        stream.flush().expect("openssl reads");
    }
    drop(stream.sock); // its client ends then
    let mut said = [String::new(), String::new()];
    client.0.stdout.take().expect("a pipe").read_to_string(&mut said[0]).expect("text");
    client.0.stderr.take().expect("a pipe").read_to_string(&mut said[1]).expect("text");
    match (read, stream.conn.handshake_kind().zip(stream.conn.negotiated_cipher_suite())) {
        (Ok(()), Some((kind, suite))) if &question == b"a question\n" && said[0].contains("an answer") => {
            Ok((kind, suite.suite()))
        }
        (read, _) => Err(format!("{read:?} {said:?}")),
    }
}

#[test]
fn its_client_and_our_server() {
    if openssl_is_missing() {
        return;
    }
    for (kind, group, suite) in connections() {
        // openssl offers all groups, as in TLS 1.2 they are those of certificates, too.
        let config = Arc::new(server_config(with_group(group), kind));
        let version = if suite.tls13().is_some() { ["-tls1_3", "-ciphersuites"] } else { ["-tls1_2", "-cipher"] };
        let found = ask(&config, &root_of(kind), &[version[0], version[1], &suite_name(suite)]);
        // In TLS 1.3 openssl sends a key of X25519, and another one when it is asked for it.
        let again = suite.tls13().is_some() && group != NamedGroup::X25519;
        let full = if again { HandshakeKind::FullWithHelloRetryRequest } else { HandshakeKind::Full };
        assert_eq!(found, Ok((full, suite.suite())), "{kind} {group:?}");
    }
}

#[test]
fn its_client_comes_back_with_a_ticket() {
    if openssl_is_missing() {
        return;
    }
    for version in ["-tls1_3", "-tls1_2"] {
        let mut config = server_config(provider(), "p256");
        config.ticketer = modforge_rustls::ticketer().expect("random numbers");
        config.session_storage = Arc::new(rustls::server::NoServerSessionStorage {});
        let config = Arc::new(config);
        let file = std::env::temp_dir().join(format!("modforge-session{version}-{}", std::process::id()));
        let name = file.to_str().expect("text");
        let first = ask(&config, &root_of("p256"), &[version, "-sess_out", name]);
        let second = ask(&config, &root_of("p256"), &[version, "-sess_in", name]);
        std::fs::remove_file(&file).expect("a session");
        let kinds = [first, second].map(|found| found.map(|(kind, _)| kind));
        assert_eq!(kinds, [Ok(HandshakeKind::Full), Ok(HandshakeKind::Resumed)], "{version}");
    }
}

/// A server of openssl that turns each line round, for so many connections, and its port.
fn server(kind: &str, connections: usize, options: &[&str]) -> (Running, u16) {
    let child = Command::new("openssl")
        .args(["s_server", "-accept", "127.0.0.1:0", "-naccept", &connections.to_string(), "-rev"])
        .args(["-cert", &path(kind), "-key", &path(kind)])
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = child.expect("openssl");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let port =
        lines.map_while(Result::ok).find_map(|line| line.strip_prefix("ACCEPT ")?.rsplit(':').next()?.parse().ok());
    (Running(child), port.expect("the line ACCEPT with a port"))
}

/// The answer of such a server to a client with one suite, which likes this group best.
fn turned_round(group: NamedGroup, suite: SupportedCipherSuite, port: u16) -> std::io::Result<String> {
    let mut provider = with_suite(suite);
    provider.kx_groups.sort_by_key(|other| other.name() != group);
    let config = Arc::new(client_config_of(provider, &[suite.version()]));
    let connection = ClientConnection::new(config, "localhost".try_into().expect("a name")).expect("a client");
    let socket = TcpStream::connect(("127.0.0.1", port))?;
    socket.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut stream = StreamOwned::new(connection, socket);
    stream.write_all(b"a question\n")?;
    let mut answer = [0; 11];
    stream.read_exact(&mut answer)?;
    stream.conn.send_close_notify();
    stream.flush()?;
    assert_eq!(stream.conn.negotiated_key_exchange_group().map(|used| used.name()), Some(group));
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[test]
fn its_server_and_our_client() {
    if openssl_is_missing() {
        return;
    }
    for kind in QUICK_KINDS {
        let mine: Vec<_> = connections().into_iter().filter(|(of, ..)| *of == kind).collect();
        let (_running, port) = server(kind, mine.len(), &[]);
        for (_, group, suite) in mine {
            let answer = turned_round(group, suite, port).unwrap_or_else(|error| panic!("{kind} {suite:?}: {error}"));
            assert_eq!(answer, "noitseuq a\n");
        }
    }
}

/// What our clients refuse of ours they refuse of openssl: a certificate of an issuer that they do not know.
#[test]
fn its_server_with_an_unknown_issuer() {
    if openssl_is_missing() {
        return;
    }
    for version in VERSIONS {
        let (_running, port) = server("p256", 1, &[]);
        let roots = rustls::RootCertStore::empty();
        let config = rustls::ClientConfig::builder_with_provider(Arc::new(provider()))
            .with_protocol_versions(&[version])
            .expect("the provider fits")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let connection = ClientConnection::new(Arc::new(config), "localhost".try_into().expect("a name"));
        let socket = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
        let mut stream = StreamOwned::new(connection.expect("a client"), socket);
        let error = stream.write_all(b"a question\n").expect_err("no connection");
        assert!(error.to_string().contains("UnknownIssuer"), "{error}");
    }
}
