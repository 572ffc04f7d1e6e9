// What was heard, with its times; each line leads to its stop.

import { afterwards, button, clock, fill, h } from "../dom.js";

// How many lines are shown; the server keeps more.
const limit = 500;

// Makes a transcript; `onchoose` gets the element of a line.
export function makeTranscript(app, onchoose) {
  const list = h("ol", { class: "transcript" });
  const box = h("div", { class: "scroller of-lines", tabindex: "0", role: "region",
    "aria-label": app.t("listen.transcript") }, list);
  const lines = new Map();

  function content(line) {
    if (line.sound) return h("span", { class: "sound" },
      h("span", { "aria-hidden": "true" }, "♪ "), line.meaning ?? line.sound);
    const text = h("span", { lang: line.language }, line.text,
      afterwards(line) && h("span", { class: "quiet" }, ` ${afterwards(line)}`));
    if (line.cut) text.append(h("span", { class: "quiet" }, ` (${app.t("listen.cut")})`));
    if (!line.element) return h("span", { class: "did" }, text);
    return button(text, () => onchoose(line.element));
  }

  // Once a frame: each look at the height lays the page out.
  let isDue = false;
  function scrollSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      box.scrollTop = box.scrollHeight;
    });
  }

  function put(node) {
    list.append(node);
    while (list.children.length > limit) {
      lines.delete(Number(list.firstChild.dataset.line));
      list.firstChild.remove();
    }
    scrollSoon();
  }

  return {
    node: box,
    // Takes lines; a line whose number is known takes the place of the old one.
    add(added) {
      for (const line of added) {
        const row = lines.get(line.line) ?? h("li", { dataset: { line: line.line } });
        fill(row, h("time", null, clock(line.start)), content(line));
        if (!lines.has(line.line)) put(row);
        lines.set(line.line, row);
      }
    },
    // Writes what was done.
    did(text) {
      put(h("li", null, h("span"), h("span", { class: "did" },
        h("span", { "aria-hidden": "true" }, "→ "), text)));
    },
    clear() {
      lines.clear();
      fill(list);
    },
  };
}
