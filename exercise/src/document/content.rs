//! What data says, in the words of a text.

use std::fmt::Write;

use checkers::{bound::tex_integer, number::LONGEST};

use super::Lang;
use crate::{AnyExercise, Error, Library, Manifest};

/// What stands beside a marker.
pub fn content(
    marker: &str,
    lang: Lang,
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<String, Error> {
    match marker {
        "limits" => return Ok(limits(lang, manifest)),
        "groups" => return Ok(groups(lang, manifest)),
        "samples" => return samples(lang, library, exercise),
        "numbers" => return Ok(numbers(lang)),
        _ => {}
    }
    let unknown = || {
        let forms = "bound: NAME, min: NAME, max: NAME, fact: NAME, code: PROGRAM NAME, limits, groups, numbers, samples";
        Error::new(format!("<!-- {marker} --> is not a marker; the markers are {forms}"))
    };
    let (form, name) = marker.split_once(": ").ok_or_else(unknown)?;
    if form == "fact" {
        let fact = exercise.facts().into_iter().find(|fact| fact.name == name);
        let fact = fact.ok_or_else(|| Error::new(format!("<!-- {marker} -->: there is no fact {name}")))?;
        return Ok((fact.compute)(lang));
    }
    if form == "code" {
        return code(name, library, exercise).map_err(|why| Error::new(format!("<!-- {marker} -->: {why}")));
    }
    let bound = exercise
        .bounds()
        .iter()
        .find(|bound| bound.name == name)
        .ok_or_else(|| Error::new(format!("<!-- {marker} -->: there is no bound {name}")))?;
    match form {
        "bound" => Ok(format!("${}$", bound.tex())),
        "min" => Ok(format!("${}$", tex_integer(bound.min))),
        "max" => Ok(format!("${}$", tex_integer(bound.max))),
        _ => Err(unknown()),
    }
}

/// What a program of the exercise has between `begin NAME` and `end NAME`, as a block of code: `accepted/sum.cpp heart`.
fn code(says: &str, library: &Library, exercise: &dyn AnyExercise) -> Result<String, String> {
    let (program, name) = says.split_once(' ').ok_or("it should name a program and a part of it")?;
    let (_, ending) = program.rsplit_once('.').ok_or("the program has no ending")?;
    let file = format!("submissions/{program}");
    let text = library.file(exercise, &file).map_err(|error| error.to_string())?;
    let text = text.ok_or_else(|| format!("there is no {file}"))?;
    let text = String::from_utf8(text).map_err(|_| format!("{file} isn't UTF-8"))?;
    let lines = excerpt(&text, name)
        .ok_or_else(|| format!("{file} has no lines from `begin {name}` to `end {name}`"))?;
    Ok(format!("\n```{ending}\n{lines}```\n"))
}

/// What a line says that is nothing but a comment, in any language of programs.
fn comment(line: &str) -> &str {
    line.trim().trim_start_matches(['/', '#', '{', '(', '*']).trim_end_matches(['}', ')', '*', '/']).trim()
}

/// Whether a line of a program only marks where an excerpt begins or ends. It says nothing to a compiler, so a program
/// with it is the same program.
pub fn marks_an_excerpt(line: &str) -> bool {
    let mut words = comment(line).split_whitespace();
    comment(line) != line.trim()
        && matches!(words.next(), Some("begin" | "end"))
        && words.next().is_some()
        && words.next().is_none()
}

/// The lines of a program between the comments `begin NAME` and `end NAME`, moved to the left as far as they all can be.
fn excerpt(program: &str, name: &str) -> Option<String> {
    let says =
        |line: &str, word: &str| comment(line).strip_prefix(word).is_some_and(|rest| rest.trim() == name);
    let mut lines = program.lines().skip_while(|line| !says(line, "begin "));
    lines.next()?;
    let lines: Vec<&str> = lines.collect();
    let lines = &lines[..lines.iter().position(|line| says(line, "end "))?];
    let depth = |line: &&str| line.len() - line.trim_start().len();
    let least = lines.iter().filter(|line| !line.trim().is_empty()).map(depth).min()?;
    Some(lines.iter().map(|line| format!("{}\n", line.get(least..).unwrap_or_default().trim_end())).collect())
}

fn limits(lang: Lang, manifest: &Manifest) -> String {
    let Manifest { stem, memory_limit, .. } = manifest;
    let seconds = manifest.time_limit.as_secs_f64().to_string();
    let files = match manifest.interactive {
        true => {
            lang.say("Tương tác qua vào/ra chuẩn", "Interactive, over standard input and output").to_string()
        }
        false => match lang {
            Lang::Vietnamese => format!("Tệp: `{stem}.inp`, `{stem}.out` (hoặc vào/ra chuẩn)"),
            Lang::English => format!("Files: `{stem}.inp`, `{stem}.out` (or standard input and output)"),
        },
    };
    match lang {
        Lang::Vietnamese => {
            let seconds = seconds.replace('.', ",");
            format!("Thời gian: {seconds} giây · Bộ nhớ: {memory_limit} MiB · {files}")
        }
        Lang::English => format!("Time limit: {seconds} s · Memory limit: {memory_limit} MiB · {files}"),
    }
}

fn groups(lang: Lang, manifest: &Manifest) -> String {
    let head = lang.say("| Nhóm | Điểm | Số test | Điều kiện |", "| Group | Points | Tests | Constraints |");
    let mut table = format!("\n{head}\n|---|---|---|---|\n");
    for group in &manifest.plan.groups {
        let about = lang.of(&group.about);
        let _ = writeln!(table, "| `{}` | {} | {} | {about} |", group.name, group.points, group.tests.len());
    }
    table
}

/// How numbers of an answer are written, where they need not be integers.
fn numbers(lang: Lang) -> String {
    let longest = LONGEST / 1000;
    let words = match lang {
        Lang::Vietnamese => format!(
            "Mỗi số là một số nguyên, một phân số như `-3/7` (mẫu số dương) hoặc một số thập phân (có thể viết dạng mũ như `1.5e-3`), dài không quá ${longest}\\,000$ kí tự. Không số nào có dấu cộng ở đầu. Hãy ghi phân số đúng, hoặc ghi ít nhất $12$ chữ số có nghĩa; $12$ chữ số luôn đủ."
        ),
        Lang::English => format!(
            "Each number is an integer, a fraction such as `-3/7` (with a positive denominator) or a decimal (an exponent is allowed, as in `1.5e-3`), of at most ${longest}\\,000$ characters. No number has a leading plus. Write exact fractions or at least $12$ significant digits; $12$ digits always suffice."
        ),
    };
    format!("\n{words}\n")
}

fn samples(lang: Lang, library: &Library, exercise: &dyn AnyExercise) -> Result<String, Error> {
    let mut text = String::from("\n");
    for sample in load_samples(library, exercise)? {
        let (input, answer) = (String::from_utf8_lossy(&sample.input), String::from_utf8_lossy(&sample.answer));
        let [input_title, answer_title] = sample.titles(lang);
        let (number, answer) = (&sample.number, with_line_end(&answer));
        // The program sees nothing of a run but what the judge says.
        let _ = match sample.dialogue {
            true => write!(text, "**{answer_title}** {number}\n\n```text\n{answer}```\n\n"),
            false => write!(
                text,
                "**{input_title}** {number}\n\n```text\n{}```\n\n**{answer_title}**\n\n```text\n{answer}```\n\n",
                with_line_end(&input),
            ),
        };
    }
    Ok(text)
}

fn with_line_end(text: &str) -> String {
    if text.ends_with('\n') { text.into() } else { format!("{text}\n") }
}

/// A sample of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The number in its file names, `01`.
    pub number: String,
    /// The bytes of `samples/NN.inp`.
    pub input: Vec<u8>,
    /// The bytes of `samples/NN.out`: a right answer, not always the reference's.
    pub answer: Vec<u8>,
    /// Whether the answer is a dialogue, `samples/NN.txt`, in an interactive exercise; then the input is a run.
    pub dialogue: bool,
}

impl Sample {
    /// How the name of the answer's file ends.
    pub fn ending(&self) -> &'static str {
        ending(self.dialogue)
    }

    /// What readers call the input and the answer.
    pub fn titles(&self, lang: Lang) -> [&'static str; 2] {
        match self.dialogue {
            true => [lang.say("Lượt chạy", "Run"), lang.say("Đối thoại", "Dialogue")],
            false => [lang.say("Dữ liệu vào", "Input"), lang.say("Kết quả", "Output")],
        }
    }
}

fn ending(dialogue: bool) -> &'static str {
    if dialogue { "txt" } else { "out" }
}

/// Reads the samples of an exercise, in order.
pub fn load_samples(library: &Library, exercise: &dyn AnyExercise) -> Result<Vec<Sample>, Error> {
    let names = library.list(exercise, "samples")?;
    let dialogue = library.manifest(exercise)?.interactive;
    let ending_of_answers = ending(dialogue);
    let mut samples = Vec::new();
    for name in &names {
        let file = format!("samples/{name}");
        let misplaced = || {
            let why = format!("every file in samples/ must be NN.inp or its NN.{ending_of_answers}");
            Error::file(&library.place(exercise, &file), why)
        };
        let (number, ending) = name.rsplit_once('.').ok_or_else(misplaced)?;
        let answer = format!("{number}.{ending_of_answers}");
        match ending {
            "inp" if names.contains(&answer) => {
                let read = |name: &str| library.file(exercise, &format!("samples/{name}"));
                let (Some(input), Some(answer)) = (read(name)?, read(&answer)?) else {
                    return Err(misplaced());
                };
                samples.push(Sample { number: number.to_string(), input, answer, dialogue });
            }
            ending if ending == ending_of_answers && names.contains(&format!("{number}.inp")) => {}
            _ => return Err(misplaced()),
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::{excerpt, marks_an_excerpt};

    #[test]
    fn an_excerpt_is_what_its_comments_enclose_moved_to_the_left() {
        let program = "int a;\n    // begin heart\n    if (a) {\n\n        b();\n    }\n    // end heart\n";
        assert_eq!(excerpt(program, "heart").unwrap(), "if (a) {\n\n    b();\n}\n");
        for (begin, end) in
            [("# begin x", "# end x"), ("{ begin x }", "(* end x *)"), ("/* begin x */", "//end x")]
        {
            assert_eq!(excerpt(&format!("{begin}\n\tgo\n{end}\n"), "x").unwrap(), "go\n");
        }
    }

    #[test]
    fn only_a_comment_of_two_words_marks_an_excerpt() {
        for line in ["// begin heart", "    # end heart", "{ begin heart }", "(* end x *)"] {
            assert!(marks_an_excerpt(line), "{line}");
        }
        for line in ["begin", "end", "begin x", "// begin", "// end of file", "// the end", "{ begin }"] {
            assert!(!marks_an_excerpt(line), "{line}");
        }
    }

    #[test]
    fn an_excerpt_needs_both_ends_its_own_name_and_a_line() {
        for program in
            ["// begin x\na\n", "a\n// end x\n", "// begin y\na\n// end y\n", "// begin x\n// end x\n"]
        {
            assert_eq!(excerpt(program, "x"), None, "{program}");
        }
    }
}
