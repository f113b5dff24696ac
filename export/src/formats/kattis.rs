//! Problem packages: `kattis` is the format of 2025-09, which BAPCtools takes, `kattis-legacy` the one before, which
//! problemtools and DOMjudge take. No package passes both.

use std::{collections::HashSet, fmt::Write};

use exercise::{
    Error,
    document::{Lang, Sample},
    expected::Expected,
};
use export_order::Scoring;

use super::{Job, pdf, quoted, set_aside};
use crate::{
    bundle::Bundle,
    package::Package,
    portable::Role,
    statement::Statement,
    tex::{escaped, tex},
};

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// 2025-09.
    V2025,
    /// Legacy.
    Legacy,
}

/// The programs that the tools do not run.
const OTHERS: &str = "other_programs";
/// Sources may be so long, in KiB: the reference in C is.
const CODE: usize = 8192;

pub fn package(job: &Job, version: Version) -> Result<Package, Error> {
    let bundle = job.bundle;
    let mut package = Package::new(bundle.plain_name());
    package.archived = true;
    let legacy = version == Version::Legacy;
    package.add("problem.yaml", if legacy { legacy_yaml(job) } else { yaml(job) });
    let shown = shown(job);
    statements(job, &mut package, &shown, legacy)?;
    let (name, role) =
        if job.interactive() { ("interactor", Role::Interactor) } else { ("checker", Role::Checker) };
    let folder = if legacy { format!("output_validators/{name}") } else { "output_validator".into() };
    package.add(format!("{folder}/{name}.cpp"), job.source(role));
    if job.interactive() {
        job.testing_tool(&mut package, "attachments")?;
        package.lose(
            "Answer files are empty, as these tools want it for interactive problems: `cargo xtask generate` makes the reference's dialogues.",
        );
    }
    package.add("input_validators/validator/validator.cpp", job.source(Role::KattisValidator));
    data(job, &mut package, legacy);
    submissions(job, &mut package, legacy);
    if legacy {
        let ini = format!(
            "timelimit='{}'\nshort-name={}\nexternalid={}\n",
            job.seconds(),
            bundle.plain_name(),
            bundle.plain_name()
        );
        package.add("domjudge-problem.ini", ini);
        let document = pdf::document(job, &shown.iter().collect::<Vec<_>>())?;
        match pdf::typeset(job, &document)? {
            Some(pdf) => package.add("problem.pdf", pdf),
            None => package.lose(format!(
                "DOMjudge shows a statement only as PDF, and there is none here: {}.",
                pdf::missing()
            )),
        }
        package.lose(format!(
            "The legacy format has no time limit of its own: {} s is in `domjudge-problem.ini`, which DOMjudge reads. Kattis computes a limit from the accepted programs; `verifyproblem --fixed_timelim` takes one.",
            job.seconds()
        ));
    }
    if !legacy && takes_one_more_token(bundle) {
        package.lose(format!(
            "An input here may be followed by another query, which `bt validate` takes for damage: `{ONE_MORE_TOKEN}` leaves out its own damaged inputs. Those of the exercise are in `data/invalid_input`."
        ));
    }
    if job.scoring == Scoring::PassFail {
        package.lose(
            "As a pass-fail problem it has no points: the groups are folders, their points are listed above, and the statements do not mention them. `--scoring points` makes a package with points.",
        );
    }
    Ok(package)
}

/// What BAPCtools is asked where one of its own damaged inputs is a right one.
const ONE_MORE_TOKEN: &str = "bt validate --generic invalid_answer invalid_output valid_output";

/// Whether a sample is still an input with one more number, in a line of its own or behind the last: what BAPCtools tries.
fn takes_one_more_token(bundle: &Bundle) -> bool {
    let more = |sample: &Sample| {
        let line = [sample.input.as_slice(), b"42\n"].concat();
        let behind = [sample.input.strip_suffix(b"\n").unwrap_or(&sample.input), b" 42\n"].concat();
        [line, behind]
    };
    bundle.samples.iter().flat_map(more).any(|input| bundle.exercise.read(&input).is_ok())
}

fn kind(job: &Job, legacy: bool) -> &'static str {
    // The old format says it of the validation.
    match (job.scoring, job.interactive() && !legacy) {
        (Scoring::Points, false) => "scoring",
        (Scoring::Points, true) => "[scoring, interactive]",
        (Scoring::PassFail, false) => "pass-fail",
        (Scoring::PassFail, true) => "interactive",
    }
}

fn yaml(job: &Job) -> String {
    let manifest = &job.bundle.manifest;
    let mut text = format!("problem_format_version: 2025-09\ntype: {}\nname:\n", kind(job, false));
    for lang in Lang::ALL {
        let _ = writeln!(text, "  {}: {}", lang.code(), quoted(lang.of(&manifest.title)));
    }
    let _ = write!(
        text,
        "uuid: {}\nsource: {}\nlicense: unknown\nlimits:\n  time_limit: {:?}\n  memory: {}\n  output: 64\n  code: {CODE}\n  compilation_time: 120\n  validation_time: 120\n",
        job.uuid(),
        quoted(&manifest.source.en),
        job.seconds(),
        manifest.memory_limit,
    );
    if job.seconds().fract() != 0.0 {
        text.push_str("  time_resolution: 0.001\n");
    }
    text
}

fn legacy_yaml(job: &Job) -> String {
    let manifest = &job.bundle.manifest;
    let grading = match job.scoring {
        Scoring::Points => "grading:\n  show_test_data_groups: true\n",
        Scoring::PassFail => "",
    };
    let validation = if job.interactive() { "custom interactive" } else { "custom" };
    format!(
        "problem_format_version: legacy\ntype: {}\nname: {}\nuuid: {}\nsource: {}\nlicense: unknown\nvalidation: {validation}\n{grading}limits:\n  memory: {}\n  output: 64\n  code: {CODE}\n  compilation_time: 120\n  validation_time: 120\n  time_multiplier: 2\n  time_safety_margin: 1.5\n",
        kind(job, true),
        quoted(&manifest.title.en),
        job.uuid(),
        quoted(&manifest.source.en),
        manifest.memory_limit,
    )
}

/// The statements as contestants are to see them: where nobody counts points, none are promised.
fn shown(job: &Job) -> Vec<Statement> {
    let statement = |statement: &Statement| match job.scoring {
        Scoring::Points => statement.clone(),
        Scoring::PassFail => statement.without_points(),
    };
    job.bundle.statements.iter().map(statement).collect()
}

fn statements(job: &Job, package: &mut Package, shown: &[Statement], legacy: bool) -> Result<(), Error> {
    let folder = if legacy { "problem_statement" } else { "statement" };
    let dialect = job.pictures(package, folder, true)?;
    for statement in shown {
        let text = format!(
            "\\problemname{{{}}}\n\n{}\n",
            escaped(&statement.title),
            tex(&statement.markdown(None, &[]), dialect)
        );
        package.add(format!("{folder}/problem.{}.tex", statement.lang.code()), text);
    }
    Ok(())
}

/// The name of a group's folder: tools take groups in the order of their names.
pub fn group_folder(index: usize, name: &str) -> String {
    format!("{}-{name}", index + 1)
}

/// What stands in the file of an answer: of a dialogue nothing.
fn answer(dialogue: bool, answer: &[u8]) -> &[u8] {
    if dialogue { b"" } else { answer }
}

/// A dialogue as these tools show it: nothing between a sign and its line.
fn interaction(dialogue: &[u8]) -> String {
    let line = |line: &str| {
        let (sign, words) = line.split_at_checked(1).unwrap_or_default();
        format!("{sign}{}\n", words.trim_start())
    };
    String::from_utf8_lossy(dialogue).lines().map(line).collect()
}

fn data(job: &Job, package: &mut Package, legacy: bool) {
    let Bundle { samples, groups, invalid_inputs, wrong_outputs, right_outputs, .. } = job.bundle;
    for sample in samples {
        let name = format!("data/sample/{}", sample.number);
        package.add(format!("{name}.in"), sample.input.as_slice());
        package.add(format!("{name}.ans"), answer(sample.dialogue, &sample.answer));
        if sample.dialogue {
            // What the statement shows; and what contestants get for the testing tool, which the old format has no name for.
            package.add(format!("{name}.interaction"), interaction(&sample.answer));
            if !legacy {
                package.add(format!("{name}.in.download"), sample.input.as_slice());
                package.add(format!("{name}.ans.download"), "");
            }
        }
    }
    let interactive = job.interactive();
    let points = job.scoring == Scoring::Points;
    let mut inputs: HashSet<&[u8]> = samples.iter().map(|sample| sample.input.as_slice()).collect();
    let mut repeated = 0;
    for (index, group) in groups.iter().enumerate() {
        let folder = format!("data/secret/{}", group_folder(index, &group.name));
        for test in &group.tests {
            if !inputs.insert(&test.input) && !points {
                repeated += 1;
                continue;
            }
            package.add(format!("{folder}/{}.in", test.name), test.input.as_slice());
            package.add(format!("{folder}/{}.ans", test.name), answer(interactive, &test.answer));
        }
        match (legacy, points) {
            (true, true) => package.add(
                format!("{folder}/testdata.yaml"),
                format!(
                    "on_reject: break\ngrading: default\ngrader_flags: min\naccept_score: {points}\nreject_score: 0\nrange: 0 {points}\n",
                    points = group.points
                ),
            ),
            (false, true) => package.add(
                format!("{folder}/test_group.yaml"),
                format!("max_score: {}\nscore_aggregation: pass-fail\n", group.points),
            ),
            (_, false) => {}
        }
    }
    if repeated > 0 {
        package.lose(format!(
            "Each input occurs once: tests with the input of a sample or of another test are left out ({repeated}). Without points they cannot change a verdict."
        ));
    }
    let total: u32 = groups.iter().map(|group| group.points).sum();
    match (legacy, points) {
        (true, true) => {
            package.add(
                "data/testdata.yaml",
                format!(
                    "on_reject: continue\ngrading: default\ngrader_flags: ignore_sample\nrange: 0 {total}\n"
                ),
            );
            package.add(
                "data/secret/testdata.yaml",
                format!("on_reject: continue\ngrading: default\ngrader_flags: sum accept_if_any_accepted\nrange: 0 {total}\n"),
            );
            package.add(
                "data/sample/testdata.yaml",
                "grading: default\ngrader_flags: min\naccept_score: 0\nrange: 0 0\n",
            );
        }
        (false, true) => {
            package.add("data/secret/test_group.yaml", format!("max_score: {total}\nscore_aggregation: sum\n"))
        }
        (_, false) => {}
    }
    for (index, input) in invalid_inputs.iter().enumerate() {
        let folder = if legacy { "invalid_inputs" } else { "invalid_input" };
        // The old format knows no damaged inputs and would not look at them.
        let place = if legacy { folder.to_string() } else { format!("data/{folder}") };
        package.add(format!("{place}/{:02}.in", index + 1), input.as_slice());
    }
    for (kind, outputs) in [("invalid_output", wrong_outputs), ("valid_output", right_outputs)] {
        let place = if legacy { kind.to_string() } else { format!("data/{kind}") };
        for (index, output) in outputs.iter().enumerate() {
            let sample = &samples[output.sample];
            let name = format!("{place}/{:02}", index + 1);
            package.add(format!("{name}.in"), sample.input.as_slice());
            package.add(format!("{name}.ans"), sample.answer.as_slice());
            package.add(format!("{name}.out"), output.bytes.as_slice());
        }
    }
    if legacy && interactive {
        package.lose(
            "There is no place for damaged inputs under `data`: they are in `invalid_inputs`, which the tools ignore.",
        );
    } else if legacy {
        package.lose(
            "There is no place for damaged inputs and answers under `data`: they are in `invalid_inputs`, `invalid_output` and `valid_output`, which the tools ignore.",
        );
    }
}

fn submissions(job: &Job, package: &mut Package, legacy: bool) {
    let partial = legacy && job.scoring == Scoring::Points;
    for program in job.programs(package, OTHERS) {
        let why = if let Some(why) = program.language.elsewhere.not_run_by_kattis {
            why
        } else if partial && program.verdict != Expected::Accepted {
            "With points, a program that passes a group is accepted with fewer points: programs that are not right are"
        } else {
            package.add(format!("submissions/{}/{}", program.verdict, program.name), program.text);
            continue;
        };
        set_aside(package, OTHERS, why, &program);
    }
    if !job.interactive() {
        package.add("submissions/accepted/reference.cpp", job.source(Role::Solution));
    }
    if legacy {
        return;
    }
    let mut text = String::from(
        "# A program is refused at least once for the reason of its folder, and may also fail in other ways.\n",
    );
    const ANY: &str = "[AC, WA, TLE, RTE]";
    for verdict in Expected::ALL {
        let (permitted, required) = match verdict {
            Expected::Accepted => ("[AC]", "AC"),
            Expected::WrongAnswer => (ANY, "WA"),
            Expected::TimeLimit => (ANY, "TLE"),
            Expected::RunTimeError => (ANY, "RTE"),
        };
        let _ = writeln!(text, "{verdict}:\n  permitted: {permitted}\n  required: [{required}]");
    }
    package.add("submissions/submissions.yaml", text);
}
