//! Recipes. Most of them build towers: games of numbers below, above them games whose entries are games of the
//! layers below. A matrix of games is made as a matrix of numbers is, with places in a list of games and numbers
//! that is sorted by value: so it has saddle points, equal rows or dominated ones after the games are replaced,
//! and nothing of that before.

//!
//! Every matrix must spread: see [`judge_spread`]. Layers of games of games draw nearer to one another, so numbers are
//! added to a list that has become too narrow, and a matrix that does not spread is drawn again.

use dashu_ratio::RBig;
use generators::{
    PlanError, TestRng,
    matrices::MatrixKind,
    params,
    params::{FromValue, Misfit, Value, text},
    words,
};
use solutions::{
    bracket::Bracket,
    linked_games::{Entry, GameMatrix, solve},
};

use super::{CHAIN, GAMES, GamesOfGames, PAYOFF, judge_game, judge_spread};
use crate::shared::grid;
use exercise::{Generator, Recipe, Recipes};

type Games = Vec<GameMatrix>;

impl Generator for GamesOfGames {
    const RECIPES: Recipes<Games> = &[
        &Recipe::new("given", given),
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("tower", tower),
        &Recipe::new("chains", chains),
        &Recipe::new("blocks", blocks),
    ];

    /// A system of at most three layers (now and then of five) of at most two games, none larger than 3 × 3.
    fn small(rng: &mut TestRng) -> Games {
        let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
        let mirrored = rng.chance(1, 8);
        let tower = Tower {
            layers: *rng.pick(&[1, 2, 2, 3, 3, CHAIN.max as usize]),
            width: if mirrored { 2 } else { rng.size(1, 2) },
            m: 3,
            n: 3,
            any_shape: true,
            kind: Cells::All,
            numbers: *rng.pick(&[0, 1, 3, 6]),
            low,
            high,
            skips: rng.chance(1, 2),
            mirrored,
            variations: rng.chance(1, 8),
            order: Order::Random,
        };
        tower.build(rng)
    }
}

words! {
    /// How the games of a system are numbered.
    #[derive(Clone, Copy)]
    pub(super) enum Order {
        /// A game stands behind all that it leads to.
        Last = "last",
        /// A game stands before all that it leads to.
        First = "first",
        /// In no particular order.
        Random = "random",
    }
}

impl Order {
    /// Numbers games anew that were made in the order [`Order::Last`].
    fn arrange(self, rng: &mut TestRng, games: Games) -> Games {
        let mut places: Vec<usize> = (0..games.len()).collect();
        match self {
            Order::Last => {}
            Order::First => places.reverse(),
            Order::Random => rng.shuffle(&mut places),
        }
        let mut arranged = games.clone();
        for (game, &place) in games.iter().zip(&places) {
            arranged[place] = map(game, |entry| match entry.next() {
                [] => entry.clone(),
                [(next, _), ..] => Entry::game(places[*next]),
            });
        }
        arranged
    }
}

fn map(game: &GameMatrix, change: impl Fn(&Entry) -> Entry) -> GameMatrix {
    GameMatrix::new(grid::mapped(game.rows(), change))
}

fn of_numbers(rows: &[Vec<i64>]) -> GameMatrix {
    GameMatrix::new(grid::mapped(rows, |&payoff| Entry::number(payoff)))
}

/// What the matrices of a tower look like.
#[derive(Clone, Copy)]
enum Cells {
    /// Each may be of another kind.
    All,
    /// Much on the diagonal and little elsewhere: most of these games need all their rows and all their columns,
    /// while a few are enough in a random one. Their fractions are the longest.
    Mixed,
    /// All are of one kind.
    MatrixKind(MatrixKind),
}

impl FromValue for Cells {
    /// `all`, `mixed` or a kind of matrix.
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        match text(value)? {
            "all" => Ok(Cells::All),
            "mixed" => Ok(Cells::Mixed),
            _ => MatrixKind::from_value(value)
                .map(Cells::MatrixKind)
                .map_err(|misfit| Misfit::new(format!("{misfit}, nor all, nor mixed"))),
        }
    }
}

impl Cells {
    /// An `m × n` matrix with entries in `low..=high`.
    fn make(self, rng: &mut TestRng, (m, n): (usize, usize), low: i64, high: i64) -> Vec<Vec<i64>> {
        match self {
            Cells::All => rng.pick(&MatrixKind::ALL).make(rng, m, n, low, high),
            Cells::MatrixKind(kind) => kind.make(rng, m, n, low, high),
            Cells::Mixed => {
                let quarter = (high - low) / 4;
                let entry = |i, j| match i % n == j % m {
                    true => rng.between(high - quarter, high),
                    false => rng.between(low, low + quarter),
                };
                grid::table(m, n, entry)
            }
        }
    }
}

params! {
    /// A system in layers.
    struct Tower {
        layers: usize,
        /// How many games a layer has.
        width: usize,
        /// The rows of every game, or the most.
        m: usize,
        /// The columns of every game, or the most.
        n: usize,
        any_shape: bool = false,
        kind: Cells,
        /// How many numbers stand in the list for each layer, besides the games below.
        numbers: usize = 0,
        low: i64 = PAYOFF.min as i64,
        high: i64 = PAYOFF.max as i64,
        /// The list holds the games of all layers below, not only of the next one.
        skips: bool = false,
        /// For every game there is the same one with the players exchanged, worth the opposite.
        mirrored: bool = false,
        /// The games of the lowest layer differ by 1 in one entry: some are worth the same, others nearly.
        variations: bool = false,
        order: Order,
    }
}

impl Tower {
    fn build(&self, rng: &mut TestRng) -> Games {
        let mut games: Games = Vec::new();
        for layer in 0..self.layers {
            let list = self.list(rng, &games);
            let begin = games.len();
            while games.len() < begin + self.width {
                let game = match (layer, games.get(begin)) {
                    (0, Some(first)) if self.variations => vary(rng, first, self.low, self.high),
                    _ => self.game(rng, &list),
                };
                let mirror = self.mirrored.then(|| mirror(&game));
                games.push(game);
                games.extend(mirror);
            }
        }
        self.order.arrange(rng, games)
    }

    /// What the entries of the next layer are chosen from, in ascending order of value.
    fn list(&self, rng: &mut TestRng, games: &[GameMatrix]) -> List {
        let values = solve(games).into_iter().map(|solved| solved.value);
        let below = if self.skips { 0 } else { games.len().saturating_sub(self.width) };
        let mut list: List =
            values.enumerate().skip(below).map(|(game, value)| (Entry::game(game), value)).collect();
        let number = |payoff: i64| (Entry::number(payoff), Bracket::exactly(payoff.into()));
        // If the games are worth nearly the same, most entries become numbers.
        let more = if spreads(&list).is_err() { self.width } else { 0 };
        for _ in 0..self.numbers + more {
            let payoff = self.payoff(rng);
            list.push(number(payoff));
            if self.mirrored {
                list.push(number(-payoff));
            }
        }
        if self.mirrored {
            // What is in the middle of the list is worth 0.
            list.push(number(0));
        }
        if spreads(&list).is_err() {
            list.extend([self.low, self.high].map(number));
        }
        list.sort_by(|(_, left), (_, right)| left.middle().cmp(right.middle()));
        list
    }

    /// A number for the list: of two scales where the matrices are.
    fn payoff(&self, rng: &mut TestRng) -> i64 {
        match self.kind {
            Cells::MatrixKind(MatrixKind::TwoScales) => {
                MatrixKind::TwoScales.make(rng, 1, 1, self.low, self.high)[0][0]
            }
            _ => rng.between(self.low, self.high),
        }
    }

    /// A game of entries of the list, or of numbers if the list holds no game.
    fn game(&self, rng: &mut TestRng, list: &List) -> GameMatrix {
        /// A kind of matrix that is unlucky so often has no other choice, and is given the two ends of the list.
        const TRIES: usize = 40;
        let &Tower { m, n, .. } = self;
        let (m, n) = if self.any_shape { (rng.size(1, m), rng.size(1, n)) } else { (m, n) };
        if list.iter().all(|(entry, _)| entry.next().is_empty()) {
            return of_numbers(&self.kind.make(rng, (m, n), self.low, self.high));
        }
        let top = list.len() - 1;
        let mut places = Vec::new();
        for _ in 0..TRIES {
            let drawn = self.kind.make(rng, (m, n), 0, top as i64);
            places = grid::mapped(&drawn, |&place| place as usize);
            if spreads(places.iter().flatten().map(|&place: &usize| &list[place])).is_ok() {
                return of_places(&places, list);
            }
        }
        places[0][0] = 0;
        places[m - 1][n - 1] = top;
        of_places(&places, list)
    }
}

/// Entries and what they are worth.
type List = Vec<(Entry, Bracket)>;

fn spreads<'a>(entries: impl IntoIterator<Item = &'a (Entry, Bracket)>) -> Result<(), String> {
    Ok(judge_spread(&entries.into_iter().map(|(entry, worth)| (entry, worth)).collect::<Vec<_>>())?)
}

fn of_places(places: &[Vec<usize>], list: &List) -> GameMatrix {
    GameMatrix::new(grid::mapped(places, |&place| list[place].0.clone()))
}

/// The game with one entry changed by 1.
fn vary(rng: &mut TestRng, game: &GameMatrix, low: i64, high: i64) -> GameMatrix {
    let (m, n) = game.shape();
    let (row, column) = (rng.size(0, m - 1), rng.size(0, n - 1));
    let step = RBig::from(*rng.pick(&[-1, 1]));
    let mut rows = game.rows().to_vec();
    let changed = (rows[row][column].payoff() + step).clamp(low.into(), high.into());
    rows[row][column] = Entry::number(changed);
    GameMatrix::new(rows)
}

/// The game with the players exchanged, where games come in pairs: each stands beside its mirror image.
fn mirror(game: &GameMatrix) -> GameMatrix {
    let (_, n) = game.shape();
    let opposite = |entry: &Entry| match entry.next() {
        [] => Entry::number(-entry.payoff().clone()),
        [(next, _), ..] => Entry::game(next ^ 1),
    };
    GameMatrix::new((0..n).map(|j| game.rows().iter().map(|row| opposite(&row[j])).collect()).collect())
}

/// A tower of random games of `side × side`, payoffs from -10 to 10, without numbers above the lowest layer.
pub(super) fn random_tower(rng: &mut TestRng, layers: usize, width: usize, side: usize, order: Order) -> Games {
    let tower = Tower {
        layers,
        width,
        m: side,
        n: side,
        any_shape: false,
        kind: Cells::MatrixKind(MatrixKind::Random),
        numbers: 0,
        low: -10,
        high: 10,
        skips: false,
        mirrored: false,
        variations: false,
        order,
    };
    tower.build(rng)
}

/// See [`Tower`] and [`Cells`].
fn tower(rng: &mut TestRng, tower: Tower) -> Result<Games, PlanError> {
    if tower.mirrored && (!tower.width.is_multiple_of(2) || tower.low != -tower.high) {
        return Err(PlanError::new("mirrored games come in pairs, and payoffs from a range around 0"));
    }
    Ok(tower.build(rng))
}

params! { struct Given { text: String } }

/// The games written in `text`, a bar between them, see [`solutions::linked_games`]: ones that careless programs are
/// known to fail on.
fn given(_: &mut TestRng, Given { text }: Given) -> Result<Games, PlanError> {
    text.split('|').map(str::parse).collect::<Result<_, _>>().map_err(PlanError::new)
}

params! {
    struct EveryTiny {
        shapes: Vec<usize>,
        low: i64,
        high: i64,
        coin: bool = false,
        from: usize = 0,
    }
}

/// Every matrix of the `shapes` (`m` and `n` of the first, `m` and `n` of the second …) with payoffs in
/// `low..=high` and, with `coin`, a game that is worth 1/2. A file holds those `from` a number on that it can.
fn every_tiny(_: &mut TestRng, params: EveryTiny) -> Result<Games, PlanError> {
    let EveryTiny { shapes, low, high, coin, from } = params;
    let (shapes, []) = shapes.as_chunks::<2>() else {
        return Err(PlanError::new("the last shape has only one number"));
    };
    let mut letters: Vec<Entry> = (low..=high).map(Entry::number).collect();
    letters.extend(coin.then(|| Entry::game(0)));
    let mut every = Vec::new();
    for &[m, n] in shapes {
        for code in 0..letters.len().pow((m * n) as u32) {
            let letter = |place: usize| letters[code / letters.len().pow(place as u32) % letters.len()].clone();
            every.push(GameMatrix::new(grid::table(m, n, |i, j| letter(i * n + j))));
        }
    }
    let first = coin.then(|| of_numbers(&[vec![0, 1], vec![1, 0]]));
    Ok(first.into_iter().chain(every.into_iter().skip(from)).take(GAMES.max as usize).collect())
}

params! { struct Chains { chains: usize, length: usize, low: i64, high: i64, order: Order } }

/// So many `chains` of `length` games each, `(a 0; 0 next)` down to `(a)`, with `a` in `low..=high`; rows and
/// columns in random order. If a is always 1, this is the book's inspection game.
fn chains(rng: &mut TestRng, params: Chains) -> Result<Games, PlanError> {
    let Chains { chains, length, low, high, order } = params;
    let mut games: Games = Vec::new();
    for _ in 0..chains {
        games.push(of_numbers(&[vec![rng.between(low, high)]]));
        for _ in 1..length {
            let mut rows = vec![
                vec![Entry::number(rng.between(low, high)), Entry::number(0)],
                vec![Entry::number(0), Entry::game(games.len() - 1)],
            ];
            rng.shuffle(&mut rows);
            if rng.chance(1, 2) {
                rows.iter_mut().for_each(|row| row.reverse());
            }
            games.push(GameMatrix::new(rows));
        }
    }
    Ok(order.arrange(rng, games))
}

params! { struct Blocks { systems: usize, m: usize, n: usize, low: i64, high: i64, order: Order } }

/// So many `systems` of four games each: two blocks, the game of these two, and the `m × n` matrix that it
/// stands for, with its rows and columns in random order.
fn blocks(rng: &mut TestRng, params: Blocks) -> Result<Games, PlanError> {
    let Blocks { systems, m, n, low, high, order } = params;
    let mut games: Games = Vec::new();
    while games.len() < 4 * systems {
        let (top, left) = (rng.size(1, m - 1), rng.size(1, n - 1));
        let first = MatrixKind::Random.make(rng, top, left, low, high);
        let second = MatrixKind::Random.make(rng, m - top, n - left, low, high);
        let beside = [rng.between(low, high), rng.between(low, high)];
        let join = |mut left: Vec<i64>, right: Vec<i64>| {
            left.extend(right);
            left
        };
        let mut whole: Vec<Vec<i64>> =
            first.iter().map(|row| join(row.clone(), vec![beside[0]; n - left])).collect();
        whole.extend(second.iter().map(|row| join(vec![beside[1]; left], row.clone())));
        rng.shuffle(&mut whole);
        let mut columns: Vec<usize> = (0..n).collect();
        rng.shuffle(&mut columns);
        for row in &mut whole {
            *row = columns.iter().map(|&column| row[column]).collect();
        }
        let block = |offset: usize| Entry::game(games.len() + offset);
        let outer = GameMatrix::new(vec![
            vec![block(0), Entry::number(beside[0])],
            vec![Entry::number(beside[1]), block(1)],
        ]);
        let system = [of_numbers(&first), of_numbers(&second), outer, of_numbers(&whole)];
        let blocks = solve(&system[..2]).into_iter().map(|solved| solved.value);
        // Only the blocks stand in the outer game.
        let mut values = vec![Bracket::exactly(RBig::ZERO); games.len()];
        values.extend(blocks);
        if judge_game(&system[2], &values).is_ok() {
            games.extend(system);
        }
    }
    Ok(order.arrange(rng, games))
}
