//! What of the template, or of the exercise that `new --from` copied, still stands in an exercise: an author who is not
//! yet done with it is reminded.

use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error, Library, Manifest,
    document::{Document, DocumentKind, Lang},
};
use problems::TEMPLATE;

/// Paragraphs of fewer letters are nobody's own words.
const OWN_WORDS: usize = 60;

/// A sentence for each text that is still somebody else's.
pub fn reminders(
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<Vec<Sentence>, Error> {
    let mut all = Vec::new();
    let others = library.exercises().iter().copied().filter(|other| other.folder() != exercise.folder());
    let others: Vec<&dyn AnyExercise> = others.chain([TEMPLATE]).collect();
    for other in &others {
        // A manifest that cannot be read is told where that exercise is verified.
        let Ok(theirs) = library.manifest(*other) else { continue };
        for (what, ours, theirs) in [
            ("title.vi", &manifest.title.vi, &theirs.title.vi),
            ("title.en", &manifest.title.en, &theirs.title.en),
        ] {
            if ours == theirs {
                all.push(say!(
                    vi "{what} vẫn là của {folder}: {ours}",
                    en "{what} is still that of {folder}: {ours}",
                    folder = other.folder()
                ));
            }
        }
    }
    for kind in DocumentKind::ALL {
        for lang in Lang::ALL {
            let ours = Document::load(library, exercise, kind, lang)?;
            let ours = paragraphs(&ours.text);
            for other in &others {
                let Ok(theirs) = Document::load(library, *other, kind, lang) else { continue };
                let theirs = paragraphs(&theirs.text);
                // Exercises of one shape share sentences; the template's and a whole beginning are nobody else's.
                let count = if other.folder() == TEMPLATE.folder() { ours.len() } else { 1 };
                for same in ours.iter().take(count).filter(|ours| theirs.contains(ours)) {
                    let beginning: String = same.chars().take(OWN_WORDS).collect();
                    let name = format!("{}.{}.md", kind.name(), lang.code());
                    all.push(say!(
                        vi "{name} vẫn còn lời của {folder}: {beginning}…",
                        en "{name} still says what {folder} says: {beginning}…",
                        folder = other.folder()
                    ));
                }
            }
        }
    }
    let first = |exercise| library.text(exercise, "mod.rs").ok()?.lines().next().map(String::from);
    if first(exercise).is_some_and(|line| Some(line) == first(TEMPLATE)) {
        all.push(say!(
            vi "mod.rs vẫn mở đầu như bài mẫu",
            en "mod.rs still begins as the template does",
        ));
    }
    Ok(all)
}

/// The paragraphs of a text that are prose and not made by markers, longer ones alone.
fn paragraphs(text: &str) -> Vec<&str> {
    let mut made = false;
    let mut kept = Vec::new();
    for paragraph in text.split("\n\n").map(str::trim) {
        made |= paragraph.starts_with("<!-- groups") || paragraph.starts_with("<!-- samples");
        let prose = !made
            && paragraph.starts_with(|c: char| c.is_alphabetic() || c == '$' || c == '*')
            && !paragraph.contains("<!--")
            && paragraph.chars().count() >= OWN_WORDS;
        if prose {
            kept.push(paragraph);
        }
        made &= !paragraph.ends_with("<!-- end -->");
    }
    kept
}

#[cfg(test)]
mod units {
    use super::*;

    fn library() -> Library {
        problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"))
    }

    #[test]
    fn no_exercise_still_has_words_of_another() {
        let library = library();
        for &exercise in problems::CATALOGUE {
            let manifest = library.manifest(exercise).unwrap();
            assert_eq!(
                reminders(&library, exercise, &manifest).unwrap(),
                Vec::<Sentence>::new(),
                "{}",
                exercise.folder()
            );
        }
    }

    #[test]
    fn prose_is_what_an_author_wrote() {
        let long = "Two players take turns, and whoever cannot move loses the game at once.";
        let text = format!(
            "# A title\n\n{long}\n\n- {long}\n\n<!-- groups -->\n\n{long}\n<!-- end -->\n\nShort.\n\n{long}\n"
        );
        assert_eq!(paragraphs(&text), [long, long]);
    }
}
