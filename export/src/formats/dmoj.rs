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
    let files = (streams == Streams::Files).then_some((names[0].as_str(), names[1].as_str()));
    let mut tests: Vec<(String, &[u8])> = Vec::new();
    let mut batches = String::new();
    for group in groups {
        let _ = writeln!(batches, "- points: {}\n  dependencies: []\n  batched:", group.points);
        for test in &group.tests {
            let path = format!("{}/{}", group.name, test.name);
            let _ = writeln!(batches, "  - {{in: {path}.in, out: {path}.out}}");
            tests.push((format!("{path}.in"), &test.input));
            tests.push((format!("{path}.out"), &test.answer));
        }
    }
    let mut init = String::from("archive: tests.zip\n");
    if let Some((input, output)) = files {
        let _ = writeln!(init, "file_io: {{input: {input}, output: {output}}}");
    }
    // Checkers of this length take longer to compile and to start than those that a judge expects.
    let _ = write!(
        init,
        "output_limit_length: 67108864\nchecker:\n  name: bridged\n  args: {{files: check.cpp, lang: {}, type: testlib, time_limit: 30, memory_limit: 1048576}}\ntest_cases:\n{batches}",
        called("check.cpp", |names| names.dmoj)
    );
    package.add("init.yml", init);
    package.add("tests.zip", archive(tests.iter().map(|(path, bytes)| (path.as_str(), *bytes, false)))?);
    package.add("check.cpp", job.source(Role::Checker));
    package.add("solutions/accepted/reference.cpp", job.source(Role::Solution));
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
        package.add(format!("samples/{}.out", sample.number), sample.answer.as_slice());
    }
    package.lose("Samples are in the statements and in `samples`, not among the tests: a failed test without points ends the judging there.");
    package.lose("Inputs are not validated: use `cargo xtask validate` beforehand.");
    match files {
        Some((input, output)) => package.lose(format!(
            "Programs read `{input}` and write `{output}`: those in `solutions` that use only standard streams need `file_io` removed from init.yml; the reference accepts either."
        )),
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
