// The board of a game: draws what the module says, shows what a touch would change before it does, and lets parts be
// reached by arrows.
"use strict";

/** How long a move of the machine is shown before it is made, in milliseconds. */
Games.pause = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700);

Games.board = (touch) => {
  const { say, phrase, make } = Games;
  const element = make("div", { class: "board", role: "group", "aria-label": say("the position", "thế cờ") });
  const told = make("p", { class: "preview", "aria-hidden": "true" });
  let takes = new Map();
  /** The part that was tapped once: a finger can't hover, so a second tap makes the move. */
  let armed = null;
  /** A part that was touched already: what is chosen so far stays marked. */
  let chosen;

  const parts = () => [...element.querySelectorAll(".part")];
  const of = (ids) => parts().filter((one) => ids.includes(Number(one.dataset.part)));
  const number = (event) => {
    const part = event.target.closest(".part");
    return part ? Number(part.dataset.part) : null;
  };

  /** Marks what a touch of a part would change, and says the move. */
  function preview(id) {
    const take = takes.get(id) ?? takes.get(chosen);
    for (const one of parts()) one.classList.toggle("taking", Boolean(take?.changes.includes(Number(one.dataset.part))));
    told.textContent = take ? phrase(take.name) : "";
  }

  element.addEventListener("pointerover", (event) => event.pointerType !== "touch" && preview(number(event)));
  element.addEventListener("pointerleave", () => preview(armed));
  element.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && preview(number(event)));
  element.addEventListener("focusout", () => preview(armed));
  element.addEventListener("click", (event) => {
    const id = number(event);
    if (id !== null) touch(id, event.pointerType === "touch" && armed !== id && id !== chosen);
  });
  /** After a first tap: shows what a second one does. */
  function arm(id) {
    armed = id;
    preview(id);
    told.textContent += say(" – tap again to do it", " – chạm lần nữa để đi");
  }
  element.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target.closest(".part");
    if (!step || !from) return;
    event.preventDefault();
    const y = Number(from.dataset.y) + step[1];
    const line = [...element.querySelectorAll(`.part[data-y="${y}"]`)];
    const x = Number(from.dataset.x) + step[0];
    const to = step[1] ? line[Math.min(x, line.length - 1)] : line[x];
    if (!to) return;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });

  /** A part as a button. From the fourth hint on it says whether it wins. */
  function one_part(view, hint, { id, look, text, name }, x, y) {
    const open = view.open.includes(id);
    const known = hint >= 4 && view.peek && open;
    const outcome = !known ? "" : view.peek.idle.includes(id) ? "idle" : view.peek.winning.includes(id) ? "wins" : "loses";
    const words = { wins: say(", wins", ", thắng"), loses: say(", loses", ", thua"), idle: say(", wins, but gets nowhere", ", thắng nhưng không tiến thêm"), "": "" };
    const take = takes.get(id);
    return make("button", {
      type: "button",
      class: `part ${look} ${open ? "open" : ""} ${outcome}`,
      "data-part": id,
      "data-x": x,
      "data-y": y,
      tabindex: -1,
      "aria-label": phrase(name) + (take && !view.touched.includes(id) ? `: ${phrase(take.name)}` : "") + words[outcome],
      "aria-pressed": String(view.touched.includes(id)),
      text,
    });
  }

  /** The lines of the drawing: each with its name, if it has one, and its parts. */
  function lines({ kind, piles, parts, rows, down }) {
    if (kind === "piles") return piles.map((pile) => ({ name: `${phrase(pile.name)}: ${pile.size}`, parts: pile.parts }));
    if (kind === "row") return [{ parts }];
    return rows.map((row, y) => ({ name: down[y], parts: row }));
  }

  /** Whether a line, or in a single line a third of it, has a part that wins: where to look. */
  function where(view, line, x) {
    const wins = (part) => view.peek.winning.includes(part.id) && !view.peek.idle.includes(part.id);
    if (view.drawing.kind !== "row") return line.parts.some(wins);
    const third = (at) => Math.floor((3 * at) / line.parts.length);
    return line.parts.some((part, at) => third(at) === third(x) && wins(part));
  }

  /** Draws a position. `last` are the parts that the last move changed, with the lines in which they were. */
  function draw(view, hint, last) {
    const focused = element.contains(document.activeElement) ? document.activeElement.dataset.part : null;
    takes = new Map(view.takes.map((take) => [take.part, take]));
    armed = null;
    chosen = view.touched[0];
    const { kind, across } = view.drawing;
    const seen = hint === 3 && view.peek && !view.lost;
    element.className = `board as-${kind}`;
    const drawn = lines(view.drawing).map((line, y) => {
      const parts = line.parts.map((part, x) => {
        const shown = one_part(view, hint, part, x, y);
        if (kind !== "piles" && last.parts.includes(part.id)) shown.classList.add("last");
        if (seen && where(view, line, x)) shown.classList.add("where");
        return shown;
      });
      const name = line.name === undefined ? [] : [make("span", { class: "name", text: line.name, "aria-hidden": kind === "board" ? "true" : null })];
      const marked = kind === "piles" && last.lines.includes(y);
      return make("div", { class: `line ${marked ? "last" : ""}`, children: [...name, make("div", { class: "parts", children: parts })] });
    });
    if (across) {
      const numbers = across.map((text) => make("span", { text }));
      drawn.push(make("div", { class: "line across", "aria-hidden": "true", children: [make("span", { class: "name" }), make("div", { class: "parts", children: numbers })] }));
    }
    // The board keeps its height through a game, so that nothing below it jumps.
    element.style.minBlockSize = `${Math.max(0, Math.round(element.getBoundingClientRect().height))}px`;
    element.replaceChildren(...drawn);
    const all = parts();
    const reached = all.find((one) => one.dataset.part === focused) ?? all.find((one) => one.classList.contains("open")) ?? all[0];
    if (reached) reached.tabIndex = 0;
    if (focused !== null) reached?.focus({ preventScroll: true });
    preview(null);
  }

  /** Shows what a move changes before it is made; tells the lines that it touches. */
  async function show(changes) {
    takes = new Map();
    preview(null);
    const changing = of(changes);
    const touched = [...new Set(changing.map((one) => Number(one.dataset.y)))];
    const pause = Games.pause();
    if (pause) {
      for (const one of changing) one.classList.add("leaving");
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return { parts: changes, lines: touched };
  }

  const focus = () => element.querySelector('.part[tabindex="0"]')?.focus({ preventScroll: true });
  /** A new game may have another height. */
  const release = () => (element.style.minBlockSize = "");
  return { element, told, draw, show, arm, focus, release };
};
