// What the chosen items are: a form that says at once what is heard of them.

import { button, checkbox, fill, freshID, h, select } from "../dom.js";

// Traits that are needed seldom.
const rare = new Set([
  "summaryElement", "updatesFrequently", "playsSound", "startsMediaSession", "keyboardKey",
  "allowsDirectInteraction", "causesPageTurn", "isEditing", "staticText",
]);

export class Form {
  #app;
  #model;
  #shown = null;
  #fields = [];
  #turn = 0;
  #texts = [];
  #isRareOpen = false;

  constructor(app, model) {
    this.#app = app;
    this.#model = model;
    this.heard = h("div", { class: "caption-panel design-caption", "aria-live": "off" });
    this.body = h("div", { class: "stack" });
    this.node = h("div", { class: "stack" }, this.heard, this.body);
    this.show();
  }

  // The words that are read in the picture, as they come.
  set texts(texts) {
    this.#texts = texts;
    this.show();
  }

  // Shows the chosen items; a form of the same items keeps its fields.
  show({ isOwn = false } = {}) {
    const items = this.#model.selection;
    this.#hear(items);
    const shape = JSON.stringify(items.map(item => [
      item.item, item.containerType, item.traits?.includes("adjustable"),
    ]));
    if (shape !== this.#shown) {
      this.#shown = shape;
      this.#fields = [];
      // Who ticks a box that brings new fields stays at the box.
      const { property, trait } = this.body.contains(document.activeElement)
        ? document.activeElement.dataset : {};
      fill(this.body, this.#draw(items));
      const name = property ? `[data-property="${property}"]` : `[data-trait="${trait}"]`;
      if (property || trait) this.body.querySelector(name)?.focus();
    }
    for (const renew of this.#fields) renew(isOwn);
  }

  focusLabel() {
    const field = this.body.querySelector("input[type=text]");
    field?.focus();
    field?.select();
  }

  #hear(items) {
    const t = (key, values) => this.#app.t(key, values);
    const item = items.length === 1 && items[0].kind === "element" ? items[0] : null;
    const silent = () => {
      if (items.length === 0) return t("design.none");
      if (items.length > 1) return t("design.several", { count: items.length });
      if (!item) return t("design.containerHeard");
      return item.heard === null || item.heard === undefined ? t("design.unheardWhy")
        : t("design.namelessHeard");
    };
    fill(this.heard,
      h("div", { lang: item?.heard ? this.language : null }, item?.heard || silent()),
      item?.heardAfter && h("div", { class: "extra", lang: this.language }, item.heardAfter));
  }

  // The language of the phone.
  language = "";

  #draw(items) {
    const t = key => this.#app.t(key);
    if (items.length === 0) return h("p", { class: "quiet" }, t("design.choose"));
    const elements = items.filter(item => item.kind === "element");
    const containers = items.filter(item => item.kind === "container");
    return [
      this.#text("label", t("design.label"), items),
      items.length === 1 && this.#offers(items[0]),
      elements.length === items.length && this.#element(items),
      containers.length === items.length && this.#container(items),
      this.#frame(items),
    ];
  }

  #element(items) {
    const t = key => this.#app.t(key);
    const hasOptions = items.every(item => item.traits.includes("adjustable"));
    return [
      this.#text("value", t("design.value"), items),
      this.#text("hint", t("design.hint"), items),
      this.#traits(items),
      this.#flag("isElement", t("design.isElement"), items),
      hasOptions && this.#options(items),
      this.#list("inputLabels", t("design.inputLabels"), items),
      this.#list("actions", t("design.actions"), items),
      this.#content(items),
    ];
  }

  #container(items) {
    const app = this.#app;
    const types = this.#model.words.containerTypes;
    const styles = this.#model.words.navigationStyles;
    const first = items[0];
    const set = (property, value) => this.#set(items, property, value);
    return [
      this.#choice(app.t("design.container"), types.map(name => [name, app.t(`container.${name}`)]),
        () => this.#now(items)[0]?.containerType, value => set("containerType", value),
        "containerType"),
      first.containerType === "dataTable" && items.length === 1 && this.#table(first),
      this.#flag("isModal", app.t("design.modal"), items),
      this.#flag("isTabBar", app.t("design.tabBar"), items),
      this.#flag("isEnumerated", app.t("design.enumerated"), items),
      this.#choice(app.t("design.navigation"), styles.map(name => [name, app.t(`navigation.${name}`)]),
        () => this.#now(items)[0]?.navigationStyle, value => set("navigationStyle", value),
        "navigationStyle"),
    ];
  }

  // The items as they are now.
  #now(items) {
    return items.map(item => this.#model.items.get(item.item)).filter(Boolean);
  }

  #set(items, property, value) {
    return this.#model.edit([
      { edit: "set", items: items.map(item => item.item), property, value },
    ]);
  }

  // A value that all items share; `null` if they do not.
  #shared(items, property) {
    const values = this.#now(items).map(item => JSON.stringify(item[property] ?? null));
    return values.every(value => value === values[0]) ? JSON.parse(values[0] ?? "null") : null;
  }

  // A field that is sent as it is typed. `read` makes the value of the text, `write` the text.
  #typed(field, property, items, read, write) {
    let group = "";
    field.addEventListener("focus", () => {
      this.#turn += 1;
      group = `typing ${Date.now()} ${this.#turn}`;
    });
    field.addEventListener("input", () => {
      this.#model.type(items.map(item => item.item), property, read(field.value), group);
    });
    const renew = isOwn => {
      const shared = this.#shared(items, property);
      field.placeholder = shared === null ? this.#app.t("design.different") : "";
      // What is being typed is newer than what the server knew of it.
      if (document.activeElement === field && (isOwn || this.#model.isTyping)) return;
      const text = shared === null ? "" : write(shared);
      if (JSON.stringify(read(field.value)) !== JSON.stringify(read(text))) field.value = text;
    };
    this.#fields.push(renew);
    return field;
  }

  #text(property, title, items) {
    const field = h("input", { type: "text", autocomplete: "off", dataset: { property } });
    this.#typed(field, property, items, text => text, value => value);
    return h("label", { class: "field" }, h("span", null, title), field);
  }

  // One entry a line.
  #list(property, title, items) {
    const field = h("textarea", { rows: "2", dataset: { property } });
    this.#typed(field, property, items,
      text => text.split("\n").map(line => line.trim()).filter(Boolean),
      value => value.join("\n"));
    return h("label", { class: "field" }, h("span", null, title), field);
  }

  #content(items) {
    const field = h("textarea", { rows: "2", dataset: { property: "content" } });
    this.#typed(field, "content", items,
      text => text.split("\n").filter(line => line.trim()).map(line => {
        const place = line.indexOf(":");
        return place < 0 ? { label: "", value: line.trim() }
          : { label: line.slice(0, place).trim(), value: line.slice(place + 1).trim() };
      }),
      value => value.map(({ label, value: text }) => label ? `${label}: ${text}` : text).join("\n"));
    return h("label", { class: "field" }, h("span", null, this.#app.t("design.content")), field);
  }

  #flag(property, title, items) {
    const box = checkbox(title, false, isOn => this.#set(items, property, isOn),
      { dataset: { property } });
    const input = box.querySelector("input");
    this.#fields.push(() => {
      const shared = this.#shared(items, property);
      input.checked = shared === true;
      input.indeterminate = shared === null;
    });
    return box;
  }

  #choice(title, options, value, onchange, property) {
    const label = select(title, options, "", onchange, { dataset: { property } });
    const field = label.querySelector("select");
    this.#fields.push(() => { field.value = value() ?? ""; });
    return label;
  }

  #traits(items) {
    const app = this.#app;
    const box = name => {
      const label = checkbox(app.t(`trait.${name}`), false, isOn => {
        // Each keeps its other traits.
        this.#model.edit(this.#now(items).map(item => ({
          edit: "set", items: [item.item], property: "traits",
          value: isOn ? [...item.traits, ...withTrait(name)]
            : item.traits.filter(trait => trait !== name),
        })));
      }, { dataset: { trait: name } });
      const input = label.querySelector("input");
      this.#fields.push(() => {
        const count = this.#now(items).filter(item => item.traits.includes(name)).length;
        input.checked = count === items.length;
        input.indeterminate = count > 0 && count < items.length;
      });
      return label;
    };
    const names = this.#model.words.traits;
    const id = freshID("traits");
    return h("div", { class: "stack", role: "group", "aria-labelledby": id },
      h("h3", { id }, app.t("design.traits")),
      h("div", { class: "traits" }, names.filter(name => !rare.has(name)).map(box)),
      h("details", { open: this.#isRareOpen, ontoggle: event => {
        this.#isRareOpen = event.target.open;
      } }, h("summary", null, app.t("design.moreTraits")),
      h("div", { class: "traits" }, names.filter(name => rare.has(name)).map(box))));
  }

  #options(items) {
    const app = this.#app;
    const given = item => item.options ?? { names: [], index: null, isEnumerated: true };
    const field = h("textarea", { rows: "3", dataset: { property: "options" } });
    this.#typed(field, "options", items,
      text => ({
        ...given(this.#now(items)[0] ?? {}),
        names: text.split("\n").map(line => line.trim()).filter(Boolean),
      }),
      value => (value?.names ?? []).join("\n"));
    const change = values => this.#set(items, "options",
      { ...given(this.#now(items)[0]), ...values });
    const chosen = h("select", { onchange: event => change({
      index: event.target.value === "" ? null : Number(event.target.value),
    }) });
    this.#fields.push(() => {
      const { names, index } = given(this.#now(items)[0] ?? {});
      fill(chosen, h("option", { value: "" }, app.t("design.noOption")),
        names.map((name, place) => h("option", { value: String(place) }, name)));
      chosen.value = index === null || index === undefined ? "" : String(index);
    });
    const counts = checkbox(app.t("design.countsOptions"), true,
      isOn => change({ isEnumerated: isOn }));
    this.#fields.push(() => {
      counts.querySelector("input").checked = given(this.#now(items)[0] ?? {}).isEnumerated;
    });
    return [
      h("label", { class: "field" }, h("span", null, app.t("design.options")), field),
      h("label", { class: "field" }, h("span", null, app.t("design.option")), chosen), counts,
    ];
  }

  #table(item) {
    const app = this.#app;
    const now = () => this.#model.items.get(item.item)?.table
      ?? { columns: 1, columnHeaders: false, rowHeaders: false };
    const change = values => this.#set([item], "table", { ...now(), ...values });
    const columns = h("input", { type: "number", min: "1", max: "100",
      onchange: event => change({ columns: Math.max(1, Number(event.target.value) || 1) }) });
    const boxes = ["columnHeaders", "rowHeaders"].map(name => {
      const box = checkbox(app.t(`design.${name}`), false, isOn => change({ [name]: isOn }));
      this.#fields.push(() => { box.querySelector("input").checked = now()[name]; });
      return box;
    });
    this.#fields.push(() => { columns.value = String(now().columns); });
    return [h("label", { class: "field" }, h("span", null, app.t("design.columns")), columns), boxes];
  }

  #frame(items) {
    if (items.length !== 1 || !items[0].frame) return null;
    const app = this.#app;
    const item = items[0].item;
    const fields = ["x", "y", "width", "height"].map((name, place) => {
      const field = h("input", {
        type: "number", step: "1", onchange: () => {
          const frame = [...this.#model.items.get(item).frame];
          frame[place] = place > 1 ? Math.max(0, Number(field.value)) : Number(field.value);
          if (frame.every(Number.isFinite)) {
            this.#model.edit([{ edit: "frames", frames: [[item, ...frame]] }]);
          }
        },
      });
      this.#fields.push(() => {
        const value = this.#model.items.get(item)?.frame?.[place] ?? 0;
        if (document.activeElement !== field) field.value = String(Math.round(value * 100) / 100);
      });
      return h("label", { class: "field" }, h("span", null, app.t(`design.${name}`)), field);
    });
    return h("div", { class: "numbers", role: "group", "aria-label": app.t("design.frame") }, fields);
  }

  // Words of the picture in or near the frame.
  #offers(item) {
    const row = h("div", { class: "row", role: "group", hidden: true,
      "aria-label": this.#app.t("design.offers") });
    let shown = "[]";
    this.#fields.push(() => {
      const frame = this.#model.items.get(item.item)?.frame;
      const near = frame ? this.#texts.filter(text => overlaps(text.frame, frame)) : [];
      const texts = [...new Set(near.map(({ text }) => text))];
      if (texts.length > 1) texts.push(texts.join(", "));
      // Buttons that are the same keep the focus.
      const written = JSON.stringify(texts);
      if (written === shown) return;
      shown = written;
      row.hidden = texts.length === 0;
      fill(row, texts.slice(0, 6).map(text => button(text,
        () => this.#set([item], "label", text), { class: "offer" })));
    });
    return row;
  }
}

// A switch and a tab are buttons as well.
function withTrait(name) {
  return name === "toggleButton" || name === "tabBarItem" ? ["button", name] : [name];
}

function overlaps([x, y, width, height], [left, top, wide, high]) {
  return x < left + wide && x + width > left && y < top + high && y + height > top;
}
