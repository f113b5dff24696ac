//! Statements and editorials are there in both languages, with every section, and show what data says; so do their
//! pictures.

use checkers::{Sentence, say};
use exercise::{
    Error, Picture,
    document::{self, Document, DocumentKind, Lang},
};

use super::{Context, findings::Finding, reminders::reminders};
use crate::files;

pub fn check(context: &Context) -> Result<Finding, Error> {
    let Context { exercise, manifest, library, .. } = *context;
    let mut finding = Finding::default();
    for (name, drawing) in exercise.pictures().iter().flat_map(Picture::drawings) {
        let drawn = drawing.file();
        if library.file(exercise, &name)?.as_deref() == Some(drawn.as_bytes()) {
            continue;
        }
        match context.args.bless {
            true => files::write(&library.folder(exercise)?.join(&name), drawn.as_bytes())?,
            false => finding.problems.push(say!(
                vi "{name} đã cũ (`verify --bless` vẽ lại)",
                en "{name} is out of date (`verify --bless` draws it again)",
            )),
        }
    }
    for kind in DocumentKind::ALL {
        for lang in Lang::ALL {
            let mut text = Document::load(library, exercise, kind, lang)?;
            if context.args.bless
                && let Ok(fresh) = document::refresh(&text, library, exercise, manifest)
                && fresh != text.text
            {
                files::write(&library.folder(exercise)?.join(&text.name), fresh.as_bytes())?;
                text.text = fresh;
            }
            let problems = text.problems(library, exercise, manifest);
            finding.problems.extend(
                problems.into_iter().map(|problem| Sentence::symbol(format_args!("{}: {problem}", text.name))),
            );
        }
    }
    finding.notices = reminders(library, exercise, manifest)?;
    Ok(finding)
}
