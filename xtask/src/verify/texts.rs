//! Statements and editorials are there in both languages, with every section, and show what data says; so do their
//! pictures.

use problems::{
    Error, Picture,
    document::{self, Document, Kind, Tongue},
};

use super::{Context, findings::Finding};
use crate::files;

pub fn check(context: &Context) -> Result<Finding, Error> {
    let Context { exercise, manifest, library, .. } = *context;
    let mut finding = Finding::default();
    for (name, drawn) in exercise.pictures().iter().flat_map(Picture::files) {
        if library.file(exercise, &name)?.as_deref() == Some(drawn.as_bytes()) {
            continue;
        }
        match context.args.bless {
            true => files::write(&library.folder(exercise)?.join(&name), drawn.as_bytes())?,
            false => {
                finding.problems.push(format!("{name} is not what is drawn today (`verify --bless` writes it)"))
            }
        }
    }
    for kind in Kind::ALL {
        for tongue in Tongue::ALL {
            let mut text = Document::load(library, exercise, kind, tongue)?;
            if context.args.bless
                && let Ok(fresh) = document::refresh(&text, library, exercise, manifest)
                && fresh != text.text
            {
                files::write(&library.folder(exercise)?.join(&text.name), fresh.as_bytes())?;
                text.text = fresh;
            }
            let problems = text.problems(library, exercise, manifest);
            finding.problems.extend(problems.into_iter().map(|problem| format!("{}: {problem}", text.name)));
        }
    }
    Ok(finding)
}
