//! Polygon: `problem.xml`, tests by number, checker and validator with testlib's protocol, statements in sections.
//! VNOJ imports the same package; p2d turns it into one for DOMjudge.

use std::fmt::Write;

use exercise::{Error, document::Sample, expected::Expected, interactive::Speaker};
use serde_json::json;

use super::{Job, called, language, pdf, set_aside, xml};
use crate::{
    bundle::{Bundle, Program},
    package::Package,
    portable::Role,
    statement::{Part, Statement},
    tex::{Dialect, tex},
};

/// The programs that the format has no place for.
const OTHERS: &str = "other-solutions";

/// The checker of an interactive problem.
const ACCEPTS: &str = include_str!("accepts.cpp");

pub fn package(job: &Job) -> Result<Package, Error> {
    let Bundle { samples, .. } = job.bundle;
    let mut package = Package::new(job.bundle.plain_name());
    package.archived = true;
    let samples = samples.iter().map(|sample| (&sample.input, &sample.answer));
    let tests = job.bundle.tests().map(|(_, test)| (&test.input, &test.answer));
    for (index, (input, answer)) in samples.chain(tests).enumerate() {
        package.add(format!("tests/{:02}", index + 1), input.as_slice());
        package.add(format!("tests/{:02}.a", index + 1), answer.as_slice());
    }
    if job.interactive() {
        package.add("files/interactor.cpp", job.source(Role::Interactor));
        package.add("files/check.cpp", ACCEPTS);
        package.lose("The answers `tests/NN.a` are the reference's dialogues; the site makes its own, with the main solution.");
        package.lose("Where interactors run on Windows, what the judge says waits until the program reads it, before its next line is heard.");
    } else {
        package.add("files/check.cpp", job.source(Role::Checker));
        package.add("solutions/reference.cpp", job.source(Role::Solution));
    }
    package.add("files/validator.cpp", job.source(Role::TestlibValidator));
    let mut programs = Vec::new();
    for program in job.programs(&mut package, OTHERS) {
        let Some(kind) = program.language.elsewhere.polygon else {
            let Program { verdict, name, .. } = &program;
            let why = format!("{verdict}/{name} is in a language that the format does not name: it is");
            set_aside(&mut package, OTHERS, &why, &program);
            continue;
        };
        // All are in one folder there.
        let path = format!("solutions/{}-{}", program.verdict, program.name);
        package.add(path.as_str(), program.text.as_str());
        programs.push((path, kind, program));
    }
    let mut typeset = true;
    for statement in &job.bundle.statements {
        let language = language(statement.lang);
        let folder = format!("statements/{language}");
        let dialect = job.pictures(&mut package, &folder, false)?;
        properties(job, &mut package, statement, dialect);
        let document = pdf::document(job, &[statement])?;
        match pdf::typeset(job, &document)? {
            Some(pdf) => package.add(format!("statements/.pdf/{language}/problem.pdf"), pdf),
            None => typeset = false,
        }
    }
    if !typeset {
        package.lose(format!(
            "Statements are only TeX, not PDF, which p2d needs for DOMjudge: {}.",
            pdf::missing()
        ));
    }
    package.add("problem.xml", problem_xml(job, &programs, typeset));
    package.lose("The site's form takes sources of at most 64 KB: upload checker and reference as files, or import the package.");
    package.lose("One time limit holds for all languages; the site has its own factors.");
    Ok(package)
}

/// What stands in the assets before the validators.
fn judging_assets(job: &Job, kind: &str) -> String {
    let mut text = format!(
        "        <checker name=\"check.cpp\" type=\"testlib\">\n            <source path=\"files/check.cpp\" type=\"{kind}\"/>\n        </checker>\n"
    );
    if job.interactive() {
        let _ = write!(
            text,
            "        <interactor>\n            <source path=\"files/interactor.cpp\" type=\"{kind}\"/>\n        </interactor>\n"
        );
    }
    text
}

fn solution(tag: &str, path: &str, kind: &str) -> String {
    format!(
        "            <solution tag=\"{tag}\">\n                <source path=\"{}\" type=\"{kind}\"/>\n            </solution>\n",
        xml(path)
    )
}

/// Which of the programs is the main solution, where the reference is none: a right one, in the language of our sources if
/// there is one.
fn main_solution(job: &Job, programs: &[(String, &str, Program)], kind: &str) -> Option<usize> {
    let right = |of: fn(&str, &str) -> bool| {
        let wanted = |(_, known, program): &(String, &str, Program)| {
            program.verdict == Expected::Accepted && of(known, kind)
        };
        programs.iter().position(wanted)
    };
    job.interactive().then(|| right(|known, kind| known == kind).or_else(|| right(|_, _| true))).flatten()
}

fn problem_xml(job: &Job, programs: &[(String, &str, Program)], typeset: bool) -> String {
    let Bundle { manifest, samples, groups, statements, .. } = job.bundle;
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n<problem revision=\"1\" short-name=\"{}\">\n    <names>\n",
        job.bundle.plain_name()
    );
    for statement in statements {
        let _ = writeln!(
            text,
            "        <name language=\"{}\" value=\"{}\"/>",
            language(statement.lang),
            xml(&statement.title)
        );
    }
    text.push_str("    </names>\n    <statements>\n");
    for statement in statements {
        let language = language(statement.lang);
        let _ = writeln!(
            text,
            "        <statement charset=\"UTF-8\" language=\"{language}\" mathjax=\"true\" path=\"statements/{language}/problem.tex\" type=\"application/x-tex\"/>"
        );
    }
    for statement in statements.iter().filter(|_| typeset) {
        let language = language(statement.lang);
        let _ = writeln!(
            text,
            "        <statement language=\"{language}\" path=\"statements/.pdf/{language}/problem.pdf\" type=\"application/pdf\"/>"
        );
    }
    let count = samples.len() + job.bundle.tests().count();
    let _ = write!(
        text,
        "    </statements>\n    <judging cpu-name=\"\" cpu-speed=\"0\" input-file=\"\" output-file=\"\" run-count=\"1\">\n        <testset name=\"tests\">\n            <time-limit>{}</time-limit>\n            <memory-limit>{}</memory-limit>\n            <test-count>{count}</test-count>\n            <input-path-pattern>tests/%02d</input-path-pattern>\n            <answer-path-pattern>tests/%02d.a</answer-path-pattern>\n            <tests>\n",
        job.milliseconds(),
        manifest.memory_limit << 20,
    );
    for _ in samples {
        text.push_str(
            "                <test group=\"samples\" method=\"manual\" points=\"0.0\" sample=\"true\"/>\n",
        );
    }
    for group in groups {
        // A group's points are won together: they stand at its first test.
        for (index, _) in group.tests.iter().enumerate() {
            let points = if index == 0 { group.points } else { 0 };
            let _ = writeln!(
                text,
                "                <test group=\"{}\" method=\"manual\" points=\"{points}.0\"/>",
                xml(&group.name)
            );
        }
    }
    text.push_str("            </tests>\n            <groups>\n                <group feedback-policy=\"complete\" name=\"samples\" points=\"0.0\" points-policy=\"complete-group\"/>\n");
    for group in groups {
        let _ = writeln!(
            text,
            "                <group feedback-policy=\"icpc\" name=\"{}\" points=\"{}.0\" points-policy=\"complete-group\"/>",
            xml(&group.name),
            group.points
        );
    }
    let kind = called("check.cpp", |names| names.polygon);
    let _ = write!(
        text,
        "            </groups>\n        </testset>\n    </judging>\n    <files>\n        <resources/>\n        <executables/>\n    </files>\n    <assets>\n{}        <validators>\n            <validator>\n                <source path=\"files/validator.cpp\" type=\"{kind}\"/>\n            </validator>\n        </validators>\n        <solutions>\n",
        judging_assets(job, kind)
    );
    if !job.interactive() {
        text.push_str(&solution("main", "solutions/reference.cpp", kind));
    }
    let main = main_solution(job, programs, kind);
    for (index, (path, kind, program)) in programs.iter().enumerate() {
        let tag = match program.verdict {
            Expected::Accepted if main == Some(index) => "main",
            Expected::Accepted => "accepted",
            Expected::WrongAnswer => "wrong-answer",
            Expected::TimeLimit => "time-limit-exceeded",
            // There is no tag for a program that breaks down.
            Expected::RunTimeError => "rejected",
        };
        text.push_str(&solution(tag, path, kind));
    }
    text.push_str("        </solutions>\n    </assets>\n</problem>\n");
    text
}

/// The two columns in which a statement shows a sample. Of a dialogue they are what the program reads and what it writes,
/// with an empty line for each line of the other side.
fn shown(sample: &Sample) -> [String; 2] {
    let answer = String::from_utf8_lossy(&sample.answer);
    if !sample.dialogue {
        return [String::from_utf8_lossy(&sample.input).into_owned(), answer.into_owned()];
    }
    [Speaker::Judge, Speaker::Program].map(|speaker| {
        let own =
            |line: &str| line.strip_prefix(speaker.sign()).unwrap_or_default().trim_start().to_string() + "\n";
        answer.lines().map(own).collect()
    })
}

/// The statement in sections, as files and in `problem-properties.json`, from which other judges import it.
fn properties(job: &Job, package: &mut Package, statement: &Statement, dialect: Dialect) {
    let Bundle { manifest, samples, .. } = job.bundle;
    let language = language(statement.lang);
    let words = |kind: Part| statement.part(kind).map(|section| section.text.as_str()).unwrap_or_default();
    let bounds = statement
        .part(Part::Constraints)
        .map(|section| format!("\n\n**{}**\n\n{}", section.heading, section.text))
        .unwrap_or_default();
    let mut notes = words(Part::Examples).to_string();
    for section in statement.sections.iter().filter(|section| section.kind == Part::Other) {
        let _ = write!(notes, "\n\n**{}**\n\n{}", section.heading, section.text);
    }
    let legend = tex(&format!("{}\n\n{}", statement.legend, statement.streams(None)), dialect);
    let input = tex(&format!("{}{bounds}", words(Part::Input)), dialect);
    let output = tex(words(Part::Output), dialect);
    let scoring = tex(words(Part::Scoring), dialect);
    let notes = tex(notes.trim(), dialect);
    let shown: Vec<[String; 2]> = samples.iter().map(shown).collect();
    let sample_tests: Vec<_> = samples
        .iter()
        .zip(&shown)
        .map(|(sample, [input, output])| {
            json!({
                "input": input,
                "output": output,
                "inputFile": format!("example.{}", sample.number),
                "outputFile": format!("example.{}.a", sample.number),
            })
        })
        .collect();
    let properties = json!({
        "name": statement.title,
        "legend": legend,
        "input": input,
        "output": output,
        "scoring": (!scoring.is_empty()).then_some(&scoring),
        "notes": notes,
        "interaction": null,
        "tutorial": "",
        "language": language,
        "inputFile": "stdin",
        "outputFile": "stdout",
        "timeLimit": u64::try_from(job.milliseconds()).unwrap_or(u64::MAX),
        "memoryLimit": manifest.memory_limit << 20,
        "authorLogin": "",
        "authorName": "",
        "extraResources": {},
        "sampleTests": sample_tests,
    });
    package.add(format!("statements/{language}/problem-properties.json"), format!("{properties:#}\n"));
    for (sample, [input, output]) in samples.iter().zip(&shown) {
        package.add(format!("statements/{language}/example.{}", sample.number), input.as_str());
        package.add(format!("statements/{language}/example.{}.a", sample.number), output.as_str());
    }
    let mut whole = format!(
        "\\begin{{problem}}{{{}}}{{standard input}}{{standard output}}{{{} s}}{{{} MB}}\n\n{legend}\n",
        crate::tex::escaped(&statement.title),
        job.seconds(),
        manifest.memory_limit,
    );
    for (heading, name, text) in [
        ("", "name", &statement.title),
        ("", "legend", &legend),
        ("\\InputFile", "input", &input),
        ("\\OutputFile", "output", &output),
        ("\\Scoring", "scoring", &scoring),
        ("\\Note", "notes", &notes),
    ] {
        if text.is_empty() {
            continue;
        }
        package.add(format!("statement-sections/{language}/{name}.tex"), format!("{text}\n"));
        if !heading.is_empty() {
            let _ = write!(whole, "\n{heading}\n{text}\n");
        }
    }
    whole.push_str("\n\\Examples\n\\begin{example}\n");
    for sample in samples {
        let _ = writeln!(whole, "\\exmpfile{{example.{0}}}{{example.{0}.a}}%", sample.number);
    }
    whole.push_str("\\end{example}\n\\end{problem}\n");
    package.add(format!("statements/{language}/problem.tex"), whole);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialogue_is_shown_in_two_columns_line_by_line() {
        let sample = |dialogue| Sample {
            number: "01".into(),
            input: b"1 7\n".to_vec(),
            answer: b"< 1\n< 1 10 3\n> 2\n< 3\n".to_vec(),
            dialogue,
        };
        assert_eq!(shown(&sample(true)), ["1\n1 10 3\n\n3\n", "\n\n2\n\n"]);
        assert_eq!(shown(&sample(false)), ["1 7\n", "< 1\n< 1 10 3\n> 2\n< 3\n"]);
    }
}
