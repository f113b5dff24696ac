// What runs on the page of an exercise: the references, in WebAssembly, within a worker. Nothing is sent anywhere, and
// nothing that is typed becomes anything but text.
"use strict";

const Games = (() => {
  const assets = new URL(".", document.currentScript.src).href;
  const language = document.documentElement.lang === "vi" ? "vi" : "en";
  /** The words of the page's language. */
  const say = (en, vi) => (language === "vi" ? vi : en);
  const phrase = (both) => both[language];

  /** An element with classes, text and children; text is only ever text. */
  function make(tag, { text, children = [], on = {}, ...rest } = {}) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(rest)) {
      if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
    }
    if (text !== undefined) element.textContent = text;
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    element.append(...children);
    return element;
  }

  const scripts = new Map();
  /** Loads a script of the site, once. A page from a folder cannot fetch, but it can do this. */
  function load(name) {
    if (!scripts.has(name)) {
      scripts.set(
        name,
        new Promise((resolve, reject) => {
          const script = make("script", { src: assets + name });
          script.addEventListener("load", resolve);
          script.addEventListener("error", () => {
            scripts.delete(name);
            reject(new Error(say(`${name} is missing beside the page`, `thiếu tệp ${name} bên cạnh trang`)));
          });
          document.head.append(script);
        }),
      );
    }
    return scripts.get(name);
  }

  /** What runs in the worker. It is started from its own text, so that a page from a folder can start it, too. */
  function worker() {
    let instance = null;
    let compiled = null;
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
    self.onmessage = ({ data: { id, module, request } }) => {
      try {
        if (module) {
          compiled = new WebAssembly.Module(module);
          fresh();
          self.postMessage({ id, answer: "{}" });
        } else {
          self.postMessage({ id, answer: call(request) });
        }
      } catch (error) {
        // A module that has stopped in the middle of something is not used again.
        if (compiled) fresh();
        self.postMessage({ id, failure: String(error) });
      }
    };
  }

  const encoded = new Map();

  /** A module in its worker. */
  class Engine {
    constructor(family) {
      this.family = family;
      this.waiting = new Map();
      this.next = 0;
    }

    start() {
      this.ready ??= this.open().catch((error) => {
        this.ready = null;
        throw error;
      });
      return this.ready;
    }

    async open() {
      await load(`${this.family}.wasm.js`);
      const bytes = Uint8Array.from(encoded.get(this.family), (letter) => letter.charCodeAt(0));
      const source = new Blob([`"use strict";(${worker})();`], { type: "text/javascript" });
      const address = URL.createObjectURL(source);
      this.worker = new Worker(address);
      URL.revokeObjectURL(address);
      this.worker.onmessage = ({ data: { id, answer, failure } }) => {
        const { resolve, reject } = this.waiting.get(id) ?? {};
        this.waiting.delete(id);
        if (failure === undefined) resolve?.(JSON.parse(answer));
        else reject?.(new Error(failure));
      };
      this.worker.onerror = (event) => this.stop(event.message);
      await this.post({ module: bytes });
    }

    post(message) {
      return new Promise((resolve, reject) => {
        const id = this.next++;
        this.waiting.set(id, { resolve, reject });
        this.worker.postMessage({ id, ...message });
      });
    }

    /** Asks a question. What the module refuses is an error with its sentence. */
    async ask(request) {
      await this.start();
      const answer = await this.post({ request: JSON.stringify(request) });
      if (answer.error) throw new Error(phrase(answer.error));
      return answer;
    }

    /** Ends whatever is under way; the next question starts anew. */
    stop(reason) {
      this.worker?.terminate();
      this.ready = null;
      for (const { reject } of this.waiting.values()) reject(new Error(reason));
      this.waiting.clear();
    }
  }

  const engines = new Map();
  /** The engine of the family of games that a section of the page is about. */
  function engine(section) {
    const { family } = section.dataset;
    if (!engines.has(family)) engines.set(family, new Engine(family));
    return engines.get(family);
  }

  /** A seed that is different each time. */
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

  /** Solve and check. */
  function build_try(section) {
    const exercise = section.dataset.exercise;
    const games = engine(section);
    const input = make("textarea", { id: "try-input", rows: 6, spellcheck: "false", autocomplete: "off" });
    const answer = make("textarea", { id: "try-answer", rows: 4, spellcheck: "false", autocomplete: "off" });
    const verdict = make("p", { class: "verdict", role: "status", id: "try-verdict" });
    const alone = make("div", { class: "alone", id: "try-alone", hidden: true });
    const stop = make("button", { type: "button", class: "quiet", text: say("Stop", "Dừng"), hidden: true });
    stop.addEventListener("click", () => games.stop(say("stopped", "đã dừng")));

    const tell = (kind, text) => {
      verdict.dataset.kind = kind;
      verdict.textContent = text;
    };
    /** The line that is at fault, selected. */
    const select = ({ line, column }) => {
      const lines = input.value.split("\n");
      const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
      input.focus();
      input.setSelectionRange(at, Math.min(at + 1, input.value.length));
    };
    /** The query that was answered wrongly, as an input of its own: small enough to do it by hand. */
    const stand_alone = (found) => {
      alone.hidden = !found;
      if (!found) return alone.replaceChildren();
      const part = (name, text) => [make("dt", { text: name }), make("dd", { children: [make("pre", { tabindex: 0, children: [make("code", { text })] })] })];
      const take = make("button", {
        type: "button",
        id: "try-take",
        text: say("Work on this one", "Làm với câu này"),
        on: {
          click: () => {
            input.value = found.input;
            answer.value = found.answer;
            stand_alone(null);
            tell("", "");
            input.focus();
          },
        },
      });
      alone.replaceChildren(
        make("p", { text: say("This query alone is an input, too:", "Chỉ riêng câu hỏi này cũng là một bộ dữ liệu vào:") }),
        make("dl", {
          children: [
            ...part(say("Input", "Dữ liệu vào"), found.input),
            ...part(say("Your answer", "Kết quả của bạn"), found.answer || say("(nothing)", "(không có gì)")),
            ...part(say("A right answer (others may be right, too)", "Một kết quả đúng (có thể còn kết quả đúng khác)"), found.right),
          ],
        }),
        make("div", { class: "buttons", children: [take] }),
      );
    };
    const ask = async (request, then) => {
      stand_alone(null);
      tell("busy", say("Working …", "Đang tính …"));
      const slow = setTimeout(() => (stop.hidden = false), 300);
      try {
        const told = await games.ask({ exercise, ...request });
        if (told.invalid) {
          const { line, column, message } = told.invalid;
          tell("bad", say(`line ${line}, column ${column}: `, `dòng ${line}, cột ${column}: `) + phrase(message));
          select(told.invalid);
        } else then(told);
      } catch (error) {
        tell("bad", error.message);
      } finally {
        clearTimeout(slow);
        stop.hidden = true;
      }
    };
    /** What is typed seldom ends with its line; an input does. */
    const whole = () => {
      if (input.value !== "" && !input.value.endsWith("\n")) input.value += "\n";
      return input.value;
    };
    const button = (id, text, action) =>
      make("button", { type: "button", id, text, on: { click: action } });
    const solve = button("try-solve", say("Answer of the reference", "Đáp án của lời giải mẫu"), () =>
      ask({ ask: "solve", input: whole() }, (told) => {
        answer.value = told.answer;
        tell("good", say("The reference's answer stands below.", "Đáp án của lời giải mẫu ở bên dưới."));
      }),
    );
    const validate = button("try-validate", say("Is it valid?", "Có hợp lệ không?"), () =>
      ask({ ask: "validate", input: input.value }, () =>
        tell("good", say("The input keeps to the statement.", "Dữ liệu vào đúng như đề bài.")),
      ),
    );
    const small = button("try-small", say("A small random case", "Một bộ nhỏ ngẫu nhiên"), () =>
      ask({ ask: "small", seed: seed() }, (told) => {
        input.value = told.input;
        answer.value = "";
        tell("", "");
      }),
    );
    const check = button("try-check", say("Check this answer", "Chấm đáp án này"), () =>
      ask({ ask: "check", input: whole(), answer: answer.value }, (told) => {
        if (told.accepted) tell("good", say("Accepted.", "Được chấp nhận."));
        else {
          tell("bad", say("Wrong answer: ", "Sai: ") + phrase(told.refusal));
          stand_alone(told.alone);
        }
      }),
    );
    section.append(
      make("h2", { id: "try-title", text: say("Solve and check", "Giải và chấm thử") }),
      make("p", {
        class: "hint",
        text: say(
          "The reference and the checker run in this page. What you type stays on your machine.",
          "Lời giải mẫu và trình chấm chạy ngay trong trang này. Những gì bạn gõ không rời khỏi máy bạn.",
        ),
      }),
      make("label", { for: "try-input", text: say("Input", "Dữ liệu vào") }),
      input,
      make("div", { class: "buttons", children: [small, validate, solve] }),
      make("label", { for: "try-answer", text: say("Answer", "Kết quả") }),
      answer,
      make("div", { class: "buttons", children: [check, stop] }),
      verdict,
      alone,
    );
    section.hidden = false;
    list(section, say("Solve and check", "Giải và chấm thử"));
  }

  /** Adds a section to the contents of the page, which do without what needs a script. */
  function list(section, text) {
    const before = document.querySelector('.contents a[href="#tests"]')?.parentElement;
    before?.before(make("li", { children: [make("a", { href: `#${section.id}-title`, text })] }));
  }

  /** The script of each laboratory. */
  const laboratories = {
    matrix: "lab-matrix.js",
    tree: "lab-matrix.js",
    games_of_games: "lab-linked.js",
    recursive: "lab-linked.js",
    three_recursive: "lab-linked.js",
    stochastic: "lab-linked.js",
  };

  /** Something to play, or a laboratory; the rest of it is loaded when somebody wants it. */
  function build_play(section) {
    const { game, laboratory } = section.dataset;
    if (game === undefined && laboratory === undefined) return;
    const look = laboratory !== undefined;
    const scripts = look ? ["lab.js", laboratories[laboratory]] : ["play.js"];
    const title = look ? say("Look into the game", "Mổ xẻ trò chơi") : say("Play against the machine", "Chơi với máy");
    const open = async () => {
      start.disabled = true;
      told.textContent = say("Loading …", "Đang tải …");
      try {
        await Promise.all([...scripts.map(load), engine(section).start()]);
        told.remove();
        start.remove();
        await Games.open(section);
      } catch (error) {
        start.disabled = false;
        told.textContent = error.message;
      }
    };
    const start = make("button", {
      type: "button",
      id: "play-start",
      class: "main",
      text: look ? say("Open the laboratory", "Mở phòng thí nghiệm") : say("Play", "Chơi"),
      on: { click: open },
    });
    const told = make("p", { class: "hint", role: "status" });
    section.append(
      make("h2", { id: "play-title", text: title }),
      start,
      told,
    );
    section.hidden = false;
    list(section, title);
    if (!look && location.hash.startsWith("#play=")) open();
  }

  const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  addEventListener("DOMContentLoaded", () => {
    const tried = document.getElementById("try");
    if (tried) build_try(tried);
    const play = document.getElementById("play");
    if (play) build_play(play);
  });

  return {
    say, phrase, make, load, engine, seed, numbers, language,
    /** A module says its bytes by this: each is a letter of the text. */
    module: (family, letters) => encoded.set(family, letters),
    open: null,
  };
})();
