// Inspect: the tree and the stops on one side, the chosen element on the other.

import { afterwards, append, button, fill, h } from "../dom.js";
import { findingCard } from "../parts/findings.js";
import "../parts/phone.js";
import { languageSelect, noScreen, placesNote, roomHead, screenSelect } from "../parts/screens.js";

// A value as Swift has it.
function valueOf({ name, value }) {
  return name === "traits" && value
    ? value.split(", ").map(trait => `.${trait}`).join(", ") : value;
}

// Whether a property is given or derived, rather than without a value.
function isTold({ origin }) {
  return origin === "given" || origin === "derived";
}

// Where a part of a sentence comes from; a hint of no property is one of VoiceOver.
function originOf(app, { role, field }) {
  return role === "hint" && !field ? app.t("role.voiceover") : app.words.name("role", role);
}

class Inspect {
  constructor(host, app, query) {
    this.app = app;
    this.screen = app.screen;
    this.language = app.language;
    this.chosen = query.get("element");
    this.view = query.get("view") === "tree" ? "tree" : "stops";
    this.list = h("div", { class: "scroller", tabindex: "0", role: "region",
      "aria-label": app.t("inspect.elements") });
    this.phone = h("es-phone");
    this.detail = h("div", { class: "stack" });
    this.kinds = h("div", { class: "segments", role: "group",
      "aria-label": app.t("inspect.elements") });
    this.losses = h("div");
    const go = changes => app.go("inspect", { screen: this.screen, language: this.language,
      ...changes });
    append(host,
      roomHead(app.t("room.inspect"), null,
        screenSelect(app, app.t("screen"), this.screen, screen => go({ screen })),
        languageSelect(app, this.language, language => go({ language })),
        h("a", { class: "button", href: app.address("listen", { screen: this.screen,
          language: this.language }) }, app.t("inspect.listen"))),
      h("div", { class: "studio" },
        h("section", { class: "left card stack" }, h("h2", null, app.t("inspect.elements")),
          this.kinds, this.list),
        h("section", { class: "middle stack", "aria-label": app.t("phone") }, this.phone),
        h("section", { class: "right stack", "aria-label": app.t("inspect.element") },
          this.detail, this.losses)));
    this.phone.captionPanel.setAttribute("aria-hidden", "true");
  }

  get body() {
    return { screen: this.screen, ...(this.language ? { language: this.language } : {}) };
  }

  async open() {
    const { app } = this;
    this.opened = await app.request("inspect.open", this.body);
    app.opened(this.screen);
    this.findings = new Map(this.opened.tree.map(node => [node.id, node.findings ?? 0]));
    const { losses = [] } = this.opened.source ?? {};
    this.phone.show({ address: this.opened.screenshot ?? this.opened.picture,
      size: this.opened.size, name: this.opened.title });
    fill(this.losses, losses.length > 0 && h("details", { class: "card" },
      h("summary", null, app.t("inspect.losses")),
      h("ul", { class: "stack" }, losses.map(loss => h("li", null,
        h("strong", null, loss.what), " — ", loss.why)))));
    this.frames = new Map(
      [...this.opened.tree, ...this.opened.stops].map(({ id, frame }) => [id, frame]));
    this.phone.outline(this.opened.stops.map(stop =>
      ({ ...stop, findings: this.findings.get(stop.id) ?? 0 })), id => this.choose(id));
    this.phone.note(placesNote(app, this.opened.stops));
    this.showList();
    const first = this.opened.stops[0]?.id;
    if (this.chosen ?? first) await this.choose(this.chosen ?? first);
  }

  showList() {
    const { app } = this;
    fill(this.kinds, ["stops", "tree"].map(kind => button(app.t(`inspect.${kind}`), () => {
      this.view = kind;
      app.note({ view: kind === "tree" ? kind : "" });
      this.showList();
    }, { pressed: this.view === kind })));
    this.rows = new Map();
    fill(this.list, this.whole(), this.view === "tree" ? this.tree() : this.stops());
    this.mark();
  }

  // The row of the screen as a whole, and of what is found where focus never stops.
  whole() {
    const { findings = [] } = this.opened;
    this.findings.set("", findings.length);
    return findings.length > 0 && this.line("", h("strong", null, this.app.t("inspect.whole")));
  }

  stops() {
    return h("ol", { class: "stops" }, this.opened.stops.map(stop => h("li", null,
      h("span", { class: "number" }, stop.index),
      this.line(stop.id, h("span", { lang: stop.language }, stop.text)))));
  }

  tree() {
    return h("ul", { class: "tree" }, this.opened.tree.map(node => {
      const row = this.line(node.id, [
        h("strong", null, node.name || node.type || node.id), " ",
        h("span", { class: "quiet small" }, node.name ? node.type : ""),
      ]);
      row.style.paddingInlineStart = `${0.5 + node.depth * 0.875}rem`;
      row.prepend(h("span", { class: "hidden-text" },
        this.app.t("inspect.level", { level: node.depth + 1 })));
      return h("li", null, row);
    }));
  }

  line(id, text) {
    const count = this.findings.get(id) ?? 0;
    const row = button([h("span", null, text), count > 0
      && h("span", { class: "badge warning" }, this.app.t("count.findings", { count }))],
    () => this.choose(id), { class: "line-button", dataset: { element: id } });
    this.rows.set(id, row);
    return row;
  }

  mark() {
    const row = this.rows.get(this.chosen);
    this.current?.removeAttribute("aria-current");
    this.current = row;
    this.phone.choose(this.frames.get(this.chosen));
    if (!row) return;
    row.setAttribute("aria-current", "true");
    const { top, bottom } = row.getBoundingClientRect();
    const view = this.list.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) {
      this.list.scrollTop += top - view.top - view.height / 3;
    }
  }

  async choose(id) {
    const { app } = this;
    this.chosen = id;
    app.note({ element: id });
    this.mark();
    if (!id) return this.showWhole();
    const element = await app.ask("inspect.element", { ...this.body, element: id });
    if (element && this.chosen === id) this.show(element);
    return undefined;
  }

  showWhole() {
    this.phone.caption("");
    fill(this.detail, this.cards(this.opened.findings, ""));
  }

  // The findings that are told at an element; one of another element leads to it.
  cards(findings, id) {
    const { app } = this;
    const about = ({ element }) => {
      const node = element !== id && this.opened.tree.find(item => item.id === element);
      return node && button(app.t("inspect.about", { element: node.name || node.id }),
        () => this.choose(element), { class: "plain small" });
    };
    return findings.length > 0 && h("section", { class: "stack" },
      h("h2", null, app.t("count.findings", { count: findings.length })),
      h("ul", { class: "stack" },
        findings.map(finding => findingCard(app, finding, about(finding)))));
  }

  table(label, properties) {
    const { app } = this;
    return h("div", { class: "table", tabindex: "0", role: "region",
      "aria-label": label }, h("table", null,
      h("thead", null, h("tr", null, ["property", "value", "origin"].map(name =>
        h("th", { scope: "col" }, app.t(`inspect.${name}`))))),
      h("tbody", null, properties.map(item => h("tr", null,
        h("th", { scope: "row" }, app.words.name("property", item.name)),
        h("td", { class: item.value ? null : "quiet" },
          valueOf(item) ?? app.t("inspect.noValue")),
        h("td", null, h("span", { class: "origin" }, app.t(`origin.${item.origin}`)),
          item.why && h("div", { class: "quiet small" }, item.why)))))));
  }

  // The properties without a value, folded; it stays as it is from element to element.
  rest(properties) {
    const rest = properties.filter(item => !isTold(item));
    const label = this.app.t("inspect.rest", { count: rest.length });
    return rest.length > 0 && h("details", { open: this.isRestOpen,
      ontoggle: event => { this.isRestOpen = event.target.open; } },
    h("summary", null, label), this.table(label, rest));
  }

  show({ properties = [], line, findings = [] }) {
    const { app } = this;
    this.phone.caption(line?.text ?? app.t("heard.nothing"),
      afterwards(line ?? {}), line?.language);
    fill(this.detail,
      h("section", { class: "card stack" }, h("h2", null, app.t("inspect.sentence")),
        h("p", { lang: line?.language }, line?.text || app.t("heard.nothing")),
        line?.parts?.length > 0 && h("ul", { class: "parts" }, line.parts.map(part =>
          h("li", { lang: line.language }, app.t("inspect.part", { text: part.text,
            origin: originOf(app, part) })))),
        afterwards(line ?? {}) && h("p", { class: "quiet" }, afterwards(line))),
      this.cards(findings, this.chosen),
      h("section", { class: "card stack" }, h("h2", null, app.t("inspect.properties")),
        this.table(app.t("inspect.properties"), properties.filter(isTold)), this.rest(properties)));
    app.announce(line?.text ?? "", line?.language);
  }
}

export default {
  async mount(host, app, query) {
    if (!app.screen) return host.append(noScreen(app));
    await new Inspect(host, app, query).open();
    return undefined;
  },
  keys: [],
};
