// What every page with something to try, to play or to look into has in common: words, elements, scripts that are loaded
// when they are wanted, and the references, in WebAssembly, within a worker. Nothing is sent anywhere, and nothing that is
// typed becomes anything but text.
"use strict";

const Games = (() => {
  const assets = new URL(".", document.currentScript.src).href;
  const served = location.protocol.startsWith("http");
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

  /** The bytes of modules, as letters. */
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
      let module;
      if (served) {
        this.worker = new Worker(`${assets}worker.js`);
        module = { address: `${assets}${this.family}.wasm` };
      } else {
        await Promise.all([load("worker.js"), load(`${this.family}.wasm.js`)]);
        const source = new Blob([`"use strict";(${work})();`], { type: "text/javascript" });
        const address = URL.createObjectURL(source);
        this.worker = new Worker(address);
        URL.revokeObjectURL(address);
        module = { letters: encoded.get(this.family) };
      }
      this.worker.onmessage = ({ data: { id, answer, failure } }) => {
        const { resolve, reject } = this.waiting.get(id) ?? {};
        this.waiting.delete(id);
        if (failure === undefined) resolve?.(JSON.parse(answer));
        else reject?.(new Error(failure));
      };
      this.worker.onerror = (event) => this.stop(event.message);
      await this.post({ module });
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

  /** Adds a section to the contents of the page, which do without what needs a script. */
  function list(section, text, after) {
    const before = document.querySelector(`.contents a[href="#${after}"]`)?.parentElement;
    before?.before(make("li", { children: [make("a", { href: `#${section.id}-title`, text })] }));
  }

  /** The scripts of each laboratory. */
  const laboratories = {
    matrix: "lab-matrix.js",
    tree: "lab-matrix.js",
    games_of_games: "lab-linked.js",
    recursive: "lab-linked.js",
    three_recursive: "lab-linked.js",
    stochastic: "lab-linked.js",
  };
  const of_a_game = ["board.js", "hints.js", "setup.js", "play.js"];
  const of_a_matrix = ["lab-tree.js", "lab-rounds.js"];

  /** Loads all that a game or a laboratory needs, and opens it in its section. */
  async function start(section) {
    const { laboratory } = section.dataset;
    const own = laboratories[laboratory];
    const wanted = own ? ["lab.js", ...(own === "lab-matrix.js" ? of_a_matrix : []), own] : of_a_game;
    await Promise.all([...wanted.map(load), engine(section).start()]);
    await (own ? Games.open_laboratory(section) : Games.open_game(section));
  }

  /** Whether the address asks for a game. */
  const addressed = () => /^#(play|daily)\b/.test(location.hash);

  /** Something to play, or a laboratory; the rest of it is loaded when somebody wants it. */
  function build_play(section) {
    const { game, laboratory, judge } = section.dataset;
    if (game === undefined && laboratory === undefined) return;
    const look = laboratory !== undefined;
    const play = judge === undefined ? say("Play against the machine", "Chơi với máy") : say("Play against the judge", "Đấu với trình chấm");
    const title = look ? say("Look into the game", "Mổ xẻ trò chơi") : play;
    const open = async () => {
      button.disabled = true;
      told.textContent = say("Loading …", "Đang tải …");
      try {
        await start(section);
        told.remove();
        button.remove();
        await section.shown?.();
      } catch (error) {
        button.disabled = false;
        told.textContent = error.message;
      }
    };
    const button = make("button", {
      type: "button",
      id: "play-start",
      class: "main",
      text: look ? say("Open the laboratory", "Mở phòng thí nghiệm") : say("Play", "Chơi"),
      on: { click: open },
    });
    const told = make("p", { class: "hint", role: "status" });
    section.append(make("h2", { id: "play-title", text: title }), button, told);
    section.hidden = false;
    list(section, title, "input");
    if (look) return;
    if (addressed()) open();
    else addEventListener("hashchange", () => addressed() && button.isConnected && !button.disabled && open());
  }

  const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  addEventListener("DOMContentLoaded", () => {
    const tried = document.getElementById("try");
    if (tried) Games.build_try(tried);
    const play = document.getElementById("play");
    if (play) build_play(play);
  });

  return {
    say, phrase, make, load, engine, seed, numbers, language, list, start,
    /** A module says its bytes by this: each is a letter of the text. */
    module: (family, letters) => encoded.set(family, letters),
  };
})();

/** A date as puzzles have it: 2026-11-19, by the clock of whoever looks. */
Games.today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** The seed of a date: the date as a number. Nothing, if it is none. */
Games.seed_of = (date) => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? "");
  return found ? Number(found.slice(1).join("")) : null;
};

/** Lets the reader save something. */
Games.save = (blob, name) => {
  const address = URL.createObjectURL(blob);
  Games.make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
