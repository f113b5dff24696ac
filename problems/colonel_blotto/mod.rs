//! Colonel Blotto: two players send their regiments to two or three posts.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, say};
use solutions::blotto::{payoff, splits};

use crate::shared::matrix_games::{Matrix, rationals, write_solution};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

/// The exercise.
pub struct ColonelBlotto;

/// How many posts there are, and how many regiments each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Armies {
    pub posts: usize,
    pub first: i64,
    pub second: i64,
}

const POSTS: Bound = Bound::new("k", 2, 3);
const FIRST: Bound = Bound::new("m", 1, 40);
const SECOND: Bound = Bound::new("n", 1, 40);
/// The most regiments where there are three posts.
const THREE_POSTS: i64 = 12;

impl Armies {
    /// The game, row by row.
    fn matrix(&self) -> Matrix {
        let theirs = splits(self.posts, self.second);
        let row = |mine: Vec<i64>| theirs.iter().map(|theirs| payoff(&mine, theirs)).collect();
        splits(self.posts, self.first).into_iter().map(row).collect()
    }

    /// How many pure strategies each player has.
    fn shape(&self) -> (usize, usize) {
        let count = |regiments: i64| {
            let parts = regiments as usize + 1;
            if self.posts == 2 { parts } else { parts * (parts + 1) / 2 }
        };
        (count(self.first), count(self.second))
    }
}

impl Exercise for ColonelBlotto {
    type Input = Armies;
    type Answer = Solution;

    const FOLDER: &'static str = "colonel_blotto";
    const BOUNDS: &'static [Bound] = &[POSTS, FIRST, SECOND];

    fn read(reader: &mut Reader) -> Result<Armies, ReadError> {
        let posts = reader.integer(&POSTS)?;
        let mut regiments = |bound: &Bound| {
            reader.space()?;
            let mark = reader.mark();
            let count: i64 = reader.integer(bound)?;
            if posts == 3 && count > THREE_POSTS {
                let name = bound.called();
                let message = say!(
                    vi "{name} = {count}, nhưng với k = 3 thì nhiều nhất là {THREE_POSTS}",
                    en "{name} = {count}, but with k = 3 it is at most {THREE_POSTS}";
                    name
                );
                return Err(reader.error(mark, message));
            }
            Ok(count)
        };
        let (first, second) = (regiments(&FIRST)?, regiments(&SECOND)?);
        reader.end_line()?;
        Ok(Armies { posts, first, second })
    }

    fn write(&Armies { posts, first, second }: &Armies, out: &mut Writer) {
        out.line([posts as i64, first, second]);
    }

    fn read_answer(armies: &Armies, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        let (m, n) = armies.shape();
        Solution::read(tokens, m, n)
    }

    fn write_answer(solution: &Solution, out: &mut Writer) {
        write_solution(solution, out);
    }

    fn laboratory(armies: &Armies) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(rationals(&armies.matrix())))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use checkers::number::rational;

    use super::*;
    use exercise::{Reference, testing};

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<ColonelBlotto>(input, answer)
    }

    #[test]
    fn the_game_of_the_document_is_worth_14_ninths() {
        let answer = "14/9\n4/9 0 1/9 0 4/9\n1/18 4/9 4/9 1/18\n";
        assert_eq!(testing::answer::<ColonelBlotto>("2 4 3\n"), answer);
        let table = [[4, 2, 1, 0], [1, 3, 0, -1], [-2, 2, 2, -2], [-1, 0, 3, 1], [0, 1, 2, 4]];
        assert_eq!(Armies { posts: 2, first: 4, second: 3 }.matrix(), table);
    }

    #[test]
    fn three_posts() {
        for (armies, value) in [((3, 4, 3), rational(3, 4)), ((3, 6, 5), rational(46, 45))] {
            let (posts, first, second) = armies;
            let solution = ColonelBlotto::solve(&Armies { posts, first, second });
            assert_eq!(*solution.value.exact(), value);
        }
    }

    #[test]
    fn weights_need_not_be_equal_within_a_class() {
        // With one regiment each, the posts are fought for or shared: every p is optimal.
        assert_eq!(judge("2 1 1\n", "0 1 0 0 1"), Ok(()));
        assert_eq!(judge("2 1 1\n", "0 1/3 2/3 0.9 0.1"), Ok(()));
    }

    #[test]
    fn says_which_side_is_wrong() {
        assert_eq!(
            judge("2 4 3\n", "14/9 4/9 0 1/9 0 4/9 1/9 8/9 0 0"),
            Err("q is not optimal: against row 1 it concedes 2.222222222222, the value is 1.555555555556"
                .into())
        );
        assert!(judge("2 4 3\n", "14/9 8/9 0 1/9 0 8/9 1/18 4/9 4/9 1/18").is_err());
        assert!(judge("2 4 3\n", "14/9 4/9 0 1/9 0 4/9 1/18 4/9 4/9").is_err());
    }

    #[test]
    fn the_reader_allows_twelve_regiments_where_there_are_three_posts() {
        let read = testing::read::<ColonelBlotto>;
        assert_eq!(read("3 12 12\n"), Ok(()));
        assert_eq!(read("2 40 40\n"), Ok(()));
        assert_eq!(read("3 13 1\n"), Err("line 1, column 3: m = 13, but with k = 3 it is at most 12".into()));
        assert_eq!(read("3 1 13\n"), Err("line 1, column 5: n = 13, but with k = 3 it is at most 12".into()));
    }
}
