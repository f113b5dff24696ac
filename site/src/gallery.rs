//! Games to play, as small boards: each is a puzzle that a link opens and that can be played where it stands.

use std::{collections::BTreeMap, fmt::Write};

use exercise::{
    document::Lang,
    play::{AnyGame, Drawing, Look, Part, Size, Wish},
};
use generators::{TestName, TestRng};
use maud::{Markup, html};

use crate::{Book, Chapter};

/// How many things stand beside each other before the next line begins.
const IN_A_LINE: usize = 12;
/// The room of a thing.
const UNIT: usize = 14;

/// A game with the position that its board shows.
struct Card<'a> {
    chapter: &'a Chapter,
    position: String,
    drawing: Drawing,
}

/// So many games are seen at once; the others are behind a fold.
const IN_FRONT: usize = 12;

impl Card<'_> {
    /// What it looks like from afar.
    fn kind(&self) -> usize {
        match &self.drawing {
            Drawing::Board { .. } => 0,
            Drawing::Piles { piles } if piles.len() > 1 => 1,
            Drawing::Row { .. } => 2,
            Drawing::Piles { .. } => 3,
        }
    }
}

/// The games of the book. Those that look different take turns, so that the first ones show how many kinds there are;
/// otherwise they are in the order of the book.
fn cards<'a>(book: &'a Book) -> Vec<Card<'a>> {
    let mut seen = [0; 4];
    let turn = |card: Card<'a>| {
        let kind = card.kind();
        seen[kind] += 1;
        ((seen[kind], kind), card)
    };
    let all = book.chapters.iter().filter_map(|chapter| card(chapter, chapter.exercise.game()?));
    let by_turn: BTreeMap<(usize, usize), Card<'a>> = all.map(turn).collect();
    by_turn.into_values().collect()
}

/// A small position of a game, a puzzle if there may be one; the same in every build.
fn position(chapter: &Chapter, game: &dyn AnyGame, single: bool) -> Option<String> {
    let name =
        TestName { exercise: chapter.exercise.folder(), group: "the gallery", recipe: "begin", index: 0 };
    game.begin(Wish { size: Some(Size::Small), single }, &mut TestRng::of(9, name)).ok()
}

/// Whether a game has positions in which a single move wins.
pub fn has_puzzles(chapter: &Chapter) -> bool {
    chapter.exercise.game().is_some_and(|game| position(chapter, game, true).is_some())
}

/// Whether the judge of an interactive exercise plays its game on the page.
pub fn judge_plays(chapter: &Chapter) -> bool {
    let exercise = chapter.exercise;
    let begun = exercise.game().and_then(|game| position(chapter, game, false));
    begun.is_some_and(|begun| matches!(exercise.judge_moves_to("stubborn", 0, &[begun]), Some(Ok(_))))
}

fn card<'a>(chapter: &'a Chapter, game: &dyn AnyGame) -> Option<Card<'a>> {
    let position = position(chapter, game, true).or_else(|| position(chapter, game, false))?;
    let drawing = game.view(&position, &[], false).ok()?.drawing;
    Some(Card { chapter, position, drawing })
}

/// The gallery; `langs` are the languages of its links, and `to` is the way from its page to theirs.
pub fn gallery(book: &Book, langs: &[Lang], to: impl Fn(Lang) -> String) -> Markup {
    let cards = cards(book);
    let (front, others) = cards.split_at(cards.len().min(IN_FRONT));
    let more = |lang: Lang| match lang {
        Lang::Vietnamese => format!("{} trò chơi khác", others.len()),
        Lang::English => format!("{} more games", others.len()),
    };
    html! {
        (shelf(front, langs, &to))
        @if !others.is_empty() {
            details.more {
                summary {
                    @for (count, &lang) in langs.iter().enumerate() {
                        @if count > 0 { " · " }
                        span lang=(lang.code()) { (more(lang)) }
                    }
                }
                (shelf(others, langs, &to))
            }
        }
    }
}

fn shelf(cards: &[Card], langs: &[Lang], to: &impl Fn(Lang) -> String) -> Markup {
    let link =
        |card: &Card, lang: Lang| format!("{}{}.html#play={}", to(lang), card.chapter.name, card.position);
    html! {
        ul.gallery {
            @for card in cards {
                @let chapter = card.chapter;
                @let folder = chapter.exercise.folder();
                li.card data-exercise=(folder) data-family=(chapter.manifest.family) data-position=(card.position)
                    data-puzzle[has_puzzles(chapter)] data-judge[judge_plays(chapter)]
                    data-page={ (to(langs[0])) (chapter.name) ".html" } {
                    (small(&card.drawing))
                    @for &lang in langs {
                        p.name lang=(lang.code()) { a href=(link(card, lang)) { (chapter.title(lang)) } }
                    }
                    span.done data-mark=(folder) {}
                }
                "\n"
            }
        }
    }
}

/// The parts of each kind, and where they are.
#[derive(Default)]
struct Places {
    width: usize,
    height: usize,
    parts: Vec<(Look, usize, usize)>,
}

impl Places {
    /// Parts one beside the other, in as many lines as they need, from a height on.
    fn line(&mut self, parts: &[Part]) {
        for (index, part) in parts.iter().enumerate() {
            let (x, y) = (index % IN_A_LINE, index / IN_A_LINE);
            self.parts.push((part.look, x * UNIT, self.height + y * UNIT));
        }
        self.width = self.width.max(parts.len().min(IN_A_LINE) * UNIT);
        self.height += parts.len().max(1).div_ceil(IN_A_LINE) * UNIT;
    }
}

/// A board, small, for the eyes alone: the link beside it says what it is.
fn small(drawing: &Drawing) -> Markup {
    let mut places = Places::default();
    match drawing {
        Drawing::Piles { piles } => piles.iter().for_each(|pile| {
            places.line(&pile.parts);
            places.height += 3;
        }),
        Drawing::Row { parts } => places.line(parts),
        Drawing::Board { rows, .. } => {
            for row in rows {
                let shift = places.height;
                let parts = row.iter().enumerate().map(|(x, part)| (part.look, x * UNIT, shift));
                places.parts.extend(parts);
                places.width = places.width.max(row.len() * UNIT);
                places.height += UNIT;
            }
        }
    }
    let (width, height) = (places.width.max(1), places.height.max(1));
    let kinds = [("full", FULL), ("hollow", HOLLOW), ("square", SQUARE), ("dark", DARK), ("danger", DANGER)];
    html! {
        svg.thumb viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" {
            @for (class, looks) in kinds {
                @let course = course(&places, looks);
                @if !course.is_empty() { path.(class) d=(course) {} }
            }
        }
    }
}

const FULL: &[Look] = &[Look::Counter, Look::Heads, Look::Pin, Look::Queen];
const HOLLOW: &[Look] = &[Look::Room, Look::Tails, Look::Felled];
const SQUARE: &[Look] = &[Look::Cell, Look::Goal];
const DARK: &[Look] = &[Look::Marked];
const DANGER: &[Look] = &[Look::Poison];

/// The outlines of all parts of some looks: squares for cells, circles for everything else. A full circle is a line without
/// length and with round ends.
fn course(places: &Places, looks: &[Look]) -> String {
    let mut course = String::new();
    for &(look, x, y) in places.parts.iter().filter(|(look, ..)| looks.contains(look)) {
        let cell = matches!(look, Look::Cell | Look::Goal | Look::Marked | Look::Poison);
        // Writing to a string doesn't fail.
        let _ = match cell {
            true => write!(course, "M{} {}h12v12h-12z", x + 1, y + 1),
            false if looks == FULL => write!(course, "M{} {}h0", x + 7, y + 7),
            false => write!(course, "M{} {}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", x + 2, y + 7),
        };
    }
    course
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_small_board_that_opens_it() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"));
        let book = Book::load(&library).unwrap();
        let games = book.chapters.iter().filter(|chapter| chapter.exercise.game().is_some()).count();
        let shown = gallery(&book, &[Lang::English], |_| String::new()).into_string();
        assert_eq!(shown.matches("<svg class=\"thumb\"").count(), games);
        assert_eq!(shown.matches(".html#play=").count(), games);
        for card in cards(&book) {
            assert!(!card.drawing.parts().is_empty(), "{}", card.chapter.name);
        }
        let kinds: Vec<usize> = cards(&book).iter().take(4).map(Card::kind).collect();
        assert_eq!(kinds, [0, 1, 2, 3], "the first games look different");
    }
}
