//! Pieces of code without a jump, and what is recorded of each of their instructions.

use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register};

/// Instructions of a block; a longer piece of code is more than one.
const MAX_INSTRUCTIONS: usize = 64;

/// An entry of the trace of an instruction, one word each.
#[derive(Clone, Copy)]
pub enum Record {
    /// The address of its operand in memory.
    Address,
    /// A register before it runs.
    Before(Register),
    /// A register after it ran.
    After(Register),
    /// The word in memory, of this many bytes, that it divides by.
    Divisor(usize),
}

/// Words at the head of a block's records: its address and the stack pointer.
pub const HEAD: usize = 2;

/// The instructions from `address` up to the first one that may go elsewhere.
pub fn instructions(address: u64) -> Vec<Instruction> {
    let mut found = Vec::new();
    let mut next = address;
    loop {
        // SAFETY: the code lies in this process; instructions have at most 15 bytes, and the mapping of code is
        // followed by that of read-only data, so the bytes after the last instruction can be read.
        let bytes = unsafe { std::slice::from_raw_parts(next as *const u8, 15) };
        let instruction = Decoder::with_ip(64, bytes, next, DecoderOptions::NONE).decode();
        assert!(instruction.code() != Code::INVALID, "unknown instruction at {next:#x}: {bytes:02x?}");
        next = instruction.next_ip();
        found.push(instruction);
        if goes_elsewhere(&instruction) || found.len() == MAX_INSTRUCTIONS {
            return found;
        }
    }
}

/// Whether the next instruction in memory need not be the next one that runs.
pub fn goes_elsewhere(instruction: &Instruction) -> bool {
    match instruction.flow_control() {
        FlowControl::Next | FlowControl::Interrupt => false,
        FlowControl::Call => instruction.is_call_near(),
        _ => true,
    }
}

/// The entries of the trace of an instruction, in order.
pub fn records(instruction: &Instruction) -> Vec<Record> {
    let mut records = Vec::new();
    // These form an address, or a sum in the shape of one, without going there.
    if matches!(instruction.mnemonic(), Mnemonic::Lea | Mnemonic::Nop) {
        return records;
    }
    for operand in 0..instruction.op_count() {
        match instruction.op_kind(operand) {
            OpKind::Memory if varies(instruction) => records.push(Record::Address),
            OpKind::MemorySegRSI => records.push(Record::Before(Register::RSI)),
            OpKind::MemorySegRDI | OpKind::MemoryESRDI => records.push(Record::Before(Register::RDI)),
            _ => {}
        }
    }
    if instruction.has_rep_prefix() || instruction.has_repne_prefix() {
        records.push(Record::Before(Register::RCX));
        // Comparisons may end before the count does.
        records.push(Record::After(Register::RCX));
    }
    // The time of a division depends on what is divided.
    if matches!(instruction.mnemonic(), Mnemonic::Div | Mnemonic::Idiv) {
        records.extend([Record::Before(Register::RAX), Record::Before(Register::RDX)]);
        records.push(match instruction.op0_kind() {
            OpKind::Register => Record::Before(instruction.op0_register().full_register()),
            _ => Record::Divisor(instruction.memory_size().size()),
        });
    }
    records
}

/// Whether registers decide about the address of the operand in memory.
fn varies(instruction: &Instruction) -> bool {
    !instruction.is_ip_rel_memory_operand()
        && (instruction.memory_base() != Register::None || instruction.memory_index() != Register::None)
}
