//! Which exercises belong together: those whose manifests name the same game, or the same method.

use exercise::topics::{GAMES, METHODS, Topic};

use crate::{Book, Chapter};

/// What an exercise has in common with others.
pub struct Relation<'a> {
    /// The game or the method.
    pub topic: &'static Topic,
    /// The others, in the order of the book.
    pub others: Vec<&'a Chapter>,
}

impl Book {
    /// The exercises about the same game, for each game that an exercise shares with others.
    pub fn of_the_same_game(&self, chapter: &Chapter) -> Vec<Relation<'_>> {
        self.sharing(GAMES, chapter, |chapter| &chapter.manifest.games)
    }

    /// The exercises that the same method solves, for each method that an exercise shares with others.
    pub fn of_the_same_method(&self, chapter: &Chapter) -> Vec<Relation<'_>> {
        self.sharing(METHODS, chapter, |chapter| &chapter.manifest.methods)
    }

    fn sharing(
        &self,
        list: &'static [Topic],
        chapter: &Chapter,
        topics: fn(&Chapter) -> &[&'static Topic],
    ) -> Vec<Relation<'_>> {
        let named = list.iter().filter(|topic| topics(chapter).contains(topic));
        let related = named.map(|topic| {
            let others = self.chapters.iter();
            let others = others.filter(|other| other.name != chapter.name && topics(other).contains(&topic));
            Relation { topic, others: others.collect() }
        });
        related.filter(|relation| !relation.others.is_empty()).collect()
    }
}
