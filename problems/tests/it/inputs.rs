//! The readers under fire: inputs that are made by damage, and inputs that are kept as data.

use std::path::Path;

use exercise::audit::inputs::{self, Specimen, parse};
use problems::{CATALOGUE, TEMPLATE};
use rayon::prelude::*;

#[test]
fn readers_take_what_is_legal_and_refuse_the_rest_at_the_right_line() {
    let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")));
    let problems: Vec<String> = CATALOGUE
        .par_iter()
        .copied()
        .chain([TEMPLATE])
        .flat_map_iter(|exercise| {
            let problems = inputs::inputs(&library, exercise).unwrap().into_iter();
            problems.map(|problem| format!("{}: {problem}", exercise.folder()))
        })
        .collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn an_input_that_is_kept_is_read_as_it_stands() {
    let text = "# why\n\nlegal: it: yes\n  1 2\n  ␊\n    3 \n\nrefused at line 3: long\n  ⟨3 lines⟩ 7 7\n  8\n";
    let specimen =
        |name: &str, refused, input: &str| Specimen { name: name.into(), refused, input: input.into() };
    let kept = [specimen("it: yes", None, "1 2\n\n  3 \n"), specimen("long", Some(3), "7 7\n7 7\n7 7\n8\n")];
    assert_eq!(parse(text).as_deref(), Ok(&kept[..]));
}

#[test]
fn what_is_no_such_file_is_refused_with_its_line() {
    for (text, error) in [
        ("  1 2\n", "line 1: an input without a name"),
        ("legal: a\n  1 ¿\n", "line 2: an unknown sign"),
        ("legal: a\n  ⟨x lines⟩ 1\n", "line 2: how many lines?"),
        ("illegal: a\n", "line 1: an input is either legal or refused at a line"),
        ("refused at line x: a\n", "line 1: which line?"),
        ("legal\n", "line 1: a name is missing"),
    ] {
        assert_eq!(parse(text), Err(error.to_string()));
    }
}
