//! The example programs run and say what they should. Each compares its results itself and fails when they are wrong.
#![allow(dead_code)] // their `main`

#[path = "../../examples/calibrate_kernels.rs"]
mod calibrate_kernels;
#[path = "../../examples/diffie_hellman.rs"]
mod diffie_hellman;
#[path = "../../examples/million_powers.rs"]
mod million_powers;
#[path = "../../examples/repeated_squaring.rs"]
mod repeated_squaring;
#[path = "../../examples/rsa_private.rs"]
mod rsa_private;

fn output(run: impl FnOnce(&mut Vec<u8>) -> Result<(), Box<dyn std::error::Error>>) -> String {
    let mut out = Vec::new();
    run(&mut out).expect("the example succeeds");
    String::from_utf8(out).expect("text")
}

#[test]
fn rsa_private() {
    let text = output(|out| rsa_private::run(3, out));
    assert!(text.contains("It is the published signature") && text.contains("3 signatures in a row"), "{text}");
}

#[test]
fn diffie_hellman() {
    let text = output(|out| diffie_hellman::run(3, out));
    assert!(text.contains("They agree.") && text.contains("(mean of 3)"), "{text}");
}

#[test]
fn repeated_squaring() {
    let text = output(|out| repeated_squaring::run(1000, out));
    assert!(text.contains("1000 done") && text.contains("has the same answer"), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with('[')).count(), 10);
    output(|out| repeated_squaring::run(0, out));
}

#[test]
fn million_powers() {
    let text = output(|out| million_powers::run(5001, out));
    assert!(text.contains("5001 done") && text.contains("6 of them computed again"), "{text}");
    output(|out| million_powers::run(0, out));
}

#[test]
fn calibrate_kernels() {
    let text = output(|out| calibrate_kernels::run(192, out));
    let sizes: Vec<_> =
        text.lines().filter_map(|line| line.split_once(" bits: portable ")).map(|(bits, _)| bits).collect();
    assert_eq!(sizes, ["64", "128", "192"], "{text}");
    assert!(text.contains("\nbest kernel portable: [(1, Portable)]\n"), "{text}");
}
