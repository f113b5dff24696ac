//! The readers under fire: inputs that are kept as data.

use std::path::Path;

use problems::{
    CATALOGUE, Library, TEMPLATE,
    audit::inputs::{self, Kept, parse, written},
};
use rayon::prelude::*;

#[test]
fn readers_take_what_is_legal_and_refuse_the_rest_at_the_right_line() {
    let library = Library::checkout(Path::new(env!("CARGO_MANIFEST_DIR")));
    CATALOGUE.par_iter().copied().chain([TEMPLATE]).for_each(|exercise| {
        let kept = inputs::load(&library, exercise).unwrap();
        let problems = inputs::inputs(exercise, &kept);
        assert!(problems.is_empty(), "{}: {}", exercise.folder(), problems.join("\n"));
    });
}

#[test]
fn any_input_is_written_so_that_it_is_read_again() {
    let lines = "7 7\n".repeat(1000);
    let row = format!("3\n{}5\n", "12 ".repeat(500));
    let zeros = "0".repeat(100_000);
    for input in [
        "",
        "\n",
        "1 2\n",
        "1 2",
        " 1  2 \n\n\n",
        "\u{feff}1\t2\r\n\0",
        "⟨ff⟩ × ␣\n",
        &lines,
        &row,
        &zeros,
        "  \n  ",
    ] {
        let kept = vec![
            Kept { name: "it: yes".into(), refused: Some(3), input: input.into() },
            Kept { name: "other".into(), refused: None, input: b"1\n".to_vec() },
        ];
        let text = written(&kept);
        assert_eq!(parse(&text).as_deref(), Ok(&kept[..]), "{text}");
        assert!(text.lines().all(|line| line.chars().count() < 130), "{text}");
    }
}

#[test]
fn what_is_no_such_file_is_refused_with_its_line() {
    for (text, error) in [
        ("  1 2\n", "line 1: an input without a name"),
        ("legal: a\n  1 ¿\n", "line 2: a sign that is not known"),
        ("illegal: a\n", "line 1: an input is legal, or refused at a line"),
        ("refused at line x: a\n", "line 1: which line?"),
        ("legal\n", "line 1: what is it, and its name?"),
    ] {
        assert_eq!(parse(text), Err(error.to_string()));
    }
}
