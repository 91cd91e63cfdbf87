//! Every refusal is a typed error that names the argument and the bound.

use modforge::{Error, FixedBase, Kernel, MAX_BITS, MAX_THREADS, Modulus, Reduction, jacobi_vartime};
use std::num::NonZeroUsize;

#[test]
fn moduli_that_are_refused() {
    let refused = |bytes: &[u8]| Modulus::from_be_bytes(bytes).unwrap_err();
    for zeros in [&[][..], &[0], &[0; 300]] {
        assert_eq!(refused(zeros), Error::ModulusZero);
    }
    let mut long = vec![0; MAX_BITS / 8];
    long[0] = 0x80;
    assert_eq!(Modulus::from_be_bytes(&long).unwrap().bits(), MAX_BITS);
    long.insert(0, 0);
    assert_eq!(Modulus::from_be_bytes(&long).unwrap().bits(), MAX_BITS);
    long[0] = 1;
    assert_eq!(refused(&long), Error::ModulusTooLarge { bits: MAX_BITS + 1 });
}

#[test]
fn operands_that_are_refused() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let modulus = Modulus::with_kernel(&[0x01, 0x01], kernel).unwrap();
        assert!(modulus.residue_from_be_bytes(&[0x01, 0x00]).is_ok());
        assert!(modulus.residue_from_be_bytes(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0x00]).is_ok());
        for bytes in [&[0x01, 0x01][..], &[0x01, 0x02], &[0xff; 8], &[1, 0, 0, 0, 0, 0, 0, 0, 0]] {
            assert_eq!(modulus.residue_from_be_bytes(bytes).unwrap_err(), Error::OperandNotReduced);
        }
        assert!(modulus.residue_from_be_bytes(&[]).unwrap().is_zero());
    }
}

#[test]
fn residues_of_different_moduli_do_not_meet() {
    let (m, n) = (Modulus::from_be_bytes(&[97]).unwrap(), Modulus::from_be_bytes(&[101]).unwrap());
    let (mut a, b) = (m.one(), n.one());
    assert_eq!(a.add(&b).unwrap_err(), Error::ModulusMismatch);
    assert_eq!(a.sub(&b).unwrap_err(), Error::ModulusMismatch);
    assert_eq!(a.mul(&b).unwrap_err(), Error::ModulusMismatch);
    assert_eq!(a.clone().mul_assign(&b, &mut a).unwrap_err(), Error::ModulusMismatch);
    assert_eq!(a.square_assign(&mut b.clone()).unwrap_err(), Error::ModulusMismatch);
    assert_ne!(a, b);
    // Two objects for one number are one modulus, unless their kernels differ.
    let same = Modulus::with_kernel(&[97], Kernel::Portable).unwrap();
    assert_eq!(same.one(), a);
}

#[test]
fn stored_residues_of_different_moduli_are_refused() {
    let with_kernel = |kernel| Modulus::with_kernel(&[0x01, 0x01], kernel).unwrap();
    let available = || Kernel::ALL.into_iter().filter(|kernel| kernel.is_available());
    let with_reduction = |reduction| Modulus::with_reduction(&[0x01, 0x01], reduction).ok();
    let others = Reduction::ALL.into_iter().filter(|&reduction| reduction != Reduction::Kernel);
    let moduli: Vec<_> = available().map(with_kernel).chain(others.filter_map(with_reduction)).collect();
    assert!(moduli.len() > 8);
    let other_numbers = [&[0x01, 0x03][..], &[0x01], &[0x02], &[0x01, 0x00], &[0x01; 300]].map(Modulus::from_be_bytes);
    for (i, modulus) in moduli.iter().enumerate() {
        let stored = modulus.reduce_be_bytes(&[200]).store();
        for (j, other) in moduli.iter().enumerate() {
            match other.restore(&stored) {
                Ok(residue) => assert_eq!((residue.to_be_bytes(), i), (vec![0, 200], j)),
                Err(error) => assert!(error == Error::ModulusMismatch && i != j),
            }
        }
        for other in &other_numbers {
            assert_eq!(other.as_ref().unwrap().restore(&stored).err(), Some(Error::ModulusMismatch));
        }
        // Another object for the same number, kernel and reduction; and what is left when the first one is gone.
        let (again, copy) = match modulus.reduction() {
            Reduction::Kernel => (with_kernel(modulus.kernel()), stored.clone()),
            reduction => (with_reduction(reduction).unwrap(), stored.clone()),
        };
        drop(stored);
        assert_eq!(again.restore(&copy).unwrap().to_be_bytes(), [0, 200]);
    }
}

#[test]
fn hexadecimal_text() {
    assert_eq!(Modulus::from_hex("0xFfF1").unwrap(), Modulus::from_be_bytes(&[0xff, 0xf1]).unwrap());
    assert_eq!(Modulus::from_hex("00000101").unwrap().bits(), 9);
    assert_eq!(Modulus::from_hex("101").unwrap().bits(), 9);
    assert_eq!(Modulus::from_hex("").unwrap_err(), Error::EmptyHex);
    assert_eq!(Modulus::from_hex("0x").unwrap_err(), Error::EmptyHex);
    assert_eq!(Modulus::from_hex("12g4").unwrap_err(), Error::InvalidHex { position: 2 });
    assert_eq!(Modulus::from_hex("0x12é").unwrap_err(), Error::InvalidHex { position: 4 });
}

#[test]
fn kernels_by_name() {
    for kernel in Kernel::ALL {
        assert_eq!(Kernel::from_name(kernel.name()), Ok(kernel));
    }
    let error = Kernel::from_name("fastest").unwrap_err();
    assert_eq!(error.to_string(), "kernel: unknown name; known are portable adx aarch64 avx512f avx512ifma avxifma");
    let bounded = Kernel::ALL.into_iter().filter(|&kernel| kernel != Kernel::Portable && kernel.is_available());
    for kernel in bounded {
        let bits = kernel.max_bits() + 1;
        let bytes = [&[(1 << (bits % 8)) - 1][..], &vec![0xff; bits / 8]].concat();
        let error = Modulus::with_kernel(&bytes, kernel).unwrap_err();
        assert_eq!(error, Error::KernelSize { kernel: kernel.name(), bits, max_bits: bits - 1 });
    }
}

#[test]
fn messages_name_the_argument() {
    assert_eq!(
        Error::ModulusTooLarge { bits: 1_048_577 }.to_string(),
        "modulus: has 1048577 bits, at most 1048576 are supported"
    );
    assert_eq!(Error::OperandNotReduced.to_string(), "operand: must be below the modulus");
}

#[test]
fn secrets_are_not_shown() {
    let modulus = Modulus::from_be_bytes(&[97]).unwrap();
    assert_eq!(format!("{:?}", modulus.one()), "Residue(7 bits)");
    assert_eq!(format!("{:?}", modulus.one().store()), "StoredResidue(7 bits)");
}

#[test]
fn jacobi_symbols_that_are_refused() {
    let long = [vec![0, 1], vec![0xff; MAX_BITS / 8]].concat();
    let refused = |argument| Err(Error::NumberTooLarge { argument, bits: MAX_BITS + 1 });
    assert_eq!(jacobi_vartime(&long, &[3]), refused("a"));
    assert_eq!(jacobi_vartime(&[3], &long), refused("n"));
    assert_eq!(jacobi_vartime(&[vec![0; MAX_BITS], vec![2]].concat(), &[7]), Ok(1));
    let message = "n: has 1048577 bits, at most 1048576 are supported";
    assert_eq!(jacobi_vartime(&[3], &long).unwrap_err().to_string(), message);
}

#[test]
fn tables_that_are_refused() {
    let modulus = Modulus::from_be_bytes(&vec![0xff; MAX_BITS / 8]).unwrap();
    let table = |exponent_bits, max_bytes, threads| {
        FixedBase::with_table(&modulus.one(), exponent_bits, max_bytes, NonZeroUsize::new(threads).unwrap())
    };
    // Terabytes: more than there can be.
    let refused = table(FixedBase::MAX_EXPONENT_BITS, usize::MAX, 1).unwrap_err();
    let Error::OutOfMemory { bytes } = refused else { panic!("{refused}") };
    assert!(bytes > 1 << 40);
    assert_eq!(refused.to_string(), format!("table: no memory for {bytes} bytes"));
    for threads in [MAX_THREADS + 1, 1 << 62, usize::MAX] {
        let refused = table(1, 0, threads).unwrap_err();
        assert_eq!(refused, Error::TooManyThreads { threads });
        assert_eq!(refused.to_string(), format!("threads: {threads} given, at most 1024 are possible"));
    }
    assert!(table(1, 0, MAX_THREADS).is_ok());
}
