// Listen: the phone in the middle, gestures on one side, what is heard on the other.

import {
  afterwards, append, button, checkbox, clock, fill, h, select, slider,
} from "../dom.js";
import { GestureKeys, gestureKeyHelp, gesturePad, gestureTitle } from "../parts/gestures.js";
import "../parts/phone.js";
import { languageSelect, noScreen, placesNote, roomHead, screenSelect } from "../parts/screens.js";
import { makeScripts } from "../parts/scripts.js";
import { makeTranscript } from "../parts/transcript.js";
import { typingForm } from "../parts/typing.js";
import { makeWheel } from "../parts/wheel.js";

// Whether a gesture has a title.
function isNamed(app, name) {
  return app.hello.gestures.some(item => item.name === name);
}

// What an app was asked in words, such as "activated heart" for "does activate heart".
function actionWords(app, claim) {
  const [, name, rest] = claim.match(/^does (\w+) ?(.*)$/s) ?? [];
  const words = app.words.name("action", name);
  return words === name || !name ? claim : `${words} ${rest}`.trim();
}

// The room as it is shown; nothing of it outlives it.
class Listen {
  constructor(host, app) {
    this.app = app;
    this.screen = app.screen;
    this.language = app.language;
    this.keys = new GestureKeys();
    this.state = null;
    this.phone = h("es-phone");
    this.flags = h("div", { class: "phone-flags" });
    this.place = h("p", { class: "quiet small" });
    this.settings = h("div", { class: "stack" });
    this.chooser = h("div", { hidden: true });
    this.transcript = makeTranscript(app, element => this.perform("focus", { element }));
    this.wheel = makeWheel(app.t("listen.rotor"), name => this.perform("rotor", { text: name }));
    this.scripts = makeScripts(app, {
      transcript: this.transcript, take: (result, how) => this.take(result, how),
    });
    this.wheel.node.addEventListener("focus", () => this.askRotor());
    this.draw(host);
    this.offs = [
      app.socket.on("heard", message => this.take(message, { isLate: true })),
    ];
  }

  draw(host) {
    const { app } = this;
    const picture = app.kept.get("picture") ?? "screenshot";
    append(host,
      roomHead(app.t("room.listen"), null,
        screenSelect(app, app.t("screen"), this.screen,
          screen => app.go("listen", { screen, language: this.language })),
        languageSelect(app, this.language,
          language => app.go("listen", { screen: this.screen, language })),
        button(app.t("listen.again"), () => this.open(false).catch(error => app.fail(error)))),
      h("div", { class: "studio" },
        h("section", { class: "left stack card", "aria-label": app.t("listen.gestures") },
          h("h2", null, app.t("listen.gestures")),
          gesturePad(app, name => this.perform(name)),
          typingForm(app, text => this.perform("type", { text })), this.mouse()),
        h("section", { class: "middle stack", "aria-label": app.t("phone") },
          this.phone, this.flags,
          h("div", { class: "row spread" }, this.place,
            select(app.t("listen.picture"),
              ["screenshot", "drawing"].map(name => [name, app.t(`picture.${name}`)]), picture,
              name => { app.kept.set("picture", name); this.showState(this.state); }))),
        h("div", { class: "right stack" },
          h("section", { class: "card stack" }, h("h2", null, app.t("listen.transcript")),
            this.transcript.node, this.scripts.node),
          this.chooser,
          h("section", { class: "card stack" }, h("h2", null, app.t("listen.rotor")),
            this.wheel.node),
          h("section", { class: "card stack" }, h("h2", null, app.t("listen.settings")),
            this.settings))));
    this.phone.takesTouches = true;
    this.phone.addEventListener("touches", event => this.touch(event.detail));
    const glass = this.phone.glass;
    for (const [name, value] of Object.entries({
      tabindex: "0", role: "application", "aria-label": app.t("phone"),
      "aria-roledescription": app.t("phone"),
    })) glass.setAttribute(name, value);
    glass.addEventListener("keydown", event => this.press(event));
  }

  mouse() {
    const { app } = this;
    const buttons = [1, 2, 3, 4].map(count => button(
      String(count), () => {
        this.phone.mouseFingers = count;
        buttons.forEach((node, place) =>
          node.setAttribute("aria-pressed", String(place + 1 === count)));
      }, { pressed: count === 1, "aria-label": app.t("count.fingers", { count }) }));
    return h("div", { class: "stack" }, h("p", { class: "quiet small" }, app.t("listen.mouse")),
      h("div", { class: "segments", role: "group", "aria-label": app.t("listen.mouse") }, buttons));
  }

  // Opens the screen; who comes back to it goes on where it was left, with what was recorded.
  async open(goesOn = true) {
    const { app, screen, language } = this;
    app.mend();
    this.transcript.clear();
    this.state = null;
    const result = await app.request(
      "listen.open", { screen, goesOn, ...(language ? { language } : {}) });
    app.opened(screen);
    if (result.state.steps > 1) {
      const { lines } = await app.request("listen.transcript");
      const told = new Set(result.lines.map(({ line }) => line));
      this.transcript.add(lines.filter(({ line }) => !told.has(line)));
    }
    this.take(result);
  }

  // Makes a gesture by its name.
  async perform(gesture, values = {}) {
    const { app } = this;
    if (isNamed(app, gesture)) this.transcript.did(gestureTitle(app, gesture).called);
    await this.ask("listen.gesture", { gesture, ...values });
  }

  touch(events) {
    return this.ask("listen.touches", { events });
  }

  async ask(verb, body) {
    const turn = await this.app.ask(verb, body);
    if (turn) this.take(turn);
  }

  // Shows what came of a turn; a silent one is not spoken.
  take(turn, { isLate = false, isSilent = false } = {}) {
    const { lines = [], state, gestures = [], actions = [], unknown } = turn;
    const { app } = this;
    for (const name of gestures) {
      if (isNamed(app, name)) this.transcript.did(gestureTitle(app, name).called);
    }
    this.transcript.add(lines);
    // A capture stays as it is when an app would do something, which looks like nothing.
    if (unknown && actions.length > 0) {
      this.transcript.did(app.t("listen.asked", { action: actionWords(app, actions[0]) }));
    }
    if (state) this.showState(state);
    const spoken = lines.filter(line => line.text && !line.cut);
    if (!isSilent) app.voice.say(spoken, { rate: this.state?.settings?.rate, cuts: !isLate });
    const last = spoken.at(-1);
    if (last) {
      const said = [last.text, afterwards(last)].filter(Boolean).join(". ");
      if (!isSilent) app.announce(said, last.language);
      this.phone.caption(last.text, afterwards(last), last.language);
    } else if (state?.caption !== undefined && this.isFirst) {
      this.phone.caption(state.caption ?? "", "", state.screen?.language);
    }
    this.isFirst = false;
    app.shown();
  }

  showState(state) {
    if (!state) return;
    const { app } = this;
    this.state = { ...this.state, ...state };
    const { screen, focus, flags = {}, rotor, itemChooser } = this.state;
    const wantsDrawing = app.kept.get("picture") === "drawing" || !this.state.screenshot;
    this.phone.show({
      address: wantsDrawing ? this.state.picture : this.state.screenshot, size: screen.size,
      curtain: flags.curtain,
    });
    if (state.stops) this.phone.note(placesNote(app, state.stops));
    this.phone.focusOn(flags.on === false ? null : focus?.frame, focus?.path);
    this.phone.glass.setAttribute("aria-label", `${app.t("phone")}: ${screen.title ?? ""}`);
    this.place.textContent = focus?.index
      ? app.t("listen.place", { index: focus.index, count: focus.count }) : "";
    const names = ["curtain", "muted", "practising", "readingAll", "typingBraille"];
    fill(this.flags,
      flags.on === false && h("span", { class: "badge warning" }, app.t("flag.off")),
      names.filter(name => flags[name]).map(name =>
        h("span", { class: "badge" }, app.t(`flag.${name}`))),
      h("span", { class: "badge" }, clock(this.state.time ?? 0)));
    this.showRotor(rotor);
    this.showChooser(itemChooser);
    this.showSettings();
    this.scripts.showSteps(this.state.steps ?? 0);
  }

  // Of a large screen the modes are told only when they are asked for.
  showRotor(rotor) {
    const own = rotor?.mode ? [{ name: rotor.mode, title: rotor.title ?? rotor.mode }] : [];
    this.wheel.show(rotor?.modes ?? own, rotor?.mode);
  }

  async askRotor() {
    if (this.state?.rotor?.modes) return;
    const rotor = await this.app.ask("listen.rotor");
    if (rotor) this.wheel.show(rotor.modes, this.state?.rotor?.mode);
  }

  showChooser(chooser) {
    const { app } = this;
    const written = JSON.stringify(chooser ?? null);
    if (written === this.shownChooser) return;
    this.shownChooser = written;
    this.chooser.hidden = !chooser;
    if (!chooser) return fill(this.chooser);
    const filter = h("input", { type: "search", value: chooser.filter ?? "",
      onchange: () => this.perform("type", { text: filter.value }) });
    fill(this.chooser, h("section", { class: "card stack" },
      h("h2", null, app.t("listen.chooser")),
      h("label", { class: "field" }, h("span", null, app.t("library.find")), filter),
      h("ul", { class: "scroller" }, chooser.items.map((item, place) => h("li", null, button(
        item.label, () => this.perform("focus", { element: item.element }),
        { class: "line-button", "aria-current": place === chooser.index ? "true" : null }))))));
  }

  // The settings of the listener: flags as checkboxes, choices as selects, numbers as sliders.
  showSettings() {
    const { app, state } = this;
    const written = JSON.stringify(state.settings);
    if (written === this.shownSettings || this.settings.contains(document.activeElement)) return;
    this.shownSettings = written;
    const known = app.hello.settings.filter(({ name }) => state.settings?.[name] !== undefined);
    const first = new Set(["rate", "hints", "position", "sounds"]);
    const shown = known.filter(({ name }) => first.has(name));
    const rest = known.filter(({ name }) => !first.has(name));
    fill(this.settings, shown.map(setting => this.setting(setting)),
      h("details", { open: this.isSettingsOpen, ontoggle: event => {
        this.isSettingsOpen = event.target.open;
      } }, h("summary", null, app.t("listen.allSettings")),
      h("div", { class: "stack" }, rest.map(setting => this.setting(setting)))));
  }

  setting({ name, kind, words, limits }) {
    const { app, state } = this;
    const label = app.words.name("setting", name);
    const value = state.settings[name];
    const change = wanted => this.ask("listen.settings", { name, value: wanted });
    if (kind === "flag") return checkbox(label, value === true, change);
    if (kind === "word") {
      return select(label, words.map(word => [word, app.words.name("choice", word)]), value,
        change);
    }
    // A word without a name in this language is one that only files and scripts have.
    const isNamed = (words ?? []).every(word => app.words.name("choice", word) !== word);
    if (kind === "words") {
      return isNamed && this.wordsSetting(label, words, value ?? [], change);
    }
    if (kind === "number") {
      const [least, most] = limits ?? [0, 1];
      // A share is shown in percent.
      const scale = least === 0 && most === 1 ? 100 : 1;
      const title = number => {
        const text = app.words.number(number, 2);
        return `${label}: ${scale === 100 ? app.t("percent", { value: text }) : text}`;
      };
      return slider(title, value * scale, {
        least: least * scale, most: most * scale,
        step: scale === 100 ? 5 : most - least > 5 ? 1 : 0.05,
      }, wanted => change(wanted / scale));
    }
    return null;
  }

  // Several of some words, in an order that the visitor does not change here.
  wordsSetting(label, words, value, change) {
    return h("details", null, h("summary", null, label),
      words.map(word => checkbox(this.app.words.name("choice", word), value.includes(word),
        isOn => change(isOn ? [...value, word] : value.filter(item => item !== word)))));
  }

  press(event) {
    if (event.code === "Backspace") {
      event.preventDefault();
      return this.perform("delete", { count: 1 });
    }
    const name = this.keys.gesture(event);
    if (name === null) return undefined;
    event.preventDefault();
    return name === "fingers" ? undefined : this.perform(name);
  }

  close() {
    for (const off of this.offs) off();
  }
}

let room = null;

export default {
  async mount(host, app) {
    if (!app.screen) return host.append(noScreen(app));
    room = new Listen(host, app);
    room.isFirst = true;
    await room.open();
    room.phone.glass.focus({ preventScroll: true });
    return undefined;
  },
  unmount() {
    room?.close();
    room = null;
  },
  keys: [{ title: "phone", keys: gestureKeyHelp }],
};
