//! Random games for the laboratories, from small inputs of an exercise.

use checkers::{Sentence, say};
use exercise::laboratory::Laboratory;
use serde_json::{Value, json};

use crate::{
    catalogue::{self, Line},
    linked, matrix, reference, tree,
};

/// How many small inputs are tried until one has something to see in it.
const ATTEMPTS: u64 = 400;

/// Something to look into, of the kind that an exercise is about: what a reader could have typed.
pub fn sample(exercise: &str, seed: u64) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    let mut last = None;
    for attempt in 0..ATTEMPTS {
        let input = reference::small_input(line, seed.wrapping_add(attempt));
        let (input, found) = first_game(line, &input)?;
        let (text, good) = typed(input, &found);
        last = Some(text);
        if good {
            break;
        }
    }
    let none = || say!(vi "không tìm được ví dụ nhỏ", en "no small example was found");
    Ok(json!({ "text": last.ok_or_else(none)? }))
}

/// What an input of the exercise is, as it is typed in the laboratory: the first of its games in which there is something
/// to see, or else the first; or where the input breaks a promise of the statement.
pub fn example(exercise: &str, input: &str) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    let whole = if input.ends_with('\n') { input.to_owned() } else { format!("{input}\n") };
    let refused = match line.read(whole.as_bytes()) {
        Err(error) => return Ok(reference::invalid(error)),
        Ok(_) => match (line.laboratory)(whole.as_bytes()) {
            Ok(Ok(found)) => {
                let (text, good) = typed(&whole, &found);
                if good {
                    return Ok(json!({ "text": text }));
                }
                Ok(text)
            }
            Ok(Err(refusal)) => Err(refusal),
            Err(error) => return Ok(reference::invalid(error)),
        },
    };
    // Where every line is a game by itself, another one may have more in it.
    let games: Vec<(String, bool)> = whole
        .split_inclusive('\n')
        .filter_map(|one| Some(typed(one, &(line.laboratory)(one.as_bytes()).ok()?.ok()?)))
        .collect();
    let best = games.iter().find(|(_, good)| *good).or(games.first()).map(|(text, _)| text.clone());
    let text = match (best, refused) {
        (Some(text), _) | (None, Ok(text)) => text,
        (None, Err(refusal)) => return Err(refusal),
    };
    Ok(json!({ "text": text }))
}

/// What a laboratory looks into in an input, or in its first line if that is a game by itself.
fn first_game<'a>(exercise: &Line, input: &'a str) -> Result<(&'a str, Laboratory), Sentence> {
    let broken = |_| say!(vi "không đọc được dữ liệu vào", en "the input cannot be read");
    let end = input.find('\n').map_or(input.len(), |end| end + 1);
    let look =
        |input: &'a str| (exercise.laboratory)(input.as_bytes()).map(|found| found.map(|game| (input, game)));
    match look(input).map_err(broken)? {
        Ok(found) => Ok(found),
        Err(refusal) => look(&input[..end]).unwrap_or(Err(refusal)),
    }
}

/// A game as it is typed in its laboratory, and whether there is something to see in it.
fn typed(input: &str, game: &Laboratory) -> (String, bool) {
    match game {
        Laboratory::Matrix(rows) => (matrix::text(rows), matrix::is_good_example(rows)),
        Laboratory::Tree(tree) => (input.to_owned(), tree::is_good_example(tree)),
        Laboratory::GamesOfGames(games) => {
            (linked::text(games), games.len() > 1 && linked::fits(games).is_ok())
        }
        Laboratory::Recursive { a, b, c, q } => (format!("{a} {b} {c} {q}"), true),
        Laboratory::ThreeRecursive { a, b } => (format!("{a} {b}"), true),
        Laboratory::Stochastic(games) => (linked::text(games), linked::fits(games).is_ok()),
    }
}

#[cfg(test)]
mod tests {
    use exercise::manifest::{FAMILIES, LABORATORIES};

    use super::*;

    /// Opens a laboratory with what was typed.
    fn open(exercise: &str, kind: &str, text: &str) -> Result<Value, Sentence> {
        match kind {
            "matrix" => matrix::explain(text),
            "tree" => tree::reduce(exercise, &format!("{text}\n")),
            "games_of_games" => linked::chain(text),
            "recursive" => linked::again(text),
            "three_recursive" => linked::three(text),
            "stochastic" => linked::iteration(text),
            _ => panic!("{exercise}: no laboratory {kind}"),
        }
    }

    #[test]
    fn the_catalogue_is_what_the_manifests_say() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../../problems"));
        let mut kinds = Vec::new();
        for exercise in problems::CATALOGUE {
            let manifest = library.manifest(*exercise).unwrap();
            let line = catalogue::find(exercise.folder()).unwrap();
            assert_eq!(line.kind, manifest.laboratory.as_ref().map(|laboratory| laboratory.kind));
            let family = FAMILIES.iter().position(|family| *family == manifest.family).unwrap();
            assert!(catalogue::families()[family].iter().any(|one| one.folder == line.folder));
            // What is played is played by the module of its family.
            assert!(exercise.game().is_none() || manifest.family == "impartial", "{}", line.folder);
            kinds.extend(line.kind);
        }
        assert_eq!(catalogue::all().count(), problems::CATALOGUE.len());
        for kind in LABORATORIES {
            assert!(kinds.contains(kind), "no exercise has the laboratory {kind}");
        }
        for kind in ["recursive", "three_recursive"] {
            assert_eq!(kinds.iter().filter(|one| **one == kind).count(), 1, "whose is the reader of {kind}?");
        }
    }

    #[test]
    fn every_laboratory_opens_with_samples_and_with_what_the_manifest_says() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../../problems"));
        for line in catalogue::all() {
            let Some(kind) = line.kind else {
                assert!(
                    sample(line.folder, 1).is_err(),
                    "{}: a laboratory that no manifest names",
                    line.folder
                );
                continue;
            };
            for seed in 0..10 {
                let (_, found) = first_game(line, &reference::small_input(line, seed)).unwrap();
                assert_eq!(found.kind(), kind, "{}", line.folder);
                let told = sample(line.folder, seed).unwrap();
                let text = told["text"].as_str().unwrap().trim_end();
                let told =
                    open(line.folder, kind, text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
                assert!(told.get("invalid").is_none(), "{}: {text}: {told}", line.folder);
            }
            let exercise = problems::CATALOGUE.iter().find(|one| one.folder() == line.folder).unwrap();
            let manifest = library.manifest(*exercise).unwrap();
            let named = manifest.laboratory.as_ref().unwrap();
            let samples = library.text(*exercise, "samples/01.inp").unwrap();
            for input in named.inputs.iter().map(String::as_str).chain([samples.as_str()]) {
                let told =
                    example(line.folder, input).unwrap_or_else(|error| panic!("{}: {error:?}", line.folder));
                let text = told["text"].as_str().unwrap_or_else(|| panic!("{}: {input}: {told}", line.folder));
                let told = open(line.folder, kind, text.trim_end()).unwrap();
                assert!(told.get("invalid").is_none(), "{}: {input}: {told}", line.folder);
            }
            if let Some(start) = manifest.laboratory.as_ref().and_then(|laboratory| laboratory.start.as_ref()) {
                let told = open(line.folder, kind, start).unwrap();
                assert!(told.get("invalid").is_none(), "{}: {start}: {told}", line.folder);
            }
        }
    }
}
