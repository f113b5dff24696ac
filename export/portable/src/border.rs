//! The border of WebAssembly: bytes come and go through places in memory, which whoever calls fills and reads between
//! two calls.
#![allow(unsafe_code, reason = "a function is known outside by its name alone if nobody changes that name")]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Said;

include!(concat!(env!("OUT_DIR"), "/portable.rs"));

/// The input, the judge's answer, the program's output, and what was said last.
static PLACES: Mutex<[Vec<u8>; 4]> = Mutex::new([Vec::new(), Vec::new(), Vec::new(), Vec::new()]);
const INPUT: usize = 0;
const ANSWER: usize = 1;
const OUTPUT: usize = 2;
const SAID: usize = 3;

fn places() -> MutexGuard<'static, [Vec<u8>; 4]> {
    PLACES.lock().unwrap_or_else(PoisonError::into_inner)
}

fn keep(places: &mut [Vec<u8>; 4], (verdict, words): Said) -> u32 {
    places[SAID] = words;
    verdict as u32
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
