//! What a program of Linux says of itself in its own file, which has the form of ELF.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

/// What is read of a program or a library of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elf {
    /// Whether it can be loaded anywhere, as libraries can, and programs of today.
    shared: bool,
    /// Whether it names its loader, as a program does that is loaded anywhere.
    names_loader: bool,
    /// The distance from the first to the last byte that its segments cover in memory. Global arrays count, although
    /// the file does not hold them.
    pub span: u64,
}

impl Elf {
    /// Reads a file: nothing if it is in another form, an error if it cannot be read or breaks off.
    pub fn read(path: &Path) -> io::Result<Option<Elf>> {
        let mut file = File::open(path)?;
        let mut header = [0; 64];
        // The magic number, 64 bits, least significant byte first.
        let magic = *b"\x7fELF\x02\x01";
        let start = fill(&mut file, &mut header[..magic.len()])?;
        if start < magic.len() || !header.starts_with(&magic) {
            return Ok(None);
        }
        file.read_exact(&mut header[magic.len()..])?;
        let half = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        const SHARED: u16 = 3;
        let (table, size, count) = (word(&header, 32), half(54), half(56));
        let mut elf = Elf { shared: half(16) == SHARED, names_loader: false, span: 0 };
        let (mut first, mut last) = (u64::MAX, 0);
        for number in 0..u64::from(count) {
            let place = table.checked_add(number * u64::from(size)).ok_or(io::ErrorKind::InvalidData)?;
            let mut entry = [0; 56];
            file.seek(SeekFrom::Start(place))?;
            file.read_exact(&mut entry)?;
            match entry[..4] {
                // A segment to load.
                [1, 0, 0, 0] => {
                    let (start, length) = (word(&entry, 16), word(&entry, 40));
                    first = first.min(start);
                    last = last.max(start.saturating_add(length));
                }
                // The name of the loader.
                [3, 0, 0, 0] => elf.names_loader = true,
                _ => {}
            }
        }
        elf.span = last.saturating_sub(first);
        Ok(Some(elf))
    }

    /// Whether it is a library that others load, and no program.
    pub fn is_library(&self) -> bool {
        self.shared && !self.names_loader
    }
}

/// Reads as much as there is.
fn fill(file: &mut File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..])? {
            0 => break,
            read => filled += read,
        }
    }
    Ok(filled)
}

/// Eight bytes as a number.
fn word(bytes: &[u8], at: usize) -> u64 {
    bytes[at..at + 8].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_program_spans_its_segments_and_is_no_library() {
        let own = Elf::read(&std::env::current_exe().unwrap()).unwrap().unwrap();
        let size = std::fs::metadata("/proc/self/exe").unwrap().len();
        assert!(own.span > 4096 && own.span < 16 * size, "{own:?} for a file of {size}");
        assert!(!own.is_library());
    }

    #[test]
    fn a_library_names_no_loader() {
        let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
        let mut loaded = maps.lines().filter_map(|line| line.split_ascii_whitespace().nth(5));
        let Some(library) = loaded.find(|path| path.contains("libgcc_s.so")) else {
            return println!("skipped: this test is linked with no library");
        };
        assert!(Elf::read(Path::new(library)).unwrap().unwrap().is_library());
    }

    #[test]
    fn other_files_are_no_programs_and_broken_ones_are_errors() {
        assert_eq!(Elf::read(Path::new("/etc/passwd")).unwrap(), None);
        assert!(Elf::read(Path::new("/no/such/file")).is_err());
        let program = std::fs::read("/proc/self/exe").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cut");
        for (length, broken) in [(0, false), (5, false), (6, true), (20, true), (63, true), (64, true)] {
            std::fs::write(&path, &program[..length]).unwrap();
            assert_eq!(Elf::read(&path).is_err(), broken, "{length}");
        }
    }
}
