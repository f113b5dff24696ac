// What runs in the worker: a module of WebAssembly that answers questions. Over HTTP this file is the worker and fetches
// its module. A page from a folder cannot start a worker from a file: it loads this file as a script, starts the worker
// from the text of the function, and sends the bytes of the module as letters.
"use strict";

function work() {
  let compiled = null;
  let instance = null;
  const fresh = () => {
    instance = new WebAssembly.Instance(compiled, {});
  };
  const call = (text) => {
    const { memory, room, call, answer_at, answer_length } = instance.exports;
    const bytes = new TextEncoder().encode(text);
    // Making room may move the memory: first the place, then the view of it.
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    call();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer_at(), answer_length()));
  };
  const open = async ({ letters, address }) => {
    if (address) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      compiled = await WebAssembly.compile(await response.arrayBuffer());
    } else {
      const bytes = new Uint8Array(letters.length);
      for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
      compiled = new WebAssembly.Module(bytes);
    }
    fresh();
  };
  self.onmessage = async ({ data: { id, module, request } }) => {
    try {
      if (module) await open(module);
      self.postMessage({ id, answer: module ? "{}" : call(request) });
    } catch (error) {
      // A module that has stopped in the middle of something is not used again.
      if (compiled) fresh();
      self.postMessage({ id, failure: String(error) });
    }
  };
}

if (typeof document === "undefined") work();
