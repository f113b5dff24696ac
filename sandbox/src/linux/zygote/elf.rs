//! How much address space a program takes before it does anything.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;

/// The distance from the first to the last byte that the segments of a program cover in memory, 0 for
/// whatever is no program of 64 bits. Global arrays count, although the file does not hold them.
pub fn span(program: &Path) -> u64 {
    File::open(program).ok().and_then(|file| read_span(&file)).unwrap_or(0)
}

fn read_span(file: &File) -> Option<u64> {
    let mut header = [0; 64];
    file.read_exact_at(&mut header, 0).ok()?;
    let half = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
    // The magic number, 64 bits, least significant byte first.
    if header[..6] != *b"\x7fELF\x02\x01" {
        return None;
    }
    let table = u64::from_le_bytes(header[32..40].try_into().ok()?);
    let (size, count) = (half(54), half(56));
    let (mut first, mut last) = (u64::MAX, 0);
    for number in 0..u64::from(count) {
        let mut entry = [0; 56];
        file.read_exact_at(&mut entry, table.checked_add(number * u64::from(size))?).ok()?;
        let word = |at: usize| u64::from_le_bytes(entry[at..at + 8].try_into().expect("eight bytes"));
        const LOAD: [u8; 4] = 1u32.to_le_bytes();
        if entry[..4] == LOAD {
            let (start, length) = (word(16), word(40));
            first = first.min(start);
            last = last.max(start.saturating_add(length));
        }
    }
    last.checked_sub(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_spans_its_segments_and_other_files_nothing() {
        let own = span(&std::env::current_exe().unwrap());
        let size = std::fs::metadata("/proc/self/exe").unwrap().len();
        assert!(own > 4096 && own < 16 * size, "{own} for a file of {size}");
        assert_eq!(span(Path::new("/etc/passwd")), 0);
        assert_eq!(span(Path::new("/no/such/file")), 0);
    }
}
