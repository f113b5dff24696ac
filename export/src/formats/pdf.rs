//! Statements as PDF, for judges that show files and typeset nothing; and pictures of points for those that show no lines.

use std::sync::PoisonError;

use exercise::{Error, document::Lang};
use typeset::{Begins, Document, Part, typst::Typst};

use super::Job;
use crate::statement::Statement;

/// What is missing where nothing can be typeset.
pub fn missing() -> String {
    typeset::typst::missing().en().to_string()
}

/// Statements with limits and samples as a whole document.
pub fn document(job: &Job, statements: &[&Statement]) -> Result<Document, Error> {
    let bundle = job.bundle;
    let drawn = bundle.exercise.pictures();
    let mut document = Document::new("cargo xtask export", statements.first().map_or("", |first| &first.title));
    for statement in statements {
        document.add(&Part {
            lang: statement.lang,
            // A judge counts its problems in its own way.
            number: "",
            title: &statement.title,
            name: statement.lang.code(),
            below: &limits(job, statement.lang),
            also: None,
            text: &statement.for_paper(),
            samples: &bundle.samples,
            drawn: &drawn,
            file: &|name| job.picture(name),
            link: &|_| None,
            begins: Begins::OnAPage,
        })?;
    }
    Ok(document)
}

fn limits(job: &Job, lang: Lang) -> String {
    let (seconds, memory) = (job.seconds(), job.bundle.manifest.memory_limit);
    match lang {
        Lang::Vietnamese => {
            format!("Thời gian: {} giây · Bộ nhớ: {memory} MiB", seconds.to_string().replace('.', ","))
        }
        Lang::English => format!("Time: {seconds} s · Memory: {memory} MiB"),
    }
}

/// A document as PDF, the same bytes every time; nothing if there is no tool for it.
pub fn typeset(job: &Job, document: &Document) -> Result<Option<Vec<u8>>, Error> {
    let Some(typst) = Typst::find() else { return Ok(None) };
    let known = || job.bundle.typeset.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(pdf) = known().get(&document.main) {
        return Ok(Some(pdf.clone()));
    }
    let pdf = typst.pdf(document)?.pdf;
    known().insert(document.main.clone(), pdf.clone());
    Ok(Some(pdf))
}

/// A picture of points, if there is a tool that makes it.
pub fn png(job: &Job, name: &str) -> Result<Option<Vec<u8>>, Error> {
    let Some(typst) = Typst::find() else { return Ok(None) };
    let known = || job.bundle.typeset.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(png) = known().get(name) {
        return Ok(Some(png.clone()));
    }
    let svg = match typeset::document::on_paper(&job.bundle.exercise.pictures(), name) {
        Some(svg) => svg,
        None => job.picture(name)?,
    };
    let png = typst.png(&svg)?;
    known().insert(name.to_string(), png.clone());
    Ok(Some(png))
}
