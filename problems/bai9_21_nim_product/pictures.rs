//! The table of products below 16.

use solutions::nimber::nim_product;

use exercise::{
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("products", products)]
}

fn products(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Tích Nim của các số từ 0 đến 15",
        Lang::English => "The nim products of the numbers 0 to 15",
    };
    let table: Vec<Vec<u64>> = (0..16).map(|y| (0..16).map(|x| nim_product(x, y)).collect()).collect();
    heat_map(&table, 26.0, ("x", "y"), 0, title)
}
