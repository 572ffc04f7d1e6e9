// The order of a design: what is heard, stop by stop, in its containers. A tree with one stop of
// the Tab key; rows are dragged, or moved by keys.

import { h } from "../dom.js";

export class Outline {
  #app;
  #model;
  #rows = new Map();
  #current = null;
  // The row that the Tab key comes to.
  #stop = null;
  // The row that a range with Shift begins at; the focus moves the current one before a click does.
  #anchor = null;
  #dragged = [];

  constructor(app, model) {
    this.#app = app;
    this.#model = model;
    this.node = h("ul", {
      class: "outline scroller", role: "tree", "aria-multiselectable": "true",
      "aria-label": app.t("design.order"), onkeydown: event => this.#press(event),
    });
    this.show();
  }

  // Shows the order anew; rows that are the same stay as they are.
  show() {
    const items = this.#model.shown;
    const rows = items.map(item => this.#row(item));
    const known = new Set(items.map(item => item.item));
    for (const item of this.#rows.keys()) if (!known.has(item)) this.#rows.delete(item);
    const { children } = this.node;
    const isSame = rows.length === children.length
      && rows.every((row, place) => row === children[place]);
    // A row that is moved loses the focus, and the keys after it would go nowhere.
    const isFocused = this.node.contains(document.activeElement);
    if (!isSame) this.node.replaceChildren(...rows);
    if (!known.has(this.#current)) this.#current = items[0]?.item ?? null;
    this.choose();
    if (isFocused && !isSame) this.focus();
  }

  // Shows the words of some items anew, which stand where they stood.
  renew(items) {
    for (const item of items) if (this.#rows.has(item.item)) this.#row(item);
  }

  // Shows which rows are chosen.
  choose() {
    const chosen = this.#model.selection;
    if (chosen.length > 0 && !this.#model.chosen.has(this.#current)) this.#current = chosen[0].item;
    for (const [item, { node }] of this.#rows) {
      const isChosen = this.#model.chosen.has(item);
      if ((node.getAttribute("aria-selected") === "true") !== isChosen) {
        node.setAttribute("aria-selected", String(isChosen));
      }
    }
    const stop = this.#rows.get(this.#current)?.node ?? null;
    if (stop !== this.#stop) {
      if (this.#stop) this.#stop.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      this.#stop = stop;
    }
    if (chosen.length > 0) this.#reveal(this.#rows.get(this.#current)?.node);
  }

  // Scrolls the list to a row, and the page not at all.
  #reveal(row) {
    const list = this.node;
    if (!row || list.scrollHeight <= list.clientHeight) return;
    const top = row.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + row.offsetHeight;
    if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  focus() {
    this.#rows.get(this.#current)?.node.focus();
  }

  #row(item) {
    const level = this.#model.level(item);
    let row = this.#rows.get(item.item);
    if (row && row.item === item && row.level === level) return row.node;
    if (!row) {
      const number = h("span", { class: "number" });
      const text = h("span", { class: "text" });
      row = { number, text, node: h("li", {
        role: "treeitem", draggable: "true", "aria-selected": "false", tabindex: "-1",
      }, number, text) };
      const { node } = row;
      node.addEventListener("click", event => this.#click(event, item.item));
      node.addEventListener("focus", () => { this.#current = item.item; });
      node.addEventListener("dragstart", event => this.#drag(event, item.item));
      node.addEventListener("dragover", event => this.#over(event, node));
      node.addEventListener("dragleave", () => node.classList.remove("before", "after"));
      node.addEventListener("drop", event => this.#drop(event, item.item, node));
      this.#rows.set(item.item, row);
    }
    Object.assign(row, { item, level });
    row.node.setAttribute("aria-level", String(level));
    row.node.style.paddingInlineStart = `${(level - 1) * 1.25 + 0.375}rem`;
    row.node.classList.toggle("container", item.kind === "container");
    row.number.textContent = item.kind === "container" ? "▾" : item.index ?? "–";
    row.number.setAttribute("aria-hidden", String(item.kind === "container"));
    row.text.textContent = this.#text(item);
    row.text.classList.toggle("quiet", item.kind === "element" && !item.heard);
    return row.node;
  }

  #text(item) {
    const app = this.#app;
    if (item.kind === "element") {
      return item.heard || `${item.label || app.t("design.noName")} (${app.t("design.unheard")})`;
    }
    const kinds = [
      item.containerType !== "none" || !(item.isModal || item.isTabBar)
        ? app.t(`container.${item.containerType}`) : null,
      item.isModal && app.t("container.modal"), item.isTabBar && app.t("container.tabBar"),
    ].filter(Boolean);
    return [item.label, kinds.join(", ")].filter(Boolean).join(" — ");
  }

  #click(event, item) {
    if (event.shiftKey) {
      this.#model.choose(this.#between(item));
    } else {
      this.#model.choose([item], { add: event.ctrlKey || event.metaKey });
      this.#anchor = item;
    }
    this.#current = item;
    this.focus();
  }

  // The rows from the anchor to another; without an anchor from what was chosen elsewhere.
  #between(item) {
    const items = this.#model.shown.map(shown => shown.item);
    const { chosen } = this.#model;
    // Whoever has chosen something elsewhere since then begins there.
    if (!items.includes(this.#anchor) || chosen.size > 0 && !chosen.has(this.#anchor)) {
      this.#anchor = items.find(shown => chosen.has(shown)) ?? item;
    }
    const [from, to] = [items.indexOf(this.#anchor), items.indexOf(item)].sort((a, b) => a - b);
    return items.slice(from, to + 1);
  }

  #press(event) {
    const items = this.#model.shown.map(item => item.item);
    const place = items.indexOf(this.#current);
    const ways = { ArrowUp: -1, ArrowDown: 1, Home: -items.length, End: items.length };
    const way = ways[event.key];
    if (event.altKey && event.key.startsWith("Arrow")) {
      event.preventDefault();
      return this.#shift(event.key);
    }
    if (way !== undefined) {
      event.preventDefault();
      const next = items[Math.min(Math.max(place + way, 0), items.length - 1)];
      if (next === undefined) return undefined;
      if (event.shiftKey) {
        this.#model.choose([...this.#model.chosen, next]);
      } else if (!event.ctrlKey) {
        this.#model.choose([next]);
        this.#anchor = next;
      }
      this.#current = next;
      this.choose();
      return this.focus();
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (this.#current === null) return undefined;
      this.#anchor = this.#current;
      if (event.key === " ") return this.#model.choose([this.#current], { add: event.ctrlKey });
      this.#model.choose([this.#current]);
      this.node.dispatchEvent(new CustomEvent("edit"));
    }
    return undefined;
  }

  // Moves the chosen rows by keys: earlier, later, into the container before, out of theirs.
  async #shift(key) {
    const model = this.#model;
    const chosen = model.selection;
    if (chosen.length === 0) return;
    const parent = chosen[0].parent ?? null;
    const own = model.inside(parent).map(item => item.item);
    const items = chosen.filter(item => (item.parent ?? null) === parent).map(item => item.item);
    const first = own.indexOf(items[0]);
    const rest = own.slice(own.indexOf(items.at(-1)) + 1);
    let edit = null;
    if (key === "ArrowUp" && first > 0) edit = { parent, before: own[first - 1] };
    if (key === "ArrowDown" && rest.length > 0) edit = { parent, before: rest[1] ?? null };
    const above = model.items.get(own[first - 1]);
    if (key === "ArrowRight" && above?.kind === "container") {
      edit = { parent: above.item, before: null };
    }
    const around = model.items.get(parent);
    if (key === "ArrowLeft" && around?.kind === "container") {
      const outer = around.parent ?? null;
      const siblings = model.inside(outer).map(item => item.item);
      edit = { parent: outer, before: siblings[siblings.indexOf(parent) + 1] ?? null };
    }
    if (!edit) return;
    await model.edit([{ edit: "place", items, ...edit }]);
    this.focus();
    const place = model.shown.findIndex(item => item.item === items[0]) + 1;
    this.#app.announce(this.#app.t("design.placed", { place, count: model.shown.length }));
  }

  #drag(event, item) {
    if (!this.#model.chosen.has(item)) this.#model.choose([item]);
    this.#dragged = [...this.#model.chosen];
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", "");
  }

  #over(event, node) {
    if (this.#dragged.length === 0) return;
    event.preventDefault();
    const isLower = this.#isLower(event, node);
    node.classList.toggle("before", !isLower);
    node.classList.toggle("after", isLower);
  }

  #isLower(event, node) {
    const box = node.getBoundingClientRect();
    return event.clientY > box.top + box.height / 2;
  }

  // The lower half of a row is the place behind it; that of a container is the place in it.
  async #drop(event, item, node) {
    event.preventDefault();
    node.classList.remove("before", "after");
    const model = this.#model;
    const items = this.#dragged.filter(dragged => dragged !== item);
    this.#dragged = [];
    if (items.length === 0) return;
    const target = model.items.get(item);
    const parent = target.parent ?? null;
    let edit = { parent, before: item };
    if (this.#isLower(event, node) && target.kind === "container") {
      edit = { parent: item, before: model.inside(item)[0]?.item ?? null };
    } else if (this.#isLower(event, node)) {
      const own = model.inside(parent).map(inside => inside.item);
      edit = { parent, before: own[own.indexOf(item) + 1] ?? null };
    }
    const moved = new Set(items);
    while (moved.has(edit.before)) {
      const own = model.inside(edit.parent).map(inside => inside.item);
      edit.before = own[own.indexOf(edit.before) + 1] ?? null;
    }
    await model.edit([{ edit: "place", items, ...edit }]);
  }
}
