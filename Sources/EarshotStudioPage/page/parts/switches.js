// Switch Control: scanning at its real pace, the space bar as a switch, menus.

import { button, checkbox, fill, h, select, slider } from "../dom.js";
import "./phone.js";
import { typingForm } from "./typing.js";

const name = "switch-control";
const keys = {
  Space: "select", Enter: "select", ArrowRight: "next", ArrowLeft: "previous",
  KeyM: "menu", KeyT: "tap", KeyS: "stop",
};

export function makeSwitches(app, { screen, language }) {
  const phone = h("es-phone");
  const menu = h("ol", { class: "stack" });
  const highlighted = h("p", { role: "status" });
  const settings = h("div", { class: "stack" });
  let state = null;

  async function ask(verb, body) {
    const turn = await app.ask(verb, { technology: name, ...body });
    if (turn) take(turn);
  }

  const press = wanted => ask("technology.press", { switch: wanted });

  function take({ state: latest, shown = [] }) {
    state = { ...state, ...latest };
    phone.show({ address: state.screenshot ?? state.picture, size: state.screen.size,
      name: state.screen.title });
    phone.overlay(state.overlay, state.framed ?? []);
    const { kind, lines = [], chosen, offered = [] } = state.overlay ?? {};
    // Of a menu the lines that are offered now are what is highlighted.
    const now = lines.length > 0
      ? (offered.length > 0 ? offered : [chosen]).map(place => lines[place]).join(", ")
      : (state.caption ?? "").replace(`${kind}: `, "");
    phone.caption(now || shown.at(-1) || "", "", state.screen.language);
    highlighted.textContent = now;
    highlighted.lang = state.screen.language;
    fill(menu, lines.map((text, place) => {
      const isOn = place === chosen || offered.includes(place);
      return h("li", { class: "line-button", "aria-current": isOn ? "true" : null }, text);
    }));
    showSettings();
    app.shown();
  }

  function showSettings() {
    if (settings.contains(document.activeElement)) return;
    const { style, mode, interval, grouping } = state.settings ?? {};
    const change = (setting, value) =>
      ask("technology.settings", { name: setting, value });
    const named = (names, key) => names.map(id => [id, app.t(`${key}.${id}`)]);
    fill(settings,
      select(app.t("scan.style"), named(["auto", "manual", "dwell"], "scan"), style,
        value => change("style", value)),
      select(app.t("scan.mode"), named(["item", "point"], "scan"), mode,
        value => change("mode", value)),
      slider(seconds => app.t("scan.interval", { seconds: app.words.number(seconds, 2) }),
        interval ?? 1, { least: 0.25, most: 5, step: 0.25 },
        value => change("interval", value)),
      grouping !== undefined && checkbox(app.t("scan.grouping"), grouping,
        value => change("grouping", value)));
  }

  const shown = ["select", "next", "previous", "menu", "tap", "stop", "start"]
    .filter(id => app.hello.switches.includes(id));
  const node = h("div", { class: "studio" },
    h("section", { class: "left card stack" }, h("h2", null, app.t("tech.switches")),
      h("div", { class: "gestures" }, h("div", { class: "pad" }, shown.map(id => button(
        app.t(`switch.${id}`), () => press(id),
        { class: id === "select" ? "main" : null, dataset: { switch: id } })))),
      h("p", { class: "quiet small" }, app.t("tech.switchHelp")),
      typingForm(app, text => ask("technology.type", { text })), settings),
    h("section", { class: "middle stack", "aria-label": app.t("phone") }, phone),
    h("section", { class: "right card stack" }, h("h2", null, app.t("tech.highlighted")),
      highlighted, menu));
  const glass = phone.glass;
  for (const [key, value] of Object.entries({
    tabindex: "0", role: "application", "aria-label": app.t("tech.switchPhone"),
  })) glass.setAttribute(key, value);
  glass.addEventListener("keydown", event => {
    const wanted = keys[event.code];
    if (!wanted || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) press(wanted);
  });
  glass.addEventListener("click", () => press("select"));
  const off = app.socket.on("technology", message => {
    if (message.state?.technology === name) take(message);
  });

  return {
    node,
    async open() {
      take(await app.request("technology.open", {
        screen, technology: name, ...(language ? { language } : {}) }));
      glass.focus({ preventScroll: true });
    },
    close: off,
  };
}
