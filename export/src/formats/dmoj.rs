//! DMOJ, and VNOJ, which is DMOJ with files: a folder with `init.yml`, the tests in one archive, the checker.

use std::fmt::Write;

use exercise::Error;

use super::{Job, called};
use crate::{
    bundle::Bundle,
    package::{Package, archive},
    portable::Role,
};

/// What programs read and write.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Streams {
    /// Standard input and output.
    Standard,
    /// Files of the exercise's names.
    Files,
}

pub fn package(job: &Job, streams: Streams) -> Result<Package, Error> {
    let Bundle { samples, groups, manifest, .. } = job.bundle;
    let mut package = Package::new(job.bundle.plain_name());
    let names = [format!("{}.inp", job.stem()), format!("{}.out", job.stem())];
    // Nobody plays by files.
    let interactive = job.interactive();
    let files = (streams == Streams::Files && !interactive).then_some((names[0].as_str(), names[1].as_str()));
    let mut tests: Vec<(String, &[u8])> = Vec::new();
    let mut batches = String::new();
    for group in groups {
        let _ = writeln!(batches, "- points: {}\n  dependencies: []\n  batched:", group.points);
        for test in &group.tests {
            let path = format!("{}/{}", group.name, test.name);
            tests.push((format!("{path}.in"), &test.input));
            if interactive {
                let _ = writeln!(batches, "  - {{in: {path}.in}}");
            } else {
                let _ = writeln!(batches, "  - {{in: {path}.in, out: {path}.out}}");
                tests.push((format!("{path}.out"), &test.answer));
            }
        }
    }
    let mut init = String::from("archive: tests.zip\n");
    if let Some((input, output)) = files {
        let _ = writeln!(init, "file_io: {{input: {input}, output: {output}}}");
    }
    // Sources of this length take longer to compile and to start than those that a judge expects.
    let kind = called("check.cpp", |names| names.dmoj);
    let _ = match interactive {
        true => write!(
            init,
            "unbuffered: true\ninteractive: {{files: interactor.cpp, type: testlib, lang: {kind}, feedback: true, compiler_time_limit: 120, preprocessing_time: 30, memory_limit: 1048576}}\ntest_cases:\n{batches}"
        ),
        false => write!(
            init,
            "output_limit_length: 67108864\nchecker:\n  name: bridged\n  args: {{files: check.cpp, lang: {kind}, type: testlib, time_limit: 30, memory_limit: 1048576}}\ntest_cases:\n{batches}"
        ),
    };
    package.add("init.yml", init);
    package.add("tests.zip", archive(tests.iter().map(|(path, bytes)| (path.as_str(), *bytes, false)))?);
    if interactive {
        package.add("interactor.cpp", job.source(Role::Interactor));
        package.lose(
            "Tests have no answers: nobody reads them. `cargo xtask generate` makes the reference's dialogues.",
        );
        package.lose("Standard output isn't buffered there, as judges of this kind do it in interactive problems: a program that forgets to flush may pass.");
    } else {
        package.add("check.cpp", job.source(Role::Checker));
        package.add("solutions/accepted/reference.cpp", job.source(Role::Solution));
    }
    for statement in &job.bundle.statements {
        // A formula within a line stands between tildes there.
        let text = format!("# {}\n\n{}", statement.title, formulas(&statement.markdown(files, samples)));
        package.add(format!("statement.{}.md", statement.lang.code()), text);
    }
    for (name, svg) in &job.bundle.pictures {
        package.add(name.as_str(), svg.as_slice());
    }
    for program in &job.bundle.programs {
        package.add(format!("solutions/{}/{}", program.verdict, program.name), program.text.as_str());
    }
    package.lose(format!(
        "Time and memory limit ({} s, {} MiB = {} KiB) and the statements are typed into the site; a package has no place for them. Longer time limits for some languages are set there, too.",
        job.seconds(),
        manifest.memory_limit,
        manifest.memory_limit << 10,
    ));
    // A test without points that is failed ends the judging there: whoever fails a sample would lose every group.
    for sample in samples {
        package.add(format!("samples/{}.in", sample.number), sample.input.as_slice());
        let ending = if sample.dialogue { "interaction" } else { "out" };
        package.add(format!("samples/{}.{ending}", sample.number), sample.answer.as_slice());
    }
    package.lose("Samples are in the statements and in `samples`, not among the tests: a failed test without points ends the judging there.");
    package.lose("Inputs are not validated: use `cargo xtask validate` beforehand.");
    match files {
        Some((input, output)) => package.lose(format!(
            "Programs read `{input}` and write `{output}`: those in `solutions` that use only standard streams need `file_io` removed from init.yml; the reference accepts either."
        )),
        None if interactive => {}
        None => package.lose(
            "Only standard input and output are supported: programs in `solutions` that use files cannot be judged there.",
        ),
    }
    package.lose("Pictures are uploaded to the site beside the statement, which names them.");
    Ok(package)
}

/// Formulas in a line, `$x$`, as this judge's Markdown writes them: `~x~`.
fn formulas(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len());
    let mut done = 0;
    for (event, place) in crate::statement::events(markdown) {
        if let pulldown_cmark::Event::InlineMath(formula) = event {
            out.push_str(&markdown[done..place.start]);
            let _ = write!(out, "~{formula}~");
            done = place.end;
        }
    }
    out.push_str(&markdown[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::formulas;

    #[test]
    fn formulas_stand_between_tildes() {
        assert_eq!(formulas("a $x_1$, `$`\n\n$$y$$\n"), "a ~x_1~, `$`\n\n$$y$$\n");
    }
}
