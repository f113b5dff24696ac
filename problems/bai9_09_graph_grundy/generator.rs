//! The recipes: graphs of several shapes.

use generators::TestRng;

use super::GraphGrundy;
use crate::shared::{graph::Graph, graph_shapes as shapes};
use exercise::{Generator, Recipe, Recipes};

impl Generator for GraphGrundy {
    const RECIPES: Recipes<Graph> = &[
        &Recipe::new("listed", shapes::listed),
        &Recipe::new("random", shapes::random),
        &Recipe::new("near", shapes::near),
        &Recipe::new("path", shapes::path),
        &Recipe::new("star", shapes::star),
        &Recipe::new("cliques", shapes::cliques),
        &Recipe::new("layers", shapes::layers),
        &Recipe::new("crown", shapes::crown),
        &Recipe::new("hub", shapes::hub),
        &Recipe::new("ladder", shapes::ladder),
    ];

    fn small(rng: &mut TestRng) -> Graph {
        shapes::small(rng)
    }
}
