//! Two posts with the regiments that both players have sent there: what is captured, and what is paid.

use solutions::blotto::payoff;

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("posts", posts)]
}

/// What the players send in the picture.
const MINE: [i64; 2] = [3, 1];
const THEIRS: [i64; 2] = [1, 2];

fn posts(lang: Lang) -> Svg {
    let title = lang.say(
        "Blotto chia quân (3, 1), Kije chia quân (1, 2): Blotto được 2 ở trạm 1 và mất 2 ở trạm 2",
        "Blotto sends (3, 1) and Kije (1, 2): Blotto wins 2 at post 1 and loses 2 at post 2",
    );
    let mut svg = Svg::new(430.0, 190.0, title);
    for (y, name) in [(70.0, "Blotto"), (120.0, "Kije")] {
        svg.text((14.0, y + 5.0), Anchor::Start, "", name);
    }
    for post in 0..2 {
        let left = 90.0 + 170.0 * post as f64;
        let name = lang.say("trạm", "post");
        svg.rectangle((left, 40.0), (150.0, 110.0), "s0");
        svg.text((left + 75.0, 28.0), Anchor::Middle, "", format!("{name} {}", post + 1));
        for (y, regiments, enemies, class) in
            [(70.0, MINE[post], THEIRS[post], "a"), (120.0, THEIRS[post], MINE[post], "b")]
        {
            for place in 0..regiments {
                let centre = (left + 30.0 + 36.0 * place as f64, y);
                svg.disc(centre, 12.0, &format!("fill-{class}"));
                if regiments < enemies {
                    // Captured: crossed out.
                    let (x, y) = centre;
                    svg.line((x - 15.0, y - 15.0), (x + 15.0, y + 15.0), "ink");
                    svg.line((x - 15.0, y + 15.0), (x + 15.0, y - 15.0), "ink");
                }
            }
        }
        let paid = payoff(&MINE[post..=post], &THEIRS[post..=post]);
        let sign = if paid > 0 { "+" } else { "−" };
        svg.text((left + 75.0, 174.0), Anchor::Middle, "", format!("{sign}{}", paid.abs()));
    }
    svg
}
