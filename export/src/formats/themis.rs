//! Themis: a folder a test, and `Settings.cfg` with points and limits. The checker is an external evaluator, a program
//! for Windows: compiled here where a compiler for that is installed, else its source goes along.

use std::{fmt::Write, fs, process::Command};

use exercise::Error;

use super::{Job, xml};
use crate::{bundle::Bundle, package::Package, portable::Role};

/// The compiler for Windows, and the Debian package that has it.
const COMPILER: (&str, &str) = ("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64");

pub fn package(job: &Job) -> Result<Package, Error> {
    let Bundle { manifest, groups, .. } = job.bundle;
    let stem = job.stem();
    let name = stem.to_uppercase();
    let mut package = Package::new(name.as_str());
    let (input, output) = (format!("{stem}.inp"), format!("{stem}.out"));
    let mut settings = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<ExamInformation Name=\"{}\" InputFile=\"{}\" OutputFile=\"{}\" UseStdIn=\"false\" UseStdOut=\"false\" EvaluatorName=\"C7External.dll\" Mark=\"1\" TimeLimit=\"{}\" MemoryLimit=\"{}\">\n",
        xml(&name),
        xml(&input),
        xml(&output),
        job.seconds(),
        manifest.memory_limit,
    );
    let mut number = 0;
    for group in groups {
        for (test, mark) in group.tests.iter().zip(marks(group.points, group.tests.len())) {
            number += 1;
            let folder = format!("Test{number:03}");
            package.add(format!("Tasks/{name}/{folder}/{input}"), test.input.as_slice());
            package.add(format!("Tasks/{name}/{folder}/{output}"), test.answer.as_slice());
            let _ = writeln!(
                settings,
                "  <TestCase Name=\"{folder}\" Mark=\"{mark}\" TimeLimit=\"-1\" MemoryLimit=\"-1\"/>"
            );
        }
    }
    settings.push_str("</ExamInformation>\n");
    package.add(format!("Tasks/{name}/Settings.cfg"), settings);
    let source = job.source(Role::ThemisChecker);
    match compiled(&source)? {
        Some(program) => package.add_executable(format!("Tasks/{name}/checker.exe"), program),
        None => package.lose(format!(
            "The evaluator is a source, `Tasks/{name}/checker.c`, not a program: no compiler for Windows was found here (Debian: {}). `gcc -O2 -static checker.c -o checker.exe` makes it on Windows.",
            COMPILER.1
        )),
    }
    package.add(format!("Tasks/{name}/checker.c"), source);
    for sample in &job.bundle.samples {
        package.add(format!("Samples/{}/{input}", sample.number), sample.input.as_slice());
        package.add(format!("Samples/{}/{output}", sample.number), sample.answer.as_slice());
    }
    for statement in &job.bundle.statements {
        let text = format!(
            "# {}\n\n{}",
            statement.title,
            statement.markdown(Some((&input, &output)), &job.bundle.samples)
        );
        package.add(format!("statement.{}.md", statement.lang.code()), text);
    }
    for (picture, svg) in &job.bundle.pictures {
        package.add(picture.as_str(), svg.as_slice());
    }
    for program in &job.bundle.programs {
        package.add(format!("Contestants/{}/{}", program.verdict, program.name), program.text.as_str());
    }
    package.add("Contestants/accepted/reference.cpp", job.source(Role::Solution));
    package.lose("There are no groups: a group's points are shared equally among its tests, so a program that fails one test keeps the points of the others.");
    package.lose("Inputs are not validated: use `cargo xtask validate` beforehand.");
    package.lose("The judge has no place for statements, samples and programs with their verdicts: they are beside `Tasks`.");
    package.lose("Settings.cfg and the external evaluator follow other programs that read them; they have not been tried with Themis itself.");
    Ok(package)
}

/// Marks are of single tests: a group's points are shared among them, in hundredths, so that they add up to it.
fn marks(points: u32, tests: usize) -> impl Iterator<Item = String> {
    let hundredths = points as usize * 100;
    (0..tests).map(move |test| {
        let mark = hundredths * (test + 1) / tests - hundredths * test / tests;
        format!("{}.{:02}", mark / 100, mark % 100)
    })
}

/// The evaluator, if there is a compiler for Windows.
fn compiled(source: &str) -> Result<Option<Vec<u8>>, Error> {
    let folder = tempfile::tempdir()?;
    let (from, to) = (folder.path().join("checker.c"), folder.path().join("checker.exe"));
    fs::write(&from, source)?;
    let made = Command::new(COMPILER.0)
        .args(["-O1", "-static", "-s", "-w", "-Wl,--no-insert-timestamp"])
        .arg(&from)
        .arg("-o")
        .arg(&to)
        .output();
    match made {
        Err(_) => Ok(None),
        Ok(made) if made.status.success() => Ok(Some(fs::read(&to)?)),
        Ok(made) => Err(Error::new(format!(
            "{} could not compile the evaluator: {}",
            COMPILER.0,
            String::from_utf8_lossy(&made.stderr)
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::marks;

    #[test]
    fn marks_add_up_to_the_points() {
        assert_eq!(marks(30, 4).collect::<Vec<_>>(), ["7.50"; 4]);
        let hundredths = |mark: String| mark.replace('.', "").parse::<u32>().unwrap();
        assert_eq!(marks(100, 7).map(hundredths).sum::<u32>(), 10_000);
        assert_eq!(marks(1, 300).map(hundredths).sum::<u32>(), 100);
    }
}
