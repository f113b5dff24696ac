//! CMS, in the form of its Italian loader: `task.yaml`, inputs and outputs by number, subtasks in `gen/GEN`, a checker
//! that is a program, and a statement that is a PDF.

use std::{fmt::Write, fs, process::Command};

use problems::{Error, document::Tongue};

use super::{Job, language, pdf, quoted};
use crate::{
    bundle::{Bundle, Program},
    carry::Role,
    package::Package,
};

pub fn package(job: &Job) -> Result<Package, Error> {
    let Bundle { manifest, groups, samples, .. } = job.bundle;
    let mut package = Package::new(job.stem());
    let tests = job.bundle.tests().count();
    let task = format!(
        "name: {}\ntitle: {}\ntime_limit: {:?}\nmemory_limit: {}\nn_input: {tests}\ninfile: \"\"\noutfile: \"\"\nprimary_language: vi\nscore_mode: max_subtask\ntoken_mode: disabled\nfeedback_level: full\n",
        quoted(job.stem()),
        quoted(&manifest.title.vi),
        job.seconds(),
        manifest.memory_limit,
    );
    package.add("task.yaml", task);
    for (index, (_, test)) in job.bundle.tests().enumerate() {
        package.add(format!("input/input{index}.txt"), test.input.as_slice());
        package.add(format!("output/output{index}.txt"), test.answer.as_slice());
    }
    let mut generator = String::from("# One line a test; `# ST` begins a subtask and says its points.\n");
    for group in groups {
        let _ = writeln!(generator, "# ST: {}", group.points);
        for test in &group.tests {
            let _ = writeln!(generator, "{} {}", group.name, test.name);
        }
    }
    package.add("gen/GEN", generator);
    let source = job.source(Role::CmsChecker);
    package.add_executable("check/checker", program(&source)?);
    package.add("check/checker.cpp", source);
    package.add("sol/reference.cpp", job.source(Role::Solution));
    for Program { verdict, name, text } in job.programs(&mut package, "other_programs") {
        package.add(format!("sol/{verdict}/{name}"), text);
    }
    for sample in samples {
        package.add(format!("att/{}.input.{}.txt", job.stem(), sample.number), sample.input.as_slice());
        package.add(format!("att/{}.output.{}.txt", job.stem(), sample.number), sample.answer.as_slice());
    }
    for statement in &job.bundle.statements {
        let document = pdf::document(job, &mut package, "statement/pictures", &[statement]);
        let pdf = pdf::typeset(job, &document, &package, "statement/pictures")?
            .ok_or_else(|| Error::new(format!("CMS wants statements as PDF, and {}", pdf::MISSING)))?;
        // Loaders before CMS 1.5 know this name alone, later ones know languages by their names.
        if statement.tongue == Tongue::Vietnamese {
            package.add("statement/statement.pdf", pdf.as_slice());
        }
        let language = language(statement.tongue);
        package.add(format!("statement/{language}.pdf"), pdf);
        package.add(format!("statement/{language}.tex"), document);
    }
    package.lose("Inputs are not validated by the judge: `cargo xtask validate` does it before.");
    package.lose("Programs and their verdicts have no place in the judge: `sol` is for tools beside it.");
    package.lose(
        "`check/checker` is a program for the kind of machine that made it; `check/checker.cpp` is its source.",
    );
    package.lose("Loaders before CMS 1.5 take one statement, `statement/statement.pdf`, which is the Vietnamese one; later ones take `vietnamese.pdf` and `english.pdf` and warn that the first is there as well.");
    Ok(package)
}

/// The checker as a program that needs nothing of the machine it runs on.
fn program(source: &str) -> Result<Vec<u8>, Error> {
    let folder = tempfile::tempdir()?;
    let (from, to) = (folder.path().join("checker.cpp"), folder.path().join("checker"));
    fs::write(&from, source)?;
    let made = Command::new("g++").args(["-O1", "-static", "-s", "-w"]).arg(&from).arg("-o").arg(&to).output();
    match made {
        Err(_) => Err(Error::new(
            "CMS takes the checker as a program, and g++, which makes it, is not installed (Debian: g++)",
        )),
        Ok(made) if made.status.success() => Ok(fs::read(&to)?),
        Ok(made) => Err(Error::new(format!(
            "g++ does not compile the checker: {}",
            String::from_utf8_lossy(&made.stderr)
        ))),
    }
}
