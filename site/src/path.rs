//! The path: every exercise behind what it needs, in steps, a page of theory each. The pages come in the order in which
//! they are read; the exercises of a step, the easier first. What an exercise needs, its manifest says; where it says
//! nothing, its page of theory is enough.

use ::theory::{PAGES, Page};
use exercise::{Error, document::Lang, needs};
use maud::{Markup, html};

use crate::{Book, Chapter, index, theory as pages};

/// A step: a page of theory with its exercises.
pub struct Step {
    /// The page.
    pub page: &'static Page,
    /// The exercises, as places in the book.
    pub places: Vec<usize>,
}

/// The whole path.
pub struct Path {
    /// Its steps, in order.
    pub steps: Vec<Step>,
    /// What each exercise of the book needs.
    needs: Vec<Vec<usize>>,
}

/// The most exercises that are suggested next.
const NEXT: usize = 3;

impl Path {
    /// Finds it.
    pub fn of(chapters: &[Chapter]) -> Result<Path, Error> {
        let known: Vec<needs::Known> = chapters
            .iter()
            .map(|Chapter { name, manifest, .. }| needs::Known {
                name,
                difficulty: manifest.difficulty,
                needs: &manifest.needs,
            })
            .collect();
        let needs = needs::resolved(&known)?;
        let steps = steps(chapters, &needs);
        let step = |(number, page)| Step { page, places: sorted(number, chapters, &steps, &needs) };
        Ok(Path { steps: PAGES.iter().enumerate().map(step).collect(), needs })
    }

    /// What comes before an exercise.
    pub fn before(&self, place: usize) -> &[usize] {
        &self.needs[place]
    }

    /// What to solve after an exercise: what needs it, or else whatever comes next.
    pub fn after(&self, place: usize) -> Vec<usize> {
        let order: Vec<usize> = self.steps.iter().flat_map(|step| step.places.iter().copied()).collect();
        let after = order.iter().copied().skip_while(|&other| other != place).skip(1);
        let mut next: Vec<usize> = after.clone().filter(|&other| self.needs[other].contains(&place)).collect();
        if next.is_empty() {
            next.extend(after.take(1));
        }
        next.truncate(NEXT);
        next
    }

    /// The number of the step to which an exercise belongs, from 0.
    pub fn step(&self, place: usize) -> usize {
        let holds = |step: &Step| step.places.contains(&place);
        self.steps.iter().position(holds).expect("each exercise belongs to a step")
    }
}

/// The number of each exercise's step: the first page whose exercises it is among and that comes no earlier than those
/// of what it needs. An exercise that no page names goes where most of its section are.
fn steps(chapters: &[Chapter], needs: &[Vec<usize>]) -> Vec<usize> {
    let listed: Vec<Vec<String>> = PAGES.iter().map(Page::exercises).collect();
    let named = |place: usize, from: usize| {
        let folder = chapters[place].exercise.folder();
        (from..PAGES.len()).find(|&page| listed[page].iter().any(|name| name == folder))
    };
    let most_of_section = |place: usize| {
        let section = chapters[place].manifest.section;
        let same = (0..chapters.len()).filter(|&other| chapters[other].manifest.section == section);
        let pages: Vec<usize> = same.filter_map(|other| named(other, 0)).collect();
        let count = |page: usize| pages.iter().filter(|&&other| other == page).count();
        (0..PAGES.len()).rev().max_by_key(|&page| count(page)).unwrap_or(0)
    };
    let mut steps: Vec<Option<usize>> = vec![None; chapters.len()];
    // Nothing leads back to itself, so each round settles an exercise at least.
    while steps.contains(&None) {
        for place in 0..chapters.len() {
            let before: Option<Vec<usize>> = needs[place].iter().map(|&need| steps[need]).collect();
            let Some(before) = before else { continue };
            let from = before.into_iter().max().unwrap_or(0);
            let page = named(place, from).or_else(|| named(place, 0));
            steps[place] = Some(page.unwrap_or_else(|| most_of_section(place)).max(from));
        }
    }
    steps.into_iter().flatten().collect()
}

/// The exercises of a step, each behind what it needs, otherwise the easier first.
fn sorted(step: usize, chapters: &[Chapter], steps: &[usize], needs: &[Vec<usize>]) -> Vec<usize> {
    let mut open: Vec<usize> = (0..chapters.len()).filter(|&place| steps[place] == step).collect();
    let mut sorted = Vec::new();
    while !open.is_empty() {
        let ready = |place: &&usize| needs[**place].iter().all(|need| !open.contains(need));
        let easiest =
            open.iter().filter(ready).min_by_key(|&&place| (chapters[place].manifest.difficulty, place));
        let next = *easiest.expect("nothing leads back to itself");
        open.retain(|&place| place != next);
        sorted.push(next);
    }
    sorted
}

/// What the path is called.
pub fn heading(lang: Lang) -> &'static str {
    lang.say("Lộ trình", "The path")
}

/// The path as the index shows it.
pub fn shelf(book: &Book, lang: Lang) -> Markup {
    html! {
        section.shelf.path {
            h2 id="path" { (heading(lang)) }
            p { (lang.say(
                "Mỗi bước là một trang lí thuyết, rồi đến các bài tập dùng nó, bài dễ trước. Bài nào cũng đứng sau những bài mà nó cần.",
                "Each step is a page of theory, followed by the exercises that use it, the easier first. Every exercise comes after those that it needs.",
            )) }
            ol.steps {
                @for step in &book.path.steps {
                    li {
                        p.theory { (pages::link(step.page, lang)) }
                        (exercises_with_needs(book, &step.places, lang))
                    }
                    "\n"
                }
            }
        }
    }
}

/// What to do next: a script fills it from the path, by what was solved in this browser.
pub fn next(lang: Lang) -> Markup {
    html! {
        section.shelf.next data-next="" hidden { h2 id="next" { (next_heading(lang)) } ul.links {} }
        "\n"
    }
}

fn next_heading(lang: Lang) -> &'static str {
    lang.say("Tiếp theo dành cho bạn", "Next for you")
}

/// Exercises with their difficulty.
fn exercises(book: &Book, places: &[usize], lang: Lang) -> Markup {
    html! {
        ul.links {
            @for chapter in places.iter().map(|&place| &book.chapters[place]) {
                li { (index::link(chapter, lang)) " " (index::level(lang, chapter.manifest.difficulty)) } "\n"
            }
        }
    }
}

/// The same, with what each needs: for the script that says what comes next.
fn exercises_with_needs(book: &Book, places: &[usize], lang: Lang) -> Markup {
    let folder = |place: usize| book.chapters[place].exercise.folder();
    html! {
        ul.links {
            @for &place in places {
                @let chapter = &book.chapters[place];
                @let needs = book.path.before(place).iter().map(|&need| folder(need)).collect::<Vec<_>>().join(" ");
                li data-name=(folder(place)) data-needs=(needs) {
                    (index::link(chapter, lang)) " " (index::level(lang, chapter.manifest.difficulty))
                }
                "\n"
            }
        }
    }
}

/// The steps in a line, as the cover shows them: by the titles of their pages.
pub fn overview(lang: Lang) -> Markup {
    let code = lang.code();
    html! {
        section.path lang=(code) {
            h2 { a href={ (code) "/index.html#path" } { (heading(lang)) } }
            ol.links {
                @for page in PAGES {
                    li { a href={ (code) "/theory-" (page.name) ".html" } { (page.title(lang)) } } "\n"
                }
            }
        }
    }
}

/// What comes before an exercise, for the top of its page.
pub fn before(book: &Book, place: usize, lang: Lang) -> Markup {
    let path = &book.path;
    let step = path.step(place);
    let words = lang.say("Bước", "Step");
    html! {
        p.path {
            a href="index.html#path" { (words) " " (step + 1) "/" (PAGES.len()) } ": "
            (pages::link(path.steps[step].page, lang))
            @if !path.before(place).is_empty() {
                span.hint { " · " (lang.say("nên giải trước", "solve first")) ": " }
                @for (count, &need) in path.before(place).iter().enumerate() {
                    @if count > 0 { ", " }
                    (index::link(&book.chapters[need], lang))
                }
            }
        }
    }
}

/// What to do after an exercise, for the end of its page.
pub fn after(book: &Book, place: usize, lang: Lang) -> Markup {
    let next = book.path.after(place);
    html! {
        @if !next.is_empty() {
            section.relatives {
                h2 id="next" { (next_heading(lang)) }
                (exercises(book, &next, lang))
            }
            "\n"
        }
    }
}

/// The exercises of a page of theory, for its end.
pub fn of_page(book: &Book, step: usize, lang: Lang) -> Markup {
    html! {
        section.relatives {
            h2 id="step" {
                (lang.say("Bài tập của bước này", "Exercises of this step"))
                " " span.hint { a href="index.html#path" { (lang.say("Bước", "Step")) " " (step + 1) "/" (PAGES.len()) } }
            }
            (exercises(book, &book.path.steps[step].places, lang))
        }
        "\n"
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn book() -> Book {
        Book::load(&problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"))).unwrap()
    }

    #[test]
    fn every_exercise_has_one_place_behind_all_that_it_needs() {
        let book = book();
        let order: Vec<usize> = book.path.steps.iter().flat_map(|step| step.places.clone()).collect();
        assert_eq!(order.len(), book.chapters.len());
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), order.len());
        for (count, &place) in order.iter().enumerate() {
            for &need in book.path.before(place) {
                let name = book.chapters[place].name;
                assert!(order[..count].contains(&need), "{name} comes before {}", book.chapters[need].name);
            }
        }
    }

    #[test]
    fn each_step_has_exercises_and_all_but_the_last_exercise_something_next() {
        let book = book();
        assert!(book.path.steps.iter().all(|step| !step.places.is_empty()));
        let last = *book.path.steps.last().unwrap().places.last().unwrap();
        for place in 0..book.chapters.len() {
            let next = book.path.after(place);
            assert_eq!(next.is_empty(), place == last, "{}", book.chapters[place].name);
            assert!(next.len() <= NEXT && !next.contains(&place));
        }
    }
}
