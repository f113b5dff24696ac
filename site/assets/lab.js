// What all laboratories have in common: a text to change, buttons, tables, drawings, and a way to tell what is wrong.
"use strict";

Games.laboratory = (section) => {
  const { say, phrase, make } = Games;
  const told = make("p", { class: "told", role: "status", id: "lab-told" });
  const shown = make("div", { id: "lab-shown" });

  /** What the strict reader says of an input. */
  const refused = ({ line, column, message }) =>
    new Error(say(`line ${line}, column ${column}: `, `dòng ${line}, cột ${column}: `) + phrase(message));

  /** Asks the module; an input that is not valid is an error, too. */
  async function ask(request) {
    const answer = await Games.engine(section).ask(request);
    if (answer.invalid) throw refused(answer.invalid);
    return answer;
  }

  /** Does something; what fails is told. */
  const run = (action) => async () => {
    section.dataset.state = "busy";
    told.textContent = "";
    told.dataset.kind = "";
    try {
      await action();
    } catch (error) {
      told.dataset.kind = "bad";
      told.textContent = error.message;
      shown.replaceChildren();
    }
    section.dataset.state = "ready";
  };
  const button = (id, text, action) => make("button", { type: "button", id, text, on: { click: run(action) } });
  const heading = (text) => make("h3", { text });
  const paragraph = (text, rest = {}) => make("p", { text, ...rest });
  const fold = (title, children) => make("details", { children: [make("summary", { text: title }), ...children] });

  /** A table of numbers with heads; `look` gives the class of a cell, `on` what a click on it does. */
  function table(caption, top, left, cells, look = () => "", on = null) {
    const press = (cell, i, j) => {
      for (const other of cell.closest("table").querySelectorAll("button.cell")) other.setAttribute("aria-pressed", String(other === cell));
      on(i, j);
    };
    const cell = (text, i, j) => {
      if (!on) return make("td", { class: look(i, j), text });
      const name = `${left[i]}; ${top[j]}: ${text}`;
      const inside = make("button", { type: "button", class: "cell", text, "aria-label": name, "aria-pressed": "false", on: { click: () => press(inside, i, j) } });
      if (i === 0 && j === 0) inside.setAttribute("aria-pressed", "true");
      return make("td", { class: look(i, j), children: [inside] });
    };
    return make("div", {
      class: "scroll",
      tabindex: 0,
      role: "group",
      "aria-label": caption,
      children: [
        make("table", {
          class: "numbers",
          children: [
            make("caption", { text: caption }),
            make("thead", { children: [make("tr", { children: [make("td"), ...top.map((text) => make("th", { scope: "col", text }))] })] }),
            make("tbody", {
              children: cells.map((row, i) =>
                make("tr", { children: [make("th", { scope: "row", text: left[i] }), ...row.map((text, j) => cell(text, i, j))] }),
              ),
            }),
          ],
        }),
      ],
    });
  }

  const drawing = (tag, attributes, children = []) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const label = (x, y, text, anchor = "middle", rest = {}) => {
    const element = drawing("text", { x, y, "text-anchor": anchor, ...rest });
    element.textContent = text;
    return element;
  };
  const shorter = (number) => String(Number(number.toPrecision(5))).replace("-", "−");

  /** Round numbers between two others, about so many. */
  function ticks(from, to, about) {
    const rough = (to - from) / about;
    const unit = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((times) => times * unit).find((step) => step >= rough * 0.999);
    const first = Math.ceil(from / step - 1e-9);
    const count = Math.floor(to / step + 1e-9) - first;
    return Games.numbers(0, count).map((index) => (first + index) * step);
  }

  /** A frame with scales and their names: gives the places of points, and what belongs to every drawing. */
  function frame(title, from, to, heights, { across = "", up = "" } = {}) {
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    const height = most - least || 1;
    const x = (at) => 56 + ((at - from) / (to - from || 1)) * 370;
    const y = (at) => 236 - ((at - least) / height) * 200;
    const picture = drawing("svg", { viewBox: "0 0 500 288", role: "img", "aria-label": title, class: "plot" });
    picture.append(
      drawing("line", { class: "axis", x1: x(from), y1: 244, x2: x(to), y2: 244 }),
      drawing("line", { class: "axis", x1: 48, y1: y(least), x2: 48, y2: y(least + height) }),
      label(x(to), 282, across, "end", { class: "axis-name" }),
      label(6, 16, up, "start", { class: "axis-name" }),
    );
    for (const at of ticks(from, to, 5)) {
      picture.append(drawing("line", { class: "axis", x1: x(at), y1: 244, x2: x(at), y2: 249 }), label(x(at), 264, shorter(at)));
    }
    for (const at of ticks(least, least + height, 5)) {
      picture.append(drawing("line", { class: at === 0 ? "axis" : "grid", x1: 48, y1: y(at), x2: x(to), y2: y(at) }), label(42, y(at) + 4, shorter(at), "end"));
    }
    return { picture, x, y };
  }

  /** Names beside a drawing that would overlap are pushed apart. */
  function apart(names, least = 14) {
    const sorted = [...names].sort((a, b) => a.y - b.y);
    for (let index = 1; index < sorted.length; index++) sorted[index].y = Math.max(sorted[index].y, sorted[index - 1].y + least);
    return sorted.map(({ x, y, text, kind }) => label(x, y, text, "start", kind === undefined ? {} : { class: `of-kind-${kind}` }));
  }

  /** A slider over the steps of something; `show` draws so many of them. */
  function stepper(count, show) {
    const shown_steps = make("output", { for: "lab-steps", id: "lab-step" });
    const slider = make("input", { type: "range", id: "lab-steps", min: 0, max: count, value: Math.min(count, 3), step: 1 });
    const draw = () => {
      shown_steps.textContent = `${slider.value} / ${count}`;
      show(Number(slider.value));
    };
    const go = (by) => () => {
      slider.value = Number(slider.value) + by;
      draw();
    };
    slider.addEventListener("input", draw);
    const back = make("button", { type: "button", id: "lab-back", text: say("Step back", "Lùi một bước"), on: { click: go(-1) } });
    const next = make("button", { type: "button", id: "lab-next", text: say("Next step", "Bước tiếp theo"), on: { click: go(1) } });
    const element = make("div", {
      class: "stepper",
      children: [make("label", { for: "lab-steps", text: say("Steps shown", "Số bước hiện ra") }), slider, shown_steps, back, next],
    });
    return { element, draw };
  }

  /** A random game of the kind that the exercise is about. */
  const sample = async () => (await ask({ ask: "sample", exercise: section.dataset.exercise, seed: Games.seed() })).text.trimEnd();
  /** How many lines the text has that stands there first; without one, so many as are said. */
  const lines = (otherwise) => section.dataset.start?.split("\n").length ?? otherwise;

  const input = make("textarea", { id: "lab-input", spellcheck: "false", autocomplete: "off" });
  /** What an input of the exercise is, as it is typed here. */
  const example = async (text) => (await ask({ ask: "example", exercise: section.dataset.exercise, input: text })).text.trimEnd();

  /** A slider through inputs that the exercise names; `value` makes a curve of them where each is a number. */
  function slider(show, value) {
    const inputs = section.dataset.inputs?.split("\n---\n");
    if (!inputs) return { parts: [], slide: null };
    // The ends are seldom where most happens.
    const first = Math.floor(inputs.length * 0.58);
    const range = make("input", { type: "range", id: "lab-slider", min: 0, max: inputs.length - 1, step: 1, value: first });
    const told_input = make("output", { for: "lab-slider", id: "lab-slid" });
    const curve = make("div", { id: "lab-curve" });
    const number = (text) => (/^-?\d+(\/\d+)?$/.test(text) ? text.split("/").map(Number).reduce((above, below) => above / below) : NaN);
    const places = inputs.map(number);
    let values;
    /** The value of the game over its parameter. */
    const draw = (at) => {
      const title = say("The value of the game over its parameter", "Giá trị của trò chơi theo tham số");
      const { picture, x, y } = frame(title, places[0], places.at(-1), values, { across: say("parameter", "tham số"), up: say("value", "giá trị") });
      picture.append(
        drawing("polyline", { class: "envelope", points: places.map((place, index) => `${x(place)},${y(values[index])}`).join(" ") }),
        drawing("circle", { class: "spot", cx: x(places[at]), cy: y(values[at]), r: 6 }),
      );
      curve.replaceChildren(heading(title), picture);
    };
    const slide = run(async () => {
      const at = Number(range.value);
      told_input.textContent = inputs[at].replaceAll("\n", " · ");
      input.value = await example(inputs[at]);
      await show();
      if (value && places.every(Number.isFinite)) {
        values ??= (await Promise.all(inputs.map(async (one) => value(await example(one))))).map(number);
        draw(at);
      }
    });
    // A slider moves faster than the module answers: only its last place counts.
    let waiting = Promise.resolve();
    let last = 0;
    range.addEventListener("input", () => {
      const mine = ++last;
      waiting = waiting.then(() => mine === last && slide());
    });
    const field = make("div", { class: "stepper", children: [make("label", { for: "lab-slider", text: say("An input of this exercise", "Một dữ liệu vào của bài") }), range, told_input] });
    return { parts: [field, curve], slide };
  }

  /** The text, the buttons, and what comes of them. The page may say what to type, and what stands there first. */
  async function open({ hint, rows, solve, solve_text, sample, sample_text, value }) {
    input.rows = rows;
    const show = () => solve(input.value);
    const { parts, slide } = slider(show, value);
    const buttons = [button("lab-solve", solve_text, show)];
    buttons[0].classList.add("main");
    if (sample) {
      buttons.push(
        button("lab-sample", sample_text, async () => {
          input.value = await sample();
          await show();
        }),
      );
    }
    section.append(
      make("label", { for: "lab-input", text: section.dataset.hint ?? hint }),
      input,
      make("div", { class: "buttons", children: buttons }),
      ...parts,
      told,
      shown,
    );
    const first = document.getElementById("sample-1-inp")?.textContent;
    section.shown = () => buttons[0].focus({ preventScroll: true });
    if (slide) return slide();
    await run(async () => {
      input.value = section.dataset.start ?? (first ? await example(first) : await sample?.()) ?? "";
      if (input.value) await show();
    })();
  }

  return { ask, run, button, heading, paragraph, fold, table, drawing, label, frame, apart, shorter, stepper, sample, lines, open, shown };
};
