// Voice Control: names, numbers and the grid; a field for what is said, and what it understood.

import { button, fill, h } from "../dom.js";
import "./phone.js";

const name = "voice-control";

// How many commands are kept.
const longest = 100;

export function makeVoiceControl(app, { screen, language }) {
  const phone = h("es-phone");
  const log = h("ol", { class: "stack" });
  const choices = h("ul", { class: "stack" });
  const said = [];
  let place = 0;
  let state = null;
  const field = h("input", { type: "text", autocomplete: "off", onkeydown: recall });
  const overlays = h("div", { class: "segments", role: "group",
    "aria-label": app.t("tech.overlay") });
  const record = app.hello.recognizer && button(app.t("tech.listen"), listen);

  function recall(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || said.length === 0) return;
    event.preventDefault();
    place = Math.min(Math.max(place + step, 0), said.length);
    field.value = said[place] ?? "";
  }

  async function ask(verb, body) {
    const turn = await app.ask(verb, { technology: name, ...body });
    if (turn) take(turn);
  }

  async function say(text) {
    said.push(text);
    if (said.length > longest) said.shift();
    place = said.length;
    note("tech.said", text);
    await ask("technology.say", { text });
  }

  function note(key, text) {
    log.prepend(h("li", null, h("span", { class: "quiet small" }, `${app.t(key)} `), text));
    while (log.children.length > longest) log.lastChild.remove();
  }

  function take({ state: latest, shown = [], actions = [] }) {
    state = { ...state, ...latest };
    for (const text of shown) note("tech.shows", text);
    for (const text of actions) note("tech.does", text);
    if (shown.length > 0) app.announce(shown.join(". "));
    phone.show({ address: state.screenshot ?? state.picture, size: state.screen.size,
      name: state.screen.title });
    phone.overlay(state.overlay, state.framed ?? []);
    phone.caption(shown.at(-1) ?? "", "", state.screen.language);
    const kinds = ["none", "names", "numbers", "grid"];
    const current = state.overlay?.kind ?? "none";
    // Of several of one name each has a number to say.
    fill(choices, (state.overlay?.lines ?? []).map(text => h("li", null, text)));
    app.shown();
    fill(overlays, kinds.map(kind => button(app.t(`overlay.${kind}`),
      () => ask("technology.settings", { name: "overlay", value: kind }),
      { pressed: kind === current })));
  }

  let recorder = null;
  let isClosed = false;
  async function listen() {
    if (recorder) return recorder.stop();
    const { recordSpeech } = await import("./microphone.js");
    try {
      recorder = await recordSpeech();
      if (isClosed) recorder.stop();
      record.textContent = app.t("tech.stopListening");
      const sound = await recorder.done;
      if (isClosed) return undefined;
      const turn = await app.request("technology.listen", { technology: name, sound });
      note(turn.heard ? "tech.said" : "tech.unheard", turn.heard ?? "");
      take(turn);
    } catch (error) {
      if (!isClosed) app.fail(error);
    }
    recorder = null;
    record.textContent = app.t("tech.listen");
    return undefined;
  }

  const node = h("div", { class: "studio" },
    h("section", { class: "left card stack" },
      h("h2", null, app.t("tech.say")),
      h("form", { onsubmit: event => {
        event.preventDefault();
        if (field.value.trim()) say(field.value.trim());
        field.value = "";
      } }, h("label", { class: "field" }, h("span", null, app.t("tech.sayField")),
        h("span", { class: "says" }, field, h("button", { type: "submit", class: "main" },
          app.t("tech.sayIt"))))),
      record, h("p", { class: "quiet small" }, app.t("tech.sayHelp")),
      h("h3", null, app.t("tech.overlay")), overlays),
    h("section", { class: "middle stack", "aria-label": app.t("phone") }, phone),
    h("section", { class: "right card stack" }, h("h2", null, app.t("tech.log")),
      choices,
      h("div", { class: "scroller", tabindex: "0", role: "region",
        "aria-label": app.t("tech.log") }, log)));
  const off = app.socket.on("technology", message => {
    if (message.state?.technology === name) take(message);
  });

  return {
    node,
    async open() {
      take(await app.request("technology.open", {
        screen, technology: name, ...(language ? { language } : {}) }));
      field.focus({ preventScroll: true });
    },
    close() {
      isClosed = true;
      off();
      recorder?.stop();
    },
  };
}
