// A game against the machine, or between two people: whose move it is, what was played, and how it ended.
"use strict";

Games.open_game = async (section) => {
  const { say, phrase, make } = Games;
  const exercise = section.dataset.exercise;
  const games = Games.engine(section);
  const ask = (request) => games.ask({ exercise, ...request });

  /** What the game is now. `past` has every move: who made it, what it was, and the position before it. */
  const state = { position: null, first: null, touched: [], past: [], hints: 0, step: 0, over: false, puzzle: null, seed: 0, last: { parts: [], lines: [] } };
  let busy = false;

  const rules = make("p", { class: "rules" });
  const note = make("p", { class: "note" });
  const told = make("p", { class: "told", role: "status", id: "play-told" });
  const past = make("ol", { class: "past", id: "play-past" });
  const peeked = make("div", { class: "peeked", id: "play-peeked", hidden: true });
  const end = make("div", { class: "end", id: "play-end", hidden: true });
  const board = Games.board((part, first_tap) => run(() => touch(part, first_tap)));
  const has_puzzles = section.dataset.puzzle !== undefined;
  // In an interactive exercise the opponent is the judge, who plays as it does against programs.
  const has_judge = section.dataset.judge !== undefined;
  const setup = Games.setup({ begin, run, position: () => state.position, has_puzzles, has_judge });
  const button = (id, text, action) => make("button", { type: "button", id, text, on: { click: () => run(action) } });
  const done = button("play-done", say("Make this move", "Đi nước này"), () => touch(state.touched[0]));
  const undo = button("play-undo", say("Undo", "Đi lại"), () => take_back());
  const pass = button("play-machine", has_judge ? say("Let the judge begin", "Để trình chấm đi trước") : say("Let the machine begin", "Để máy đi trước"), () => answer());
  const peek = button("play-peek", "", () => look());
  const anew = button("play-new", say("New game", "Ván mới"), () => begin());
  const daily = button("play-daily", say("Puzzle of the day", "Câu đố hôm nay"), () => begin_puzzle(Games.today()));
  const share = button("play-share", say("Copy the link", "Chép liên kết"), () => copied(location.href));
  done.classList.add("main");
  daily.hidden = !has_puzzles;

  /** One thing at a time; what fails is told. The focus stays where something can be done. */
  async function run(action) {
    if (busy) return;
    busy = true;
    const inside = section.contains(document.activeElement);
    section.dataset.state = "busy";
    try {
      await action();
    } catch (error) {
      tell(error.message, "bad");
    } finally {
      busy = false;
      section.dataset.state = state.over ? "over" : "ready";
      const now = document.activeElement;
      if (inside && (now === document.body || now.hidden || now.disabled || now.closest("[hidden]"))) board.focus();
    }
  }

  function tell(text, kind = "") {
    // What is said may quote an address, which may be long.
    told.textContent = text.length > 300 ? `${text.slice(0, 300)}…` : text;
    told.dataset.kind = kind;
  }

  const alone = () => setup.opponent.value !== "person";
  /** Whoever moves next. */
  const mover = () => (alone() ? "you" : state.past.length % 2 === 0 ? "one" : "two");
  const names = {
    you: say("You", "Bạn"),
    machine: has_judge ? say("Judge", "Trình chấm") : say("Machine", "Máy"),
    one: say("Player 1", "Người 1"),
    two: say("Player 2", "Người 2"),
  };
  const turn = () => (alone() ? say("Your move.", "Đến lượt bạn.") : say(`${names[mover()]} to move.`, `Đến lượt ${names[mover()].toLowerCase()}.`));

  /** Begins with a position, if it is one; otherwise nothing changes. */
  async function begin(position, past = []) {
    const start = position ?? (await ask({ ask: "begin", seed: Games.seed(), wish: setup.wish() })).position;
    await ask({ ask: "view", position: start, touched: [], peek: false });
    const first = past[0]?.before ?? start;
    Object.assign(state, { position: start, first, touched: [], past, hints: 0, step: 0, puzzle: null, last: { parts: [], lines: [] } });
    if (past.length === 0) state.seed = Games.seed();
    if (position === undefined && setup.size.value === "puzzle") state.puzzle = { date: null, tries: 0 };
    board.release();
    await show();
    if (!state.over) tell(state.puzzle ? riddle() : turn());
    setup.refresh();
  }

  const riddle = () => say("Exactly one move wins. Which?", "Chỉ đúng một nước thắng. Nước nào?");
  async function begin_puzzle(date) {
    const seed = Games.seed_of(date);
    if (seed === null) throw new Error(say("That is no date: write 2026-11-19.", "Đó không phải ngày: hãy viết như 2026-11-19."));
    await begin((await ask({ ask: "begin", seed, wish: { single: true } })).position);
    state.puzzle = { date, tries: 0 };
    await show();
    tell(riddle());
  }

  /** A part is touched. A first tap of a finger only shows the move that it would make. */
  async function touch(part, first_tap = false) {
    const come = await ask({ ask: "touch", position: state.position, touched: state.touched, part });
    if (come.refused) {
      tell(phrase(come.refused), "bad");
      return;
    }
    if (come.chosen) {
      state.touched = come.chosen;
      await show();
      tell(state.touched.length ? say("Chosen. Touch the next part, or one that is chosen again.", "Đã chọn. Chạm phần tiếp theo, hoặc chạm lại phần đã chọn.") : turn());
      return;
    }
    if (first_tap && !state.touched.includes(part)) {
      board.arm(part);
      return;
    }
    if (state.puzzle && state.past.length === 0) {
      state.puzzle.tries += 1;
      if (come.moved.mistake) {
        state.touched = [];
        await show();
        tell(say(`${phrase(come.moved.name)}: that lets the win go. Try another.`, `${phrase(come.moved.name)}: nước này bỏ lỡ ván thắng. Hãy thử nước khác.`), "bad");
        return;
      }
      await solved(come.moved);
      return;
    }
    const marks = { parts: come.moved.changes, lines: [] };
    moved(mover(), come.moved, marks);
    await show(alone());
    if (!state.over && alone()) await answer();
    else if (!state.over) {
      tell(`${phrase(come.moved.name)}. ${turn()}`);
      remark_repetition();
    }
  }

  /** The puzzle is solved: the move is shown, and the game may go on. */
  async function solved(move) {
    const { date, tries } = state.puzzle;
    moved("you", move, { parts: move.changes, lines: [] });
    await show();
    const found =
      tries > 1
        ? say(`Found, after ${tries} tries.`, `Đã tìm ra sau ${tries} lần thử.`)
        : state.hints
          ? say("Found at the first try, with hints.", "Tìm ra ngay lần đầu, có xem gợi ý.")
          : say("Found at the first try!", "Tìm ra ngay lần đầu!");
    tell(found, "good");
    const result = `${document.querySelector("h1")?.textContent ?? ""}${date ? `, ${date}` : ""}: ${found}`;
    const address = date ? link(`daily=${date}`) : link(`play=${state.first}`);
    close(found, [
      button("end-go", say("Play it out", "Chơi tiếp ván này"), () => answer()),
      button("end-new", say("Another puzzle", "Câu đố khác"), () => ((setup.size.value = "puzzle"), begin())),
      button("end-share", say("Copy the result", "Chép kết quả"), () => copied(`${result} ${address}`)),
    ]);
  }

  /** The machine moves: the move is shown, then made. */
  async function answer() {
    const reply = await ask(has_judge ? judge_asked() : machine_asked());
    const name = phrase(reply.name);
    end.hidden = true;
    tell(`${opponent_named}: ${name} …`);
    const marks = await board.show(reply.changes);
    moved("machine", reply, marks);
    await show();
    if (!state.over) tell(`${opponent_named}: ${name}. ${turn()}`);
    remark_repetition();
  }
  const opponent_named = has_judge ? say("The judge", "Trình chấm") : say("The machine", "Máy");
  function machine_asked() {
    const percent = Games.LEVELS[setup.opponent.value] ?? 0;
    return { ask: "reply", position: state.position, slips: percent ? { percent, seed: Games.seed() } : null };
  }
  /** The judge's moves follow from its seed and from the positions in which it was to move. */
  function judge_asked() {
    const before = state.past.filter(({ who }) => who === "machine").map(({ before }) => before);
    return { ask: "judge", style: setup.opponent.value, seed: state.seed, asked: [...before, state.position] };
  }

  function moved(who, { name, position, mistake }, marks) {
    state.past.push({ who, name, before: state.position, mistake });
    Object.assign(state, { position, touched: [], step: 0, last: marks });
  }

  /** Where play goes round in circles, somebody should know. */
  function remark_repetition() {
    const times = state.past.filter(({ before }, index) => before === state.position && (state.past.length - index) % 2 === 0).length;
    if (times && !state.over) {
      told.textContent += say(" This position was here before: play goes round in circles.", " Thế này đã gặp rồi: ván cờ đang đi vòng.");
    }
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
    Object.assign(state, { step: 0, last: { parts: [], lines: [] } });
    await show();
    tell(say(`Taken back. ${turn()}`, `Đã đi lại. ${turn()}`));
  }

  /** One hint more, or none. */
  async function look() {
    state.step = (state.step + 1) % (Games.HINTS + 1);
    if (state.step) state.hints += 1;
    await show();
  }

  /** Draws everything. While the machine is about to move, only the position. */
  async function show(passing = false) {
    const { position, touched, step } = state;
    const view = await ask({ ask: "view", position, touched, peek: step > 0 });
    state.over = view.over;
    rules.textContent = phrase(view.rules);
    note.textContent = view.note ? phrase(view.note) : "";
    board.draw(view, step, state.last);
    done.hidden = !view.complete || view.touched.length === 0;
    undo.disabled = state.past.length === 0 && touched.length === 0;
    pass.hidden = state.past.length > 0 || !alone() || state.puzzle !== null;
    peek.textContent = Games.next_hint(step);
    peek.hidden = view.over;
    peek.setAttribute("aria-expanded", String(step > 0));
    end.hidden = true;
    if (!passing) {
      history.replaceState(null, "", state.puzzle?.date && !state.past.length ? `#daily=${state.puzzle.date}` : `#play=${view.position}`);
      remember();
    }
    if (view.over) finish(view);
    else delete section.dataset.winner;
    tell_past(view.over || step >= Games.HINTS);
    peeked.hidden = !view.peek;
    peeked.replaceChildren(...(view.peek ? Games.explained(view.peek, step) : []));
  }

  /** Whoever made the last move has left the other without one; whether that is good, the module knows. */
  function finish(view) {
    const last = state.past.at(-1)?.who ?? "machine";
    const other = { you: "machine", machine: "you", one: "two", two: "one" }[last];
    const winner = view.lost ? last : other;
    section.dataset.winner = winner;
    const words = {
      you: say("You have won!", "Bạn thắng!"),
      machine: has_judge ? say("The judge has won.", "Trình chấm thắng.") : say("The machine has won.", "Máy thắng."),
      one: say("Player 1 has won!", "Người 1 thắng!"),
      two: say("Player 2 has won!", "Người 2 thắng!"),
    }[winner];
    tell(words, winner === "machine" ? "bad" : "good");
    const never_errs = ["perfect", ...Games.STYLES.slice(0, -1)].includes(setup.opponent.value);
    if (winner === "you" && never_errs) Games.progress.won(exercise, state.hints);
    if (!state.past.length) return;
    const began = state.past[0].who === "machine";
    const harder = has_judge ? "stubborn" : setup.opponent.value === "beginner" ? "fair" : "perfect";
    const again = (by_machine) => async () => {
      await begin(state.first);
      if (by_machine) await answer();
    };
    close(words, [
      button("end-again", say("Once more", "Chơi lại"), again(began)),
      ...(alone() ? [button("end-swap", say("Swap sides", "Đổi bên"), again(!began))] : []),
      button("end-harder", say("Harder", "Khó hơn"), () => {
        if (alone()) setup.opponent.value = harder;
        setup.size.value = "large";
        return begin();
      }),
      button("end-share", say("Share the beginning", "Chia sẻ thế ban đầu"), () => copied(link(`play=${state.first}`))),
    ]);
  }

  /** The card at the end: what it was like, and what can be done next. */
  function close(words, buttons) {
    const counted = (count, one, many, vietnamese) => [say(count === 1 ? one : many, vietnamese), count];
    const counts = [
      counted(state.past.length, "move", "moves", "nước"),
      counted(state.hints, "hint", "hints", "gợi ý"),
      ...(state.puzzle ? [counted(state.puzzle.tries, "try", "tries", "lần thử")] : []),
    ];
    end.replaceChildren(
      make("h3", { text: words }),
      make("dl", { children: counts.map(([name, count]) => make("div", { children: [make("dt", { text: name }), make("dd", { text: count })] })) }),
      make("div", { class: "buttons", children: buttons }),
    );
    end.hidden = false;
  }

  function tell_past(openly) {
    const item = ({ who, name, mistake, before }, index) => {
      const children = [make("span", { class: "who", text: `${names[who]}: ` }), phrase(name)];
      if (openly && mistake) children.push(make("strong", { class: "mistake", text: say(" ✗ the losing move", " ✗ nước thua") }));
      if (openly && who !== "machine") {
        const again = button(null, say("try again from here", "thử lại từ đây"), async () => {
          await begin(before, state.past.slice(0, index));
        });
        again.className = "again";
        children.push(" ", again);
      }
      return make("li", { class: who, children });
    };
    past.replaceChildren(...state.past.map(item));
    past.hidden = state.past.length === 0;
  }

  const link = (hash) => `${location.href.split("#")[0]}#${hash}`;
  async function copied(text) {
    await copy(text);
    tell(say("Copied.", "Đã chép."), "good");
  }

  // A page that is loaded again has its game again, with what was played.
  const memory = `game ${exercise}`;
  function remember() {
    try {
      const { position, past, hints, seed } = state;
      sessionStorage.setItem(memory, JSON.stringify({ position, past, hints, seed, against: setup.opponent.value }));
    } catch {
      // A browser may keep nothing; the address has the position.
    }
  }
  function remembered(position) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(memory));
      return kept?.position === position ? kept : null;
    } catch {
      return null;
    }
  }

  const judge_hint = say(
    "The judge plays here as it does against your program: it keeps every win, unless it should give one away, and when it is lost it resists in the way you choose. The address holds the position: send it.",
    "Ở đây trình chấm chơi đúng như khi đấu với chương trình của bạn: không bỏ lỡ thế thắng nào, trừ khi phải đánh mất một lần; khi đã thua thì chống đỡ theo cách bạn chọn. Địa chỉ trang chứa thế cờ: bạn có thể gửi nó đi.",
  );
  const machine_hint = say(
    "The machine wins whenever it can. When it is lost it delays the end as long as possible, or, where too much lies ahead, leaves you the fewest winning moves. The address holds the position: send it.",
    "Máy thắng mỗi khi có thể. Khi ở thế thua, máy kéo dài ván lâu nhất có thể; nếu phía trước còn quá nhiều thế thì máy để lại cho bạn ít nước thắng nhất. Địa chỉ trang chứa thế cờ: bạn có thể gửi nó đi.",
  );
  section.append(
    rules,
    note,
    told,
    board.element,
    board.told,
    make("div", { class: "buttons", children: [done, undo, peek, pass, anew, daily, share] }),
    end,
    peeked,
    past,
    setup.element,
    make("p", { class: "hint", text: has_judge ? judge_hint : machine_hint }),
  );

  /** What the address asks for. What is no address asks for nothing. */
  function given() {
    try {
      const [, what, text] = /^#(play|daily)(?:=(.*))?$/.exec(decodeURIComponent(location.hash)) ?? [];
      return { what, text };
    } catch {
      return { what: "play", text: location.hash.slice(6) };
    }
  }
  async function open({ what, text }) {
    if (what === "daily") return begin_puzzle(text || Games.today());
    const kept = remembered(text);
    if (kept) setup.opponent.value = kept.against;
    await begin(text, kept?.past ?? []);
    if (kept) Object.assign(state, { hints: kept.hints, seed: kept.seed ?? state.seed });
  }
  addEventListener("hashchange", () => {
    const asked = given();
    if (!section.isConnected || asked.what === undefined || asked.text === state.position) return;
    run(async () => {
      try {
        await open(asked);
      } finally {
        history.replaceState(null, "", `#play=${state.position}`);
      }
    });
  });
  setup.opponent.addEventListener("change", () => run(() => begin(state.first)));
  setup.size.addEventListener("change", () => run(() => begin()));
  const asked = given();
  await run(async () => {
    const start = section.dataset.position;
    try {
      if (asked.what) await open(asked);
      else await begin(start);
    } catch (error) {
      // An address that is no position: say so, and play from another.
      await begin();
      tell(error.message, "bad");
    }
  });
  /** A game that an address asks for is shown; one that a button opens keeps the page where it is. */
  section.shown = () => {
    if (asked.what) section.scrollIntoView({ block: "start" });
    board.focus();
  };
};
