//! Interactive exercises: a program talks with the judge, line by line, instead of answering an input at once.
//!
//! An interactive exercise is an exercise like any other. Its input is a *run*: which games are played, from which
//! positions, against which opponents, with which seeds. Its answer is the whole [`Dialogue`] of a program with the
//! judge. What is new is the [`Opponent`] that an input opens: the judge's side of the dialogue, a pure state machine
//! without input and output and without a clock. So it can sit in the judge, at a terminal, on a page and in packages,
//! and it decides alone: whoever is told a line and says that it is wrong has seen it, and no race between two processes
//! tells anything else.
//!
//! A dialogue that somebody kept is judged by [`replay`]: the opponent says again what it said, and hears what the
//! program said. That is what the checker of an interactive exercise is, and the reference's answer is what [`converse`]
//! makes of the opponent and a [`Player`].
//!
//! Where a game has two sides that read and write the same, two programs can play it against each other: a [`Referee`]
//! then takes the opponent's place.

mod dialogue;
mod moves;
mod referee;

use checkers::{Name, Refusal, Sentence, say};

pub use dialogue::{Dialogue, Line, Speaker};
pub use moves::{LONGEST_LINE, integers};
pub use referee::{Referee, Seat, Standing, meet};

/// The line by which the judge gives a run up. A program that reads it should end.
pub const GIVEN_UP: &str = "-1";

/// What messages call one of the games of a run.
pub const GAME: Name = Name::new("ván", "game");

/// What the judge says, and what comes then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Lines for the program, without line feeds.
    pub says: Vec<String>,
    /// What comes then.
    pub then: Then,
}

/// What comes after the judge has spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The program owes a line.
    Listen,
    /// The run is over: all is well, or the first fault. Whatever the program says from here on isn't heard.
    End(Result<(), Sentence>),
}

/// The judge's side of a dialogue. What it says depends on the input and on the lines that it was told, on nothing else.
pub trait Opponent {
    /// The beginning, once.
    fn begin(&mut self) -> Turn;

    /// Hears the line that the program owes, without its line feed: any bytes. A line of more than [`LONGEST_LINE`]
    /// bytes may be cut, but not below that.
    fn hear(&mut self, line: &[u8]) -> Turn;

    /// What the program owes now, for messages: `game 2, move 7`.
    fn owed(&self) -> Sentence;

    /// Whether a line is a legal move now, and if not, why. For people who play: they may try again.
    fn allows(&self, _line: &[u8]) -> Result<(), Sentence> {
        Ok(())
    }

    /// The line that a good player says now, if there is one that wins, or else any that is allowed. For people who play.
    fn hint(&self) -> Option<Hint> {
        None
    }

    /// The position that the program is to move in, as a person sees it.
    fn view(&self) -> Option<Sentence> {
        None
    }
}

/// What a good player does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The line to say.
    pub line: String,
    /// Whether it wins.
    pub wins: bool,
    /// Why the position is won or lost.
    pub why: Sentence,
}

/// The program's side of a dialogue: how a reference plays.
pub trait Player {
    /// Hears a line of the judge.
    fn hear(&mut self, line: &str);
    /// Says the line that it owes.
    fn say(&mut self) -> String;
}

/// A dialogue from its beginning to its end, and how it ended.
pub fn converse(opponent: &mut dyn Opponent, player: &mut dyn Player) -> (Dialogue, Result<(), Sentence>) {
    let mut dialogue = Dialogue::default();
    let mut turn = opponent.begin();
    loop {
        for line in &turn.says {
            dialogue.add(Speaker::Judge, line.as_bytes());
            player.hear(line);
        }
        match turn.then {
            Then::Listen => {
                let line = player.say();
                dialogue.add(Speaker::Program, line.as_bytes());
                turn = opponent.hear(line.as_bytes());
            }
            Then::End(end) => {
                if end.is_err() {
                    dialogue.add(Speaker::Judge, GIVEN_UP.as_bytes());
                }
                return (dialogue, end);
            }
        }
    }
}

/// Judges a dialogue that somebody kept: the judge must have said what this opponent says, and the program nothing
/// wrong, and all that it owed. What follows a fault doesn't matter.
pub fn replay(opponent: &mut dyn Opponent, dialogue: &Dialogue) -> Result<(), Refusal> {
    let mut lines = dialogue.lines().enumerate();
    let mut turn = opponent.begin();
    loop {
        for says in &turn.says {
            match lines.next() {
                Some((_, line)) if line.speaker == Speaker::Judge && line.words() == *says => {}
                found => return Err(Refusal::new(other_words(says, found))),
            }
        }
        turn = match turn.then {
            Then::End(Err(fault)) => return Err(Refusal::new(fault)),
            Then::End(Ok(())) => return lines.next().map_or(Ok(()), |line| Err(Refusal::new(too_much(line)))),
            Then::Listen => match lines.next() {
                Some((_, line)) if line.speaker == Speaker::Program => opponent.hear(line.words().as_bytes()),
                _ => return Err(Refusal::new(left(&opponent.owed(), 0))),
            },
        }
    }
}

fn other_words(says: &str, found: Option<(usize, Line)>) -> Sentence {
    let Some((index, line)) = found else {
        return say!(
            vi "cuộc đối thoại đã hết ở chỗ trình chấm nói \"{says}\"",
            en "the dialogue ends where the judge says \"{says}\"",
        );
    };
    let number = index + 1;
    say!(
        vi "dòng {number} của cuộc đối thoại: ở đây trình chấm nói \"{says}\", chứ không phải \"{line}\"",
        en "the dialogue, line {number}: here the judge says \"{says}\", not \"{line}\"",
    )
}

fn too_much((index, line): (usize, Line)) -> Sentence {
    match line.speaker {
        Speaker::Program => after_the_end(line.words()),
        Speaker::Judge => {
            let number = index + 1;
            say!(
                vi "dòng {number} của cuộc đối thoại: trình chấm không còn gì để nói",
                en "the dialogue, line {number}: the judge has nothing more to say",
            )
        }
    }
}

/// A program that speaks after all is said.
pub fn after_the_end(line: &str) -> Sentence {
    const SHOWN: usize = 60;
    let line = match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    };
    say!(
        vi "ván cuối cùng đã kết thúc mà chương trình vẫn in thêm \"{line}\"",
        en "the last game is over, but the program goes on: \"{line}\"",
    )
}

/// A program that leaves while a line is owed, having written so many bytes of it.
pub fn left(owed: &Sentence, bytes: usize) -> Sentence {
    let why = say!(
        vi "chương trình kết thúc khi còn nợ một dòng: {owed}",
        en "the program left while a line was owed: {owed}";
        owed
    );
    match bytes {
        0 => why,
        _ => say!(
            vi "{why}; {bytes} byte cuối cùng không có kí tự xuống dòng nên không phải là một dòng",
            en "{why}; its last {bytes} bytes had no line feed, so they are no line";
            why
        ),
    }
}

#[cfg(test)]
mod tests {
    use checkers::Tokens;

    use super::*;

    /// Says 1, 2, … and wants each number back; after the last, nothing.
    struct Echo {
        at: i64,
        last: i64,
    }

    impl Echo {
        fn next(&mut self) -> Turn {
            self.at += 1;
            match self.at > self.last {
                true => Turn { says: Vec::new(), then: Then::End(Ok(())) },
                false => Turn { says: vec![self.at.to_string()], then: Then::Listen },
            }
        }
    }

    impl Opponent for Echo {
        fn begin(&mut self) -> Turn {
            self.next()
        }

        fn hear(&mut self, line: &[u8]) -> Turn {
            match integers(line) {
                Ok(numbers) if numbers == [self.at] => self.next(),
                Ok(_) => {
                    Turn { says: Vec::new(), then: Then::End(Err(say!(vi "số khác", en "another number"))) }
                }
                Err(why) => Turn { says: Vec::new(), then: Then::End(Err(why)) },
            }
        }

        fn owed(&self) -> Sentence {
            Sentence::symbol(self.at)
        }
    }

    struct Parrot(String);

    impl Player for Parrot {
        fn hear(&mut self, line: &str) {
            self.0 = line.into();
        }

        fn say(&mut self) -> String {
            self.0.clone()
        }
    }

    fn judged(text: &str) -> Result<(), String> {
        let dialogue = Dialogue::read(&mut Tokens::new(text.as_bytes())).map_err(|why| why.to_string())?;
        replay(&mut Echo { at: 0, last: 2 }, &dialogue).map_err(|why| why.to_string())
    }

    #[test]
    fn a_dialogue_that_was_kept_is_judged_as_it_was() {
        let (dialogue, end) = converse(&mut Echo { at: 0, last: 2 }, &mut Parrot(String::new()));
        assert_eq!((dialogue.to_string().as_str(), end), ("< 1\n> 1\n< 2\n> 2\n", Ok(())));
        assert_eq!(judged(&dialogue.to_string()), Ok(()));
        assert_eq!(
            judged("<1 >1"),
            Err("line 1, column 1: a line of a dialogue begins with < or >, found \"<1\"".into())
        );
        assert_eq!(judged("< 1 > 1\t< 2\n> 2"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (text, why) in [
            ("", "the dialogue ends where the judge says \"1\""),
            ("< 2", "the dialogue, line 1: here the judge says \"1\", not \"< 2\""),
            ("< 1", "the program left while a line was owed: 1"),
            ("< 1 < 2", "the program left while a line was owed: 1"),
            ("< 1 > 2 < -1", "another number"),
            ("< 1 > x", "\"x\" isn't an integer"),
            ("< 1 > 1 < 2 > 2 > 3", "the last game is over, but the program goes on: \"3\""),
            ("< 1 > 1 < 2 > 2 < 3", "the dialogue, line 5: the judge has nothing more to say"),
        ] {
            assert_eq!(judged(text), Err(why.into()), "{text}");
        }
    }
}
