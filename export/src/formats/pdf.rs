//! Statements as PDF, for judges that show files and typeset nothing.

use std::{fs, process::Command, sync::PoisonError};

use problems::{Error, document::Tongue};

use super::Job;
use crate::{
    package::Package,
    statement::Statement,
    tex::{escaped, tex},
};

/// What is missing where nothing can be typeset.
pub const MISSING: &str = "lualatex, which typesets, is not installed \
     (Debian: texlive-luatex, texlive-latex-extra, lmodern)";

/// Statements with limits and samples as a whole document; the pictures go to `pictures` in the package.
pub fn document(job: &Job, package: &mut Package, pictures: &str, statements: &[&Statement]) -> String {
    let dialect = job.pictures(package, pictures, true);
    let body = |statement: &&Statement| {
        format!(
            "\\begin{{center}}\\Large\\textbf{{{}}}\\end{{center}}\n{}\n\n{}\n",
            escaped(&statement.title),
            escaped(&limits(job, statement.tongue)),
            tex(&statement.markdown(None, &job.bundle.samples), dialect),
        )
    };
    let bodies: Vec<String> = statements.iter().map(body).collect();
    format!(
        "\\documentclass[11pt,a4paper]{{article}}\n\
         \\usepackage{{amsmath,amssymb,fontspec,graphicx,fvextra}}\n\
         \\RecustomVerbatimEnvironment{{verbatim}}{{Verbatim}}{{breaklines}}\n\
         \\usepackage[margin=2.2cm]{{geometry}}\n\
         \\setlength{{\\parindent}}{{0pt}}\\setlength{{\\parskip}}{{6pt}}\n\
         \\graphicspath{{{{pictures/}}}}\n\
         \\begin{{document}}\n{}\\end{{document}}\n",
        bodies.join("\\newpage\n"),
    )
}

fn limits(job: &Job, tongue: Tongue) -> String {
    let (seconds, memory) = (job.seconds(), job.bundle.manifest.memory_limit);
    match tongue {
        Tongue::Vietnamese => {
            format!("Thời gian: {} giây. Bộ nhớ: {memory} MiB.", seconds.to_string().replace('.', ","))
        }
        Tongue::English => format!("Time limit: {seconds} s. Memory limit: {memory} MiB."),
    }
}

/// A document as PDF, the same bytes every time; nothing if there is no tool for it. Its pictures are those of a folder
/// of the package.
pub fn typeset(job: &Job, document: &str, package: &Package, pictures: &str) -> Result<Option<Vec<u8>>, Error> {
    let known = || job.bundle.typeset.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(pdf) = known().get(document) {
        return Ok(Some(pdf.clone()));
    }
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("statement.tex"), document)?;
    fs::create_dir(folder.path().join("pictures"))?;
    for (path, file) in &package.files {
        if let Some(name) = path.strip_prefix(pictures).and_then(|rest| rest.strip_prefix('/'))
            && name.ends_with(".png")
        {
            fs::write(folder.path().join("pictures").join(name), &file.bytes)?;
        }
    }
    // No date, and identifiers by content alone.
    let text = "\\pdfvariable suppressoptionalinfo 1023\\relax\\input{statement.tex}";
    let run = || {
        Command::new("lualatex")
            .args(["-interaction=nonstopmode", "-halt-on-error", "-jobname=statement", text])
            .current_dir(folder.path())
            .env("SOURCE_DATE_EPOCH", "0")
            .env("FORCE_SOURCE_DATE", "1")
            .output()
    };
    // All runs of a user share a cache of fonts: one that finds it half-written gets another try.
    let made = run().and_then(|made| if made.status.success() { Ok(made) } else { run() });
    match made {
        Err(_) => Ok(None),
        Ok(made) if made.status.success() => {
            let pdf = fs::read(folder.path().join("statement.pdf"))?;
            known().insert(document.to_string(), pdf.clone());
            Ok(Some(pdf))
        }
        Ok(made) => {
            let words = String::from_utf8_lossy(&made.stdout);
            let lines: Vec<&str> =
                words.lines().filter(|line| line.starts_with('!') || line.starts_with("l.")).collect();
            Err(Error::new(format!("lualatex does not typeset the statement: {}", lines.join("; "))))
        }
    }
}
