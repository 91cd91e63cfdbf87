//! `modforge-bench`: one interleaved run, as a table or as JSON.

use clap::Parser;
use modforge_bench::{Case, Error, FieldLibrary, Machine, Operation, Pace, Selection, Slice, gmp_version, run, table};
use num_bigint::BigUint;
use std::process::ExitCode;
use std::time::Duration;

/// Times modforge and its peers, turn by turn, modulo any odd modulus; modexp modulo any modulus.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Sizes in bits; the moduli are random, odd, of full length, and the same in every run.
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u64).range(2..=16_384), default_value = "1024,2048,4096", conflicts_with = "modulus")]
    bits: Vec<u64>,

    /// A modulus in hexadecimal, with or without 0x; repeatable.
    #[arg(long, value_name = "HEX", value_parser = hexadecimal)]
    modulus: Vec<BigUint>,

    /// The name of a modulus; none, or one for each --modulus.
    #[arg(long, requires = "modulus")]
    name: Vec<String>,

    /// The exponent of modexp in hexadecimal, in place of one as long as the modulus.
    #[arg(long, value_name = "HEX", value_parser = hexadecimal)]
    exponent: Option<BigUint>,

    /// Operations.
    #[arg(long = "operation", value_delimiter = ',', default_value = "multiply,square,power,power_vartime")]
    operations: Vec<Operation>,

    /// A shared library with field code for the one modulus, as SUBJECT=PREFIX=PATH; repeatable.
    #[arg(long = "library", value_name = "SUBJECT=PREFIX=PATH", requires = "modulus")]
    libraries: Vec<String>,

    /// Slices that each contestant gets.
    #[arg(long, default_value_t = 31, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,

    /// Operations in each slice, in place of about two milliseconds.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    trials: Option<u64>,

    /// Only this library or kernel; repeatable.
    #[arg(long = "subject")]
    subjects: Vec<String>,

    /// All ways that a library has, not only its fastest.
    #[arg(long)]
    variants: bool,

    /// Also the limits that the CPU's multipliers set.
    #[arg(long)]
    limits: bool,

    /// Rows as JSON in place of the table.
    #[arg(long)]
    json: bool,

    /// Progress as JSON lines on the error stream.
    #[arg(long)]
    progress: bool,
}

fn hexadecimal(text: &str) -> Result<BigUint, String> {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    plain
        .then(|| BigUint::parse_bytes(digits.as_bytes(), 16))
        .flatten()
        .ok_or_else(|| "not a hexadecimal number".to_owned())
}

impl Arguments {
    fn cases(&self) -> Result<Vec<Case>, Error> {
        let any = |wanted: &dyn Fn(Operation) -> bool| self.operations.iter().any(|&operation| wanted(operation));
        let in_bytes = any(&|operation| operation == Operation::Modexp);
        let rsa = any(&Operation::is_of_keys);
        let rest = any(&|operation| operation != Operation::Modexp && !operation.is_of_keys());
        let of_bytes = |name: &str, modulus: BigUint| Case::in_bytes(name, modulus, self.exponent.clone());
        let mut cases = Vec::new();
        if self.modulus.is_empty() {
            for &bits in self.bits.iter().filter(|_| rest || in_bytes) {
                let random = Case::random(bits)?;
                cases.extend(in_bytes.then(|| of_bytes(&random.name, random.modulus.clone())).transpose()?);
                cases.extend(rest.then_some(random));
            }
            cases.extend(self.bits.iter().filter(|_| rsa).map(|&bits| Case::rsa(bits)).collect::<Result<Vec<_>, _>>()?);
            return Ok(cases);
        }
        let names = self.name.iter().cloned().map(Some).chain(std::iter::repeat(None));
        for (modulus, name) in self.modulus.iter().zip(names) {
            let name = name.unwrap_or_else(|| format!("{modulus:#x}"));
            cases.extend(in_bytes.then(|| of_bytes(&name, modulus.clone())).transpose()?);
            cases.extend((rest || rsa).then(|| Case::new(&name, modulus.clone())).transpose()?);
        }
        Ok(cases)
    }
}

fn execute(arguments: &Arguments) -> Result<(), Error> {
    let cases = arguments.cases()?;
    let libraries: Vec<_> =
        arguments.libraries.iter().map(|text| FieldLibrary::load(text)).collect::<Result<_, _>>()?;
    // Two milliseconds: long compared with the clock's resolution, short compared with the drift that turns cancel.
    let slice = arguments.trials.map_or(Slice::About(Duration::from_millis(2)), Slice::Exactly);
    let pace = Pace { rounds: arguments.rounds.into(), slice };
    let selection =
        Selection { subjects: arguments.subjects.clone(), variants: arguments.variants, limits: arguments.limits };
    let rows = run(&cases, &arguments.operations, &libraries, &selection, pace, |event| {
        if arguments.progress {
            eprintln!("{}", serde_json::to_string(event).expect("plain data"));
        }
    })?;
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&rows).expect("plain data"));
    } else {
        println!("CPU: {}", Machine::here());
        if let Some(version) = gmp_version() {
            println!("GMP: {version}");
        }
        print!("{}", table(&rows));
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if !arguments.name.is_empty() && arguments.name.len() != arguments.modulus.len() {
        eprintln!("error: {} names for {} moduli", arguments.name.len(), arguments.modulus.len());
        return ExitCode::from(2);
    }
    match execute(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
