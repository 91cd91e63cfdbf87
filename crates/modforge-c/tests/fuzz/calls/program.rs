//! A program of calls, read from bytes.

use super::super::input::Input;
use super::numbers::FUNCTIONS;
use super::residues::Operation;
use super::{Caller, Place, SLOTS, TOO_LONG, name_of_status};

/// Bytes of the memory; places start where a byte can say, and are at most half as long.
const MEMORY: usize = 256;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let mut memory = input.short_bytes(200).to_vec();
    memory.resize(MEMORY, 0x5a);
    let mut caller = Caller::new(memory);
    for slot in 0..SLOTS {
        caller.make_modulus(slot, place(&mut input), false);
    }
    for _ in 0..30 {
        if input.is_empty() {
            break;
        }
        step(&mut caller, &mut input);
    }
}

fn step(caller: &mut Caller, input: &mut Input) {
    let what = input.byte();
    let flag = what & 0x80 != 0;
    match what % 20 {
        0 | 1 => caller.make_modulus(slot(input), place(input), flag),
        2 => caller.free_modulus(slot(input)),
        3..=7 => {
            let function = &FUNCTIONS[usize::from(input.byte()) % FUNCTIONS.len()];
            caller.compute(function, slot(input), place(input), [place(input), place(input)]);
        }
        8 => {
            let (modulus, result, count) = (slot(input), place(input), input.byte());
            let pairs: Vec<_> = (0..count % 4).map(|_| [place(input), place(input)]).collect();
            let without_arrays = if count < 253 { odd_length(count) } else { count.into() };
            caller.multi_power(modulus, result, if count < 250 { Ok(&pairs) } else { Err(without_arrays) });
        }
        9 => {
            let (modulus, length, count) = (slot(input), input.byte(), usize::from(input.byte() % 8));
            let exponent = place(input);
            let length = if length < 250 { length.into() } else { odd_length(length) };
            let room = length.saturating_mul(count);
            let [results, bases] = [0, 0].map(|_| start(input, room));
            caller.powers(modulus, results, bases, length, count, exponent);
        }
        10 => match input.byte() % 5 {
            0 => caller.divisor(flag, place(input), place(input), place(input)),
            1 => caller.primality(flag, place(input)),
            2 if flag => caller.next_prime(place(input), place(input)),
            2 => {
                let (what, result, bits) = (input.byte(), place(input), size(input));
                caller.prime(what % 2 == 0, result, bits, told(what));
            }
            3 => {
                let (what, result, bits) = (input.byte(), place(input), size(input));
                caller.congruent_prime(result, bits, [place(input), place(input)], told(what));
            }
            _ => caller.jacobi(flag, place(input), place(input)),
        },
        11 => {
            let (base, exponent, modulus) = (place(input), place(input), place(input));
            let length = if let Place::At(_, length) = modulus { length } else { 0 };
            caller.modexp(start(input, length), base, exponent, modulus);
        }
        12 => {
            let (table, modulus, base, bits) = (slot(input), slot(input), place(input), input.byte());
            caller.make_table(table, modulus, base, if bits < 250 { 4 * usize::from(bits) } else { odd_length(bits) });
        }
        13 => caller.power_of_table(flag, slot(input), place(input), place(input)),
        14 if flag => caller.free_table(slot(input)),
        14 => caller.free_residue(slot(input)),
        15 if flag => caller.copy_residue(slot(input), slot(input)),
        15 => caller.make_residue(slot(input), slot(input), place(input)),
        16 => caller.residue_to_bytes(slot(input), place(input)),
        17 => {
            let (a, b) = (slot(input), slot(input));
            caller.compare_residues(flag, a, b);
            caller.residue_has_modulus(flag, a, b);
        }
        18 => {
            let (result, a, kind) = (slot(input), slot(input), input.byte() % 10);
            let operation = match kind {
                0 => Operation::Add(a, slot(input)),
                1 => Operation::Sub(a, slot(input)),
                2 => Operation::Mul(a, slot(input)),
                3 => Operation::Neg(a),
                4 => Operation::Square(a),
                5 => Operation::Inverse(a),
                6 => Operation::Pow(a, place(input)),
                7 => Operation::InverseVartime(a),
                8 => Operation::SquareTimes(a, input.byte()),
                _ => Operation::PowVartime(a, place(input)),
            };
            caller.compute_residue(result, operation);
        }
        _ => {
            caller.ask_modulus(slot(input));
            let number = i32::from_be_bytes([0, 0, 0, input.byte()]).wrapping_sub(100);
            assert_eq!(name_of_status(number).starts_with("MODFORGE_"), (0..16).contains(&number));
        }
    }
}

/// Bits of a prime, or of one that is too large.
fn size(input: &mut Input) -> usize {
    let bits = input.byte();
    if bits < 250 { bits.into() } else { odd_length(bits) }
}

/// Whether a search tells somebody, who may stop it.
fn told(what: u8) -> Option<bool> {
    [None, Some(false), Some(true)][usize::from(what % 3)]
}

/// One that there is, or the first one beyond.
fn slot(input: &mut Input) -> usize {
    usize::from(input.byte()) % (SLOTS + 1)
}

fn place(input: &mut Input) -> Place {
    match input.byte() {
        0 => Place::Null(0),
        1 => Place::Null(1),
        2 => Place::Null(usize::MAX),
        3 => Place::Long(TOO_LONG),
        4 => Place::Long(usize::MAX),
        at => {
            let length = usize::from(input.byte()) % (MEMORY / 2);
            Place::At(at.into(), length.min(MEMORY - usize::from(at)))
        }
    }
}

/// Where so many bytes start, or null. If they never have room, they are refused wherever they are.
fn start(input: &mut Input, length: usize) -> Option<usize> {
    let at = usize::from(input.byte());
    if length >= TOO_LONG {
        return (at != 0).then_some(0);
    }
    (at != 0 && length <= MEMORY).then(|| at.min(MEMORY - length))
}

/// Lengths that no memory has.
fn odd_length(byte: u8) -> usize {
    if byte.is_multiple_of(2) { usize::MAX } else { TOO_LONG }
}
