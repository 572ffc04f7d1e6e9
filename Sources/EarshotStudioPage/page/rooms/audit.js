// Audit: all findings of what was opened, grouped, filtered by the address, with the baseline.

import { append, button, fill, h, select } from "../dom.js";
import { openDialog } from "../parts/dialogs.js";
import { findingCard, weight } from "../parts/findings.js";
import { roomHead } from "../parts/screens.js";

// The weights of findings, the heaviest first.
const severities = ["error", "warning", "info", "review"];

// How many findings of a group are shown at once.
const page = 50;

class Audit {
  constructor(host, app, query) {
    this.app = app;
    this.group = ["rule", "screen", "component"].includes(query.get("group"))
      ? query.get("group") : "rule";
    this.filters = Object.fromEntries(
      ["severity", "rule", "screen", "find", "known"].map(name => [name, query.get(name) ?? ""]));
    this.body = h("div", { class: "stack" }, h("p", { class: "quiet", role: "status" },
      app.t("audit.running")));
    this.count = h("p", { class: "quiet", role: "status" });
    this.controls = h("div", { class: "stack card" });
    this.reports = ["html", "md"].map(ending => h("a", { class: "button", download: "",
      dataset: { ending } }, app.t(`audit.report.${ending}`)));
    append(host,
      roomHead(app.t("room.audit"), this.count, this.reports,
        this.baseline = button(app.t("audit.baseline"), () => this.accept(), { disabled: true })),
      this.controls, this.body);
  }

  async open() {
    this.result = await this.app.request("audit");
    this.rules = new Map(this.result.rules.map(item => [item.id, item]));
    this.baseline.disabled = false;
    this.draw();
    this.show();
  }

  // The name of a screen.
  name(id) {
    return this.app.screenName(id);
  }

  title(rule) {
    return this.rules.get(rule)?.title || rule;
  }

  draw() {
    const { app, result } = this;
    const counted = (key, values) => [["", app.t("audit.all")], ...values];
    const tally = of => {
      const counts = new Map();
      for (const item of result.findings) counts.set(of(item), (counts.get(of(item)) ?? 0) + 1);
      return counts;
    };
    const weights = tally(weight);
    const rules = tally(item => item.rule);
    const screens = tally(item => item.screen);
    const change = name => value => {
      this.filters[name] = value;
      app.note({ [name]: value });
      this.show();
    };
    const filter = (name, values) =>
      select(app.t(`audit.${name}`), counted(name, values), this.filters[name], change(name));
    const search = h("input", { type: "search", value: this.filters.find,
      oninput: () => change("find")(search.value) });
    fill(this.controls,
      h("div", { class: "filters" },
        filter("severity", severities.filter(id => weights.has(id))
          .map(id => [id, app.t(`severity.${id}`)])),
        filter("rule", [...rules].sort().map(([id, count]) => [id, `${id} (${count})`])),
        filter("screen", [...screens].map(([id, count]) =>
          [id, `${this.name(id)} (${count})`])),
        h("label", { class: "field" }, h("span", null, app.t("library.find")), search),
        result.hidden > 0 && filter("known", [["no", app.t("audit.new")],
          ["yes", app.t("audit.known")]])),
      h("div", { class: "segments", role: "group", "aria-label": app.t("audit.group") },
        ["rule", "screen", "component"].map(name => button(app.t(`audit.by.${name}`), () => {
          this.group = name;
          app.note({ group: name === "rule" ? "" : name });
          this.draw();
          this.show();
        }, { pressed: this.group === name }))));
  }

  matches(finding) {
    const { severity, rule, screen, find, known } = this.filters;
    return (!severity || weight(finding) === severity) && (!rule || finding.rule === rule)
      && (!screen || finding.screen === screen)
      && (!known || (known === "yes") === Boolean(finding.known))
      && (!find || [finding.what, finding.element, finding.now, finding.rule].join(" ")
        .toLowerCase().includes(find.toLowerCase()));
  }

  // The groups as [title, text, findings], the heaviest first, and of those the largest.
  groups() {
    const rank = finding => severities.indexOf(weight(finding));
    const worst = list => Math.min(...list.map(rank));
    return this.unsortedGroups().map(([title, text, list]) =>
      [title, text, [...list].sort((one, other) => rank(one) - rank(other))])
      .sort(([, , one], [, , other]) => worst(one) - worst(other) || other.length - one.length);
  }

  unsortedGroups() {
    const { result } = this;
    const kept = result.findings.filter(finding => this.matches(finding));
    if (this.group === "component") {
      const wanted = new Set(kept);
      return (result.components ?? []).map(({ name, rule, findings }) =>
        [name ?? this.title(rule), this.title(rule), findings.map(place => result.findings[place])
          .filter(finding => wanted.has(finding))]).filter(([, , list]) => list.length > 0);
    }
    const groups = new Map();
    for (const finding of kept) {
      const key = finding[this.group];
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(finding);
    }
    return [...groups].map(([key, list]) => this.group === "rule"
      ? [this.title(key), key, list] : [this.name(key), key, list]);
  }

  show() {
    const { app } = this;
    const groups = this.groups();
    const shown = groups.reduce((sum, [, , list]) => sum + list.length, 0);
    this.count.textContent = app.t("count.findings", { count: shown });
    this.offerReports();
    fill(this.body,
      shown === 0 && h("p", { class: "empty" }, app.t("audit.none")),
      groups.map(([title, text, list], place) => this.section(title, text, list, place === 0)),
      this.result.unread?.length > 0 && h("details", { class: "card" },
        h("summary", null, app.t("audit.leftOut")),
        h("ul", { class: "stack" }, this.result.unread.map(({ path, message, help }) =>
          h("li", null, h("strong", null, path), h("p", null, [message, help].join(" ")))))));
  }

  // The reports are of what is shown.
  offerReports() {
    const given = Object.entries(this.filters).filter(([, value]) => value);
    const query = new URLSearchParams([...given, ["language", this.app.words.language]]);
    for (const link of this.reports) link.href = `/report/audit.${link.dataset.ending}?${query}`;
  }

  section(title, text, list, isOpen) {
    const { app } = this;
    const cards = h("ul", { class: "stack" });
    const more = button("", () => grow());
    let count = 0;
    const grow = () => {
      const next = list.slice(count, count + page);
      cards.append(...next.map(finding => findingCard(app, finding, this.place(finding))));
      count += next.length;
      more.textContent = app.t("audit.more", { count: list.length - count });
      more.hidden = count >= list.length;
    };
    const inside = h("div", { class: "stack" }, cards, more);
    const head = button([h("span", { "aria-hidden": "true" }, "▸"), h("span", null, title),
      this.counts(list)], () => open(inside.hidden),
    { class: "plain unfold" });
    const open = isShown => {
      if (isShown && count === 0) grow();
      inside.hidden = !isShown;
      head.setAttribute("aria-expanded", String(isShown));
    };
    open(isOpen);
    return h("section", { class: "card stack" }, h("h2", null, head),
      text !== title && h("p", { class: "quiet small" }, text), inside);
  }

  // How many findings of each severity there are.
  counts(list) {
    return severities.map(severity => {
      const count = list.filter(finding => weight(finding) === severity).length;
      return count > 0 && h("span", { class: `badge ${severity}` },
        this.app.t(`count.${severity}`, { count }));
    });
  }

  // A link to the element, by its label or by what is heard of it, else by its id.
  place(finding) {
    const { app } = this;
    const { screen, element, label, now } = finding;
    const said = label || [now ?? []].flat()[0] || element || "";
    const name = said.length > 60 ? `${said.slice(0, 59)}…` : said;
    return h("div", null,
      h("a", { href: app.address("inspect", { screen, element }) },
        app.t("audit.place", { screen: this.name(screen), element: name })),
      element && element !== said && h("div", { class: "quiet small" }, h("code", null, element)));
  }

  // Asks before what is known is hidden from the others as well.
  accept() {
    const { app } = this;
    const count = this.result.findings.length;
    const dialog = openDialog(app, app.t("audit.accept", { count }),
      h("div", { class: "stack" }, h("p", null, app.t("audit.acceptWhy")),
        h("div", { class: "row" }, button(app.t("audit.acceptIt"), () => {
          dialog.close();
          this.write();
        }, { class: "main" }))));
  }

  async write() {
    const { app } = this;
    const answer = await app.ask("audit.baseline");
    if (!answer) return;
    const written = [app.t("audit.written", { path: answer.path, count: answer.entries }),
      answer.line && app.t("audit.line", { line: answer.line })].filter(Boolean).join(" · ");
    try {
      await this.open();
    } catch (error) {
      return app.fail(error);
    }
    app.announce(written);
    this.count.textContent += ` · ${written}`;
  }
}

export default {
  async mount(host, app, query) {
    await new Audit(host, app, query).open();
  },
  keys: [],
};
