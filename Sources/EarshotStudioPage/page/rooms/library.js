// The library: the screens of what was opened, as drawings.

import { append, button, fill, h } from "../dom.js";

let app = null;
let off = null;
let list = null;
let nothing = null;
let count = null;
let cards = new Map();
let isDue = false;
let more = null;
let limit = 0;

// How many cards are drawn at once.
const page = 200;

// Whether an entry is a picture alone, in which there is nothing to hear and to audit yet.
function isPicture(entry) {
  return entry.format === "picture";
}

function badges(entry) {
  if (isPicture(entry)) return h("span", { class: "badge" }, app.t("library.picture"));
  return [
    h("span", { class: "badge" }, app.t("count.stops", { count: entry.stops })),
    entry.live && h("span", { class: "badge" }, app.t("library.live")),
    severityBadges(entry),
  ];
}

function severityBadges(entry) {
  if (!entry.findings) return h("span", { class: "badge" }, app.t("library.auditing"));
  const levels = ["error", "warning", "review"].filter(level => entry.findings[level] > 0);
  const named = levels.map(level => h("span", { class: `badge ${level}` },
    app.t(`count.${level}`, { count: entry.findings[level] })));
  const isClean = !entry.findings.error && !entry.findings.warning;
  return [isClean && h("span", { class: "badge good" }, app.t("library.clean")), named];
}

// The built-in screens to begin with, the first one with what to press there.
const beginnings = [["pizza", "begin.pizza"], ["pizza-before", "begin.before"]];

// What one who is here for the first time may do; it goes when it was done, or is not wanted.
function beginning() {
  const done = () => {
    app.kept.set("begun", "yes");
    // Where there is nothing else it stays.
    node.hidden = app.library.size > 0;
  };
  const node = h("section", { class: "card stack beginning",
    hidden: app.kept.get("begun") !== null && app.library.size > 0 },
  h("h2", null, app.t("begin.title")), h("p", null, app.t("begin.press")),
  h("div", { class: "row" }, beginnings.map(([screen, title], place) =>
    h("a", { class: place === 0 ? "button main" : "button", onclick: done,
      href: app.address("listen", { screen }) }, app.t(title))),
  app.library.size > 0 && button(app.t("begin.hide"), done)));
  return node;
}

// A card keeps its place and its focus when the server tells more about its screen.
function card(entry) {
  const link = h("a", { class: "screen-card" });
  const item = { node: h("li", null, link), link, entry: null };
  renew(item, entry);
  return item;
}

function renew(item, entry) {
  item.entry = entry;
  item.link.href = app.address(entry.design ? "design" : "listen", { screen: entry.id });
  fill(item.link,
    h("div", { class: "thumb" },
      h("img", { src: (isPicture(entry) && entry.screenshot) || (entry.drawing ?? entry.picture),
        alt: "", loading: "lazy" })),
    h("div", { class: "stack" },
      h("div", null, h("h2", null, entry.name),
        h("p", { class: "quiet small" }, entry.path ?? "")),
      h("div", { class: "row" }, badges(entry))));
}

function show() {
  isDue = false;
  const wanted = (app.route.query.get("find") ?? "").toLowerCase();
  const entries = [...app.library.values()].filter(entry =>
    `${entry.name} ${entry.path} ${entry.format}`.toLowerCase().includes(wanted));
  count.textContent = app.t("count.screens", { count: entries.length });
  more.hidden = entries.length <= limit;
  nothing.hidden = app.library.size > 0;
  for (const id of cards.keys()) if (!app.library.has(id)) cards.delete(id);
  const items = entries.slice(0, limit).map(entry => {
    const item = cards.get(entry.id) ?? card(entry);
    if (item.entry !== entry) renew(item, entry);
    cards.set(entry.id, item);
    return item.node;
  });
  const isSame = items.length === list.children.length
    && items.every((item, place) => item === list.children[place]);
  if (!isSame) fill(list, items);
}

// Many entries may change at once.
function showSoon() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(show);
}

async function upload(files) {
  app.mend();
  let last = null;
  for (const file of files) {
    try {
      const answer = await fetch(`/upload?name=${encodeURIComponent(file.name)}`,
        { method: "POST", body: file });
      const result = await answer.json();
      if (result.error) throw result.error;
      last = result.id;
    } catch (error) {
      app.fail({ code: error.code, message: `${file.name}: ${error.message ?? error}` });
    }
  }
  if (last) app.announce(app.t("library.added"));
}

function dropping(host) {
  host.addEventListener("dragover", event => {
    event.preventDefault();
    host.classList.add("dropping");
  });
  host.addEventListener("dragleave", () => host.classList.remove("dropping"));
  host.addEventListener("drop", event => {
    event.preventDefault();
    host.classList.remove("dropping");
    upload(event.dataTransfer.files);
  });
}

export default {
  mount(host, studio) {
    app = studio;
    cards = new Map();
    count = h("p", { class: "quiet", role: "status" });
    list = h("ul", { class: "library" });
    limit = page;
    nothing = h("div", { class: "empty" },
      h("p", null, app.t("library.empty")), h("p", null, app.t("library.drop")));
    more = button(app.t("library.more"), () => { limit += page; show(); });
    const file = h("input", { type: "file", multiple: true, hidden: true,
      onchange: () => upload(file.files) });
    const search = h("input", {
      type: "search", value: app.route.query.get("find") ?? "",
      oninput: () => { app.note({ find: search.value }); show(); },
    });
    append(host,
      h("div", { class: "head" },
        h("div", null, h("h1", null, app.t("room.library")), count),
        h("div", { class: "row" },
          h("label", { class: "field" }, h("span", null, app.t("library.find")), search),
          button(app.t("library.add"), () => file.click(), { class: "main" }), file)),
      beginning(), nothing, list, h("div", { class: "row more" }, more),
      app.unread.length > 0 && h("details", { class: "card" },
        h("summary", null, app.t("count.unread", { count: app.unread.length })),
        h("ul", { class: "stack" }, app.unread.map(({ name, message, help }) => h("li", null,
          h("strong", null, name), h("p", null, message),
          help && h("p", { class: "quiet" }, help))))));
    dropping(host);
    show();
    off = app.onLibrary(showSoon);
  },
  unmount() { off?.(); },
  keys: [],
};
