// What a game begins with: against whom, how strong, how large, a puzzle, or a position that is set up by hand.
"use strict";

/** How often the machine moves without thinking, in percent, by level. */
Games.LEVELS = { beginner: 50, fair: 20, perfect: 0 };

/** How the judge of an interactive exercise plays. All but the last keep every win. */
Games.STYLES = ["stubborn", "random", "trap", "slip"];

Games.setup = ({ begin, run, position, has_puzzles, has_judge }) => {
  const { say, make } = Games;
  /** A choice among a few. */
  function choice(id, label, options, value) {
    const select = make("select", { id, children: options.map(([name, text]) => make("option", { value: name, text, selected: name === value })) });
    return { select, field: make("div", { class: "field", children: [make("label", { for: id, text: label }), select] }) };
  }
  const named = [
    say("the judge, who makes the game long when it is lost", "trình chấm, kéo dài ván khi đã thua"),
    say("the judge, who plays anything when it is lost", "trình chấm, đi bừa khi đã thua"),
    say("the judge, who sets traps when it is lost", "trình chấm, gài bẫy khi đã thua"),
    say("the judge, who gives a win away once", "trình chấm, đánh mất thế thắng một lần"),
  ];
  const judge = Games.STYLES.map((style, index) => [style, named[index]]);
  const machine = [
    ["perfect", say("the machine, which never errs", "máy, không bao giờ sai")],
    ["fair", say("the machine, which errs now and then", "máy, đôi khi sai")],
    ["beginner", say("the machine, which errs often", "máy, hay sai")],
  ];
  const opponent = choice("play-opponent", say("Against", "Đấu với"), [
    ...(has_judge ? judge : machine),
    ["person", say("another person on this device", "một người khác, chung máy này")],
  ], has_judge ? "stubborn" : "perfect");
  const size = choice("play-size", say("Position", "Thế cờ"), [
    ["any", say("as it comes", "ngẫu nhiên")],
    ["small", say("small", "nhỏ")],
    ["large", say("large", "lớn")],
    ...(has_puzzles ? [["puzzle", say("a puzzle: one move wins", "câu đố: chỉ một nước thắng")]] : []),
  ], "any");
  const wish = () => ({
    any: {},
    small: { size: "small" },
    large: { size: "large" },
    puzzle: { single: true },
  })[size.select.value];

  // The position as its address has it, and a field for each number of it; rows of zeros and ones are turned one by one.
  const text = make("input", { type: "text", id: "play-edit", spellcheck: "false", autocomplete: "off", maxlength: 200 });
  const fields = make("div", { class: "fields" });
  const fill = (value) => {
    text.value = value;
    const row = /^[01]{2,}([.][01]{2,})*$/.test(value);
    const tokens = value.split(row ? /()/ : /(\d+)/);
    const piece = (token, index) => {
      const change = (other) => {
        tokens[index] = other;
        text.value = tokens.join("");
      };
      const label = (count) => say(`number ${count}`, `số thứ ${count}`);
      if (row && /^[01]$/.test(token)) {
        const box = make("button", { type: "button", class: "turn-over", text: token, "aria-label": `${label(index + 1)}: ${token}` });
        box.addEventListener("click", () => {
          box.textContent = box.textContent === "1" ? "0" : "1";
          box.setAttribute("aria-label", `${label(index + 1)}: ${box.textContent}`);
          change(box.textContent);
        });
        return box;
      }
      if (!row && /^\d+$/.test(token)) {
        const box = make("input", { type: "number", min: 0, max: 60, value: token, "aria-label": label((index + 1) / 2) });
        box.addEventListener("input", () => change(/^\d{1,3}$/.test(box.value) ? box.value : "0"));
        return box;
      }
      return token === "" ? null : make("span", { text: token });
    };
    fields.replaceChildren(...tokens.map(piece).filter(Boolean));
  };
  text.addEventListener("input", () => fields.replaceChildren());
  const editor = make("details", {
    id: "play-editor",
    children: [
      make("summary", { text: say("Set up a position", "Tự xếp một thế") }),
      fields,
      make("label", { for: "play-edit", text: say("The position, as an address holds it", "Thế cờ, viết như trong địa chỉ") }),
      text,
      make("div", {
        class: "buttons",
        children: [make("button", { type: "button", id: "play-set", text: say("Play from here", "Chơi từ thế này"), on: { click: () => run(() => begin(text.value.trim())) } })],
      }),
    ],
  });
  editor.addEventListener("toggle", () => editor.open && fill(position()));
  const element = make("div", { class: "setup", children: [opponent.field, size.field, editor] });
  return { element, opponent: opponent.select, size: size.select, wish, refresh: () => editor.open && fill(position()) };
};
