// The dialogs that every room has: keys and settings.

import { button, checkbox, freshID, h, select } from "../dom.js";

// Opens a dialog with a title; it is gone when it is closed.
export function openDialog(app, title, ...children) {
  const id = freshID("dialog");
  const dialog = h(
    "dialog", { "aria-labelledby": id, onclose: () => dialog.remove() },
    h("div", { class: "row spread" }, h("h2", { id }, title),
      button(app.t("close"), () => dialog.close())),
    children);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// A list of keys: [[key, …], what they do].
function keyList(keys) {
  return h("dl", { class: "keys" }, keys.map(([names, text]) => [
    h("dt", null, names.map((name, place) => [place > 0 ? " " : null, h("kbd", null, name)])),
    h("dd", null, text),
  ]));
}

// Shows the keys of the studio and of the room.
export function helpDialog(app, groups) {
  const shared = [
    [["?"], app.t("key.help")], [["Tab"], app.t("key.tab")], [["Esc"], app.t("key.close")],
  ];
  openDialog(
    app, app.t("keys"), keyList(shared),
    groups.map(({ title, keys }) => [
      h("h3", null, app.t(title)), keyList(keys.map(([names, key]) => [names, app.t(key)])),
    ]));
}

// Shows what a visitor sets for themselves; all of it stays in the browser.
export function settingsDialog(app) {
  const themes = ["auto", "light", "dark"].map(name => [name, app.t(`theme.${name}`)]);
  const voices = [["off", app.t("voice.off")]];
  if (app.hello?.voices) voices.push(["server", app.t("voice.server")]);
  if (app.voice.hasOwnVoices) voices.push(["browser", app.t("voice.browser")]);
  openDialog(
    app, app.t("settings"),
    h("div", { class: "stack" },
      select(app.t("theme"), themes, app.kept.get("theme") ?? "auto", name => app.showTheme(name)),
      select(app.t("voice"), voices, app.voice.mode, mode => { app.voice.mode = mode; }),
      checkbox(app.t("live"), app.kept.get("live") !== "off",
        isOn => app.kept.set("live", isOn ? "on" : "off")),
      h("p", { class: "quiet small" }, app.t("live.why"))));
}
