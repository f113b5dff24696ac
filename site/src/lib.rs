//! The book: the exercises as pages that need no server, no network and, to be read, no script; and as a booklet on
//! paper. Everything that a page says about limits, bounds, groups and samples comes from the data that the reader and
//! the tests use.

use exercise::{Error, Library};

pub mod book;
pub mod booklet;
pub mod formula;
pub mod html;
pub mod modules;
pub mod output;
pub mod picture;
pub mod relatives;
pub mod words;

mod gallery;
mod index;
mod layout;
mod page;
mod path;
mod theory;

pub use book::{Book, Chapter};
pub use output::{Assets, Site};
pub use typeset::text;

/// Every page of a book in both languages with all that belongs to them, by path below the site's folder.
pub fn pages(library: &Library, assets: &Assets) -> Result<Site, Error> {
    let book = Book::load(library)?;
    let formulas = formula::Formulas::new();
    let mut site = Site::default();
    index::add(&book, assets, &mut site);
    page::add_all(library, &book, assets, &formulas, &mut site)?;
    theory::add_all(&book, assets, &formulas, &mut site)?;
    assets.add(&formulas.rules(), &mut site);
    site.work_offline();
    Ok(site)
}
