//! Copies of blocks that record what they do.
//!
//! A copy holds the bytes of the original. Before an instruction that goes to memory at an address made of registers it
//! has a few that store this address, which change neither flags nor registers nor the stack: moves and `lea` only.
//! Places of their own are addressed through the segment register GS, which programs for Linux on x86-64 do not use.
//! What goes elsewhere goes to the copy of the block there instead; return addresses on the stack are those of the
//! original, so that the code sees what it always sees, and can be left and entered at any call.

use super::block::{self, HEAD, Record};
use super::places;
use super::room::Room;
use iced_x86::{
    Code, Decoder, DecoderOptions, Encoder, FlowControl, Instruction, MemoryOperand, OpKind, Register, Register::RAX,
};
use std::collections::HashMap;

/// All copies made so far.
#[derive(Default)]
pub struct Copies {
    rooms: Vec<(Room, Lookup)>,
    /// Where the copy of the block at an address is.
    blocks: HashMap<u64, u64>,
    /// Exits, by the address that they look up, to be replaced by jumps once its block is copied.
    exits: HashMap<u64, Vec<u64>>,
}

/// Address of a room's code that finds the copy of the block at RAX, and goes there.
type Lookup = u64;

/// Code under construction.
struct Writer {
    bytes: Vec<u8>,
    start: u64,
    lookup: Lookup,
}

const RCX: u8 = 1;

impl Copies {
    /// Addresses of all blocks that ran.
    pub fn blocks(&self) -> impl Iterator<Item = u64> {
        self.blocks.keys().copied()
    }

    /// The address of the copy of the block at `address`, made if there is none yet.
    pub fn copy_of(&mut self, address: u64) -> u64 {
        if let Some(&copy) = self.blocks.get(&address) {
            return copy;
        }
        let room = self.room_near(address);
        let (start, lookup) = (self.rooms[room].0.next(), self.rooms[room].1);
        self.blocks.insert(address, start);
        let mut writer = Writer { bytes: Vec::new(), start, lookup };
        if address == places::leave as *const () as u64 {
            writer.go_on_without_copies(address);
        } else {
            self.write_block(&mut writer, address);
        }
        self.rooms[room].0.append(&writer.bytes);
        for exit in self.exits.remove(&address).unwrap_or_default() {
            let (room, _) = self.rooms.iter().find(|(room, _)| room.holds(exit)).expect("exits are in rooms");
            if let Some(jump) = jump(exit, start) {
                room.write(exit, &jump);
            }
        }
        start
    }

    fn room_near(&mut self, address: u64) -> usize {
        self.rooms.iter().position(|(room, _)| room.is_near(address)).unwrap_or_else(|| {
            let mut room = Room::near(address);
            let lookup = room.next();
            let mut writer = Writer { bytes: Vec::new(), start: lookup, lookup };
            writer.look_up();
            room.append(&writer.bytes);
            self.rooms.push((room, lookup));
            self.rooms.len() - 1
        })
    }

    fn write_block(&mut self, writer: &mut Writer, address: u64) {
        writer.record_head(address);
        let instructions = block::instructions(address);
        for instruction in &instructions {
            let records = block::records(instruction);
            let (after, before): (Vec<_>, Vec<_>) =
                records.iter().partition(|record| matches!(record, Record::After(_)));
            before.into_iter().for_each(|&record| writer.record(instruction, record));
            if block::goes_elsewhere(instruction) {
                self.write_end(writer, instruction);
            } else {
                writer.copy(instruction);
            }
            after.into_iter().for_each(|&record| writer.record(instruction, record));
        }
        let last = instructions.last().expect("a block has an instruction");
        if !block::goes_elsewhere(last) {
            self.write_exit(writer, last.next_ip());
        }
    }

    /// The instruction that ends a block.
    fn write_end(&mut self, writer: &mut Writer, instruction: &Instruction) {
        match instruction.flow_control() {
            FlowControl::UnconditionalBranch if instruction.op0_kind() == OpKind::NearBranch64 => {
                self.write_exit(writer, instruction.near_branch_target());
            }
            FlowControl::ConditionalBranch if instruction.op0_kind() == OpKind::NearBranch64 => {
                // With a short distance, over the exit that follows.
                writer.bytes.extend(short_condition(instruction));
                writer.bytes.push(0);
                let start = writer.bytes.len();
                self.write_exit(writer, instruction.next_ip());
                writer.bytes[start - 1] = (writer.bytes.len() - start) as u8;
                self.write_exit(writer, instruction.near_branch_target());
            }
            FlowControl::Call => {
                writer.save(0);
                writer.load_constant(0, instruction.next_ip());
                writer.bytes.push(0x50); // push rax
                writer.restore(0);
                self.write_exit(writer, instruction.near_branch_target());
            }
            FlowControl::Return if instruction.code() == Code::Retnq => {
                writer.save(0);
                writer.save(RCX);
                writer.bytes.push(0x58); // pop rax
                writer.jump_to_lookup();
            }
            FlowControl::IndirectBranch | FlowControl::IndirectCall
                if instruction.is_jmp_near_indirect() || instruction.is_call_near_indirect() =>
            {
                writer.save(0);
                writer.load_target(instruction);
                writer.save(RCX);
                if instruction.is_call_near_indirect() {
                    writer.load_constant(RCX, instruction.next_ip());
                    writer.bytes.push(0x51); // push rcx
                }
                writer.jump_to_lookup();
            }
            // It ends the program.
            FlowControl::Exception => writer.copy(instruction),
            _ => panic!("{:#x}: {instruction} cannot be followed", instruction.ip()),
        }
    }

    /// Goes on with the copy of the block at `target`.
    fn write_exit(&mut self, writer: &mut Writer, target: u64) {
        let here = writer.next();
        if let Some(jump) = self.blocks.get(&target).and_then(|&copy| jump(here, copy)) {
            writer.bytes.extend(jump);
            return;
        }
        self.exits.entry(target).or_default().push(here);
        writer.save(0);
        writer.save(RCX);
        writer.load_constant(0, target);
        writer.jump_to_lookup();
    }
}

/// `jmp` from one place to another, if that is in reach.
fn jump(from: u64, to: u64) -> Option<[u8; 5]> {
    let distance = i32::try_from(to.wrapping_sub(from + 5).cast_signed()).ok()?;
    let mut bytes = [0xe9; 5];
    bytes[1..].copy_from_slice(&distance.to_le_bytes());
    Some(bytes)
}

/// A conditional jump without its distance, in the form with a distance of one byte.
fn short_condition(instruction: &Instruction) -> Vec<u8> {
    if instruction.is_jcc_short_or_near() {
        return vec![0x70 + (instruction.condition_code() as u8 - 1)];
    }
    // `loop` and `jrcxz` have no other form.
    let bytes = original(instruction);
    bytes[..bytes.len() - 1].to_vec()
}

fn original(instruction: &Instruction) -> &'static [u8] {
    // SAFETY: it was decoded from there, and code stays where it is.
    unsafe { std::slice::from_raw_parts(instruction.ip() as *const u8, instruction.len()) }
}

impl Writer {
    fn next(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }

    /// A move between a register (RAX or RCX) and a place of the state; 0x89 stores and 0x8b loads.
    fn move_word(&mut self, opcode: u8, register: u8, offset: usize) {
        self.bytes.extend([0x65, 0x48, opcode, register << 3 | 4, 0x25]);
        self.bytes.extend((offset as u32).to_le_bytes());
    }

    fn save(&mut self, register: u8) {
        self.move_word(0x89, register, places::saved(register));
    }

    fn restore(&mut self, register: u8) {
        self.move_word(0x8b, register, places::saved(register));
    }

    fn load_constant(&mut self, register: u8, value: u64) {
        self.bytes.extend([0x48, 0xb8 + register]);
        self.bytes.extend(value.to_le_bytes());
    }

    /// Encodes an instruction that is not relative to its place.
    fn encode(&mut self, instruction: iced_x86::Instruction) {
        let mut encoder = Encoder::new(64);
        encoder.encode(&instruction, self.next()).expect("an instruction that there is");
        self.bytes.extend(encoder.take_buffer());
    }

    /// The address of the block, and the stack pointer.
    fn record_head(&mut self, address: u64) {
        self.save(0);
        self.save(RCX);
        self.load_constant(0, address);
        self.move_word(0x8b, RCX, places::NEXT_RECORD);
        self.bytes.extend([0x48, 0x89, 0x01]); // mov [rcx], rax
        self.bytes.extend([0x48, 0x89, 0x61, 0x08]); // mov [rcx + 8], rsp
        self.bytes.extend([0x48, 0x8d, 0x49, 8 * HEAD as u8]); // lea rcx, [rcx + 16]
        self.move_word(0x89, RCX, places::NEXT_RECORD);
        self.restore(RCX);
        self.restore(0);
    }

    fn record(&mut self, instruction: &Instruction, record: Record) {
        self.save(0);
        match record {
            Record::Address => {
                let operand = memory(instruction, Register::None);
                self.encode(Instruction::with2(Code::Lea_r64_m, RAX, operand).expect("lea"));
            }
            Record::Before(register) | Record::After(register) => self.load_register(register),
            Record::Divisor(bytes) => {
                let code = match bytes {
                    1 => Code::Movzx_r64_rm8,
                    2 => Code::Movzx_r64_rm16,
                    4 => Code::Mov_r32_rm32,
                    _ => Code::Mov_r64_rm64,
                };
                let register = if bytes == 4 { Register::EAX } else { RAX };
                self.load_memory(instruction, code, register);
            }
        }
        self.save(RCX);
        self.move_word(0x8b, RCX, places::NEXT_RECORD);
        self.bytes.extend([0x48, 0x89, 0x01]); // mov [rcx], rax
        self.bytes.extend([0x48, 0x8d, 0x49, 0x08]); // lea rcx, [rcx + 8]
        self.move_word(0x89, RCX, places::NEXT_RECORD);
        self.restore(RCX);
        self.restore(0);
    }

    /// `mov rax, register`.
    fn load_register(&mut self, register: Register) {
        self.encode(Instruction::with2(Code::Mov_r64_rm64, RAX, register).expect("mov"));
    }

    /// Loads the operand in memory into RAX.
    fn load_memory(&mut self, instruction: &Instruction, code: Code, register: Register) {
        let operand = if instruction.is_ip_rel_memory_operand() {
            self.load_constant(0, instruction.ip_rel_memory_address());
            MemoryOperand::with_base(RAX)
        } else {
            memory(instruction, instruction.segment_prefix())
        };
        self.encode(Instruction::with2(code, register, operand).expect("mov"));
    }

    /// Loads the place that an indirect jump or call goes to.
    fn load_target(&mut self, instruction: &Instruction) {
        match instruction.op0_kind() {
            OpKind::Register => self.load_register(instruction.op0_register()),
            _ => self.load_memory(instruction, Code::Mov_r64_rm64, RAX),
        }
    }

    /// The instruction itself; where it addresses memory relative to its place, with the distance from the new one.
    fn copy(&mut self, instruction: &Instruction) {
        let (mut bytes, place) = (original(instruction).to_vec(), self.next());
        if instruction.is_ip_rel_memory_operand() {
            let mut decoder = Decoder::with_ip(64, &bytes, instruction.ip(), DecoderOptions::NONE);
            let decoded = decoder.decode();
            let offset = decoder.get_constant_offsets(&decoded).displacement_offset();
            let moved = place.wrapping_sub(instruction.ip());
            let distance = instruction.ip_rel_memory_address().wrapping_sub(instruction.next_ip()).wrapping_sub(moved);
            let distance = i32::try_from(distance.cast_signed()).expect("rooms are near the code");
            bytes[offset..offset + 4].copy_from_slice(&distance.to_le_bytes());
        }
        self.bytes.extend(bytes);
    }

    fn jump_to_lookup(&mut self) {
        let jump = jump(self.next(), self.lookup).expect("one room");
        self.bytes.extend(jump);
    }

    /// Finds the copy of the block at RAX in the table of the state, whose place is made of the low 16 bits of an
    /// address, and goes there, or where copies are made. RAX and RCX were saved.
    fn look_up(&mut self) {
        self.bytes.extend([0x0f, 0xb7, 0xc8]); // movzx ecx, ax
        self.indexed_load(places::DESTINATIONS);
        self.move_word(0x89, RCX, places::DESTINATION);
        self.bytes.extend([0x0f, 0xb7, 0xc8]);
        self.indexed_load(places::NEGATED_ADDRESSES);
        self.bytes.extend([0x48, 0x8d, 0x0c, 0x01]); // lea rcx, [rcx + rax]
        self.bytes.extend([0xe3, 9]); // jrcxz over the next instruction
        self.jump_through(places::MAKE_COPY);
        self.restore(RCX);
        self.restore(0);
        self.jump_through(places::DESTINATION);
    }

    /// `mov rcx, gs:[8·rcx + offset]`.
    fn indexed_load(&mut self, offset: usize) {
        self.bytes.extend([0x65, 0x48, 0x8b, 0x0c, 0xcd]);
        self.bytes.extend((offset as u32).to_le_bytes());
    }

    /// `jmp gs:[offset]`, 9 bytes with a prefix that says nothing.
    fn jump_through(&mut self, offset: usize) {
        self.bytes.extend([0x65, 0x48, 0xff, 0x24, 0x25]);
        self.bytes.extend((offset as u32).to_le_bytes());
    }

    /// Goes to the original, of which nothing is recorded.
    fn go_on_without_copies(&mut self, address: u64) {
        self.save(0);
        self.load_constant(0, address);
        self.move_word(0x89, 0, places::DESTINATION);
        self.restore(0);
        self.jump_through(places::DESTINATION);
    }
}

/// The operand in memory as another instruction may have it.
fn memory(instruction: &Instruction, segment: Register) -> MemoryOperand {
    let (base, index) = (instruction.memory_base(), instruction.memory_index());
    assert!(
        [base, index].into_iter().all(|register| register == Register::None || register.is_gpr()),
        "{:#x}: {instruction} has an address that is not made of general registers",
        instruction.ip()
    );
    let (scale, displacement) = (instruction.memory_index_scale(), instruction.memory_displacement64().cast_signed());
    MemoryOperand::new(base, index, scale, displacement, u32::from(displacement != 0), false, segment)
}
