//! The opponent of an interactive exercise, told the lines of a program one by one.

use exercise::{
    contract::Exercise,
    interactive::{Dialogue, GIVEN_UP, Opponent, Speaker, Then, Turn, after_the_end, left},
};

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The program owes a line.
    Listen = 0,
    /// All is said, and all was good. The program must say nothing more.
    Good = 1,
    /// The program is at fault; nothing more is heard.
    Fault = 2,
    /// The input opens no dialogue: the judge's fault.
    NoRun = 3,
}

/// What the judge says, and what comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// What comes next.
    pub next: Next,
    /// Lines for the program, each with its line feed.
    pub says: String,
    /// Why the program is at fault, if it is.
    pub why: String,
}

impl Reply {
    fn fault(mut says: String, why: impl ToString) -> Reply {
        says.extend([GIVEN_UP, "\n"]);
        Reply { next: Next::Fault, says, why: why.to_string() }
    }
}

impl From<Turn> for Reply {
    fn from(turn: Turn) -> Reply {
        let says = turn.says.iter().flat_map(|line| [line, "\n"]).collect();
        match turn.then {
            Then::Listen => Reply { next: Next::Listen, says, why: String::new() },
            Then::End(Ok(())) => Reply { next: Next::Good, says, why: String::new() },
            Then::End(Err(why)) => Reply::fault(says, why),
        }
    }
}

/// A dialogue on its way.
pub struct Talk(Box<dyn Opponent>);

impl Talk {
    /// Opens the dialogue of an input.
    pub fn open<E: Exercise>(input: &[u8]) -> Result<(Talk, Reply), String> {
        let input = crate::read::<E>(input)?;
        let mut opponent = E::opponent(&input).ok_or("this exercise isn't interactive")?;
        let reply = opponent.begin().into();
        Ok((Talk(opponent), reply))
    }

    /// Hears the line that the program owes, without its line feed.
    pub fn hear(&mut self, line: &[u8]) -> Reply {
        self.0.hear(line).into()
    }

    /// The program has left, having written so many bytes of the line that it owes.
    pub fn left(&self, bytes: usize) -> Reply {
        Reply::fault(String::new(), left(&self.0.owed(), bytes))
    }
}

/// The program has said one line more, when all was over. Nobody listens to the judge any more.
pub fn too_much(line: &[u8]) -> Reply {
    let mut shown = Dialogue::default();
    shown.add(Speaker::Program, line);
    let words = shown.lines().last().map_or("", |line| line.words());
    Reply { says: String::new(), ..Reply::fault(String::new(), after_the_end(words)) }
}

#[cfg(test)]
mod tests {
    use problems::{bai9_08_moore_nim::MooreNim, take_away::TakeAway};

    use super::*;

    fn reply(next: Next, says: &str, why: &str) -> Reply {
        Reply { next, says: says.into(), why: why.into() }
    }

    #[test]
    fn a_dialogue_goes_on_from_line_to_line_to_its_end() {
        let (mut talk, opened) = Talk::open::<TakeAway>(b"1\n1 10 3 random 10\n").unwrap();
        assert_eq!(opened, reply(Next::Listen, "1\n1 10 3\n", ""));
        assert_eq!(talk.hear(b"2"), reply(Next::Listen, "1\n", ""));
        assert_eq!(talk.hear(b"\t3 \r"), reply(Next::Listen, "3\n", ""));
        assert_eq!(talk.hear(b"1"), reply(Next::Good, "", ""));
        assert_eq!(
            too_much(b"bye\r"),
            reply(Next::Fault, "", "the last game is over, but the program goes on: \"bye\"")
        );
    }

    #[test]
    fn the_judge_gives_up_with_the_sentence_that_is_said_at_home() {
        let (mut talk, _) = Talk::open::<TakeAway>(b"1\n1 10 3 random 10\n").unwrap();
        let why = "game 1, move 1, the line \"4\": x = 4 is more than M = 3, the most a move may take";
        assert_eq!(talk.hear(b"4"), reply(Next::Fault, "-1\n", why));
        let (talk, _) = Talk::open::<TakeAway>(b"1\n1 10 3 random 10\n").unwrap();
        assert_eq!(talk.left(0).why, "the program left while a line was owed: game 1, move 1");
        assert!(talk.left(2).why.ends_with("its last 2 bytes had no line feed, so they are no line"));
        assert_eq!(talk.left(2).says, "-1\n");
    }

    #[test]
    fn an_input_that_is_no_run_opens_nothing() {
        let refused = |input: &[u8]| Talk::open::<TakeAway>(input).err().unwrap();
        assert!(refused(b"1\n1 10 3 rundom 10\n").starts_with("line 2, column 8"), "{}", refused(b""));
        assert!(Talk::open::<MooreNim>(b"1 3 4 5\n").is_err());
    }
}
