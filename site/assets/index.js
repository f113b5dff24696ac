// The list of exercises: searched and filtered, games of the gallery played where they stand, and the puzzle of the day.
"use strict";

addEventListener("DOMContentLoaded", () => {
  const { say, make, start } = Games;

  /** The puzzle of the day is one of the games, another one each day. */
  function puzzle_of_the_day() {
    const cards = [...document.querySelectorAll(".card[data-puzzle]")];
    const place = document.querySelector(".daily");
    if (!place || !cards.length) return;
    const date = Games.today();
    // Seven and the number of games seldom have a divisor in common, so that days in a row are about different games.
    const card = cards[(7 * Math.floor(Date.parse(date) / 86_400_000)) % cards.length];
    const title = card.querySelector(".name").textContent;
    place.append(
      make("strong", { text: say("Puzzle of the day: ", "Câu đố hôm nay: ") }),
      make("a", { href: `${card.dataset.page}#daily=${date}`, text: title }),
      say(" – exactly one move wins.", " – chỉ đúng một nước thắng."),
    );
    place.hidden = false;
  }

  /** A game of the gallery is played where it stands, one at a time. */
  function play_here() {
    let close = () => {};
    for (const card of document.querySelectorAll(".card")) {
      const title = card.querySelector(".name").textContent;
      const button = make("button", { type: "button", class: "here", text: say("Play here", "Chơi ở đây"), "aria-label": say(`Play here: ${title}`, `Chơi ở đây: ${title}`) });
      const told = make("p", { class: "hint", role: "status", hidden: true });
      button.addEventListener("click", async () => {
        close();
        const { exercise, family, position, puzzle, judge } = card.dataset;
        const section = make("section", { id: "play", "data-exercise": exercise, "data-family": family, "data-position": position, "data-puzzle": puzzle, "data-judge": judge, "aria-label": title });
        close = () => {
          section.remove();
          card.classList.remove("open");
          button.hidden = false;
          history.replaceState(null, "", location.pathname);
        };
        told.hidden = false;
        told.textContent = say("Loading …", "Đang tải …");
        try {
          card.append(section);
          await start(section);
          card.classList.add("open");
          button.hidden = true;
          told.hidden = true;
          section.querySelector(".part.open")?.focus();
        } catch (error) {
          close();
          told.textContent = error.message;
        }
      });
      card.append(button, told);
    }
  }

  /** Letters without their marks, so that "tro choi" finds "trò chơi". */
  const plain = (text) => text.toLowerCase().replaceAll("đ", "d").normalize("NFD").replace(/\p{M}/gu, "");

  function filters() {
    const list = document.getElementById("list");
    if (!list) return;
    const rows = [...list.querySelectorAll("li[data-titles]")];
    const words = new Map(rows.map((row) => [row, plain(`${row.dataset.titles} ${row.querySelector(".tags").textContent}`)]));
    const search = make("input", { type: "search", id: "search", autocomplete: "off" });
    /** A choice made of headings that the page has anyway. */
    function choice(id, label, any, options) {
      const select = make("select", { id, children: [make("option", { value: "", text: any }), ...options.map(([value, text]) => make("option", { value, text }))] });
      return { select, field: make("div", { class: "field", children: [make("label", { for: id, text: label }), select] }) };
    }
    const headings = (prefix) => [...document.querySelectorAll(`h3[id^="${prefix}-"]`)].map((heading) => [heading.id.slice(prefix.length + 1), heading.textContent]);
    const levels = Games.numbers(1, 5).map((level) => [String(level), String(level)]);
    const any = say("any", "tất cả");
    const difficulty = choice("by-difficulty", say("Difficulty", "Độ khó"), any, levels);
    const tags = new Map([...list.querySelectorAll(".tags a")].map((link) => [link.hash.slice("#tag-".length), link.textContent]));
    const tag = choice("by-tag", say("Tag", "Chủ đề"), any, [...tags].sort(([, a], [, b]) => a.localeCompare(b, Games.language)));
    const kind = choice("by-kind", say("Question", "Câu hỏi"), any, headings("kind"));
    const what = choice("by-what", say("With", "Có"), any, [
      ["play", say("a game to play", "trò chơi")],
      ["look", say("a laboratory", "phòng thí nghiệm")],
      ["open", say("not solved yet", "chưa giải")],
    ]);
    const told = make("p", { class: "hint", role: "status", id: "found" });
    const has = (row, wish) => {
      if (wish === "") return true;
      if (wish === "open") return !Games.progress.of(row.querySelector("[data-mark]").dataset.mark).solved;
      return row.querySelector(`[data-badge="${wish}"]`) !== null;
    };
    const filter = () => {
      const wanted = plain(search.value).split(/\s+/).filter(Boolean);
      const fits = (row) =>
        wanted.every((word) => words.get(row).includes(word)) &&
        ["", row.dataset.difficulty].includes(difficulty.select.value) &&
        ["", ...row.dataset.tags.split(" ")].includes(tag.select.value) &&
        ["", row.dataset.kind].includes(kind.select.value) &&
        has(row, what.select.value);
      let found = 0;
      for (const row of rows) {
        row.hidden = !fits(row);
        found += row.hidden ? 0 : 1;
      }
      for (const part of list.querySelectorAll("ol.list")) {
        part.hidden = !part.querySelector("li:not([hidden])");
        part.previousElementSibling.hidden = part.hidden;
      }
      told.textContent = found === rows.length ? "" : say(`${found} of ${rows.length} exercises`, `${found} trong ${rows.length} bài`);
    };
    const all = [difficulty, tag, kind, what];
    search.addEventListener("input", filter);
    for (const { select } of all) select.addEventListener("change", filter);
    const first = make("div", { class: "field wide", children: [make("label", { for: "search", text: say("Search", "Tìm") }), search] });
    list.querySelector("h2").after(make("div", { class: "filters", role: "search", children: [first, ...all.map(({ field }) => field)] }), told);
    /** An address may name a tag. */
    const of_address = () => {
      const named = /^#tag-([a-z_]+)$/.exec(location.hash)?.[1];
      if (named === undefined || ![...tag.select.options].some(({ value }) => value === named)) return;
      tag.select.value = named;
      filter();
      list.scrollIntoView({ block: "start" });
    };
    addEventListener("hashchange", of_address);
    of_address();
  }

  puzzle_of_the_day();
  play_here();
  filters();
});
