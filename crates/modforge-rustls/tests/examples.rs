//! The example programs.

#[allow(dead_code)] // its main
#[path = "../examples/https.rs"]
mod https;

#[test]
fn https_answers() {
    // It is that of the program; another test has installed none.
    modforge_rustls::default_provider().install_default().expect("the first");
    let mut said = Vec::new();
    https::run(&mut said).expect("an answer");
    let said = String::from_utf8(said).expect("text");
    assert!(said.starts_with("HTTP/1.1 200 OK") && said.ends_with("hello over TLS13_AES_256_GCM_SHA384\n"), "{said}");
}
