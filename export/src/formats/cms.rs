//! CMS, in the form of its Italian loader: `task.yaml`, inputs and outputs by number, subtasks in `gen/GEN`, a checker
//! that is a program, and a statement that is a PDF.

use std::{fmt::Write, fs, process::Command};

use exercise::{Error, document::Lang};

use super::{Job, language, pdf, quoted};
use crate::{
    bundle::{Bundle, Program},
    package::Package,
    portable::Role,
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
    let interactive = job.interactive();
    let talk = if interactive { "num_processes: 1\nuser_io: std_io\n" } else { "" };
    package.add("task.yaml", task + talk);
    for (index, (_, test)) in job.bundle.tests().enumerate() {
        package.add(format!("input/input{index}.txt"), test.input.as_slice());
        package.add(format!("output/output{index}.txt"), test.answer.as_slice());
    }
    let mut generator = String::from("# One line per test; `# ST` begins a subtask and gives its points.\n");
    for group in groups {
        let _ = writeln!(generator, "# ST: {}", group.points);
        for test in &group.tests {
            let _ = writeln!(generator, "{} {}", group.name, test.name);
        }
    }
    package.add("gen/GEN", generator);
    let (name, role) = if interactive { ("manager", Role::CmsManager) } else { ("checker", Role::CmsChecker) };
    let source = job.source(role);
    package.add_executable(format!("check/{name}"), program(&source)?);
    package.add(format!("check/{name}.cpp"), source);
    // The folder must be there: the loader looks into it for what belongs to the manager.
    if interactive {
        job.testing_tool(&mut package, "att")?;
        package.lose("A program that is wrong and then crashes, of the line -1 that it didn't expect, say, is told of its crash alone.");
        package.lose("The answers in `output` are the reference's dialogues, and nobody reads them there.");
    } else {
        package.add("sol/reference.cpp", job.source(Role::Solution));
    }
    for Program { verdict, name, text, .. } in job.programs(&mut package, "other_programs") {
        package.add(format!("sol/{verdict}/{name}"), text);
    }
    for sample in samples {
        package.add(format!("att/{}.input.{}.txt", job.stem(), sample.number), sample.input.as_slice());
        let answer = if sample.dialogue { "dialogue" } else { "output" };
        package.add(format!("att/{}.{answer}.{}.txt", job.stem(), sample.number), sample.answer.as_slice());
    }
    for statement in &job.bundle.statements {
        let document = pdf::document(job, &[statement])?;
        let pdf = pdf::typeset(job, &document)?
            .ok_or_else(|| Error::new(format!("CMS needs statements as PDF, and {}", pdf::missing())))?;
        // Loaders before CMS 1.5 know this name alone, later ones know languages by their names.
        if statement.lang == Lang::Vietnamese {
            package.add("statement/statement.pdf", pdf.as_slice());
        }
        let language = language(statement.lang);
        package.add(format!("statement/{language}.pdf"), pdf);
        // What it was made from, for those who want to change it.
        package.add(format!("statement/{language}.typ"), document.main);
        for (name, svg) in document.pictures {
            package.add(format!("statement/{name}"), svg);
        }
    }
    package.lose("The judge does not validate inputs: use `cargo xtask validate` beforehand.");
    package.lose("The judge has no place for programs and their verdicts: `sol` is for other tools.");
    package.lose(format!(
        "`check/{name}` is compiled for the kind of machine that made the package; `check/{name}.cpp` is its source."
    ));
    package.lose("Loaders before CMS 1.5 take one statement, `statement/statement.pdf`, which is the Vietnamese one; later ones take `vietnamese.pdf` and `english.pdf` and warn that the first is there as well.");
    Ok(package)
}

/// The checker or the manager as a program that needs nothing of the machine it runs on.
fn program(source: &str) -> Result<Vec<u8>, Error> {
    let folder = tempfile::tempdir()?;
    let (from, to) = (folder.path().join("checker.cpp"), folder.path().join("checker"));
    fs::write(&from, source)?;
    let made = Command::new("g++").args(["-O1", "-static", "-s", "-w"]).arg(&from).arg("-o").arg(&to).output();
    match made {
        Err(_) => Err(Error::new(
            "CMS needs the checker as a compiled program, and g++, which compiles it, is not installed (Debian: g++)",
        )),
        Ok(made) if made.status.success() => Ok(fs::read(&to)?),
        Ok(made) => Err(Error::new(format!(
            "g++ could not compile the checker: {}",
            String::from_utf8_lossy(&made.stderr)
        ))),
    }
}
