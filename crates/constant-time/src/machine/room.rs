//! Memory for copies of code, near the original: what is addressed relative to an instruction stays within its reach.

/// Bytes of a room, which the system gives when they are written.
const SIZE: u64 = 1 << 24;
/// How far a room may be from the code whose copies it holds. An instruction reaches 2^31 bytes, and data is near its
/// code.
const REACH: u64 = 1 << 30;

pub struct Room {
    start: u64,
    used: u64,
}

impl Room {
    /// A fresh room near an address.
    pub fn near(address: u64) -> Self {
        let page = address & !0xfff;
        let places = (1..REACH / SIZE - 1).flat_map(|n| [page.checked_sub(n * SIZE), page.checked_add(n * SIZE)]);
        let start = places.flatten().find_map(map).unwrap_or_else(|| panic!("no free memory near {address:#x}"));
        Self { start, used: 0 }
    }

    pub fn is_near(&self, address: u64) -> bool {
        self.start.abs_diff(address) < REACH
    }

    pub fn holds(&self, address: u64) -> bool {
        (self.start..self.next()).contains(&address)
    }

    /// Where the next byte goes.
    pub fn next(&self) -> u64 {
        self.start + self.used
    }

    /// Appends code that was made for [`next`](Self::next).
    pub fn append(&mut self, code: &[u8]) {
        let start = self.next();
        self.used += code.len() as u64;
        assert!(self.used <= SIZE, "no room for more code");
        self.write(start, code);
    }

    /// Writes over code of this room.
    pub fn write(&self, address: u64, code: &[u8]) {
        assert!(self.holds(address) && address + code.len() as u64 <= self.next());
        // SAFETY: within the room, which is mapped, belongs to this struct alone, and whose code does not run now.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), address as *mut u8, code.len()) }
    }
}

/// Maps a room at exactly this place, if it is free.
fn map(place: u64) -> Option<u64> {
    let (protection, flags) = (
        libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC,
        libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE,
    );
    // SAFETY: a fresh mapping, which replaces none.
    let mapped = unsafe { libc::mmap(place as *mut _, SIZE as usize, protection, flags, -1, 0) };
    (mapped as u64 == place).then_some(place)
}
