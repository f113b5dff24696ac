//! The exporter as the runner starts it: an order on standard input, what happens on standard output.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use export_order::{Event, Order};

/// What the program tells of an order, and the code that it ends with.
fn told(order: &str) -> (Vec<Event>, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_export"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(order.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    (lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output.status.code())
}

fn order(formats: &[&str], out: &Path) -> Order {
    Order {
        root: Path::new(env!("CARGO_MANIFEST_DIR")).join(".."),
        exercises: vec!["9.1".into()],
        contest: None,
        seed: 9,
        formats: formats.iter().map(|name| name.to_string()).collect(),
        scoring: None,
        out: out.into(),
        cache: out.with_file_name("cache"),
        force: false,
    }
}

#[test]
fn an_order_that_cannot_be_carried_out_is_refused_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("packages");
    let unknown = Order { exercises: vec!["9.99".into()], ..order(&["kattis"], &out) };
    for (order, reason) in [
        ("kattis please".to_string(), "no order"),
        (serde_json::to_string(&order(&["kattiss"], &out)).unwrap(), "kattiss"),
        (serde_json::to_string(&unknown).unwrap(), "9.99"),
    ] {
        let (events, code) = told(&order);
        let [Event::Failed(told)] = &events[..] else { panic!("{events:?}") };
        assert!(told.vi().contains(reason) && told.en().contains(reason), "{told}");
        assert_eq!(code, Some(2));
    }
    assert!(!out.exists());
}

/// Where the code of the exercise is there already, which `export/try.sh` has seen to; it takes minutes to compile.
#[test]
#[ignore = "compiles the exercise to WebAssembly; export/try.sh runs it"]
fn every_step_is_told_and_every_package_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let formats = ["kattis", "dmoj"];
    let (events, code) = told(&serde_json::to_string(&order(&formats, folder.path())).unwrap());
    assert_eq!(code, Some(0), "{events:?}");
    let Some(Event::Steps(steps)) = events.first() else { panic!("{events:?}") };
    assert_eq!(*steps, events.iter().filter(|event| matches!(event, Event::Step { .. })).count());
    for name in formats {
        let there = |event: &Event| match event {
            Event::Packaged { place, files, written, .. } => {
                place.starts_with(folder.path().join(name)) && *written && *files > 0 && place.is_dir()
            }
            _ => false,
        };
        assert!(events.iter().any(there), "{name}: {events:?}");
    }
}
