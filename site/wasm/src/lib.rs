//! The exercises in the page: references, checkers, readers, and games to play, compiled to WebAssembly.
//!
//! The page sends a request, one JSON value, and gets one JSON value back ([`answer`]); nothing is remembered between
//! two requests. What is special about WebAssembly stands in `border.rs` alone, so that all the rest is tested as
//! any other crate.
//!
//! ```
//! let request = r#"{"ask": "solve", "exercise": "bai9_08_moore_nim", "input": "1 3 4 5\n"}"#;
//! assert_eq!(browser::answer(request.as_bytes()), r#"{"answer":"1 1 4 5\n"}"#);
//! ```

use checkers::Sentence;
#[cfg(feature = "impartial")]
use exercise::play::{Slips, Wish};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub mod catalogue;
#[cfg(target_arch = "wasm32")]
mod ffi;
#[cfg(feature = "payoffs")]
pub mod laboratory;
#[cfg(feature = "payoffs")]
pub mod linked;
#[cfg(feature = "payoffs")]
pub mod matrix;
pub mod reference;
#[cfg(feature = "payoffs")]
pub mod tree;

/// What the page may ask.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    /// The reference's answer.
    Solve { exercise: String, input: String },
    /// The checker's verdict.
    Check { exercise: String, input: String, answer: String },
    /// Whether an input keeps to the statement.
    Validate { exercise: String, input: String },
    /// A random small input.
    Small { exercise: String, seed: u64 },
    /// A random position to play from.
    #[cfg(feature = "impartial")]
    Begin {
        exercise: String,
        seed: u64,
        #[serde(default)]
        wish: Wish,
    },
    /// A position as it is shown, with the parts that were touched.
    #[cfg(feature = "impartial")]
    View { exercise: String, position: String, touched: Vec<u16>, peek: bool },
    /// One part more is touched.
    #[cfg(feature = "impartial")]
    Touch { exercise: String, position: String, touched: Vec<u16>, part: u16 },
    /// The machine's move.
    #[cfg(feature = "impartial")]
    Reply {
        exercise: String,
        position: String,
        #[serde(default)]
        slips: Option<Slipping>,
    },
    /// The judge's move in the game of an interactive exercise: it plays in a style, by a seed, and was to move in all
    /// these positions, the last of them now.
    #[cfg(feature = "impartial")]
    Judge { exercise: String, style: String, seed: u32, asked: Vec<String> },
    /// Outcome and value by the rules alone; not for pages, which must answer at once.
    #[cfg(all(feature = "impartial", not(target_arch = "wasm32")))]
    Search { exercise: String, position: String },
    /// A matrix game, solved and explained.
    #[cfg(feature = "payoffs")]
    Matrix { text: String },
    /// Something to look into, of the kind that an exercise is about.
    #[cfg(feature = "payoffs")]
    Sample { exercise: String, seed: u64 },
    /// What an input of an exercise is, as it is typed in its laboratory.
    #[cfg(feature = "payoffs")]
    Example { exercise: String, input: String },
    /// A game given by a tree, and the matrix that it is.
    #[cfg(feature = "payoffs")]
    Tree { exercise: String, input: String },
    /// Games of games, one after the other.
    #[cfg(feature = "payoffs")]
    Chain { text: String },
    /// A recursive game: the stairs to its value.
    #[cfg(feature = "payoffs")]
    Again { text: String },
    /// Three recursive games: the bisection.
    #[cfg(feature = "payoffs")]
    Three { text: String },
    /// Shapley's iteration, round by round.
    #[cfg(feature = "payoffs")]
    Iteration { text: String },
    /// The choice of the machine in a repeated matrix game, and the hash that commits to it.
    #[cfg(feature = "payoffs")]
    Commit { weights: Vec<String>, nonce: String },
    /// What the player's choices so far are worth.
    #[cfg(feature = "payoffs")]
    Account { matrix: Vec<Vec<String>>, rounds: Vec<(usize, usize)> },
}

/// How often the machine moves without thinking, and what chooses such moves.
#[cfg(feature = "impartial")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Slipping {
    percent: u32,
    seed: u64,
}

/// Why a request was not fulfilled.
#[derive(Serialize)]
struct Failure {
    error: Sentence,
}

/// Answers a request. Whatever the bytes are, the answer is JSON: the key `error` says what is wrong with them.
pub fn answer(request: &[u8]) -> String {
    let fulfilled = serde_json::from_slice(request)
        .map_err(|error| Sentence::symbol(format!("no such request: {error}")))
        .and_then(fulfil);
    match fulfilled {
        Ok(value) => value.to_string(),
        Err(error) => json!(Failure { error }).to_string(),
    }
}

fn fulfil(request: Request) -> Result<Value, Sentence> {
    match request {
        Request::Solve { exercise, input } => reference::solve(&exercise, &input),
        Request::Check { exercise, input, answer } => reference::check(&exercise, &input, &answer),
        Request::Validate { exercise, input } => reference::validate(&exercise, &input),
        Request::Small { exercise, seed } => reference::small(&exercise, seed),
        #[cfg(feature = "impartial")]
        Request::Begin { exercise, seed, wish } => {
            let mut rng = reference::rng("a game", "begin", seed);
            Ok(json!({ "position": catalogue::game(&exercise)?.begin(wish, &mut rng)? }))
        }
        #[cfg(feature = "impartial")]
        Request::View { exercise, position, touched, peek } => {
            Ok(json!(catalogue::game(&exercise)?.view(&position, &touched, peek)?))
        }
        #[cfg(feature = "impartial")]
        Request::Touch { exercise, position, touched, part } => {
            Ok(json!(catalogue::game(&exercise)?.touch(&position, &touched, part)?))
        }
        #[cfg(feature = "impartial")]
        Request::Reply { exercise, position, slips } => {
            let percent = slips.as_ref().map_or(0, |slips| slips.percent.min(100));
            let mut rng = reference::rng("a game", "reply", slips.as_ref().map_or(0, |slips| slips.seed));
            let slips = slips.map(|_| Slips { percent, rng: &mut rng });
            Ok(json!(catalogue::game(&exercise)?.reply(&position, slips)?))
        }
        #[cfg(feature = "impartial")]
        Request::Judge { exercise, style, seed, asked } => {
            let to = catalogue::judge_moves_to(&exercise, &style, seed, &asked)?;
            let position = asked.last().map(String::as_str).unwrap_or_default();
            Ok(json!(catalogue::game(&exercise)?.reply_to(position, &to)?))
        }
        #[cfg(all(feature = "impartial", not(target_arch = "wasm32")))]
        Request::Search { exercise, position } => Ok(json!(catalogue::game(&exercise)?.search(&position)?)),
        #[cfg(feature = "payoffs")]
        Request::Matrix { text } => matrix::explain(&text),
        #[cfg(feature = "payoffs")]
        Request::Sample { exercise, seed } => laboratory::sample(&exercise, seed),
        #[cfg(feature = "payoffs")]
        Request::Example { exercise, input } => laboratory::example(&exercise, &input),
        #[cfg(feature = "payoffs")]
        Request::Tree { exercise, input } => tree::reduce(&exercise, &input),
        #[cfg(feature = "payoffs")]
        Request::Chain { text } => linked::chain(&text),
        #[cfg(feature = "payoffs")]
        Request::Again { text } => linked::again(&text),
        #[cfg(feature = "payoffs")]
        Request::Three { text } => linked::three(&text),
        #[cfg(feature = "payoffs")]
        Request::Iteration { text } => linked::iteration(&text),
        #[cfg(feature = "payoffs")]
        Request::Commit { weights, nonce } => matrix::commit(&weights, &nonce),
        #[cfg(feature = "payoffs")]
        Request::Account { matrix, rounds } => matrix::account(&matrix, &rounds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(request: Value) -> Value {
        serde_json::from_str(&answer(request.to_string().as_bytes())).unwrap()
    }

    /// Whoever is told to win makes the first move of the peek; whoever is lost, one that makes the game as long as it
    /// may be: the last of the list, which in games with additions adds.
    #[test]
    fn a_game_ends_when_hints_are_followed() {
        let games = problems::CATALOGUE.iter().filter(|exercise| exercise.game().is_some());
        for exercise in games.map(|exercise| exercise.folder()) {
            for seed in 0..2 {
                let begun = asked(json!({ "ask": "begin", "exercise": exercise, "seed": seed }));
                let mut position = begun["position"].clone();
                for turn in 0.. {
                    assert!(turn < 300, "{exercise} {begun}: the game does not end");
                    let view = asked(json!({
                        "ask": "view", "exercise": exercise, "position": position, "touched": [], "peek": true,
                    }));
                    if view["over"] == true {
                        break;
                    }
                    let peek = &view["peek"];
                    let options = peek["options"].as_array().unwrap();
                    let choice = if view["lost"] == true { options.last() } else { options.first() }.unwrap();
                    assert_eq!(choice["wins"], !view["lost"].as_bool().unwrap(), "{exercise} {position}");
                    assert_ne!(choice["idle"], true, "{exercise} {position}: the first hint gets nowhere");
                    position = follow(exercise, &position, &choice["name"]);
                }
            }
        }
    }

    /// The position after the move with a name, found by touching parts.
    fn follow(exercise: &str, position: &Value, name: &Value) -> Value {
        let known = catalogue::game(exercise).unwrap();
        let mut known = known.from(position.as_str().unwrap()).unwrap();
        let moves = known.moves(0);
        let made = moves.iter().find(|one| json!(one.name) == *name).unwrap();
        json!(known.write(made.to))
    }

    /// On the page of an interactive exercise the judge plays as it does against programs, in each of its styles: from won
    /// positions whoever follows the hints wins, and from lost ones only against a judge that slips. The same game is
    /// played again, move by move, from its seed.
    #[test]
    fn the_judge_of_an_interactive_exercise_plays_on_its_page() {
        let played = |exercise: &&&dyn exercise::AnyExercise| {
            let mut rng = reference::rng("a game", "begin", 0);
            let begun = exercise.game().and_then(|game| game.begin(Wish::default(), &mut rng).ok());
            begun.is_some_and(|begun| matches!(exercise.judge_moves_to("stubborn", 0, &[begun]), Some(Ok(_))))
        };
        let exercises: Vec<_> = problems::CATALOGUE.iter().filter(played).map(|one| one.folder()).collect();
        assert!(exercises.contains(&"take_away"), "{exercises:?}");
        let mut slipped = false;
        for exercise in exercises {
            for (seed, style) in
                (0..12).flat_map(|seed| ["stubborn", "random", "trap", "slip"].map(|style| (seed, style)))
            {
                let begun = asked(
                    json!({ "ask": "begin", "exercise": exercise, "seed": seed, "wish": {"size": "small"} }),
                );
                let view = |position: &Value| {
                    asked(
                        json!({ "ask": "view", "exercise": exercise, "position": position, "touched": [], "peek": true }),
                    )
                };
                let (mut position, mut judged) = (begun["position"].clone(), Vec::new());
                let lost = view(&position)["lost"] == true;
                let winner = loop {
                    let here = view(&position);
                    if here["over"] == true {
                        break if here["lost"] == true { "judge" } else { "person" };
                    }
                    let options = here["peek"]["options"].as_array().unwrap();
                    position = follow(exercise, &position, &options[0]["name"]);
                    let here = view(&position);
                    if here["over"] == true {
                        break if here["lost"] == true { "person" } else { "judge" };
                    }
                    judged.push(position.clone());
                    let request = json!({ "ask": "judge", "exercise": exercise, "style": style, "seed": seed, "asked": judged });
                    let reply = asked(request.clone());
                    assert_eq!(reply, asked(request), "{exercise}: the judge changes its mind");
                    assert!(reply["error"].is_null(), "{exercise} {position}: {reply}");
                    assert!(
                        reply["mistake"] == false || style == "slip",
                        "{exercise} {position} {style}: {reply}"
                    );
                    slipped |= reply["mistake"] == true;
                    position = reply["position"].clone();
                };
                if style != "slip" || !lost {
                    assert_eq!(winner, if lost { "judge" } else { "person" }, "{exercise} {begun} {style}");
                }
            }
        }
        assert!(slipped, "the judge never slipped");
    }

    #[test]
    fn nonsense_is_answered_by_a_sentence() {
        for nonsense in [
            &b""[..],
            b"\xff\xfe",
            b"{}",
            b"[1]",
            br#"{"ask":"solve"}"#,
            br#"{"ask":"solve","exercise":"no_such_game","input":""}"#,
            br#"{"ask":"small","exercise":"bai9_08_moore_nim","seed":-1}"#,
            br#"{"ask":"judge","exercise":"bai9_08_moore_nim","style":"trap","seed":1,"asked":["1"]}"#,
            br#"{"ask":"judge","exercise":"take_away","style":"trap","seed":1,"asked":[]}"#,
            br#"{"ask":"judge","exercise":"take_away","style":"bold","seed":1,"asked":["9-2"]}"#,
            br#"{"ask":"judge","exercise":"take_away","style":"trap","seed":1,"asked":["0-2"]}"#,
            br#"{"ask":"judge","exercise":"take_away","style":"trap","seed":1,"asked":["x"]}"#,
            br#"{"ask":"judge","exercise":"fibonacci_play","style":"trap","seed":1,"asked":["1-0"]}"#,
        ] {
            let answer: Value = serde_json::from_str(&answer(nonsense)).unwrap();
            let sentence = |language: &str| answer["error"][language].as_str().unwrap_or_default();
            assert!(!sentence("en").is_empty() && !sentence("vi").is_empty(), "{answer}");
        }
    }
}
