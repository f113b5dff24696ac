//! The border to the page: a module of WebAssembly shares nothing with it but its memory and numbers.
//!
//! The page asks for room ([`room`]), writes a request there, calls [`call`], and reads the answer from where
//! [`answer_at`] and [`answer_length`] say. One request at a time: a module has one thread.

#![allow(unsafe_code, reason = "exports without mangled names, and bytes that the page wrote")]

use std::sync::Mutex;

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<String> = Mutex::new(String::new());

/// Makes room for a request of so many bytes and says where it is.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut request = REQUEST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    request.clear();
    request.resize(length, 0);
    // The bytes stay where they are until the next call of `room`; the page writes no more than it asked for, and
    // nothing reads them meanwhile.
    request.as_mut_ptr()
}

/// Answers the request that was written.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn call() {
    let request = REQUEST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    *ANSWER.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = crate::answer(&request);
}

/// Where the answer is.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    ANSWER.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).as_ptr()
}

/// How many bytes the answer has.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    ANSWER.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).len()
}
