//! Every function with every kind of argument at each of its places, one with another.

use super::calls::{Caller, FUNCTIONS, Operation, Place, SLOTS, TOO_LONG, message, name_of_status};
use modforge_c::modforge_status::MODFORGE_STOPPED;

/// A slot that there is not.
const NULL: usize = SLOTS;
const NOWHERE: [Place; 5] =
    [Place::Null(0), Place::Null(1), Place::Null(usize::MAX), Place::Long(TOO_LONG), Place::Long(usize::MAX)];

/// Appends numbers to a memory.
fn store(memory: &mut Vec<u8>, numbers: &[&[u8]]) -> Vec<Place> {
    let mut places = Vec::new();
    for number in numbers {
        places.push(Place::At(memory.len(), number.len()));
        memory.extend(*number);
    }
    places
}

/// Four moduli in the slots: 1, an odd, an even and a long one; places of numbers, good and bad ones; places for
/// results.
fn caller(moduli: [&[u8]; SLOTS], numbers: &[&[u8]]) -> (Caller, Vec<Place>, Vec<Place>) {
    let mut memory = vec![0x5a; 100];
    let moduli = store(&mut memory, &moduli);
    let mut places = store(&mut memory, numbers);
    let mut caller = Caller::new(memory);
    for (slot, place) in moduli.into_iter().enumerate() {
        caller.make_modulus(slot, place, false);
    }
    places.extend(NOWHERE);
    let rooms = [0, 1, 7, 8, 9, 32, 80].map(|length| Place::At(5, length));
    (caller, places, rooms.into_iter().chain(NOWHERE).collect())
}

const P25519: [u8; 32] = {
    let mut bytes = [0xff; 32];
    (bytes[0], bytes[31]) = (0x7f, 0xed);
    bytes
};
const SMALL: [&[u8]; SLOTS] = [&[1], &[0, 97], &[96], &[1, 0, 0, 0, 0, 0, 0, 0, 0]];
const LARGE: [&[u8]; SLOTS] = [&[2], &P25519, &[0xff; 65], &[0xfe; 40]];
const NUMBERS: [&[u8]; 6] = [&[], &[0], &[0, 0, 1], &[6], &[0xff; 9], &[0xa5; 80]];

#[test]
fn numbers() {
    for moduli in [SMALL, LARGE] {
        let (mut caller, places, rooms) = caller(moduli, &NUMBERS);
        for function in &FUNCTIONS {
            let second = if function.operands.len() == 2 { &places[..] } else { &places[..1] };
            for &result in &rooms {
                for (&a, &b) in places.iter().flat_map(|a| second.iter().map(move |b| (a, b))) {
                    for slot in 0..=NULL {
                        caller.compute(function, slot, result, [a, b]);
                    }
                }
            }
        }
    }
}

/// The result begins before, at and behind the operands, which overlap each other.
#[test]
fn overlapping_results() {
    for moduli in [SMALL, LARGE] {
        for function in &FUNCTIONS {
            let (mut caller, ..) = caller(moduli, &NUMBERS);
            for at in (0..caller.memory.len() - 140).step_by(5) {
                let place = |offset| Place::At(at + offset, 66);
                for slot in 0..SLOTS {
                    caller.compute(function, slot, place(0), [place(0), place(5)]);
                    caller.compute(function, slot, place(0), [place(9), place(0)]);
                    caller.compute(function, slot, place(4), [place(0), place(70)]);
                }
            }
        }
    }
}

#[test]
fn long_exponents() {
    let exponents: [&[u8]; 3] = [&[0xff; 1000], &[0; 1000], &[0x80; 129]];
    let (mut caller, places, _) = caller(LARGE, &exponents);
    for slot in 0..SLOTS {
        for &exponent in &places {
            for function in FUNCTIONS.iter().filter(|function| function.operands.contains(&"exponent")) {
                caller.compute(function, slot, Place::At(0, 65), [Place::At(0, 50), exponent]);
            }
            caller.multi_power(slot, Place::At(0, 65), Ok(&[[Place::At(1, 50), exponent]]));
            caller.powers(slot, Some(0), Some(5), 65, 1, exponent);
            caller.make_residue(0, slot, Place::At(2, 50));
            caller.compute_residue(1, Operation::Pow(0, exponent));
            caller.compute_residue(0, Operation::Pow(0, exponent));
            caller.compute_residue(0, Operation::PowVartime(0, exponent));
            caller.make_table(0, slot, Place::At(3, 50), 8000);
            for vartime in [false, true] {
                caller.power_of_table(vartime, 0, Place::At(0, 65), exponent);
            }
        }
    }
}

#[test]
fn products_of_powers() {
    let (mut caller, places, rooms) = caller(SMALL, &NUMBERS);
    for slot in 0..=NULL {
        for &result in &rooms {
            for pairs in [Err(0), Err(1), Err(TOO_LONG), Err(usize::MAX), Ok(&[][..])] {
                caller.multi_power(slot, result, pairs);
            }
        }
        for (&a, &b) in places.iter().flat_map(|a| places.iter().map(move |b| (a, b))) {
            caller.multi_power(slot, rooms[5], Ok(&[[a, b]]));
            caller.multi_power(slot, rooms[5], Ok(&[[places[3], a], [places[4], b]]));
        }
    }
}

#[test]
fn columns() {
    let (mut caller, places, _) = caller(SMALL, &NUMBERS);
    for slot in 0..=NULL {
        for length in [0, 1, 8, 9, 20, TOO_LONG, usize::MAX] {
            for count in [0, 1, 2, 5, usize::MAX / 9, TOO_LONG, usize::MAX] {
                // Where they never have room they are refused.
                let in_memory = length.checked_mul(count).is_none_or(|bytes| bytes <= 100 || bytes >= TOO_LONG);
                for (results, bases) in [(Some(0), Some(3)), (Some(0), Some(0)), (None, Some(0)), (Some(0), None)] {
                    let (results, bases) = if in_memory { (results, bases) } else { (None, None) };
                    for &exponent in &places {
                        caller.powers(slot, results, bases, length, count, exponent);
                    }
                }
            }
        }
    }
}

#[test]
fn public_numbers() {
    let (mut caller, places, _) = caller(SMALL, &NUMBERS);
    for (&a, &b) in places.iter().flat_map(|a| places.iter().map(move |b| (a, b))) {
        for symbol in [false, true] {
            caller.jacobi(symbol, a, b);
        }
        for &modulus in &places {
            for result in [None, Some(5)] {
                caller.modexp(result, a, b, modulus);
            }
        }
    }
}

#[test]
fn primes() {
    let (mut caller, places, rooms) = caller(SMALL, &NUMBERS);
    for &result in &rooms {
        for bits in [0, 63, 64, 65, 256, 16_385, usize::MAX] {
            for told in [None, Some(false), Some(true)] {
                caller.prime(false, result, bits, told);
                caller.prime(true, result, bits, told);
            }
        }
        for &n in &places {
            caller.next_prime(result, n);
        }
    }
}

#[test]
fn primes_of_residue_classes() {
    let (mut caller, places, rooms) = caller(SMALL, &[&[], &[1], &[0, 4], &[2, 0], &[0xff; 4], &[1, 0, 0, 0, 0]]);
    for &result in &rooms {
        for bits in [63, 64, 65, 16_385] {
            for (&remainder, &modulus) in places.iter().flat_map(|a| places.iter().map(move |b| (a, b))) {
                for told in [None, Some(false), Some(true)] {
                    caller.congruent_prime(result, bits, [remainder, modulus], told);
                }
            }
        }
    }
}

#[test]
fn tables() {
    let (mut caller, places, rooms) = caller(LARGE, &NUMBERS);
    for modulus in 0..=NULL {
        for bits in [0, 1, 8, 72, 640, (1 << 20) + 1, usize::MAX] {
            for &base in &places {
                for slot in [0, NULL] {
                    caller.make_table(slot, modulus, base, bits);
                }
                for &exponent in &places {
                    caller.power_of_table(false, 0, rooms[6], exponent);
                    caller.power_of_table(true, 0, rooms[6], exponent);
                }
            }
            for &result in &rooms {
                caller.make_table(0, modulus, places[3], bits);
                caller.power_of_table(false, 0, result, places[2]);
                caller.power_of_table(true, 0, result, places[2]);
                caller.power_of_table(false, NULL, result, places[2]);
                caller.power_of_table(true, NULL, result, places[2]);
            }
        }
    }
}

#[test]
fn residues() {
    let (mut caller, places, rooms) = caller([&[96], &[97], &P25519, &[97]], &NUMBERS);
    for slot in 0..=NULL {
        for modulus in 0..=NULL {
            for &number in &places {
                caller.make_residue(slot, modulus, number);
                caller.residue_to_bytes(slot, rooms[6]);
            }
        }
        for from in 0..=NULL {
            caller.copy_residue(slot, from);
        }
    }
    // Two of one modulus, one of the same number, and one of another.
    let renew = |caller: &mut Caller| {
        for (slot, modulus) in [(0, 1), (1, 3), (2, 1), (3, 0)] {
            caller.make_residue(slot, modulus, places[3 + slot % 2]);
        }
    };
    for result in 0..=NULL {
        for a in 0..=NULL {
            for &exponent in &places {
                for operation in [Operation::Pow, Operation::PowVartime] {
                    renew(&mut caller);
                    caller.compute_residue(result, operation(a, exponent));
                }
            }
            for operation in [Operation::Neg, Operation::Square, Operation::Inverse] {
                renew(&mut caller);
                caller.compute_residue(result, operation(a));
            }
            for b in 0..=NULL {
                for operation in [Operation::Add, Operation::Sub, Operation::Mul] {
                    renew(&mut caller);
                    caller.compute_residue(result, operation(a, b));
                }
                for equal in [false, true] {
                    caller.compare_residues(equal, a, b);
                    caller.residue_has_modulus(equal, a, b);
                }
            }
        }
        for &room in &rooms {
            caller.residue_to_bytes(result, room);
        }
    }
}

#[test]
fn moduli() {
    let mut memory = Vec::new();
    let longest = [&[0; 5][..], &[0xff; 1 << 17]].concat();
    let numbers: [&[u8]; 6] = [&[], &[0; 9], &[0, 3, 0], &[1], &[0x80; 40], &longest];
    let places = store(&mut memory, &numbers);
    memory.push(0xff);
    let Place::At(last, length) = places[5] else { unreachable!() };
    let mut caller = Caller::new(memory);
    // A byte more on either side is too long, or leading zeros.
    let longer = [Place::At(last + 5, length - 4), Place::At(last + 4, length - 4), Place::At(last + 4, length - 3)];
    for &place in places.iter().chain(&longer).chain(&NOWHERE) {
        for little in [false, true] {
            caller.make_modulus(0, place, little);
            caller.make_modulus(NULL, place, little);
        }
    }
    caller.free_modulus(NULL);
    caller.free_residue(NULL);
    caller.free_table(NULL);
}

#[test]
fn names_of_statuses() {
    let names: Vec<_> = (0..=MODFORGE_STOPPED as i32).map(name_of_status).collect();
    assert!(names.iter().all(|name| name.starts_with("MODFORGE_")));
    assert!(names.is_sorted_by(|a, b| a != b) && names.iter().all(|name| name.len() < 40));
    for number in [-1, i32::MIN, i32::MAX, MODFORGE_STOPPED as i32 + 1] {
        assert_eq!(name_of_status(number), "unknown");
    }
    assert_eq!(message(), "", "no call of this thread failed");
}
