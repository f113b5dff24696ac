// A game against the machine: draws what the module says, and lets parts of it be touched.
"use strict";

Games.open = async (section) => {
  const { say, phrase, make } = Games;
  const exercise = section.dataset.exercise;
  const games = Games.engine(section);
  const ask = (request) => games.ask({ exercise, ...request });

  /** What the game is now. `past` has every move: who made it, what it was, and the position before it. */
  const state = { position: null, first: null, touched: [], past: [], peeks: 0, peeking: false, over: false };
  let busy = false;

  const rules = make("p", { class: "rules" });
  const note = make("p", { class: "note" });
  const board = make("div", { class: "board", role: "group", "aria-label": say("the position", "thế cờ") });
  const told = make("p", { class: "told", role: "status", id: "play-told" });
  const past = make("ol", { class: "past", id: "play-past" });
  const peeked = make("div", { class: "peeked", id: "play-peeked", hidden: true });
  const button = (id, text, action) => make("button", { type: "button", id, text, on: { click: () => run(action) } });
  const done = button("play-done", say("Make this move", "Đi nước này"), () => touch(state.touched[0]));
  const undo = button("play-undo", say("Undo", "Đi lại"), () => take_back());
  const pass = button("play-machine", say("Let the machine begin", "Để máy đi trước"), () => answer());
  const peek = button("play-peek", "", () => look());
  const anew = button("play-new", say("New game", "Ván mới"), () => begin());
  done.classList.add("main");

  /** One thing at a time; what fails is told. */
  async function run(action) {
    if (busy) return;
    busy = true;
    section.dataset.state = "busy";
    try {
      await action();
    } catch (error) {
      tell(error.message, "bad");
    } finally {
      busy = false;
      section.dataset.state = state.over ? "over" : "ready";
    }
  }

  function tell(text, kind = "") {
    told.textContent = text;
    told.dataset.kind = kind;
  }

  async function begin(position) {
    const start = position ?? (await ask({ ask: "begin", seed: Games.seed() })).position;
    Object.assign(state, { position: start, first: start, touched: [], past: [], peeks: 0, peeking: false });
    await show();
    if (!state.over) tell(say("Your move.", "Đến lượt bạn."));
  }

  async function touch(part) {
    const come = await ask({ ask: "touch", position: state.position, touched: state.touched, part });
    if (come.refused) {
      tell(phrase(come.refused), "bad");
      return;
    }
    if (come.chosen) {
      state.touched = come.chosen;
      await show();
      tell(state.touched.length ? say("Chosen. Touch the next part, or one that is chosen again.", "Đã chọn. Chạm phần tiếp theo, hoặc chạm lại phần đã chọn.") : say("Your move.", "Đến lượt bạn."));
      return;
    }
    moved("you", come.moved);
    await show(true);
    if (!state.over) await answer();
  }

  /** The machine moves. */
  async function answer() {
    const reply = await ask({ ask: "reply", position: state.position });
    moved("machine", reply);
    await show();
    const name = phrase(reply.name);
    if (!state.over) tell(say(`The machine: ${name}. Your move.`, `Máy: ${name}. Đến lượt bạn.`));
  }

  function moved(who, { name, position, mistake }) {
    state.past.push({ who, name, before: state.position, mistake });
    Object.assign(state, { position, touched: [], peeking: false });
  }

  /** Back to the player's own last move. */
  async function take_back() {
    if (state.touched.length) state.touched = [];
    else {
      let last;
      do last = state.past.pop();
      while (last && last.who === "machine" && state.past.length);
      if (last) state.position = last.before;
    }
    state.peeking = false;
    await show();
    tell(say("Taken back. Your move.", "Đã đi lại. Đến lượt bạn."));
  }

  async function look() {
    if (!state.peeking) state.peeks += 1;
    state.peeking = !state.peeking;
    await show();
  }

  /** Draws everything. While the machine is about to move, only the position. */
  async function show(passing = false) {
    const { position, touched, peeking } = state;
    const view = await ask({ ask: "view", position, touched, peek: peeking });
    state.over = view.over;
    rules.textContent = phrase(view.rules);
    note.textContent = view.note ? phrase(view.note) : "";
    draw(view);
    done.hidden = !view.complete || view.touched.length === 0;
    undo.disabled = state.past.length === 0 && touched.length === 0;
    pass.hidden = state.past.length > 0;
    peek.textContent = say(`Peek (${state.peeks} so far)`, `Xem mách nước (đã xem ${state.peeks} lần)`);
    peek.setAttribute("aria-expanded", String(peeking));
    if (!passing) history.replaceState(null, "", `#play=${view.position}`);
    if (view.over) {
      // Whoever made the last move has left the other without one; whether that is good, the module knows.
      const last = state.past.at(-1)?.who ?? "machine";
      const winner = (last === "you") === view.lost ? "you" : "machine";
      section.dataset.winner = winner;
      tell(
        winner === "you" ? say("You have won!", "Bạn thắng!") : say("The machine has won.", "Máy thắng."),
        winner === "you" ? "good" : "bad",
      );
    } else delete section.dataset.winner;
    tell_past(view.over || peeking);
    explain(view.peek);
  }

  function tell_past(openly) {
    const item = ({ who, name, mistake }) => {
      const words = who === "you" ? say("You: ", "Bạn: ") : say("Machine: ", "Máy: ");
      const children = [make("span", { class: "who", text: words }), phrase(name)];
      if (openly && mistake) {
        children.push(make("strong", { class: "mistake", text: say(" ✗ the losing move", " ✗ nước thua") }));
      }
      return make("li", { class: who, children });
    };
    past.replaceChildren(...state.past.map(item));
    past.hidden = state.past.length === 0;
  }

  /** The parts as buttons; arrows go from one to the next. */
  function draw(view) {
    const focused = board.contains(document.activeElement) ? document.activeElement.dataset.part : null;
    const open = new Set(view.open);
    const winning = new Set(view.peek?.winning);
    const part = ({ id, look, text, name }, x, y) => {
      const outcome = view.peek && open.has(id) ? (winning.has(id) ? "wins" : "loses") : "";
      const words = { wins: say(", wins", ", thắng"), loses: say(", loses", ", thua"), "": "" }[outcome];
      return make("button", {
        type: "button",
        class: `part ${look} ${open.has(id) ? "open" : ""} ${outcome}`,
        "data-part": id,
        "data-x": x,
        "data-y": y,
        tabindex: -1,
        "aria-label": phrase(name) + words,
        "aria-pressed": String(view.touched.includes(id)),
        text,
        on: { click: () => run(() => touch(id)) },
      });
    };
    const { kind } = view.drawing;
    board.className = `board as-${kind}`;
    if (kind === "piles") {
      board.replaceChildren(
        ...view.drawing.piles.map(({ name, size, parts }, y) =>
          make("div", {
            class: "pile",
            children: [
              make("span", { class: "pile-name", text: `${phrase(name)}: ${size}` }),
              make("div", { class: "parts", children: parts.map((one, x) => part(one, x, y)) }),
            ],
          }),
        ),
      );
    } else {
      const rows = kind === "row" ? [view.drawing.parts] : view.drawing.rows;
      board.replaceChildren(
        ...rows.map((row, y) => make("div", { class: "line", children: row.map((one, x) => part(one, x, y)) })),
      );
    }
    const parts = [...board.querySelectorAll(".part")];
    const reached = parts.find((one) => one.dataset.part === focused) ?? parts.find((one) => one.classList.contains("open")) ?? parts[0];
    if (reached) reached.tabIndex = 0;
    if (focused !== null) reached?.focus();
  }

  board.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target.closest(".part");
    if (!step || !from) return;
    event.preventDefault();
    const y = Number(from.dataset.y) + step[1];
    const line = [...board.querySelectorAll(`.part[data-y="${y}"]`)];
    const x = Number(from.dataset.x) + step[0];
    const to = step[1] ? line[Math.min(x, line.length - 1)] : line[x];
    if (!to) return;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });

  /** What the theory knows, to whoever peeks. */
  function explain(known) {
    peeked.hidden = !known;
    if (!known) return peeked.replaceChildren();
    const { value, options, count, why } = known;
    const wins = options.filter((option) => option.wins).length;
    const children = [
      make("p", {
        class: "outcome",
        text: wins ? say("The player to move wins.", "Người sắp đi thắng.") : say("The player to move loses.", "Người sắp đi thua."),
      }),
    ];
    if (value !== null) {
      children.push(make("p", { children: [say("Sprague–Grundy value: ", "Giá trị Sprague–Grundy: "), make("strong", { id: "play-value", text: value })] }));
    }
    for (const block of why) {
      if (block.kind === "say") children.push(make("p", { text: phrase(block.text) }));
      else children.push(table(block));
    }
    const option = ({ name, wins, value }) =>
      make("li", {
        class: wins ? "wins" : "loses",
        text: `${wins ? "✓" : "✗"} ${phrase(name)}${value === null ? "" : ` (${value})`}`,
      });
    const valued = options.some((option) => option.value !== null);
    children.push(
      make("h3", { text: valued ? say("Moves, with the value of what they leave", "Các nước đi, kèm giá trị của thế còn lại") : say("Moves", "Các nước đi") }),
    );
    // Winning moves come first; of many that lose, a few are enough.
    const first = options.length > 18 ? Math.max(wins, 6) : options.length;
    children.push(make("ul", { class: "options", children: options.slice(0, first).map(option) }));
    if (first < options.length) {
      const rest = options.length - first;
      children.push(
        make("details", {
          children: [
            make("summary", { text: say(`${rest} more moves that lose`, `${rest} nước thua khác`) }),
            make("ul", { class: "options", children: options.slice(first).map(option) }),
          ],
        }),
      );
    }
    if (count > options.length) {
      const more = count - options.length;
      children.push(make("p", { text: say(`and ${more} more`, `và ${more} nước nữa`) }));
    }
    peeked.replaceChildren(...children);
  }

  function table({ caption, head, rows }) {
    const cell = (text) => make("td", { text });
    return make("div", {
      class: "scroll",
      children: [
        make("table", {
          children: [
            make("caption", { text: phrase(caption) }),
            make("thead", { children: [make("tr", { children: [make("td"), ...head.map((text) => make("th", { scope: "col", text }))] })] }),
            make("tbody", {
              children: rows.map(({ name, cells, strong }) =>
                make("tr", { class: strong ? "strong" : "", children: [make("th", { scope: "row", text: phrase(name) }), ...cells.map(cell)] }),
              ),
            }),
          ],
        }),
      ],
    });
  }

  section.append(
    rules,
    note,
    board,
    told,
    make("div", { class: "buttons", children: [done, undo, peek, pass, anew] }),
    peeked,
    past,
    make("p", {
      class: "hint",
      text: say(
        "The machine wins whenever it can. When it is lost it delays the end as long as possible, or, where too much lies ahead, leaves you the fewest winning moves. The address holds the position: send it.",
        "Máy thắng mỗi khi có thể. Khi ở thế thua, máy kéo dài ván lâu nhất có thể; nếu phía trước còn quá nhiều thế thì máy để lại cho bạn ít nước thắng nhất. Địa chỉ trang chứa thế cờ: bạn có thể gửi nó đi.",
      ),
    }),
  );
  const given = () => (location.hash.startsWith("#play=") ? decodeURIComponent(location.hash.slice(6)) : undefined);
  addEventListener("hashchange", () => {
    if (given() !== undefined && given() !== state.position) run(() => begin(given()));
  });
  await run(async () => {
    try {
      await begin(given());
    } catch (error) {
      // An address that is no position: say so, and play from another.
      await begin();
      tell(error.message, "bad");
    }
  });
};
