//! The hostile corpus: programs that mean harm, each with what becomes of it, in tiers a and b,
//! as root and as an ordinary user. After each run the machine must be as it was before.
#![cfg(target_os = "linux")]

mod common;

use std::time::Duration;

use common::again::{SECRET, as_ordinary_user, as_root_of_a_user_namespace};
use common::judge::{ANSWER, Judge, LIMITS, alone, show};
use sandbox::{AnswerFile, End, Tier};

/// What a program is expected to come to, in either tier.
enum Expect {
    /// It ran on, got nowhere, and its answer is the right one: the sum is on standard output.
    Harmless,
    /// It ended like this.
    Ends(&'static [End]),
    /// It ended well and this stands in place of the answer.
    Leaves(AnswerFile),
    /// The same, with these bytes.
    Writes(&'static str),
}
use Expect::{Ends, Harmless, Leaves, Writes};

const CORPUS: &[(&str, Expect)] = &[
    // Processes.
    ("fork_loop", Harmless),
    ("daemonize", Harmless),
    // Where the kernel counts a program's threads they are refused, elsewhere it is ended.
    ("thread_bomb", Ends(&[End::Exited(0), End::Signaled(9)])),
    ("spinning_threads", Ends(&[End::CpuLimit])),
    ("leaderless_spin", Ends(&[End::CpuLimit])),
    ("busy", Ends(&[End::CpuLimit])),
    ("sleeper", Ends(&[End::WallLimit])),
    ("stopped", Ends(&[End::WallLimit])),
    ("killer", Harmless),
    ("timer_storm", Ends(&[End::CpuLimit])),
    ("endless_locks", Harmless),
    ("exec_without_room", Ends(&[End::Signaled(11), End::Exited(1)])),
    ("exec_without_stack", Ends(&[End::Signaled(11), End::Exited(1)])),
    // Memory and disk.
    ("mmap_hog", Ends(&[End::MemoryLimit])),
    ("leaderless_hog", Ends(&[End::MemoryLimit])),
    ("huge_pages_hog", Ends(&[End::MemoryLimit])),
    ("populate_hog", Ends(&[End::MemoryLimit])),
    ("many_mappings", Harmless),
    ("many_descriptors", Harmless),
    ("shared_memory", Harmless),
    ("zero_device", Harmless),
    ("hidden_memory", Harmless),
    ("full_pipes", Harmless),
    // What the kernel keeps for a program.
    ("private_tables", Harmless),
    ("tables_of_streams", Harmless),
    ("waited_for_by_poll", Harmless),
    ("waited_for_by_select", Harmless),
    ("moved_pages", Harmless),
    ("descriptors_in_flight", Harmless),
    ("queued_signals", Harmless),
    ("watched_events", Harmless),
    ("named_mappings", Harmless),
    ("torn_huge_pages", Harmless),
    ("timers", Harmless),
    ("advice", Harmless),
    ("fill_box", Ends(&[End::OutputLimit])),
    ("fill_box_with_names", Ends(&[End::OutputLimit])),
    ("hidden_room", Harmless),
    ("recursion", Ends(&[End::MemoryLimit])),
    ("sparse_out", Ends(&[End::OutputLimit])),
    ("sparse_out_ignoring", Writes("7\n")),
    ("flood_stdout", Ends(&[End::OutputLimit])),
    ("flood_stderr", Ends(&[End::OutputLimit])),
    ("flood_out", Ends(&[End::OutputLimit])),
    ("flood_ignoring", Ends(&[End::OutputLimit])),
    // Files.
    ("read_answers", Harmless),
    ("read_secrets", Harmless),
    ("change_files", Harmless),
    ("out_symlink", Leaves(AnswerFile::Missing)),
    ("out_symlink_near", Leaves(AnswerFile::Missing)),
    ("out_fifo", Harmless),
    ("out_folder", Leaves(AnswerFile::Missing)),
    ("out_mode_000", Writes("7\n")),
    ("out_empty", Writes("")),
    ("other_files", Harmless),
    ("rearrange", Harmless),
    ("control_descriptors", Harmless),
    ("lock_readable", Harmless),
    ("replace_input", Harmless),
    // The system.
    ("system_calls", Harmless),
    ("lower_limits", Harmless),
    ("core_dumps", Harmless),
    ("privileges", Ends(&[End::Exited(0), End::Exited(1)])),
    ("sockets", Harmless),
    // Without support for 32-bit programs the kernel raises a fault instead.
    ("int80", Ends(&[End::Signaled(31), End::Signaled(11)])),
    ("x32", Ends(&[End::Signaled(31)])),
    // Ends.
    ("right_then_1", Ends(&[End::Exited(1)])),
    ("right_then_crash", Ends(&[End::Signaled(11)])),
    ("raise_kernels_signals", Harmless),
    ("raise_xcpu", Ends(&[End::Signaled(24)])),
    ("words_of_others", Ends(&[End::Exited(203)])),
    ("aborted", Ends(&[End::Signaled(6)])),
    ("closed_streams", Writes("7\n")),
    ("pipe_signal", Ends(&[End::Signaled(13)])),
];

#[test]
fn tier_a_holds() {
    let _alone = alone();
    if let Some(mut judge) = Judge::new(Tier::Namespaces) {
        run_corpus(&mut judge);
    }
}

#[test]
fn tier_b_holds() {
    let _alone = alone();
    if let Some(mut judge) = Judge::new(Tier::Landlock) {
        run_corpus(&mut judge);
    }
}

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

#[test]
fn again_as_root_of_a_user_namespace() {
    as_root_of_a_user_namespace();
}

fn run_corpus(judge: &mut Judge) {
    for (name, expect) in CORPUS {
        let mut limits = LIMITS;
        if let Ends([End::WallLimit]) = expect {
            limits.wall = Duration::from_millis(700);
        }
        // The others have time enough: how long they take is the machine's affair.
        if let Ends([End::CpuLimit]) = expect {
            limits.cpu = Duration::from_millis(300);
        }
        let finished = judge.run(name, "3 4", limits);
        let shown = show(&finished);
        let said = String::from_utf8_lossy(&finished.stdout[..finished.stdout.len().min(4096)]);
        println!("{} {name}: {shown}", judge.tier.letter());
        assert!(!said.contains("ESCAPED"), "{name}: {said}");
        assert!(!said.contains(ANSWER.trim()), "{name} read an answer");
        assert!(!said.contains(SECRET), "{name} read the environment");
        let file = match expect {
            Ends(ends) => {
                assert!(ends.contains(&finished.end), "{name}: {shown}");
                judge.all_is_well_after(name);
                continue;
            }
            Harmless => {
                assert_eq!(said, "7\n", "{name}: {shown}");
                AnswerFile::Missing
            }
            Leaves(file) => file.clone(),
            Writes(text) => AnswerFile::Bytes(text.as_bytes().to_vec()),
        };
        assert_eq!(finished.end, End::Exited(0), "{name}: {shown}");
        assert_eq!(finished.file, file, "{name}: {shown}");
        judge.all_is_well_after(name);
    }
}
