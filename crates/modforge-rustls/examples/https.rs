//! A small HTTPS server, and the client that asks it.
//!
//! `cargo run --release --example https` asks its own server once.
//!
//! `cargo run --release --example https -- 4433 chain.pem key.pem` serves until it is stopped, with your certificate:
//! `curl --cacert root.pem https://localhost:4433/`.

use modforge_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use modforge_rustls::rustls::{self, ClientConfig, ClientConnection, RootCertStore, ServerConfig, ServerConnection};
use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

/// How long a client may say nothing: without a limit it holds its thread for ever.
const PATIENCE: Duration = Duration::from_secs(10);
/// Bytes of a request that are read.
const MAX_REQUEST: u64 = 16 << 10;

/// The configuration of a server with a certificate chain and its private key in PEM.
fn server_config(chain: &[u8], key: &[u8]) -> Result<ServerConfig, Box<dyn Error>> {
    let mut config = ServerConfig::builder().with_no_client_auth().with_single_cert(
        CertificateDer::pem_slice_iter(chain).collect::<Result<_, _>>()?,
        PrivateKeyDer::from_pem_slice(key)?,
    )?;
    // Sessions are resumed without memory of them here, also by other servers that share the ticketer.
    config.ticketer = modforge_rustls::ticketer()?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

/// Answers the clients of a listener, each in its thread.
fn serve(listener: &TcpListener, config: &Arc<ServerConfig>) {
    for socket in listener.incoming() {
        let config = config.clone();
        std::thread::spawn(move || match socket.and_then(|socket| answer(socket, config)) {
            Ok(line) => eprintln!("{line}"),
            Err(error) => eprintln!("refused: {error}"),
        });
    }
}

/// Answers one request, and returns its first line.
fn answer(socket: TcpStream, config: Arc<ServerConfig>) -> io::Result<String> {
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    let connection = ServerConnection::new(config).map_err(io::Error::other)?;
    let mut request = BufReader::new(rustls::StreamOwned::new(connection, socket)).take(MAX_REQUEST);
    let (mut first, mut line) = (String::new(), String::new());
    request.read_line(&mut first)?;
    while line.trim_end() != "" || line.is_empty() {
        line.clear();
        if request.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into()); // or longer than a request may be
        }
    }
    let mut stream = request.into_inner().into_inner();
    let suite = stream.conn.negotiated_cipher_suite().map_or_else(String::new, |suite| format!("{:?}", suite.suite()));
    let body = format!("hello over {suite}\n");
    let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    stream.write_all(format!("{head}{body}").as_bytes())?;
    stream.conn.send_close_notify();
    stream.flush()?;
    Ok(first.trim_end().to_owned())
}

/// What a server says to `GET /`, for a client that trusts one root.
fn get(port: u16, root: &[u8]) -> Result<String, Box<dyn Error>> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(root)?)?;
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let connection = ClientConnection::new(Arc::new(config), "localhost".try_into()?)?;
    let mut stream = rustls::StreamOwned::new(connection, TcpStream::connect(("127.0.0.1", port))?);
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    Ok(text)
}

/// A server in a thread, asked once.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // A certificate for localhost that protects nothing: its key is public.
    let own = include_bytes!("../tests/files/p256.pem");
    let config = Arc::new(server_config(own, own)?);
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    std::thread::spawn(move || serve(&listener, &config));
    writeln!(out, "{}", get(port, include_bytes!("../tests/files/root.pem"))?.trim_end())?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    modforge_rustls::default_provider().install_default().map_err(|_| "another provider is installed")?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [port, chain, key] = &arguments[..] else { return run(&mut io::stdout()) };
    let config = Arc::new(server_config(&std::fs::read(chain)?, &std::fs::read(key)?)?);
    serve(&TcpListener::bind(("0.0.0.0", port.parse()?))?, &config);
    Ok(())
}
