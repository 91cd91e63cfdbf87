//! Numbers from hexadecimal text and from bytes, and tables of kernels: what is accepted is right, what is refused is
//! wrong.

use modforge::{Choice, Kernel, KernelTable, Modulus};
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    if let Ok(modulus) = Modulus::from_be_bytes(data) {
        assert_eq!(BigUint::from_bytes_be(&modulus.to_be_bytes()), BigUint::from_bytes_be(data));
        assert_eq!(modulus.bits() as u64, BigUint::from_bytes_be(data).bits());
        let choice = Choice::of_this_cpu(data).expect("a modulus");
        assert_eq!((choice.kernel, choice.reduction), (modulus.kernel(), modulus.reduction()));
        // Other targets know nothing of the kernels of x86-64.
        let of_target: Vec<_> = Kernel::ALL.into_iter().filter(|kernel| kernel.max_bits() > 0).collect();
        assert!(Choice::among(data, &of_target).is_ok());
    } else {
        assert!(data.iter().all(|&byte| byte == 0));
    }
    let limb = |bytes: &[u8]| bytes.iter().fold(0, |limb, &byte| limb << 8 | u64::from(byte));
    let limbs: Vec<u64> = data.rchunks(8).map(limb).collect();
    assert_eq!(Modulus::from_limbs(&limbs), Modulus::from_be_bytes(data));

    let Ok(text) = str::from_utf8(data) else { return };
    let digits = text.strip_prefix("0x").or(text.strip_prefix("0X")).unwrap_or(text);
    // num-bigint takes signs and underscores too.
    let expected =
        digits.bytes().all(|digit| digit.is_ascii_hexdigit()).then(|| BigUint::parse_bytes(digits.as_bytes(), 16));
    match Modulus::from_hex(text) {
        Ok(modulus) => assert_eq!(Some(BigUint::from_bytes_be(&modulus.to_be_bytes())), expected.flatten()),
        Err(_) => assert!(expected.flatten().is_none_or(|number| number == BigUint::ZERO)),
    }
    if let Ok(table) = text.parse::<KernelTable>() {
        assert_eq!(table.to_string().parse(), Ok(table));
        assert!(table.rows().all(
            |(bits, kernel)| table.kernel(bits) == kernel && (bits <= kernel.max_bits() || kernel.max_bits() == 0)
        ));
    }
}
