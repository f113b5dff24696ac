//! 9.2 The P-positions of subtraction games, and with which period they repeat.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use exercise::{
    Exercise, Fact, Promise,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct SubtractionPPositions;

/// What a move may take from the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubtractionSet {
    /// 1, 2, 4, 8, …, without end. The input writes it `0`.
    PowersOfTwo,
    /// A finite set, ascending, not empty.
    Finite(Vec<usize>),
}

/// The outcome sequence of a set: how it repeats, and the P-positions before it repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// u, the least number from which on the sequence repeats.
    pub pre_period: usize,
    /// d, the least period.
    pub period: usize,
    /// The P-positions in 0..u+d.
    pub lost: Vec<usize>,
}

const LINES: Bound = Bound::lines(1, 200);
const COUNT: Bound = Bound::new("k", 0, 22);
const TAKE: Bound = Bound::new("s", 1, 22).shown("s_i");

/// What messages call a line of the input and what an answer says of it.
const SET: Name = Name::new("tập", "set");
const P_POSITION: Name = Name::new("thế P", "a P-position");

/// No pre-period and no period is larger: u + d <= 516 for every set that can be asked for.
const MOST_CLAIMED: i128 = 1000;

impl SubtractionSet {
    /// The set of these takes, which ascend; all powers of two if there are none, as in the input.
    fn of(takes: Vec<usize>) -> Self {
        if takes.is_empty() { SubtractionSet::PowersOfTwo } else { SubtractionSet::Finite(takes) }
    }

    /// The takes that are possible from a pile of `n`.
    fn takes(&self, n: usize) -> impl Iterator<Item = usize> {
        let powers = match self {
            SubtractionSet::PowersOfTwo => usize::BITS,
            SubtractionSet::Finite(_) => 0,
        };
        let listed = match self {
            SubtractionSet::PowersOfTwo => &[][..],
            SubtractionSet::Finite(takes) => takes,
        };
        let all = listed.iter().copied().chain((0..powers).map(|exponent| 1 << exponent));
        all.take_while(move |&take| take <= n)
    }

    /// For each of the piles 0, 1, … below `count`: whether it is a P-position. This is the rule of the game.
    fn lost_positions(&self, count: usize) -> Vec<bool> {
        let mut lost: Vec<bool> = Vec::with_capacity(count);
        for n in 0..count {
            let is_lost = !self.takes(n).any(|take| lost[n - take]);
            lost.push(is_lost);
        }
        lost
    }
}

/// The places of the P-positions.
fn places(lost: &[bool]) -> Vec<usize> {
    (0..lost.len()).filter(|&n| lost[n]).collect()
}

impl Exercise for SubtractionPPositions {
    type Input = Vec<SubtractionSet>;
    type Answer = Vec<Outcome>;

    const FOLDER: &'static str = "bai9_02_subtraction_p_positions";
    const BOUNDS: &'static [Bound] = &[LINES, COUNT, TAKE];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<Vec<SubtractionSet>, ReadError> {
        reader.lines_called(SET, &LINES, |reader| {
            let count: usize = reader.integer(&COUNT)?;
            let mut takes: Vec<usize> = Vec::with_capacity(count);
            for _ in 0..count {
                reader.space()?;
                let place = reader.mark();
                let take = reader.integer(&TAKE)?;
                if let Some(&last) = takes.last().filter(|&&last| last >= take) {
                    let message = say!(
                        vi "{take} đứng sau {last}: các số của tập không tăng dần",
                        en "{take} after {last}: the set is not ascending",
                    );
                    return Err(reader.error(place, message));
                }
                takes.push(take);
            }
            Ok(SubtractionSet::of(takes))
        })
    }

    fn write(sets: &Vec<SubtractionSet>, out: &mut Writer) {
        for set in sets {
            match set {
                SubtractionSet::PowersOfTwo => out.line([0]),
                SubtractionSet::Finite(takes) => out.value(takes.len()).integers(takes).end_line(),
            }
        }
    }

    /// How many P-positions follow `u d` is not written down: it is what the rule says of 0..u+d.
    fn read_answer(sets: &Vec<SubtractionSet>, tokens: &mut Tokens) -> Result<Vec<Outcome>, Refusal> {
        tokens.rows(2 * sets.len(), |tokens| {
            sets.iter().enumerate().map(|(index, set)| read_outcome(set, index + 1, tokens)).collect()
        })
    }

    fn write_answer(outcomes: &Vec<Outcome>, out: &mut Writer) {
        for Outcome { pre_period, period, lost } in outcomes {
            out.line([pre_period, period]);
            out.integer_line(lost);
        }
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::all()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }

    fn promises() -> Vec<Promise<Self::Input>> {
        vec![Promise { name: "no_powers_of_two", keeps: |sets| no_powers_of_two(sets) }]
    }
}

/// What the group `pairs` promises besides maxima.
fn no_powers_of_two(sets: &[SubtractionSet]) -> Result<(), Sentence> {
    match sets.iter().position(|set| matches!(set, SubtractionSet::PowersOfTwo)) {
        None => Ok(()),
        Some(index) => Err(say!(
            vi "tập {number} là dòng 0, trong khi k phải bằng 1 hoặc 2",
            en "set {number} is the line 0, but k must be 1 or 2",
            number = index + 1,
        )),
    }
}

/// Reads what an answer says of the set of a number, two lines.
fn read_outcome(set: &SubtractionSet, number: usize, tokens: &mut Tokens) -> Result<Outcome, Refusal> {
    tokens.row();
    tokens.label(SET, number);
    let pre_period: usize = tokens.integer("u", 0..=MOST_CLAIMED)?;
    let period: usize = tokens.integer("d", 1..=MOST_CLAIMED)?;
    tokens.row();
    let count = places(&set.lost_positions(pre_period + period)).len();
    let mut lost: Vec<usize> = Vec::with_capacity(count);
    for _ in 0..count {
        let next: usize = tokens.integer(P_POSITION, 0..=2 * MOST_CLAIMED)?;
        if let Some(last) = lost.last().filter(|&&last| last >= next) {
            let reason = say!(
                vi "các thế P phải theo thứ tự tăng dần, nhưng {next} lại đứng sau {last}",
                en "the P-positions should ascend, but {next} follows {last}",
            );
            return Err(Refusal::at(SET, number, reason));
        }
        lost.push(next);
    }
    Ok(Outcome { pre_period, period, lost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<SubtractionPPositions>(input, answer)
    }

    fn solve(input: &str) -> String {
        testing::answer::<SubtractionPPositions>(input)
    }

    #[test]
    fn the_three_sets_of_the_book() {
        assert_eq!(solve("4 1 3 5 7\n3 1 3 6\n0\n"), "0 2\n0\n0 9\n0 2 4\n0 3\n0\n");
    }

    #[test]
    fn the_longest_period_and_the_longest_pre_period() {
        assert!(solve("7 2 7 10 12 15 20 22\n").starts_with("0 516\n"));
        assert!(solve("8 3 4 5 17 18 19 20 22\n").starts_with("438 39\n"));
    }

    #[test]
    fn a_set_without_1_has_p_positions_beside_each_other() {
        assert_eq!(
            solve("1 22\n"),
            format!("0 44\n{}\n", (0..22).map(|n| n.to_string()).collect::<Vec<_>>().join(" "))
        );
        assert_eq!(solve("2 2 3\n"), "0 5\n0 1\n");
    }

    #[test]
    fn says_what_is_wrong_with_a_period() {
        // {1, 3}: P, N, P, N, …
        for (answer, refusal) in [
            ("0 4\n0 2", "set 1: d = 4 is a period, but not the least one"),
            ("0 3\n0 2", "set 1: d = 3 is no period: 0 is a P-position, 3 is none"),
            ("1 2\n0 2", "set 1: u = 1 is not the least: the sequence repeats from 0 on"),
            ("0 2\n1", "set 1: the P-position 0 is missing"),
            ("0 2\n", "set 1: the answer ends where a P-position should be"),
            ("0 2\n0 2", "line 2, column 3: the answer should end here, found \"2\""),
            ("2 2\n0 0", "set 1: the P-positions should ascend, but 0 follows 0"),
            ("0 0\n0", "set 1 (line 1, column 3): d = 0 is not in [1, 1000]"),
            ("0 100000000000\n0", "set 1 (line 1, column 3): d = 100000000000 is not in [1, 1000]"),
        ] {
            assert_eq!(judge("2 1 3\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge("2 1 3\n", "0 2 0"), Ok(()));
    }

    #[test]
    fn a_pre_period_that_is_too_short_is_refused() {
        assert!(solve("5 1 6 11 21 22\n").starts_with("360 4\n"));
        let refusal = judge("5 1 6 11 21 22\n", "0 4\n0 2").unwrap_err();
        assert!(refusal.starts_with("set 1: u = 0 is too small: ") && refusal.contains("359"), "{refusal}");
    }

    #[test]
    fn the_reader_wants_ascending_sets_of_the_promised_size() {
        let read = |input: &str| testing::read::<SubtractionPPositions>(input).unwrap_err();
        assert_eq!(read("2 3 3\n"), "line 1, column 5: set 1: 3 after 3: the set is not ascending");
        assert_eq!(read("2 3\n"), "line 1, column 4: set 1: expected a single space, but the line ends");
        assert_eq!(
            read("0\n1 3 4\n"),
            "line 2, column 4: set 2: expected the end of the line (LF), but found a space"
        );
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let takes = vec![2, 4, 7];
        let lost = SubtractionSet::Finite(takes.clone()).lost_positions(14);
        let letters: String = lost.iter().map(|&lost| if lost { 'P' } else { 'N' }).collect();
        assert_eq!(letters, "PPNNNNPNNPNNPN");
        let window = |n: usize| (1..=7).map(|back| n >= back && lost[n - back]).collect::<Vec<_>>();
        let repetition = (0..=14).find_map(|j| (0..j).find(|&i| window(i) == window(j)).map(|i| (i, j)));
        assert_eq!(repetition, Some((11, 14)));
        assert_eq!(solve("3 2 4 7\n"), "4 3\n0 1 6\n");
        assert_eq!(facts::values_repeat(&takes), (8, 3));
        let with_pre_period: Vec<_> = facts::sets_up_to(7)
            .filter(|takes| solution::outcome(&SubtractionSet::Finite(takes.clone())).pre_period > 0)
            .collect();
        assert_eq!(with_pre_period, [takes]);
    }

    #[test]
    fn no_set_repeats_later_than_the_editorial_says() {
        let (mut both, mut pre_period) = ((0, 0), (0, 0));
        // For each window: the set for which it came last, and where.
        let mut seen = vec![(0u32, 0usize); 1 << TAKE.max];
        let mut lost: Vec<bool> = Vec::new();
        for set in 1u32..1 << TAKE.max {
            let digits = (1 << (set.ilog2() + 1)) - 1;
            let mut window = 0u32;
            lost.clear();
            while seen[window as usize].0 != set {
                seen[window as usize] = (set, lost.len());
                let is_lost = window & set == 0;
                lost.push(is_lost);
                window = (window << 1 | u32::from(is_lost)) & digits;
            }
            let mut u = seen[window as usize].1;
            let d = lost.len() - u;
            while u > 0 && lost[u - 1] == lost[u - 1 + d] {
                u -= 1;
            }
            both = both.max((u + d, set));
            pre_period = pre_period.max((u, set));
        }
        let set = |takes: &[u32]| takes.iter().map(|take| 1u32 << (take - 1)).sum::<u32>();
        assert_eq!(both, (516, set(&[2, 7, 10, 12, 15, 20, 22])));
        assert_eq!(pre_period, (438, set(&[3, 4, 5, 17, 18, 19, 20, 22])));
    }

    #[test]
    fn the_values_never_repeat_earlier_than_the_outcomes() {
        let comparison = facts::comparison();
        assert_eq!(comparison.shorter, 0);
        assert!(comparison.longer_pre_periods > comparison.longer_periods && comparison.longer_periods > 0);
    }
}
