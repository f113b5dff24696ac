//! The judge's side of a run: it says how games begin, hears moves, answers them, and tells good play from bad.

use checkers::{Sentence, say};

use super::{
    VersusGame,
    knowledge::{Knowledge, Theory},
    run::{Opening, Side, opening_line, position_words},
    style::Hand,
};
use exercise::interactive::{GAME, Hint, Opponent, Then, Turn, integers};

/// What is known of a game, by its number from 0 and its first position.
type Study<G, K> = Box<dyn Fn(usize, &<G as VersusGame>::Position) -> K>;

/// The judge's side of a run. What it knows of the games is theory, or for the oracle a search.
pub struct Judge<G: VersusGame, K = Theory<G>> {
    openings: Vec<Opening<G::Position>>,
    study: Study<G, K>,
    /// How many games have begun.
    begun: usize,
    game: Option<Playing<G, K>>,
}

/// A game on its way.
struct Playing<G: VersusGame, K> {
    position: G::Position,
    known: K,
    hand: Hand,
    /// How many moves were made, by both.
    moves: usize,
    /// Whether the program was ever to move in a won position.
    could_win: bool,
    /// The first of its moves that gave a win away.
    mistake: Option<Sentence>,
}

/// How a game ended.
enum Ended {
    Well,
    Badly(Sentence),
}

impl<G: VersusGame> Judge<G> {
    /// The judge at the beginning of a run.
    pub fn new(openings: &[Opening<G::Position>]) -> Self {
        Judge::knowing(openings, |_, start| Theory::of(start))
    }
}

impl<G: VersusGame, K: Knowledge<G>> Judge<G, K> {
    /// A judge with other sources: what it knows of a game is asked for when the game begins.
    pub fn knowing(
        openings: &[Opening<G::Position>],
        study: impl Fn(usize, &G::Position) -> K + 'static,
    ) -> Self {
        Judge { openings: openings.to_vec(), study: Box::new(study), begun: 0, game: None }
    }

    /// Begins games until one waits for the program; what the judge says is added to `says`.
    fn next_game(&mut self, mut says: Vec<String>) -> Turn {
        while let Some(opening) = self.openings.get(self.begun) {
            says.push(opening_line::<G>(opening));
            let known = (self.study)(self.begun, &opening.position);
            self.begun += 1;
            let mut game = Playing {
                position: opening.position.clone(),
                known,
                hand: Hand::new::<G>(opening),
                moves: 0,
                could_win: false,
                mistake: None,
            };
            let ended = match opening.first {
                Side::Judge => game.answer(&mut says),
                Side::Program => game.wait(),
            };
            match ended {
                None => {
                    self.game = Some(game);
                    return Turn { says, then: Then::Listen };
                }
                Some(Ended::Well) => {}
                Some(Ended::Badly(why)) => return self.fault(says, why),
            }
        }
        Turn { says, then: Then::End(Ok(())) }
    }

    fn fault(&mut self, says: Vec<String>, why: Sentence) -> Turn {
        self.game = None;
        let game = self.begun;
        let why = say!(vi "{GAME} {game}, {why}", en "{GAME} {game}, {why}"; GAME, why)
            .like(&why)
            .about(Some((GAME, game)), None);
        Turn { says, then: Then::End(Err(why)) }
    }
}

impl<G: VersusGame, K: Knowledge<G>> Playing<G, K> {
    /// The program is to move.
    fn wait(&mut self) -> Option<Ended> {
        self.could_win |= !self.known.is_lost(&self.position);
        None
    }

    /// The judge makes a move; how the game ended, if it did.
    fn answer(&mut self, says: &mut Vec<String>) -> Option<Ended> {
        let chosen = self.hand.choose::<G>(&self.known, &self.position);
        says.push(G::write_move(&chosen));
        self.position = G::play(&self.position, &chosen);
        self.moves += 1;
        match G::is_over(&self.position) {
            true => Some(self.ended(Side::Judge)),
            false => self.wait(),
        }
    }

    /// The program says a line; how the game ended, if it did, or what is wrong with the line.
    fn hear(&mut self, line: &[u8], says: &mut Vec<String>) -> Result<Option<Ended>, Sentence> {
        let number = self.moves + 1;
        let chosen = read_move::<G>(&self.position, line).map_err(|why| {
            let line = shown(line);
            say!(vi "nước {number}, dòng \"{line}\": {why}", en "move {number}, the line \"{line}\": {why}"; why)
                .like(&why)
        })?;
        let after = G::play(&self.position, &chosen);
        if self.mistake.is_none() && !self.known.is_lost(&self.position) && !self.known.is_lost(&after) {
            self.mistake = Some(self.gave_away(&chosen, &after));
        }
        self.position = after;
        self.moves += 1;
        Ok(match G::is_over(&self.position) {
            true => Some(self.ended(Side::Program)),
            false => self.answer(says),
        })
    }

    fn gave_away(&self, chosen: &G::Move, after: &G::Position) -> Sentence {
        let (number, line) = (self.moves + 1, G::write_move(chosen));
        let before = position_words::<G>(&self.position);
        if G::is_over(after) {
            return say!(
                vi "nước {number} (\"{line}\") bỏ mất thế thắng: ở thế \"{before}\" còn nước thắng, mà nước này kết thúc ván và thua",
                en "move {number} (\"{line}\") gives a win away: it ends the game and loses, where the position \"{before}\" could be won",
            );
        }
        let after = position_words::<G>(after);
        say!(
            vi "nước {number} (\"{line}\") bỏ mất thế thắng: từ thế \"{before}\" nó để lại \"{after}\", thế mà đối thủ thắng; ván này đã thua",
            en "move {number} (\"{line}\") gives a win away: from the position \"{before}\" it leaves \"{after}\", which the opponent wins; the game was lost",
        )
    }

    /// The game is over after a move of `last`.
    fn ended(&mut self, last: Side) -> Ended {
        let winner = if G::last_mover_loses(&self.position) { last.other() } else { last };
        match self.mistake.take() {
            Some(mistake) if winner == Side::Judge && self.could_win => Ended::Badly(mistake),
            _ => Ended::Well,
        }
    }
}

impl<G: VersusGame, K: Knowledge<G>> Opponent for Judge<G, K> {
    fn begin(&mut self) -> Turn {
        self.next_game(vec![self.openings.len().to_string()])
    }

    fn hear(&mut self, line: &[u8]) -> Turn {
        let mut says = Vec::new();
        let heard = match &mut self.game {
            Some(game) => game.hear(line, &mut says),
            None => Err(say!(vi "không còn ván nào", en "there is no game left")),
        };
        match heard {
            Ok(None) => Turn { says, then: Then::Listen },
            Ok(Some(Ended::Well)) => self.next_game(says),
            Ok(Some(Ended::Badly(why))) | Err(why) => self.fault(says, why),
        }
    }

    fn owed(&self) -> Sentence {
        let (game, number) = (self.begun, self.game.as_ref().map_or(0, |game| game.moves) + 1);
        say!(vi "ván {game}, nước {number}", en "game {game}, move {number}").about(Some((GAME, game)), None)
    }

    fn allows(&self, line: &[u8]) -> Result<(), Sentence> {
        match &self.game {
            Some(game) => read_move::<G>(&game.position, line).map(drop),
            None => Err(say!(vi "không còn ván nào", en "there is no game left")),
        }
    }

    fn hint(&self) -> Option<Hint> {
        let Playing { position, .. } = self.game.as_ref()?;
        let known = G::study(position);
        Some(Hint {
            line: G::write_move(&G::best(&known, position)),
            wins: !G::is_lost(&known, position),
            why: G::why(&known, position),
        })
    }

    fn view(&self) -> Option<Sentence> {
        self.game.as_ref().map(|game| G::view(&game.position))
    }
}

/// The legal move that a line says, or why it says none.
pub fn read_move<G: VersusGame>(position: &G::Position, line: &[u8]) -> Result<G::Move, Sentence> {
    let numbers = integers(line)?;
    if numbers.len() != G::MOVE.len() {
        let (found, wanted, names) = (numbers.len(), G::MOVE.len(), G::MOVE.join(" "));
        return Err(match wanted {
            1 => say!(
                vi "một nước đi là một số nguyên ({names}), ở đây có {found} số",
                en "a move is one integer ({names}), found {found}",
            ),
            _ => say!(
                vi "một nước đi là {wanted} số nguyên ({names}), ở đây có {found} số",
                en "a move is {wanted} integers ({names}), found {found}",
            ),
        });
    }
    G::read_move(position, &numbers)
}

/// The beginning of a line, as far as a message has room for it.
fn shown(line: &[u8]) -> String {
    const SHOWN: usize = 60;
    let dots = if line.len() > SHOWN { "…" } else { "" };
    format!("{}{dots}", line[..line.len().min(SHOWN)].trim_ascii().escape_ascii())
}
