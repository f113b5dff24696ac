// What the theory knows, in steps: who wins, the idea, where to look, the moves.
"use strict";

/** How many hints there are. */
Games.HINTS = 4;

/** What the button says that gives the next hint. */
Games.next_hint = (step) => {
  const { say } = Games;
  return [
    say("Hint: who wins?", "Gợi ý: ai thắng?"),
    say("Hint: the idea", "Gợi ý: ý tưởng"),
    say("Hint: where?", "Gợi ý: ở đâu?"),
    say("Hint: the moves", "Gợi ý: các nước đi"),
    say("Hide the hints", "Ẩn gợi ý"),
  ][step];
};

/** The hints so far, as elements. */
Games.explained = ({ value, options, count, why }, step) => {
  const { say, phrase, make } = Games;
  const wins = options.filter((option) => option.wins).length;

  function table({ caption, head, rows }) {
    const cell = (text) => make("td", { text });
    return make("div", {
      class: "scroll",
      tabindex: 0,
      role: "group",
      "aria-label": phrase(caption),
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

  function moves() {
    const words = ({ name, wins, idle, value }) =>
      `${wins ? "✓" : "✗"} ${phrase(name)}${value === null ? "" : ` (${value})`}${idle ? say(" – wins, but gets nowhere", " – thắng nhưng không tiến thêm") : ""}`;
    const option = (choice) => make("li", { class: choice.idle ? "idle" : choice.wins ? "wins" : "loses", text: words(choice) });
    const valued = options.some((option) => option.value !== null);
    const title = valued ? say("Moves, with the value of what they leave", "Các nước đi, kèm giá trị của thế còn lại") : say("Moves", "Các nước đi");
    // Winning moves come first; of many that lose, a few are enough.
    const first = options.length > 18 ? Math.max(wins, 6) : options.length;
    const found = [make("h3", { text: title }), make("ul", { class: "options", children: options.slice(0, first).map(option) })];
    const rest = count - first;
    if (rest > 0) {
      const listed = options.slice(first).map(option);
      const unlisted = count - options.length;
      if (unlisted > 0) listed.push(make("li", { text: say(`… and ${unlisted} that are not listed`, `… và ${unlisted} nước không liệt kê`) }));
      const more = wins > first || options.at(-1).wins;
      const english = rest === 1 ? (more ? "1 more move" : "1 more move that loses") : `${rest} more moves${more ? "" : " that lose"}`;
      const summary = make("summary", { text: say(english, more ? `${rest} nước khác` : `${rest} nước thua khác`) });
      found.push(make("details", { children: [summary, make("ul", { class: "options", children: listed })] }));
    }
    return found;
  }

  const children = [
    make("p", {
      class: "outcome",
      text: wins ? say("The player to move wins.", "Người sắp đi thắng.") : say("The player to move loses.", "Người sắp đi thua."),
    }),
  ];
  if (step >= 2) {
    if (value !== null) {
      children.push(make("p", { children: [say("Sprague–Grundy value: ", "Giá trị Sprague–Grundy: "), make("strong", { id: "play-value", text: value })] }));
    }
    for (const block of why) children.push(block.kind === "say" ? make("p", { text: phrase(block.text) }) : table(block));
  }
  if (step === 3) {
    children.push(
      make("p", {
        text: wins
          ? say("Look at the marked part of the board: a winning move begins there.", "Hãy nhìn phần được đánh dấu trên bàn: có nước thắng bắt đầu ở đó.")
          : say("No move wins. Choose one after which the other has to think.", "Không nước nào thắng. Hãy chọn nước khiến đối thủ phải nghĩ."),
      }),
    );
  }
  if (step >= 4) children.push(...moves());
  return children;
};
