//! One budget for a compiler and all the processes it starts.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use common::again::as_ordinary_user;
use sandbox::{Compile, Compiled, End, LARGEST_PROGRAM, Limits, Tier, compile};

const MIB: u64 = 1 << 20;

/// A compiler that does what its first argument says, as many times as the second.
const COMPILER: &str = r#"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
static void spin(long ms) {
    struct timespec t;
    do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec * 1000 + t.tv_nsec / 1000000 < ms);
}
static char *volatile kept;
static void hog(long mib) { kept = malloc(mib << 20); memset(kept, 1, mib << 20); }
int main(int argc, char **argv) {
    const char *what = argv[1];
    int many = atoi(argv[2]);
    if (!strcmp(what, "hogs")) {
        for (int i = 0; i < many; i++) if (fork() == 0) { hog(200); sleep(2); _exit(0); }
        while (wait(0) > 0);
    } else if (!strcmp(what, "grandchildren")) {
        // Each hog is the child of a process that is gone.
        for (int i = 0; i < many; i++)
            if (fork() == 0) { if (fork() == 0) { setsid(); hog(200); sleep(2); } _exit(0); }
        while (wait(0) > 0);
        sleep(2);
    } else if (!strcmp(what, "shared")) {
        void *p = mmap(0, 800 << 20, 3, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (p != MAP_FAILED) { memset(p, 1, 800 << 20); sleep(2); }
        return p == MAP_FAILED ? 5 : 0;
    } else if (!strcmp(what, "spinners")) {
        for (int i = 0; i < many; i++) if (fork() == 0) { spin(300); _exit(0); }
        while (wait(0) > 0);
    } else if (!strcmp(what, "one after the other")) {
        for (int i = 0; i < many; i++) { if (fork() == 0) { spin(100); _exit(0); } wait(0); }
    } else if (!strcmp(what, "unwaited")) {
        signal(SIGCHLD, SIG_IGN);
        for (int i = 0; i < many; i++) { if (fork() == 0) { spin(100); _exit(0); } wait(0); }
    } else if (!strcmp(what, "daemon")) {
        if (fork() == 0) { setsid(); if (fork() == 0) for (;;) { spin(1 << 30); } _exit(0); }
        wait(0);
    } else if (!strcmp(what, "fork bomb")) {
        int made = 0;
        for (int i = 0; i < 10000; i++) { int pid = fork(); if (pid == 0) { sleep(2); _exit(0); } made += pid > 0; }
        return made > 200 ? 6 : 5;
    } else if (!strcmp(what, "large program")) {
        int fd = open("program", O_CREAT | O_WRONLY, 0755);
        return ftruncate(fd, (long)many << 20);
    } else if (!strcmp(what, "disk")) {
        static char block[1 << 20];
        char name[32];
        for (int i = 0; i < many; i++) {
            sprintf(name, "file%d", i);
            int fd = open(name, O_CREAT | O_WRONLY, 0644);
            for (int k = 0; k < 8; k++) if (write(fd, block, sizeof block) <= 0) return 5;
            close(fd);
        }
        sleep(1);
    } else if (!strcmp(what, "files")) {
        char name[32];
        for (int i = 0; i < many; i++) {
            sprintf(name, "class%d", i);
            close(open(name, O_CREAT | O_WRONLY, 0644));
        }
    } else if (!strcmp(what, "deep folders")) {
        for (int i = 0; i < many; i++) if (mkdir("folder", 0700) || chdir("folder")) return 5;
        sleep(1);
    } else if (!strcmp(what, "closed folders")) {
        mkdir("closed", 0700);
        mkdir("closed/within", 0700);
        close(open("program", O_CREAT | O_WRONLY, 0755));
        chmod("closed", 0);
    } else if (!strcmp(what, "links")) {
        symlink("/etc/passwd", "program");
        symlink("/etc", "folder");
        link("main.c", "linked");
        mkfifo("fifo", 0644);
    } else return 7;
    return 0;
}
"#;

const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(1), wall: Duration::from_secs(20), memory: 512 * MIB, output: 100 * MIB };

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

fn compiles(what: &str, many: u32, limits: Limits, mut check: impl FnMut(Tier, Compiled, &Path)) {
    if !common::has("cc") {
        return;
    }
    let folder = common::open_folder();
    common::compile_c(COMPILER, &folder.path().join("compiler"), &["-D_GNU_SOURCE"]);
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        let job = Compile {
            argv: vec![folder.path().join("compiler").display().to_string(), what.to_owned(), many.to_string()],
            env: vec![],
            read_only: vec![folder.path().to_owned()],
            hidden: vec![],
            sources: vec![("main.c".to_owned(), b"int main;".to_vec())],
            threads: 64,
            proc: false,
            limits,
        };
        let into = common::open_folder();
        let start = Instant::now();
        let compiled = compile(tier, &job, into.path()).unwrap();
        let took = start.elapsed();
        println!("{tier}, {what}: {compiled:?} after {took:?}");
        assert!(took < limits.wall + Duration::from_secs(1), "{took:?}");
        if compiled.end != End::Exited(0) {
            assert_eq!(fs::read_dir(into.path()).unwrap().count(), 0, "something came out");
        }
        check(tier, compiled, into.path());
    }
}

#[test]
fn memory_of_all_processes_counts_together() {
    for what in ["hogs", "grandchildren"] {
        compiles(what, 2, LIMITS, |_, compiled, _| {
            assert_eq!(compiled.end, End::Exited(0));
            assert!((380 * MIB..450 * MIB).contains(&compiled.memory), "{}", compiled.memory);
        });
        compiles(what, 4, LIMITS, |_, compiled, _| {
            assert_eq!(compiled.end, End::MemoryLimit);
            assert!(compiled.memory < 1000 * MIB, "{}", compiled.memory);
        });
    }
    compiles("shared", 1, LIMITS, |_, compiled, _| assert_eq!(compiled.end, End::Exited(5)));
}

#[test]
fn time_of_all_processes_counts_together() {
    for (what, few, many) in [("spinners", 2, 6), ("one after the other", 5, 30), ("unwaited", 5, 30)] {
        compiles(what, few, LIMITS, |_, compiled, _| assert_eq!(compiled.end, End::Exited(0), "{what}"));
        compiles(what, many, LIMITS, |_, compiled, _| {
            assert_eq!(compiled.end, End::CpuLimit, "{what}");
            assert!(compiled.cpu < Duration::from_secs(2), "{what}: {:?}", compiled.cpu);
        });
    }
}

#[test]
fn who_is_left_behind_is_ended() {
    compiles("daemon", 1, LIMITS, |_, compiled, _| assert_eq!(compiled.end, End::Exited(0)));
    compiles("fork bomb", 1, LIMITS, |_, compiled, _| {
        // Refused where the kernel counts, ended where the zygote does, or out of time before that on a busy machine.
        assert!(
            matches!(compiled.end, End::Exited(5) | End::Signaled(9) | End::CpuLimit),
            "{:?}",
            compiled.end
        );
    });
    let until = Instant::now() + Duration::from_secs(2);
    while common::judge::descendants().into_iter().any(common::judge::lives) && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_program_of_any_size_or_number_does_not_come_out() {
    // The disk may be slow.
    let limits =
        Limits { output: 1 << 40, cpu: Duration::from_secs(20), wall: Duration::from_secs(60), ..LIMITS };
    let most = (LARGEST_PROGRAM / MIB) as u32;
    compiles("large program", most, limits, |_, compiled, into| {
        assert_eq!(compiled.end, End::Exited(0));
        assert_eq!(fs::metadata(into.join("program")).unwrap().len(), LARGEST_PROGRAM);
    });
    compiles("large program", most + 1, limits, |_, compiled, _| assert_eq!(compiled.end, End::OutputLimit));
    compiles("files", 2000, limits, |_, compiled, _| assert_eq!(compiled.end, End::OutputLimit));
}

#[test]
fn what_is_written_on_the_way_counts_together() {
    compiles("disk", 40, LIMITS, |_, compiled, _| {
        // There is no more room, or it is ended for having taken it.
        assert!(matches!(compiled.end, End::Exited(5) | End::OutputLimit), "{:?}", compiled.end);
    });
}

#[test]
fn folders_of_any_depth_are_left_and_removed() {
    let ours = || {
        let entries = fs::read_dir(std::env::temp_dir()).unwrap().flatten();
        let names = entries.map(|entry| entry.path().join("box/folder/folder"));
        names.filter(|path| path.exists()).count()
    };
    let before = ours();
    compiles("deep folders", 3000, LIMITS, |_, compiled, _| assert_eq!(compiled.end, End::OutputLimit));
    assert_eq!(ours(), before, "a working folder was left");
    compiles("closed folders", 1, LIMITS, |_, compiled, _| assert_eq!(compiled.end, End::Exited(0)));
}

#[test]
fn nothing_but_files_and_folders_comes_out() {
    compiles("links", 1, LIMITS, |_, compiled, into| {
        assert_eq!(compiled.end, End::Exited(0));
        let names: Vec<_> = fs::read_dir(into).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["linked"]);
    });
}

#[test]
fn sources_beyond_any_size_are_refused_in_words() {
    for (name, bytes, words) in
        [("main.c".to_owned(), sandbox::LARGEST_SOURCE + 1, "bytes"), ("x".repeat(300), 1, "name")]
    {
        let job = Compile {
            argv: vec!["/usr/bin/true".to_owned()],
            env: vec![],
            read_only: vec![],
            hidden: Vec::new(),
            sources: vec![(name, vec![b' '; bytes])],
            threads: 64,
            proc: false,
            limits: LIMITS,
        };
        for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
            let compiled = compile(tier, &job, Path::new("/nowhere")).unwrap();
            assert_eq!(compiled.end, End::NotStarted);
            let said = String::from_utf8(compiled.messages).unwrap();
            assert!(said.contains(words), "{said}");
        }
    }
}
