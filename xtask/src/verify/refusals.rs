//! `refusals.lock`: which tests refused each wrong program when somebody last blessed it. Verify lets a program meet
//! those first, so that it is known to be wrong after two short runs, on any machine. It is a hint and decides nothing:
//! where these tests accept the program, all the others are tried as well.

use std::collections::BTreeMap;

use exercise::{AnyExercise, Error, Library};

/// The name of the file.
pub const FILE: &str = "refusals.lock";

/// What stands above the rows.
const HEADER: &str =
    "# Which tests refuse each wrong program: verify tries these first. `verify --bless` writes it.\n";

/// Reads the hints of an exercise; a missing file has none.
pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Rows, Error> {
    Ok(Rows::parse(&String::from_utf8_lossy(&library.file(exercise, FILE)?.unwrap_or_default())))
}

/// The file.
pub fn text(rows: &Rows) -> String {
    format!("{HEADER}{rows}")
}

/// Programs by name (`wrong_answer/plain_xor.cpp`), and for each tests that refused it, the first first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows(BTreeMap<String, Vec<String>>);

impl Rows {
    /// The rows of a file.
    pub fn parse(text: &str) -> Rows {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let row = |line: &str| {
            let mut words = line.split_ascii_whitespace().map(String::from);
            Some((words.next()?, words.collect()))
        };
        Rows(lines.filter_map(row).collect())
    }

    /// The tests that refused a program.
    pub fn of(&self, program: &str) -> &[String] {
        self.0.get(program).map_or(&[], Vec::as_slice)
    }

    /// Notes which tests refused a program.
    pub fn insert(&mut self, program: &str, tests: Vec<String>) {
        // A name with a space would be read back as another: such a program has no hint.
        if !program.contains(char::is_whitespace) && !tests.is_empty() {
            self.0.insert(program.into(), tests);
        }
    }
}

impl std::fmt::Display for Rows {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        for (program, tests) in &self.0 {
            writeln!(f, "{program} {}", tests.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_names_with_spaces_are_left_out() {
        let mut refusals = Rows::default();
        refusals.insert("wrong_answer/a.cpp", vec!["small/01".into(), "full/02".into()]);
        refusals.insert("wrong_answer/a b.cpp", vec!["small/01".into()]);
        refusals.insert("wrong_answer/nobody.cpp", Vec::new());
        assert_eq!(Rows::parse(&text(&refusals)), refusals);
        assert_eq!(refusals.of("wrong_answer/a.cpp"), ["small/01", "full/02"]);
        assert!(refusals.of("wrong_answer/a b.cpp").is_empty() && refusals.of("x").is_empty());
    }
}
