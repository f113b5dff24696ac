//! CMS, in the form of its Italian loader: `task.yaml`, inputs and outputs by number, subtasks in `gen/GEN`, a checker
//! that is a program, and a statement that is a PDF.

use std::{fmt::Write, fs, process::Command};

use problems::{Error, document::Tongue};

use super::{Job, quoted};
use crate::{
    bundle::Bundle,
    carry::Role,
    package::Package,
    tex::{escaped, tex},
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
    let programs = job.programs(&mut package, "other_programs");
    for program in programs {
        package.add(format!("sol/{}/{}", program.verdict, program.name), program.text);
    }
    for sample in samples {
        package.add(format!("att/{}.input.{}.txt", job.stem(), sample.number), sample.input.as_slice());
        package.add(format!("att/{}.output.{}.txt", job.stem(), sample.number), sample.answer.as_slice());
    }
    let dialect = job.pictures(&mut package, "statement/pictures", true);
    for statement in &job.bundle.statements {
        let body = tex(&statement.markdown(None), dialect);
        let text = document(
            &statement.title,
            &limits(job, statement.tongue),
            &body,
            &sample_text(job, statement.tongue),
        );
        let code = statement.tongue.code();
        let pdf = pdf(&text, &package)?;
        // The book's language is the task's own; the loader takes the file without a code for it.
        if statement.tongue == Tongue::Vietnamese {
            package.add("statement/statement.pdf", pdf.as_slice());
        }
        package.add(format!("statement/{code}.pdf"), pdf);
        package.add(format!("statement/{code}.tex"), text);
    }
    package.lose("Inputs are not validated by the judge: `cargo xtask validate` does it before.");
    package.lose("Programs and their verdicts have no place in the judge: `sol` is for tools beside it.");
    package.lose(
        "`check/checker` is a program for the kind of machine that made it; `check/checker.cpp` is its source.",
    );
    package.lose("The loader takes one statement, the Vietnamese one; the English one is `statement/en.pdf`, uploaded by hand.");
    Ok(package)
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

/// The samples as TeX: no judge adds them to a PDF.
fn sample_text(job: &Job, tongue: Tongue) -> String {
    let mut text = format!("\\section*{{{}}}\n", tongue.say("Ví dụ", "Examples"));
    for sample in &job.bundle.samples {
        for (heading, bytes) in [
            (tongue.say("Dữ liệu vào", "Input"), &sample.input),
            (tongue.say("Kết quả", "Output"), &sample.answer),
        ] {
            let _ = write!(
                text,
                "\\textbf{{{heading}}}\n\\begin{{Verbatim}}[breaklines]\n{}\\end{{Verbatim}}\n",
                String::from_utf8_lossy(bytes)
            );
        }
    }
    text
}

fn document(title: &str, limits: &str, body: &str, samples: &str) -> String {
    format!(
        "\\documentclass[11pt,a4paper]{{article}}\n\\usepackage{{amsmath,amssymb,fontspec,graphicx,fvextra}}\n\\usepackage[margin=2.2cm]{{geometry}}\n\\setlength{{\\parindent}}{{0pt}}\\setlength{{\\parskip}}{{6pt}}\n\\graphicspath{{{{pictures/}}}}\n\\begin{{document}}\n\\begin{{center}}\\Large\\textbf{{{}}}\\end{{center}}\n{}\n\n{body}\n\n{samples}\\end{{document}}\n",
        escaped(title),
        escaped(limits)
    )
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

/// A statement as PDF, the same bytes every time.
fn pdf(text: &str, package: &Package) -> Result<Vec<u8>, Error> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("statement.tex"), text)?;
    fs::create_dir(folder.path().join("pictures"))?;
    for (path, file) in &package.files {
        if let Some(name) = path.strip_prefix("statement/pictures/") {
            fs::write(folder.path().join("pictures").join(name), &file.bytes)?;
        }
    }
    // No date, and identifiers by content alone.
    let text = "\\pdfvariable suppressoptionalinfo 1023\\relax\\input{statement.tex}";
    let made = Command::new("lualatex")
        .args(["-interaction=nonstopmode", "-halt-on-error", "-jobname=statement", text])
        .current_dir(folder.path())
        .env("SOURCE_DATE_EPOCH", "0")
        .env("FORCE_SOURCE_DATE", "1")
        .output();
    match made {
        Err(_) => Err(Error::new(
            "CMS wants statements as PDF, and lualatex, which makes them, is not installed \
             (Debian: texlive-luatex, texlive-latex-extra, lmodern)",
        )),
        Ok(made) if made.status.success() => Ok(fs::read(folder.path().join("statement.pdf"))?),
        Ok(made) => {
            let words = String::from_utf8_lossy(&made.stdout);
            let lines: Vec<&str> =
                words.lines().filter(|line| line.starts_with('!') || line.starts_with("l.")).collect();
            Err(Error::new(format!("lualatex does not typeset the statement: {}", lines.join("; "))))
        }
    }
}
