//! Players that read and write the lines of the protocol, as a program does. The reference is one of them.

use checkers::Reader;

use super::{VersusGame, opponent::read_move, run::FIRST};
use exercise::interactive::Player;

/// Chooses a move in a position that isn't over, of a game of which this is known.
pub type Choose<'a, G> =
    Box<dyn FnMut(&<G as VersusGame>::Known, &<G as VersusGame>::Position) -> <G as VersusGame>::Move + 'a>;

/// A player who follows the games and makes the moves of a rule.
pub struct Follower<'a, G: VersusGame> {
    choose: Choose<'a, G>,
    /// Whether `T` has been read.
    counted: bool,
    /// The position, and what is known of the game; nothing between games.
    game: Option<(G::Position, G::Known)>,
}

impl<'a, G: VersusGame> Follower<'a, G> {
    /// A player by a rule.
    pub fn new(choose: impl FnMut(&G::Known, &G::Position) -> G::Move + 'a) -> Self {
        Follower { choose: Box::new(choose), counted: false, game: None }
    }

    /// The reference.
    pub fn perfect() -> Self {
        Follower::new(G::best)
    }

    fn begin(line: &str) -> Option<(G::Position, G::Known)> {
        let line = format!("{line}\n");
        let mut reader = Reader::new(line.as_bytes());
        reader.integer::<u8>(&FIRST).ok()?;
        reader.space().ok()?;
        let position = G::read(&mut reader).ok()?;
        let known = G::study(&position);
        Some((position, known))
    }

    fn play(&mut self, one: &G::Move) {
        let Some((position, _)) = &mut self.game else { return };
        *position = G::play(position, one);
        if G::is_over(position) {
            self.game = None;
        }
    }
}

impl<G: VersusGame> Player for Follower<'_, G> {
    fn hear(&mut self, line: &str) {
        match &self.game {
            _ if !self.counted => self.counted = true,
            None => self.game = Self::begin(line),
            Some((position, _)) => {
                if let Ok(one) = read_move::<G>(position, line.as_bytes()) {
                    self.play(&one);
                }
            }
        }
    }

    fn say(&mut self) -> String {
        let (position, known) = self.game.as_ref().expect("the judge asks for a move while a game is on");
        let one = (self.choose)(known, position);
        self.play(&one);
        G::write_move(&one)
    }
}

/// A player who says something else once.
pub struct Stumbling<P> {
    pub player: P,
    /// After how many moves.
    pub after: usize,
    /// What it says instead.
    pub line: String,
}

impl<P: Player> Player for Stumbling<P> {
    fn hear(&mut self, line: &str) {
        self.player.hear(line);
    }

    fn say(&mut self) -> String {
        let line = self.player.say();
        match self.after {
            0 => self.line.clone(),
            _ => {
                self.after -= 1;
                line
            }
        }
    }
}
