//! Which instructions ran: none that a secret may reach is left out.

use crate::source;
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind};
use object::{Object, ObjectSymbol, SymbolKind};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ffi::CStr;

/// The lines of some sources that ran, counted by lines in each machine function that they are part of: so for
/// each instance of generic code by itself, and for each function that the compiler put a line into.
#[derive(Default)]
pub struct Coverage {
    /// Number of lines that ran.
    pub seen: usize,
    /// The others: as `path/in/sources.rs::function: text of the line`, with the machine functions that they are part
    /// of.
    pub unseen: BTreeMap<String, BTreeSet<String>>,
    /// Number of lines that did not run and see nothing secret.
    pub public: usize,
}

/// A function of the program: its instructions, by address.
struct Function {
    start: u64,
    /// With all modules.
    name: String,
    instructions: Vec<Instruction>,
}

impl Function {
    /// The modules of a crate in which it is, and its type, as the path of a folder is written.
    fn room(&self, name_of_crate: &str) -> Option<String> {
        let path = self.name.trim_start_matches(['<', '&']).strip_prefix(name_of_crate)?.strip_prefix("::")?;
        path.split([' ', '<', '>']).next().map(|path| path.replace("::", "/"))
    }
}

impl Coverage {
    /// What of the code below the folder `sources`, `crates/NAME/src/`, in files of some `rooms`, is in `executed`.
    /// Left out of account is what always ends in a panic, and, as it sees nothing secret, each line that did not run
    /// and is part, wherever it is, of one which `is_public` accepts, given the line as in [`unseen`](Self::unseen) and
    /// the machine function. The module of the machine function is one more such line: a path without a file.
    pub fn of(sources: &str, rooms: &[&str], executed: &HashSet<u64>, is_public: impl Fn(&str, &str) -> bool) -> Self {
        let functions = functions();
        let name_of_crate = sources.split('/').nth(1).unwrap_or_default().replace('-', "_");
        let mut texts = Texts::default();
        let mut coverage = Self::default();
        let diverging = diverging(&functions);
        for function in &functions {
            let mut lines = BTreeMap::<_, Line>::new();
            let room = function.room(&name_of_crate);
            for (instruction, returns) in function.instructions.iter().zip(returning(function, &diverging)) {
                let frames = source::frames(instruction.ip());
                let mut places: Vec<_> = frames
                    .iter()
                    .filter_map(|(_, file, line)| Some((file.split_once(sources)?.1, texts.line(file, *line)?)))
                    .map(|(path, text)| format!("{path}::{text}"))
                    .collect();
                // Padding between two parts of a function runs no more than what never returns.
                let counts = returns && instruction.mnemonic() != Mnemonic::Nop;
                let is_in_rooms = |place: &&String| rooms.iter().any(|room| place.starts_with(room));
                let Some(innermost) = places.first().filter(|_| counts).filter(is_in_rooms) else { continue };
                let line = lines.entry(innermost.clone()).or_default();
                line.ran |= executed.contains(&instruction.ip());
                // Debug information has no function into which nothing was put.
                let named = frames.last().map(|(function, _, _)| function).filter(|name| !name.is_empty());
                line.within = named.unwrap_or(&function.name).clone();
                places.extend(room.clone());
                line.places.insert(places);
            }
            for (text, line) in lines {
                let public = |places: &Vec<String>| places.iter().any(|place| is_public(place, &line.within));
                if line.ran {
                    coverage.seen += 1;
                } else if line.places.iter().all(public) {
                    coverage.public += 1;
                } else {
                    coverage.unseen.entry(text).or_default().insert(line.within);
                }
            }
        }
        coverage
    }
}

/// A line in a machine function.
#[derive(Default)]
struct Line {
    ran: bool,
    /// The machine function.
    within: String,
    /// The lines that its instructions are part of, from itself outwards.
    places: BTreeSet<Vec<String>>,
}

/// The functions of this program.
fn functions() -> Vec<Function> {
    let program = std::fs::read(std::env::current_exe().expect("this program")).expect("it can be read");
    let file = object::File::parse(&*program).expect("a program");
    let symbols = file.symbols().filter(|symbol| symbol.kind() == SymbolKind::Text && symbol.size() > 0);
    let place = |symbol: object::Symbol| {
        let name = addr2line::demangle_auto(symbol.name().unwrap_or_default().into(), None).into_owned();
        (source::in_memory(symbol.address()), (symbol.size(), name))
    };
    let places: BTreeMap<_, _> = symbols.map(place).collect();
    let decode = |(start, (size, name)): (u64, (u64, String))| {
        // SAFETY: the symbol says that there is code of this size.
        let bytes = unsafe { std::slice::from_raw_parts(start as *const u8, size as usize) };
        let instructions = Decoder::with_ip(64, bytes, start, DecoderOptions::NONE).into_iter().collect();
        Function { start, name, instructions }
    };
    places.into_iter().map(decode).collect()
}

/// Addresses of functions that never return, as they panic.
fn diverging(functions: &[Function]) -> HashSet<u64> {
    let mut diverging = HashSet::new();
    loop {
        let more: Vec<_> = functions
            .iter()
            .filter(|function| !diverging.contains(&function.start))
            .filter(|function| !returning(function, &diverging).first().is_some_and(|&returns| returns))
            .map(|function| function.start)
            .collect();
        if more.is_empty() {
            return diverging;
        }
        diverging.extend(more);
    }
}

/// For each instruction, whether the function may still return after it.
fn returning(function: &Function, diverging: &HashSet<u64>) -> Vec<bool> {
    let instructions = &function.instructions;
    let places: HashMap<_, _> = instructions.iter().enumerate().map(|(index, one)| (one.ip(), index)).collect();
    let diverges = |address| diverging.contains(&address) || ends_program(address);
    let mut before = vec![Vec::new(); instructions.len()];
    let mut open = Vec::new();
    for (index, instruction) in instructions.iter().enumerate() {
        let target = target(instruction);
        let falls_through = match instruction.flow_control() {
            FlowControl::Return => {
                open.push(index);
                false
            }
            FlowControl::UnconditionalBranch | FlowControl::IndirectBranch | FlowControl::ConditionalBranch => {
                match target.map(|target| (target, places.get(&target))) {
                    Some((_, Some(&place))) => before[place].push(index),
                    Some((outside, None)) if diverges(outside) => {}
                    // To another function, or by a table.
                    _ => open.push(index),
                }
                instruction.flow_control() == FlowControl::ConditionalBranch
            }
            FlowControl::Call | FlowControl::IndirectCall => !target.is_some_and(diverges),
            FlowControl::Exception => false,
            _ => true,
        };
        if falls_through && index + 1 < instructions.len() {
            before[index + 1].push(index);
        }
    }
    let mut returns = vec![false; instructions.len()];
    while let Some(index) = open.pop() {
        if !std::mem::replace(&mut returns[index], true) {
            open.extend(&before[index]);
        }
    }
    returns
}

/// Where a jump or call goes, also through a pointer that the linker set.
fn target(instruction: &Instruction) -> Option<u64> {
    match instruction.op0_kind() {
        OpKind::NearBranch64 => Some(instruction.near_branch_target()),
        OpKind::Memory if instruction.is_ip_rel_memory_operand() => {
            // SAFETY: the program jumps through this pointer.
            Some(unsafe { (instruction.ip_rel_memory_address() as *const u64).read_unaligned() })
        }
        _ => None,
    }
}

/// Whether a function of a library does not return.
fn ends_program(address: u64) -> bool {
    // SAFETY: the fields are pointers and numbers, for all of which 0 is a value; the function only writes to them.
    let name = unsafe {
        let mut found: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(address as *const _, &raw mut found) == 0 || found.dli_sname.is_null() {
            return false;
        }
        CStr::from_ptr(found.dli_sname)
    };
    [c"abort", c"_Unwind_Resume", c"exit", c"_exit"].contains(&name)
}

/// Sources, by lines: the name after the last `fn` up to the line, and the line.
#[derive(Default)]
struct Texts(HashMap<String, Vec<String>>);

impl Texts {
    fn line(&mut self, file: &str, line: u32) -> Option<String> {
        let lines = self.0.entry(file.to_owned()).or_insert_with(|| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            let lines = text.lines().scan(String::new(), |function, line| {
                if let Some(name) = function_of(line) {
                    *function = name;
                }
                Some(format!("{function}: {}", line.trim()))
            });
            lines.collect()
        });
        lines.get(line.checked_sub(1)? as usize).cloned()
    }
}

/// The function that begins in a line.
fn function_of(line: &str) -> Option<String> {
    let (before, after) = line.split_once("fn ")?;
    let words = before.trim_start().chars().all(|c| c.is_alphanumeric() || " ()_:\"".contains(c));
    words.then(|| after.chars().take_while(|&c| c.is_alphanumeric() || c == '_' || c == '$').collect())
}
