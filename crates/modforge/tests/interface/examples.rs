//! The example programs run and say what they should. Each compares its results itself and fails when they are wrong.
#![allow(dead_code)] // their `main`

#[path = "../../examples/calibrate_kernels.rs"]
mod calibrate_kernels;
#[path = "../../examples/diffie_hellman.rs"]
mod diffie_hellman;
#[path = "../../examples/million_powers.rs"]
mod million_powers;
#[path = "../../examples/modexp_precompile.rs"]
mod modexp_precompile;
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
    let text = output(|out| calibrate_kernels::run(std::time::Duration::ZERO, out));
    for bits in [64, 1024, 16_384] {
        assert!(text.contains(&format!("{bits} bits: portable ")), "{text}");
    }
    assert!(text.contains("\nbest kernel portable: 1:portable\n"), "{text}");
}

/// The valid examples of EIP-198 with a result other than 0, the one that is cut off, and lengths out of bounds.
#[test]
fn modexp_precompile() {
    let text = output(|out| modexp_precompile::run(modexp_precompile::EXAMPLE, out));
    assert_eq!(text, format!("output: {:0>64}\n", 1));
    let length = |number: u8| format!("{number:0>64x}");
    let cut_off = [&length(1), &length(2), &length(32), "03ffff80"].map(String::from).concat();
    let text = output(|out| modexp_precompile::run(&cut_off, out));
    assert_eq!(text, "output: 3b01b01ac41f2d6e917c6d6a221ce793802469026d9ab7578fa2e79e4da6aaab\n");
    let too_long = format!("{}{}{}fffe", length(0), length(32), "f".repeat(64));
    assert_eq!(output(|out| modexp_precompile::run(&too_long, out)), "refused: a length is above 1024 bytes\n");
    assert_eq!(output(|out| modexp_precompile::run("", out)), "output: \n");
    assert!(modexp_precompile::run("0g", &mut Vec::new()).is_err());
}
