// The head of a room of one screen: its name, and how to come to another one.

import { h, select } from "../dom.js";

// A select of all screens, and of the chosen one where the library does not list it.
export function screenSelect(app, label, chosen, onchange) {
  const options = [...app.library.values()].map(({ id, name, path }) =>
    [id, path && path !== name ? `${name} — ${path}` : name]);
  if (chosen && !app.library.has(chosen)) options.unshift([chosen, app.screenName(chosen)]);
  return select(label, options, chosen, onchange);
}

// A select of the languages of the phone; empty is that of the capture.
export function languageSelect(app, chosen, onchange) {
  const names = new Intl.DisplayNames([app.words.language], { type: "language" });
  const options = (app.hello.speechLanguages ?? []).map(tag => [tag, names.of(tag)]);
  return select(
    app.t("phone.language"), [["", app.t("phone.own")], ...options], chosen ?? "",
    language => { app.language = language; onchange(language); });
}

// The head of a room.
export function roomHead(title, text, ...tools) {
  return h("div", { class: "head" },
    h("div", null, h("h1", null, title), text && h("p", { class: "quiet" }, text)),
    h("div", { class: "row" }, tools));
}

// What stands in a phone in place of a picture without places; empty where there are some.
export function placesNote(app, stops = []) {
  return stops.length === 0 || stops.some(stop => stop.frame) ? "" : app.t("phone.noFrames");
}

// What a room shows when there is no screen.
export function noScreen(app) {
  return h("div", { class: "empty" }, h("h1", null, app.t("none")), h("p", null,
    h("a", { class: "button", href: app.address("library") }, app.t("room.library"))));
}
