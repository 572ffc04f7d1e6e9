// Design: frames over a screenshot or an empty phone, and what is heard of them as one types.

import { append, button, fill, h, select } from "../dom.js";
import { Form } from "../design/form.js";
import { DesignModel } from "../design/model.js";
import { Outline } from "../design/outline.js";
import "../design/sketch.js";
import { languageSelect, roomHead } from "../parts/screens.js";

// The formats that the server makes, with the ends of the names of their files.
const exports = [
  ["notation", ".screen"], ["view", ".view.json"], ["uikit", "-uikit.swift"],
  ["swiftui", "-swiftui.swift"], ["vodesign", ".json"], ["svg", ".svg"],
];
const edges = [
  "left", "centerX", "right", "top", "centerY", "bottom", "distributeX", "distributeY",
];

class Design {
  constructor(host, app, language) {
    this.host = host;
    this.app = app;
    this.language = language;
    // Counts what is opened, up to the last one that was asked for.
    this.turn = 0;
    this.problem = h("div", { class: "problem", role: "alert", hidden: true });
    this.pressed = event => this.pressElsewhere(event);
    document.addEventListener("keydown", this.pressed);
  }

  async open(design) {
    const { app } = this;
    this.model?.close();
    this.turn += 1;
    const { turn } = this;
    const language = this.language || app.library.get(design)?.language || app.words.language;
    const isLeft = () => turn !== this.turn;
    let model;
    try {
      model = await DesignModel.open(app.socket, { design, language });
    } catch (error) {
      if (isLeft()) return undefined;
      throw error;
    }
    // Somebody left the room meanwhile, or chose another language.
    if (isLeft()) return model.close();
    app.opened(design);
    this.model = model;
    this.model.addEventListener("changed", event => this.changed(event.detail));
    this.model.addEventListener("chosen", () => this.choose());
    this.model.addEventListener("failed", event => this.fail(event.detail));
    this.model.addEventListener("problem", ({ detail }) => {
      this.problem.hidden = !detail.message;
      this.problem.textContent = detail.message ? app.t("design.problem", detail) : "";
    });
    this.draw(language);
    this.read();
    return undefined;
  }

  draw(language) {
    const { app, model } = this;
    this.sketch = h("es-sketch");
    this.outline = new Outline(app, model);
    this.form = new Form(app, model);
    this.form.language = language;
    this.picture = null;
    this.outline.node.addEventListener("edit", () => this.form.focusLabel());
    this.sketch.addEventListener("added", () => this.form.focusLabel());
    this.state = h("p", { class: "quiet small", role: "status" });
    this.undoButton = button("", () => model.undo());
    this.redoButton = button("", () => model.redo());
    fill(this.host,
      roomHead(model.name, app.t("design.saved"),
        languageSelect(app, this.language, wanted => {
          app.note({ language: wanted });
          this.language = wanted;
          this.open(model.id).catch(error => this.fail(error));
        }),
        this.exports(),
        h("a", { class: "button", href: app.address("listen", { screen: model.id }) },
          app.t("design.listen"))),
      this.problem,
      model.warnings.map(text => h("p", { class: "notice" }, text)),
      h("div", { class: "studio design" },
        h("section", { class: "left card stack", "aria-label": app.t("design.order") },
          h("div", { class: "row spread" }, h("h2", null, app.t("design.order")),
            button(app.t("design.sort"), () => this.sort())),
          this.outline.node, h("p", { class: "quiet small" }, app.t("design.orderKeys"))),
        h("section", { class: "middle stack", "aria-label": app.t("phone") },
          this.tools(), this.sketch, this.state),
        h("section", { class: "right card stack", "aria-label": app.t("design.properties") },
          h("h2", null, app.t("design.properties")), this.form.node)));
    const { glass } = this.sketch;
    for (const [name, value] of Object.entries({
      tabindex: "0", role: "application", "aria-label": app.t("design.canvas"),
    })) glass.setAttribute(name, value);
    glass.addEventListener("keydown", event => this.press(event));
    this.sketch.show(model);
    this.renew();
  }

  tools() {
    const { app, model } = this;
    const tools = ["select", "draw"].map(name => button(app.t(`tool.${name}`), () => {
      this.sketch.tool = name;
      tools.forEach((node, place) =>
        node.setAttribute("aria-pressed", String(["select", "draw"][place] === name)));
    }, { pressed: name === "select" }));
    this.ofChoice = [
      button(app.t("design.duplicate"), () => this.duplicate()),
      button(app.t("design.delete"), () => this.remove()),
      this.menu("design.group", model.words.containerTypes.map(
        name => [name, app.t(`container.${name}`)]), containerType => this.edit(
        { edit: "wrap", items: this.items, containerType })),
      button(app.t("design.ungroup"), () => this.edit({ edit: "unwrap", items: this.items })),
      this.menu("design.align", edges.map(name => [name, app.t(`align.${name}`)]),
        edge => this.edit({ edit: "align", items: this.items, edge })),
    ];
    this.screens = h("div");
    return h("div", { class: "stack design-tools" },
      h("div", { class: "row" },
        h("div", { class: "segments", role: "group", "aria-label": app.t("design.tool") }, tools),
        button(app.t("design.add"), () => this.add()), this.undoButton, this.redoButton),
      h("div", { class: "row" }, this.ofChoice), this.screens);
  }

  // A select that acts and goes back to its name.
  menu(name, options, act) {
    const field = h("select", { "aria-label": this.app.t(name), onchange: () => {
      const { value } = field;
      field.value = "";
      if (value) act(value);
    } }, h("option", { value: "" }, this.app.t(name)),
    options.map(([value, title]) => h("option", { value }, title)));
    return field;
  }

  // The menu ends with a choice, with Escape and with a click elsewhere.
  exports() {
    const { app, model } = this;
    const outside = event => { if (!menu.contains(event.target)) close(); };
    // Not every browser puts the focus into a menu that is opened by the mouse.
    const escape = event => {
      if (event.key !== "Escape") return undefined;
      // The room may have been left.
      if (!menu.isConnected) return close();
      event.preventDefault();
      event.stopPropagation();
      close();
      return summary.focus();
    };
    const watch = () => {
      const change = menu.open ? "addEventListener" : "removeEventListener";
      document[change]("pointerdown", outside, true);
      document[change]("keydown", escape, true);
    };
    const close = () => {
      menu.open = false;
      watch();
    };
    const summary = h("summary", { class: "button" }, app.t("design.export"));
    const menu = h("details", { class: "exports", ontoggle: watch }, summary,
    h("ul", { class: "card" },
      model.path && h("li", { class: "quiet small" }, app.t("export.saved", { path: model.path })),
      exports.map(([format, ending]) => h("li", null, h("a", {
        href: `/export/${encodeURIComponent(model.id)}.${format}?language=${this.form.language}`,
        download: `${model.name}${ending}`,
        onclick: () => {
          close();
          summary.focus();
        },
      }, app.t(`export.${format}`))))));
    return menu;
  }

  // The chosen items as edits name them.
  get items() { return [...this.model.chosen]; }

  edit(edit) {
    return this.model.edit([edit]);
  }

  changed(detail) {
    if (detail.words) {
      this.outline.renew(detail.words);
    } else {
      this.outline.show();
      this.sketch.show(this.model);
    }
    this.form.show({ isOwn: this.model.isTyping });
    this.renew();
    this.read();
    if (detail.outside) this.app.announce(this.app.t("design.outside"));
  }

  choose() {
    this.outline.choose();
    this.sketch.redraw();
    this.form.show();
    this.renew();
    const chosen = this.model.selection;
    if (chosen.length !== 1) return;
    this.sketch.reveal(chosen[0].frame);
    const { heard, heardAfter } = chosen[0];
    this.app.announce([heard, heardAfter].filter(Boolean).join(". "), this.form.language);
    this.app.voice.say([{ text: heard, extra: heardAfter, language: this.form.language }]);
  }

  renew() {
    const { app, model } = this;
    const name = code => code === null ? ""
      : app.words.name("did", code.replace("set.", "")).toLowerCase();
    for (const [node, sign, key, code] of [[this.undoButton, "↶", "undo", model.undoName],
      [this.redoButton, "↷", "redo", model.redoName]]) {
      const title = [app.t(`design.${key}`), name(code)].filter(Boolean).join(": ");
      // What stays the same is not laid out anew with each letter.
      if (node.title === title) continue;
      node.textContent = sign;
      node.title = title;
      node.setAttribute("aria-label", title);
      node.setAttribute("aria-disabled", String(code === null));
    }
    for (const node of this.ofChoice) node.disabled = model.chosen.size === 0;
    const count = model.shown.filter(item => item.index).length;
    const state = app.t("design.state", { count, chosen: model.chosen.size });
    if (this.state.textContent !== state) this.state.textContent = state;
    fill(this.screens, model.screens.length > 1 && select(
      app.t("design.screen"), model.screens.map(
        ({ item, title }, place) => [String(item ?? ""), title || String(place + 1)]),
      String(model.board ?? ""), value => model.show(value === "" ? null : Number(value))));
  }

  add() {
    const [width, height] = this.model.screen.size;
    return this.sketch.add([Math.round(width / 2 - 80), Math.round(height / 2 - 22), 160, 44]);
  }

  async duplicate() {
    await this.edit({ edit: "duplicate", items: this.items, by: [12, 12] });
    this.sketch.glass.focus({ preventScroll: true });
  }

  async remove() {
    await this.edit({ edit: "delete", items: this.items });
    this.sketch.glass.focus({ preventScroll: true });
  }

  sort() {
    const chosen = this.model.selection[0];
    const parent = chosen?.kind === "container" ? chosen.item : this.model.board;
    return this.edit({ edit: "sort", parent });
  }

  press(event) {
    const { model } = this;
    const control = event.ctrlKey || event.metaKey;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    const act = work => { event.preventDefault(); return work(); };
    if (way && model.chosen.size > 0 && !control) {
      return act(() => this.nudge(way.map(step => step * (event.shiftKey ? 10 : 1)), event.altKey));
    }
    if (this.pressAnywhere(event)) return undefined;
    const key = keyOf(event);
    if (control) {
      if (key === "d" && model.chosen.size > 0) return act(() => this.duplicate());
      if (key === "a") return act(() => model.choose(model.shown.map(item => item.item)));
      return undefined;
    }
    if (key === "n") return act(() => this.add());
    if (key === "enter" && model.chosen.size > 0) return act(() => this.form.focusLabel());
    if (key === "[" || key === "]") return act(() => this.step(key === "]" ? 1 : -1));
    return undefined;
  }

  // The keys of the whole room, wherever the focus is; whether it was one of them.
  pressAnywhere(event) {
    const { model, items } = this;
    const key = keyOf(event);
    let work = null;
    if (event.ctrlKey || event.metaKey) {
      if (key === "z" && event.shiftKey || key === "y") work = () => model.redo();
      else if (key === "z") work = () => model.undo();
    } else if (event.altKey || items.length === 0) {
      return false;
    } else if (key === "delete" || key === "backspace") {
      work = () => this.remove();
    } else if (key === "escape") {
      work = () => model.choose([]);
    } else if (key === "g") {
      work = () => this.edit(event.shiftKey ? { edit: "unwrap", items }
        : { edit: "wrap", items, containerType: "semanticGroup" });
    }
    if (!work) return false;
    event.preventDefault();
    work();
    return true;
  }

  // A key outside of the drawing; fields keep theirs, and so do dialogs.
  pressElsewhere(event) {
    if (!this.sketch || event.defaultPrevented || this.sketch.contains(event.target)) return;
    const field = "input:not([type=checkbox], [type=radio]), textarea, select";
    if (event.target.closest?.(field) || document.querySelector("dialog[open]")) return;
    this.pressAnywhere(event);
  }

  // Chooses the next item in order, or the one before.
  step(way) {
    const items = this.model.shown.map(item => item.item);
    if (items.length === 0) return;
    const place = items.findIndex(item => this.model.chosen.has(item));
    const next = place < 0 ? way > 0 ? 0 : items.length - 1
      : Math.min(Math.max(place + way, 0), items.length - 1);
    this.model.choose([items[next]]);
  }

  // Keys that are held make one change.
  nudge(by, isSize) {
    const now = performance.now();
    if (!this.nudging || now - this.nudged > 1000) this.nudging = `keys ${Date.now()}`;
    this.nudged = now;
    const group = this.nudging;
    if (!isSize) return this.model.edit([{ edit: "move", items: this.items, by }], { group });
    const frames = this.model.selection.filter(item => item.frame).map(({ item, frame }) => [
      item, frame[0], frame[1], Math.max(1, frame[2] + by[0]), Math.max(1, frame[3] + by[1]),
    ]);
    return this.model.edit([{ edit: "frames", frames }], { group });
  }

  // The words of the picture of the screen that is shown are offered as labels.
  async read() {
    const { form, model } = this;
    const picture = model.screen?.picture ?? null;
    if (picture === this.picture) return;
    this.picture = picture;
    form.texts = [];
    if (!picture) return;
    try {
      const { texts } = await this.app.request(
        "design.texts", { design: model.id, screen: model.board, language: form.language });
      if (this.form === form && this.picture === picture) form.texts = texts;
    } catch (error) {
      if (error.code === "missingProgram") this.state.textContent = error.message;
    }
  }

  fail(error) {
    this.app.fail(error);
    this.sketch.redraw();
  }

  close() {
    this.turn += 1;
    document.removeEventListener("keydown", this.pressed);
    this.model?.close();
  }
}

// The key of an event; a letter by its place where the keyboard writes no Latin ones.
function keyOf({ key, code = "" }) {
  const isLatin = key.length > 1 || key.charCodeAt(0) < 0x80;
  if (isLatin) return key.toLowerCase();
  if (code.startsWith("Key")) return code.slice(3).toLowerCase();
  return { BracketLeft: "[", BracketRight: "]" }[code] ?? key.toLowerCase();
}

// Whether an entry of the library is a design rather than what one can be made of, as an archive is.
function isDesign(entry) {
  return entry?.format === "vodesign" && !entry.packed;
}

// Whether an id is that of a design that was made a moment ago.
function isNew(id, app) {
  return !app.library.has(id) && (id ?? "").endsWith(".vodesign");
}

// What the room shows before a design is open: those that there are, and ways to begin.
function welcome(host, app, wanted) {
  const entries = [...app.library.values()];
  const designs = entries.filter(isDesign);
  const others = entries.filter(entry => !isDesign(entry) && !entry.live);
  const begin = async body => {
    const made = await app.ask("design.create", body);
    if (made) app.go("design", { screen: made.design });
  };
  // A screenshot is what a design is usually made of.
  others.sort((one, other) => Number(other.format === "picture") - Number(one.format === "picture"));
  // A screen with its fixes made is not in the library, and is what one came from.
  if (wanted && app.original(wanted) !== wanted) {
    others.unshift({ id: wanted, name: app.screenName(wanted) });
  }
  const from = h("select", null, others.map(({ id, name, path }) =>
    h("option", { value: id, selected: id === wanted }, path && path !== name ? `${name} — ${path}`
      : name)));
  append(host, roomHead(app.t("room.design"), app.t("design.why")),
    h("div", { class: "beginnings" },
      h("section", { class: "card stack" }, h("h2", null, app.t("design.new")),
        button(app.t("design.empty"), () => begin({ size: [390, 844] }), { class: "main" }),
        others.length > 0 && [
          h("label", { class: "field" }, h("span", null, app.t("design.from")), from),
          button(app.t("design.begin"), () => begin({ from: from.value })),
        ],
        h("p", { class: "quiet" }, app.t("design.upload"), " ",
          h("a", { href: app.address("library") }, app.t("room.library")))),
      h("section", { class: "card stack" }, h("h2", null, app.t("design.there")),
        designs.length === 0 && h("p", { class: "quiet" }, app.t("design.noDesigns")),
        h("ul", { class: "stack" }, designs.map(({ id, name, path }) => h("li", null,
          h("a", { href: app.address("design", { screen: id }) }, name), " ",
          h("span", { class: "quiet small" }, path ?? "")))))));
}

let room = null;

export default {
  async mount(host, app, query) {
    const design = query.get("screen");
    if (!isDesign(app.library.get(design)) && !isNew(design, app)) {
      return welcome(host, app, design);
    }
    room = new Design(host, app, app.language);
    await room.open(design);
    return undefined;
  },
  unmount() {
    room?.close();
    room = null;
  },
  keys: [
    { title: "design.canvas", keys: [
      [["N"], "design.add"], [["[", "]"], "key.step"], [["←", "→", "↑", "↓"], "key.move"],
      [["Shift", "←"], "key.move10"], [["Alt", "→"], "key.size"], [["Enter"], "key.label"],
      [["Ctrl", "D"], "design.duplicate"], [["Delete"], "design.delete"],
      [["G"], "key.group"], [["Shift", "G"], "design.ungroup"], [["Ctrl", "A"], "key.all"],
      [["Ctrl", "Z"], "design.undo"], [["Ctrl", "Shift", "Z"], "design.redo"],
      [["Esc"], "key.none"],
    ] },
    { title: "design.order", keys: [
      [["Alt", "↑"], "key.earlier"], [["Alt", "↓"], "key.later"], [["Alt", "→"], "key.into"],
      [["Alt", "←"], "key.out"], [["Enter"], "key.label"],
    ] },
  ],
};
