//! Recipes. Most of them build towers: games of numbers below, above them games whose entries are games of the
//! layers below. A matrix of games is made as a matrix of numbers is, with places in a list of games and numbers
//! that is sorted by value: so it has saddle points, equal rows or dominated ones after the games are replaced,
//! and nothing of that before.

use dashu_ratio::RBig;
use generators::{Dice, Params, PlanError, matrices::Kind};
use solutions::linked_games::{Entry, GameMatrix, solve};

use super::{CHAIN, GAMES, PAYOFF};
use crate::exercise::Recipe;

type Games = Vec<GameMatrix>;

pub const RECIPES: &[Recipe<Games>] = &[
    Recipe::new("every_tiny", every_tiny),
    Recipe::new("tower", tower),
    Recipe::new("chains", chains),
    Recipe::new("blocks", blocks),
];

/// A system of at most three layers (now and then of five) of at most two games, none larger than 3 × 3.
pub fn small(dice: &mut Dice) -> Games {
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
    let mirrored = dice.chance(1, 8);
    let tower = Tower {
        layers: *dice.pick(&[1, 2, 2, 3, 3, CHAIN.max as usize]),
        width: if mirrored { 2 } else { dice.size(1, 2) },
        shape: (3, 3),
        any_shape: true,
        cells: Cells::Any,
        numbers: *dice.pick(&[0, 1, 3, 6]),
        low,
        high,
        skips: dice.chance(1, 2),
        mirrored,
        variations: dice.chance(1, 8),
    };
    let games = tower.build(dice);
    Order::Random.arrange(dice, games)
}

/// How the games of a system are numbered.
#[derive(Clone, Copy)]
enum Order {
    /// A game stands behind all that it leads to.
    Last,
    /// A game stands before all that it leads to.
    First,
    /// In no particular order.
    Random,
}

impl Order {
    fn of(params: &Params) -> Result<Order, PlanError> {
        match params.word("order")? {
            "last" => Ok(Order::Last),
            "first" => Ok(Order::First),
            "random" => Ok(Order::Random),
            other => Err(PlanError::new(format!("there is no order {other}; there are last, first, random"))),
        }
    }

    /// Numbers games anew that were made in the order [`Order::Last`].
    fn arrange(self, dice: &mut Dice, games: Games) -> Games {
        let mut places: Vec<usize> = (0..games.len()).collect();
        match self {
            Order::Last => {}
            Order::First => places.reverse(),
            Order::Random => dice.shuffle(&mut places),
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
    GameMatrix::new(game.rows().iter().map(|row| row.iter().map(&change).collect()).collect())
}

fn of_numbers(rows: &[Vec<i64>]) -> GameMatrix {
    GameMatrix::new(rows.iter().map(|row| row.iter().map(|&payoff| Entry::number(payoff)).collect()).collect())
}

/// What the matrices of a tower look like.
#[derive(Clone, Copy)]
enum Cells {
    /// Each may be of another kind.
    Any,
    /// All are of one kind.
    Kind(Kind),
    /// Much on the diagonal and little elsewhere: most of these games need all their rows and all their columns,
    /// while a few are enough in a random one. Their fractions are the longest.
    Mixed,
}

impl Cells {
    fn named(name: &str) -> Result<Cells, PlanError> {
        match name {
            "all" => Ok(Cells::Any),
            "mixed" => Ok(Cells::Mixed),
            kind => Kind::named(kind).map(Cells::Kind),
        }
    }

    /// An `m × n` matrix with entries in `low..=high`.
    fn make(self, dice: &mut Dice, (m, n): (usize, usize), low: i64, high: i64) -> Vec<Vec<i64>> {
        match self {
            Cells::Any => dice.pick(&Kind::ALL).make(dice, m, n, low, high),
            Cells::Kind(kind) => kind.make(dice, m, n, low, high),
            Cells::Mixed => {
                let quarter = (high - low) / 4;
                let mut entry = |i, j| match i % n == j % m {
                    true => dice.between(high - quarter, high),
                    false => dice.between(low, low + quarter),
                };
                (0..m).map(|i| (0..n).map(|j| entry(i, j)).collect()).collect()
            }
        }
    }
}

/// A system in layers.
struct Tower {
    layers: usize,
    /// How many games a layer has.
    width: usize,
    /// The shape of every game, or the largest.
    shape: (usize, usize),
    any_shape: bool,
    cells: Cells,
    /// How many numbers stand in the list for each layer, besides the games below.
    numbers: usize,
    low: i64,
    high: i64,
    /// The list holds the games of all layers below, not only of the next one.
    skips: bool,
    /// For every game there is the same one with the players exchanged, worth the opposite.
    mirrored: bool,
    /// The games of the lowest layer differ by 1 in one entry: some are worth the same, others nearly.
    variations: bool,
}

impl Tower {
    fn build(&self, dice: &mut Dice) -> Games {
        let mut games: Games = Vec::new();
        for layer in 0..self.layers {
            let list = self.list(dice, &games);
            let begin = games.len();
            while games.len() < begin + self.width {
                let game = match (layer, games.get(begin)) {
                    (0, Some(first)) if self.variations => vary(dice, first, self.low, self.high),
                    _ => self.game(dice, &list),
                };
                let mirror = self.mirrored.then(|| mirror(&game));
                games.push(game);
                games.extend(mirror);
            }
        }
        games
    }

    /// What the entries of the next layer are chosen from, in ascending order of value.
    fn list(&self, dice: &mut Dice, games: &[GameMatrix]) -> Vec<Entry> {
        let values = solve(games).into_iter().map(|solved| solved.value.middle().clone());
        let below = if self.skips { 0 } else { games.len().saturating_sub(self.width) };
        let mut list: Vec<(RBig, Entry)> =
            values.enumerate().skip(below).map(|(game, value)| (value, Entry::game(game))).collect();
        let mut add = |payoff: i64| list.push((payoff.into(), Entry::number(payoff)));
        for _ in 0..self.numbers {
            let payoff = dice.between(self.low, self.high);
            add(payoff);
            if self.mirrored {
                add(-payoff);
            }
        }
        if self.mirrored {
            // What is in the middle of the list is worth 0.
            add(0);
        }
        list.sort_by(|(left, _), (right, _)| left.cmp(right));
        list.into_iter().map(|(_, entry)| entry).collect()
    }

    /// A game of entries of the list, or of numbers if the list holds no game.
    fn game(&self, dice: &mut Dice, list: &[Entry]) -> GameMatrix {
        let (m, n) = self.shape;
        let shape = if self.any_shape { (dice.size(1, m), dice.size(1, n)) } else { (m, n) };
        if list.iter().all(|entry| entry.next().is_empty()) {
            return of_numbers(&self.cells.make(dice, shape, self.low, self.high));
        }
        let places = self.cells.make(dice, shape, 0, list.len() as i64 - 1);
        let entry = |&place: &i64| list[place as usize].clone();
        GameMatrix::new(places.iter().map(|row| row.iter().map(entry).collect()).collect())
    }
}

/// The game with one entry changed by 1.
fn vary(dice: &mut Dice, game: &GameMatrix, low: i64, high: i64) -> GameMatrix {
    let (m, n) = game.shape();
    let (row, column) = (dice.size(0, m - 1), dice.size(0, n - 1));
    let step = RBig::from(*dice.pick(&[-1, 1]));
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

/// See [`Tower`] and [`Cells`].
fn tower(dice: &mut Dice, params: &Params) -> Result<Games, PlanError> {
    let tower = Tower {
        layers: params.size("layers")?,
        width: params.size("width")?,
        shape: (params.size("m")?, params.size("n")?),
        any_shape: params.flag("any_shape")?,
        cells: Cells::named(params.word("kind")?)?,
        numbers: params.size_or("numbers", 0)?,
        low: params.integer_or("low", PAYOFF.min as i64)?,
        high: params.integer_or("high", PAYOFF.max as i64)?,
        skips: params.flag("skips")?,
        mirrored: params.flag("mirrored")?,
        variations: params.flag("variations")?,
    };
    if tower.mirrored && (!tower.width.is_multiple_of(2) || tower.low != -tower.high) {
        return Err(PlanError::new("mirrored games come in pairs, and payoffs from a range around 0"));
    }
    let order = Order::of(params)?;
    let games = tower.build(dice);
    Ok(order.arrange(dice, games))
}

/// Every matrix of the `shapes` (`m` and `n` of the first, `m` and `n` of the second …) with payoffs in
/// `low..=high` and, with `coin`, a game that is worth 1/2. A file holds those `from` a number on that it can.
fn every_tiny(_: &mut Dice, params: &Params) -> Result<Games, PlanError> {
    let coin = params.flag("coin")?;
    let mut letters: Vec<Entry> =
        (params.integer("low")?..=params.integer("high")?).map(Entry::number).collect();
    letters.extend(coin.then(|| Entry::game(0)));
    let shapes = params.integers("shapes")?;
    let mut every = Vec::new();
    for shape in shapes.chunks_exact(2) {
        let (m, n) = (shape[0] as usize, shape[1] as usize);
        for code in 0..letters.len().pow((m * n) as u32) {
            let letter = |place: usize| letters[code / letters.len().pow(place as u32) % letters.len()].clone();
            every.push(GameMatrix::new((0..m).map(|i| (0..n).map(|j| letter(i * n + j)).collect()).collect()));
        }
    }
    let first = coin.then(|| of_numbers(&[vec![0, 1], vec![1, 0]]));
    Ok(first
        .into_iter()
        .chain(every.into_iter().skip(params.size_or("from", 0)?))
        .take(GAMES.max as usize)
        .collect())
}

/// So many `chains` of `length` games each, `(a 0; 0 next)` down to `(a)`, with `a` in `low..=high`; rows and
/// columns in random order. If a is always 1, this is the book's inspection game.
fn chains(dice: &mut Dice, params: &Params) -> Result<Games, PlanError> {
    let (chains, length) = (params.size("chains")?, params.size("length")?);
    let (low, high) = (params.integer("low")?, params.integer("high")?);
    let order = Order::of(params)?;
    let mut games: Games = Vec::new();
    for _ in 0..chains {
        games.push(of_numbers(&[vec![dice.between(low, high)]]));
        for _ in 1..length {
            let mut rows = vec![
                vec![Entry::number(dice.between(low, high)), Entry::number(0)],
                vec![Entry::number(0), Entry::game(games.len() - 1)],
            ];
            dice.shuffle(&mut rows);
            if dice.chance(1, 2) {
                rows.iter_mut().for_each(|row| row.reverse());
            }
            games.push(GameMatrix::new(rows));
        }
    }
    Ok(order.arrange(dice, games))
}

/// So many `systems` of four games each: two blocks, the game of these two, and the `m × n` matrix that it
/// stands for, with its rows and columns in random order.
fn blocks(dice: &mut Dice, params: &Params) -> Result<Games, PlanError> {
    let (systems, m, n) = (params.size("systems")?, params.size("m")?, params.size("n")?);
    let (low, high) = (params.integer("low")?, params.integer("high")?);
    let order = Order::of(params)?;
    let mut games: Games = Vec::new();
    for _ in 0..systems {
        let (top, left) = (dice.size(1, m - 1), dice.size(1, n - 1));
        let first = Kind::Random.make(dice, top, left, low, high);
        let second = Kind::Random.make(dice, m - top, n - left, low, high);
        let beside = [dice.between(low, high), dice.between(low, high)];
        let join = |mut left: Vec<i64>, right: Vec<i64>| {
            left.extend(right);
            left
        };
        let mut whole: Vec<Vec<i64>> =
            first.iter().map(|row| join(row.clone(), vec![beside[0]; n - left])).collect();
        whole.extend(second.iter().map(|row| join(vec![beside[1]; left], row.clone())));
        dice.shuffle(&mut whole);
        let mut columns: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut columns);
        for row in &mut whole {
            *row = columns.iter().map(|&column| row[column]).collect();
        }
        let block = |offset: usize| Entry::game(games.len() + offset);
        let outer = GameMatrix::new(vec![
            vec![block(0), Entry::number(beside[0])],
            vec![Entry::number(beside[1]), block(1)],
        ]);
        games.extend([of_numbers(&first), of_numbers(&second), outer, of_numbers(&whole)]);
    }
    Ok(order.arrange(dice, games))
}
