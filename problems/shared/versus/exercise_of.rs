//! The exercise about a game: runs are its inputs, dialogues its answers, and the opponent is its checker.

use std::cell::RefCell;

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer};
use generators::{TestName, TestRng};

use super::{
    Versus, VersusGame, board,
    knowledge::{Knowledge, Searched, Theory},
    opponent::Judge,
    player::{Follower, Stumbling},
    promises,
    referee::Table,
    run::{self, Opening, Side, Style},
};
use exercise::{
    Checker, Exercise, Fact, Oracle, OracleFn, Promise, Reference,
    coverage::{Coverage, Feature},
    interactive::{Dialogue, Opponent, Player, Referee, converse, replay},
    picture::Picture,
    play::AnyGame,
};

const WON_FIRST: &str = "a won game in which the program moves first";
const WON_SECOND: &str = "a game that the judge begins in a position that it has lost";
const LOST_FIRST: &str = "a lost game in which the program moves first";
const LOST_SECOND: &str = "a lost game in which the judge moves first";
const SLIPPED: &str = "a game that the judge gives away";
/// Won games by how the judge resists, in the order of [`Style::ALL`].
const RESISTED: [&str; 3] =
    ["a won game against a stubborn judge", "a won game against random moves", "a won game against traps"];

/// What tests of every such exercise show: games of each outcome with each beginning, and all ways to resist.
pub const FEATURES: &[Feature] = &[
    Feature::Kind(WON_FIRST),
    Feature::Kind(WON_SECOND),
    Feature::Kind(LOST_FIRST),
    Feature::Kind(LOST_SECOND),
    Feature::Kind(SLIPPED),
    Feature::Kind(RESISTED[0]),
    Feature::Kind(RESISTED[1]),
    Feature::Kind(RESISTED[2]),
];

impl<G: VersusGame> Exercise for Versus<G> {
    type Input = Vec<Opening<G::Position>>;
    type Answer = Dialogue;

    const FOLDER: &'static str = G::FOLDER;
    const BOUNDS: &'static [Bound] = G::BOUNDS;
    const FEATURES: &'static [Feature] = G::OWN_FEATURES;

    fn read(reader: &mut Reader) -> Result<Self::Input, ReadError> {
        run::read::<G>(reader)
    }

    fn write(openings: &Self::Input, out: &mut Writer) {
        run::write::<G>(openings, out);
    }

    fn read_answer(_: &Self::Input, tokens: &mut Tokens) -> Result<Dialogue, Refusal> {
        Dialogue::read(tokens)
    }

    fn write_answer(dialogue: &Dialogue, out: &mut Writer) {
        dialogue.write(out);
    }

    fn cover(openings: &Self::Input, _: &Dialogue, coverage: &mut Coverage) {
        for opening in openings {
            G::cover(opening, coverage);
            let lost = Theory::<G>::of(&opening.position).is_lost(&opening.position);
            coverage.kind(match (opening.style, opening.first, lost) {
                (Style::Slip, ..) => SLIPPED,
                (_, Side::Program, true) => LOST_FIRST,
                (_, Side::Program, false) => WON_FIRST,
                (_, Side::Judge, true) => WON_SECOND,
                (_, Side::Judge, false) => LOST_SECOND,
            });
            if opening.style != Style::Slip && lost == (opening.first == Side::Judge) {
                coverage.kind(RESISTED[opening.style as usize]);
            }
        }
    }

    fn opponent(openings: &Self::Input) -> Option<Box<dyn Opponent>> {
        Some(Box::new(Judge::<G>::new(openings)))
    }

    fn referees(openings: &Self::Input) -> Vec<Box<dyn Referee>> {
        openings
            .iter()
            .map(|opening| Box::new(Table::<G>::new(&opening.position)) as Box<dyn Referee>)
            .collect()
    }

    fn game() -> Option<&'static dyn AnyGame> {
        G::game()
    }

    fn judge_moves_to(style: &str, seed: u32, asked: &[String]) -> Option<Result<String, Sentence>> {
        G::game().map(|game| board::judge_moves_to::<G>(game, style, seed, asked))
    }

    fn facts() -> Vec<Fact> {
        G::facts()
    }

    fn pictures() -> Vec<Picture> {
        G::pictures()
    }

    fn promises() -> Vec<Promise<Self::Input>> {
        promises::of_runs::<G>().into_iter().chain(G::promises()).collect()
    }
}

impl<G: VersusGame> Reference for Versus<G> {
    fn solve(openings: &Self::Input) -> Dialogue {
        converse(&mut Judge::<G>::new(openings), &mut Follower::<G>::perfect()).0
    }
}

impl<G: VersusGame> Checker for Versus<G> {
    fn check(openings: &Self::Input, dialogue: &Dialogue, _: &Dialogue) -> Result<(), Refusal> {
        replay(&mut Judge::<G>::new(openings), dialogue)
    }
}

/// How many moves the oracle looks at in a game.
const MOVES: usize = 100_000;

impl<G: VersusGame> Oracle for Versus<G> {
    /// The same judge, with a search in place of the theory: it must say the same and find the same faults.
    fn oracle(openings: &Self::Input) -> Option<OracleFn<'_, Dialogue>> {
        let searched: Vec<Searched<G>> =
            openings.iter().map(|opening| Searched::within(&opening.position, MOVES)).collect::<Option<_>>()?;
        Some(Box::new(move |dialogue| {
            let searched = searched.clone();
            let mut judge = Judge::<G, _>::knowing(openings, move |game, _| searched[game].clone());
            replay(&mut judge, dialogue).map_err(|refusal| refusal.to_string())
        }))
    }

    /// What players say who make any moves, one mistake, or a line that is no move.
    fn candidates(openings: &Self::Input) -> Vec<Dialogue> {
        let name = TestName { exercise: G::FOLDER, group: "", recipe: "candidates", index: 0 };
        let rng = RefCell::new(TestRng::of(openings.iter().map(|opening| u64::from(opening.seed)).sum(), name));
        let any = |_: &G::Known, position: &G::Position| rng.borrow_mut().pick(&G::moves(position)).clone();
        let sometimes = |known: &G::Known, position: &G::Position| {
            let astray = rng.borrow_mut().chance(1, 4);
            if astray { any(known, position) } else { G::best(known, position) }
        };
        let play = |player: &mut dyn Player| converse(&mut Judge::<G>::new(openings), player).0;
        let mut dialogues = vec![play(&mut Follower::<G>::new(any)), play(&mut Follower::<G>::new(any))];
        dialogues.push(play(&mut Follower::<G>::new(sometimes)));
        dialogues.push(play(&mut Follower::<G>::new(sometimes)));
        for (after, line) in [(0, "0"), (1, "x"), (0, "-1"), (2, "1 1 1 1"), (1, "1000000")] {
            let player = Follower::<G>::perfect();
            dialogues.push(play(&mut Stumbling { player, after, line: line.into() }));
        }
        dialogues
    }
}
