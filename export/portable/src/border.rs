//! The border of WebAssembly: bytes come and go through places in memory, which whoever calls fills and reads between
//! two calls.
#![allow(unsafe_code, reason = "a function is known outside by its name alone if nobody changes that name")]

use std::{
    cell::RefCell,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{
    Said,
    talk::{self, Next, Reply, Talk},
};

include!(concat!(env!("OUT_DIR"), "/portable.rs"));

/// The input, the judge's answer, the program's output (of a dialogue a line), what was said last, and why a dialogue
/// ended badly.
static PLACES: Mutex<[Vec<u8>; 5]> = Mutex::new([const { Vec::new() }; 5]);
const INPUT: usize = 0;
const ANSWER: usize = 1;
const OUTPUT: usize = 2;
const SAID: usize = 3;
const WHY: usize = 4;

thread_local! {
    /// The dialogue that was opened.
    static TALK: RefCell<Option<Talk>> = const { RefCell::new(None) };
}

fn places() -> MutexGuard<'static, [Vec<u8>; 5]> {
    PLACES.lock().unwrap_or_else(PoisonError::into_inner)
}

fn keep(places: &mut [Vec<u8>; 5], (verdict, words): Said) -> u32 {
    places[SAID] = words;
    verdict as u32
}

fn keep_reply(places: &mut [Vec<u8>; 5], Reply { next, says, why }: Reply) -> u32 {
    places[SAID] = says.into_bytes();
    places[WHY] = why.into_bytes();
    next as u32
}

/// Makes room for so many bytes in a place and tells where they go.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn place(which: usize, length: usize) -> *mut u8 {
    let place = &mut places()[which];
    place.clear();
    place.resize(length, 0);
    place.as_mut_ptr()
}

/// Where the last words are.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn said() -> *const u8 {
    places()[SAID].as_ptr()
}

/// How long the last words are.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn said_length() -> usize {
    places()[SAID].len()
}

// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn validate() -> u32 {
    let places = &mut *places();
    keep(places, crate::validate::<Portable>(&places[INPUT]))
}

// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn check() -> u32 {
    let places = &mut *places();
    keep(places, crate::check::<Portable>(&places[INPUT], &places[ANSWER], &places[OUTPUT]))
}

// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn solve() -> u32 {
    let places = &mut *places();
    keep(places, crate::solve::<Portable>(&places[INPUT]))
}

/// Where it is said why a dialogue ended badly.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn why() -> *const u8 {
    places()[WHY].as_ptr()
}

/// How long that is.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn why_length() -> usize {
    places()[WHY].len()
}

/// Opens the dialogue of the input.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn open() -> u32 {
    let places = &mut *places();
    let reply = match Talk::open::<Portable>(&places[INPUT]) {
        Ok((talk, reply)) => {
            TALK.set(Some(talk));
            reply
        }
        Err(why) => Reply { next: Next::NoRun, says: String::new(), why },
    };
    keep_reply(places, reply)
}

/// Hears the line that the program owes, without its line feed.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn hear() -> u32 {
    let places = &mut *places();
    TALK.with_borrow_mut(|talk| {
        let talk = talk.as_mut().expect("nothing is heard before a dialogue is opened");
        let reply = talk.hear(&places[OUTPUT]);
        keep_reply(places, reply)
    })
}

/// The program has left, having written so many bytes of the line that it owes.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn left(bytes: usize) -> u32 {
    let places = &mut *places();
    TALK.with_borrow(|talk| {
        let talk = talk.as_ref().expect("nobody leaves before a dialogue is opened");
        keep_reply(places, talk.left(bytes))
    })
}

/// The program has said one line more, when all was over.
// Sound: no other item of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn too_much() -> u32 {
    let places = &mut *places();
    let reply = talk::too_much(&places[OUTPUT]);
    keep_reply(places, reply)
}
