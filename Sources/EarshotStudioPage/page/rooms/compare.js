// Compare: two versions of a screen, what changed in what is heard, and a presentation of it.

import { append, button, fill, h } from "../dom.js";
import { isOther, textsOf, toWriteNote } from "../parts/changes.js";
import { makePresentation } from "../parts/presentation.js";
import "../parts/phone.js";
import { languageSelect, noScreen, placesNote, roomHead, screenSelect } from "../parts/screens.js";

class Compare {
  constructor(host, app, query) {
    this.app = app;
    this.before = query.get("before") || app.original(app.screen);
    this.after = query.get("after") ?? "";
    this.language = app.language;
    this.phones = {};
    this.filter = query.get("show") ?? "changes";
    this.body = h("div", { class: "stack" });
    const go = changes => app.go("compare", { before: this.before, after: this.after,
      language: this.language, ...changes });
    const after = screenSelect(app, app.t("compare.after"), this.after, id => go({ after: id }));
    after.querySelector("select").prepend(
      h("option", { value: "", selected: this.after === "" }, app.t("compare.mended")));
    append(host,
      roomHead(app.t("room.compare"), null,
        screenSelect(app, app.t("compare.before"), this.before, id => go({ before: id })),
        after, languageSelect(app, this.language, language => go({ language })),
        this.present = button(app.t("compare.present"), () => this.presentation(),
          { class: "main", disabled: true })),
      this.body);
  }

  async open() {
    const { app } = this;
    const language = this.language ? { language: this.language } : {};
    this.result = this.after
      ? await app.request("compare", { before: this.before, after: this.after,
        ...language })
      : await app.request("compare.mended", { screen: this.before, ...language });
    this.present.disabled = false;
    this.show();
  }

  show() {
    const { app, result } = this;
    const { before, after, changes } = result;
    const count = changes.filter(isOther).length;
    fill(this.body,
      this.measures(before.measure, after.measure),
      h("div", { class: "versus" }, this.side("before", before), this.side("after", after),
      h("section", { class: "card stack changes" },
        h("div", { class: "row spread" },
          h("h2", null, app.t("count.changes", { count })),
          h("div", { class: "segments", role: "group", "aria-label": app.t("compare.show") },
            ["changes", "all"].map(name => button(app.t(`compare.${name}`), () => {
              this.filter = name;
              app.note({ show: name === "all" ? name : "" });
              this.show();
            }, { pressed: this.filter === name })))),
        count === 0 && h("p", { class: "quiet" }, app.t("compare.same")),
        h("ol", null, changes
          .filter(change => this.filter === "all" || isOther(change))
          .map(change => this.change(change))))));
  }

  measures(before = {}, after = {}) {
    const { app } = this;
    const rows = ["stops", "words", "seconds", "coverage"].filter(
      name => before[name] !== undefined || after[name] !== undefined);
    const text = (name, value) => value === undefined || value === null ? "—"
      : name === "coverage" ? `${app.words.number(value * 100)} %` : app.words.number(value, 1);
    return h("dl", { class: "tiles", "aria-label": app.t("compare.effort") },
      rows.map(name => h("div", { class: "card" },
        h("dt", null, app.t(`measure.${name}`)),
        h("dd", null, h("span", { class: "hidden-text" }, `${app.t("compare.before")}: `),
          text(name, before[name]), h("span", { class: "quiet", "aria-hidden": "true" }, " → "),
          h("span", { class: "hidden-text" }, `, ${app.t("compare.after")}: `),
          h("strong", null, text(name, after[name]))))));
  }

  side(name, side) {
    const { app } = this;
    const phone = h("es-phone");
    this.phones[name] = phone;
    const section = h("section", { class: `card stack ${name}` },
      h("div", { class: "row spread" },
        h("h2", null, `${app.t(`compare.${name}`)}: ${side.title ?? side.id}`),
        h("a", { class: "button", href: app.address("listen", { screen: side.id,
          language: this.language }) }, app.t(`compare.try.${name}`))),
      phone);
    queueMicrotask(() => {
      phone.show({ address: side.screenshot ?? side.picture, size: side.size,
        name: side.title ?? side.id });
      phone.note(placesNote(app, side.stops));
    });
    return section;
  }

  change(change) {
    const { app } = this;
    const { kinds, before, after, toWrite } = change;
    const place = [before, after].map(index =>
      index === null || index === undefined ? "–" : index + 1).join(" → ");
    const { before: old, after: next } = this.result;
    const isPlaced = Boolean(old.stops?.[before]?.frame ?? next.stops?.[after]?.frame);
    const titled = key => [app.t(key), h("span", { class: "hidden-text" }, `: ${place}`)];
    const alone = button(titled("compare.presentOne"), () => this.presentation(change, alone),
      { class: "plain small" });
    return h("li", { class: "change" },
      h("div", { class: "row" }, h("span", { class: "quiet small" }, place),
        kinds.map(kind => h("span", { class: "badge" }, app.t(`change.${kind}`))),
        isPlaced && button(titled("compare.where"), () => this.point(before, after),
          { class: "plain small" }),
        isOther(change) && alone),
      h("p", { lang: this.result.language }, textsOf(this.result, change)
        .map(part => part.kind === "removed" ? h("del", null, part.text)
          : part.kind === "added" ? h("ins", null, part.text) : part.text)),
      toWriteNote(app, toWrite));
  }

  // Shows on both phones what a change is about.
  point(before, after) {
    for (const [name, place] of Object.entries({ before, after })) {
      const stop = this.result[name].stops?.[place];
      this.phones[name].focusOn(stop?.frame);
      this.phones[name].caption(stop?.text ?? this.app.t("heard.nothing"));
    }
  }

  // Presents all that changed, or one change alone.
  presentation(change, opener = this.present) {
    const result = change ? { ...this.result, changes: [change] } : this.result;
    document.body.append(makePresentation(this.app, result, () => opener.focus()));
  }
}

export default {
  async mount(host, app, query) {
    if (app.library.size === 0) return host.append(noScreen(app));
    await new Compare(host, app, query).open();
    return undefined;
  },
  unmount() { document.querySelector(".presentation")?.remove(); },
  keys: [{ title: "compare.present", keys: [
    [["→", "Space"], "key.slideNext"], [["←"], "key.slideBack"], [["F"], "key.full"],
    [["Esc"], "key.close"],
  ] }],
};
