// What was solved and won, kept in this browser alone: marks in lists, what comes next, and a file to take it elsewhere.
"use strict";

Games.progress = (() => {
  const { say, make } = Games;
  const key = "games for judges";
  /** By exercise: whether it was solved, and the fewest hints with which its game was won. */
  function read() {
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {};
    } catch {
      return {};
    }
  }
  function write(known) {
    try {
      localStorage.setItem(key, JSON.stringify(known));
    } catch {
      // A browser may keep nothing.
    }
    show();
  }
  function change(exercise, facts) {
    const known = read();
    known[exercise] = { ...known[exercise], ...facts };
    write(known);
  }
  const of = (exercise) => read()[exercise] ?? {};
  const solved = (exercise, yes) => change(exercise, { solved: yes });
  /** A game was won; without a hint it counts for more. */
  function won(exercise, hints) {
    change(exercise, { won: Math.min(hints, of(exercise).won ?? Infinity) });
  }

  /** Marks whatever names an exercise, and what should be done next. */
  function show() {
    const known = read();
    for (const mark of document.querySelectorAll("[data-mark]")) {
      const { solved, won } = known[mark.dataset.mark] ?? {};
      const words = [
        ...(solved ? [say("solved", "đã giải")] : []),
        ...(won === 0 ? [say("won without a hint", "thắng không cần gợi ý")] : won > 0 ? [say("won", "đã thắng")] : []),
      ];
      mark.textContent = words.map((word) => `✓ ${word}`).join(" ");
    }
    const place = document.querySelector("[data-next]");
    if (!place) return;
    // The path in its order, each exercise with what it needs.
    const open = [...document.querySelectorAll(".steps [data-needs]")].filter(
      ({ dataset: { name, needs } }) => !known[name]?.solved && needs.split(" ").every((need) => !need || known[need]?.solved),
    );
    place.querySelector("ul").replaceChildren(...open.slice(0, 3).map((item) => item.cloneNode(true)));
    place.hidden = open.length === 0;
  }

  function exported() {
    Games.save(new Blob([JSON.stringify(read(), null, 1)], { type: "application/json" }), "progress.json");
  }
  /** Takes what another browser kept, if it is that; nothing that is known here is lost. */
  async function imported(file, tell) {
    let other;
    try {
      other = JSON.parse(await file.text());
    } catch {
      other = null;
    }
    const good = (one) => typeof one === "object" && one !== null && ["boolean", "undefined"].includes(typeof one.solved) && ["number", "undefined"].includes(typeof one.won);
    if (typeof other !== "object" || other === null || Array.isArray(other) || !Object.values(other).every(good)) {
      tell(say("That file holds no progress; nothing was changed.", "Tệp này không chứa tiến độ; không có gì thay đổi."));
      return;
    }
    const known = read();
    for (const [exercise, { solved, won }] of Object.entries(other)) {
      const here = known[exercise] ?? {};
      const least = Math.min(won ?? Infinity, here.won ?? Infinity);
      known[exercise] = { solved: Boolean(here.solved || solved), ...(least < Infinity ? { won: least } : {}) };
    }
    write(known);
    tell(say("The progress was added.", "Đã thêm tiến độ."));
  }

  /** The buttons that take progress elsewhere. */
  function build(place) {
    const told = make("span", { role: "status" });
    const file = make("input", { type: "file", id: "progress-file", accept: ".json,application/json" });
    file.addEventListener("change", async () => {
      if (file.files[0]) await imported(file.files[0], (text) => (told.textContent = text));
      file.value = "";
    });
    place.append(
      make("p", { class: "hint", text: say("Progress is kept in this browser and sent nowhere. Save it as a file to take it elsewhere.", "Tiến độ được giữ trong trình duyệt này và không gửi đi đâu. Hãy lưu thành tệp để mang sang máy khác.") }),
      make("div", {
        class: "buttons",
        children: [
          make("button", { type: "button", id: "progress-save", text: say("Save progress", "Lưu tiến độ"), on: { click: exported } }),
          make("label", { for: "progress-file", text: say("Add progress from a file:", "Thêm tiến độ từ tệp:") }),
          file,
          told,
        ],
      }),
    );
    place.hidden = false;
  }
  addEventListener("DOMContentLoaded", () => {
    show();
    const place = document.getElementById("progress");
    if (place) build(place);
  });
  addEventListener("storage", show);
  return { solved, won, of };
})();

/** Where a reader says that an exercise is solved. */
Games.solved_box = (exercise) => {
  const { say, make } = Games;
  const box = make("input", { type: "checkbox", id: "try-solved", checked: Games.progress.of(exercise).solved === true });
  box.addEventListener("change", () => Games.progress.solved(exercise, box.checked));
  return make("p", { class: "solved", children: [box, " ", make("label", { for: "try-solved", text: say("I have solved this exercise.", "Tôi đã giải được bài này.") })] });
};
