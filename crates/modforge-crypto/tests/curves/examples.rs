//! The example programs run and say what they should.
#![allow(dead_code)] // their `main`

#[path = "../../examples/encrypted_votes.rs"]
mod encrypted_votes;
#[path = "../../examples/sealed_file.rs"]
mod sealed_file;
#[path = "../../examples/shared_secret.rs"]
mod shared_secret;
#[path = "../../examples/short_messages.rs"]
mod short_messages;
#[path = "../../examples/signed_release.rs"]
mod signed_release;

fn output(run: impl FnOnce(&mut Vec<u8>) -> Result<(), Box<dyn std::error::Error>>) -> String {
    let mut out = Vec::new();
    run(&mut out).expect("the example succeeds");
    String::from_utf8(out).expect("text")
}

#[test]
fn sealed_file() {
    let text = output(sealed_file::run);
    assert!(
        text.contains("30 bytes")
            && text.contains("opened: attack at dawn")
            && text.contains("changed: refused")
            && text.contains("another tag: true"),
        "{text}"
    );
}

#[test]
fn signed_release() {
    let text = output(signed_release::run);
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.lines().all(|line| line.ends_with(": valid")), "{text}");
}

#[test]
fn shared_secret() {
    assert_eq!(output(shared_secret::run), "X25519: they agree\nP-256: they agree\n");
}

#[test]
fn short_messages() {
    let text = output(|out| short_messages::run(1024, out));
    assert!(text.contains("1024 bits: a key of 32 bytes") && text.contains("RSA signature: valid"), "{text}");
    assert!(text.contains("DSTU 9041: up to 25 bytes\n26 bytes: the message has 26 bytes"), "{text}");
}

#[test]
fn encrypted_votes() {
    let text = output(|out| encrypted_votes::run(10, 1024, out));
    assert_eq!(text, "10 ciphertexts of 256 bytes\n6 of 10 are for it\n");
}
