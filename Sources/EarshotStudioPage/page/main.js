// The studio: its head, its rooms, and what they share.

import { button, fill, h, svg } from "./dom.js";
import { StudioError, StudioSocket } from "./socket.js";
import { Words } from "./words.js";
import { Voice } from "./parts/voice.js";
import { helpDialog, settingsDialog } from "./parts/dialogs.js";

const rooms = ["library", "listen", "technologies", "inspect", "design", "compare", "audit"];
const languages = ["en", "ru"];
const wordFiles = ["/words", "/design/words"];
// The end of the id that the server gives a screen with its fixes made.
const mended = "~mended";

// What is kept of a visitor in the browser: nothing of a screen.
const kept = {
  get: name => {
    try { return localStorage.getItem(`earshot-${name}`); } catch { return null; }
  },
  set: (name, value) => {
    try {
      localStorage.setItem(`earshot-${name}`, value);
    } catch { /* It is for this visit then. */ }
  },
};

class Studio {
  socket = new StudioSocket(`ws://${location.host}/socket`);
  words = null;
  hello = null;
  // The entries of the library by their ids, in the order of the server.
  library = new Map();
  unread = [];
  kept = kept;
  voice = new Voice(this);
  #main = h("main", { id: "main", tabindex: "-1" });
  #live = h("div", { class: "hidden-text", role: "status", "aria-live": "polite" });
  #notice = h("p", { class: "notice", role: "alert", hidden: true });
  #room = null;
  #shown = 0;
  #turn = 0;
  #route = "";
  #libraryListeners = new Set();

  async begin() {
    const wanted = kept.get("language") ?? navigator.languages.find(
      tag => languages.includes(tag.slice(0, 2)))?.slice(0, 2) ?? "en";
    this.showTheme(kept.get("theme") ?? "auto");
    this.socket.on("hello", message => this.#greeted(message));
    this.socket.on("closed", () => this.#lost());
    this.socket.on("library", message => this.#changed(message));
    this.socket.connect();
    // The room comes while the words and the greeting of the server are on their way.
    import(`./rooms/${this.route.room}.js`).catch(() => null);
    this.words = await Words.load(wanted, wordFiles);
    this.#draw();
    addEventListener("hashchange", () => this.#enter(true));
    addEventListener("keydown", event => this.#press(event));
    if (this.hello) this.#start();
  }

  t(key, values) {
    return this.words.t(key, values);
  }

  // Shows the page in another language.
  async speak(language) {
    kept.set("language", language);
    this.words = await Words.load(language, wordFiles);
    await this.socket.request("hello.set", { language }).catch(() => null);
    this.#draw();
    this.#enter(false);
  }

  showTheme(theme) {
    kept.set("theme", theme);
    document.documentElement.dataset.theme = theme;
  }

  // Tells the visitor's own screen reader; nothing where that is switched off.
  announce(text, language) {
    if (kept.get("live") === "off" || !text) return;
    this.#live.lang = language ?? this.words.language;
    this.#live.textContent = this.#live.textContent === text ? `${text} ` : text;
  }

  // The address of a room with parameters; empty ones are left out.
  address(room, parameters = {}) {
    const pairs = Object.entries(parameters).filter(([, value]) => value);
    const query = new URLSearchParams(pairs).toString();
    return `#/${room}${query ? `?${query}` : ""}`;
  }

  // Goes to a room.
  go(room, parameters = {}) {
    location.hash = this.address(room, parameters);
  }

  // Changes parameters of the address without a new entry of the history and a new room.
  note(parameters) {
    const { room, query } = this.route;
    for (const [name, value] of Object.entries(parameters)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    history.replaceState(null, "", this.address(room, Object.fromEntries(query)));
    this.#links();
  }

  // The room and the parameters of the address.
  get route() {
    const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    const room = rooms.includes(path) ? path : "library";
    return { room, query: new URLSearchParams(query) };
  }

  // The screen of the address, else the one that was opened last, else the first. One that the
  // address names is never another one: the server says what is wrong with it.
  get screen() {
    const wanted = this.route.query.get("screen");
    if (wanted) return wanted;
    const last = sessionStorage.getItem("earshot-screen");
    if (last && this.library.has(this.original(last))) return last;
    return this.library.keys().next().value ?? null;
  }

  // The screen of the library that one with its fixes made was made of; any other is its own.
  original(screen) {
    return this.library.has(screen) || !screen?.endsWith(mended) ? screen
      : screen.slice(0, -mended.length);
  }

  // The name of a screen for people.
  screenName(screen) {
    const name = this.library.get(screen)?.name;
    if (name !== undefined) return name;
    const original = this.original(screen);
    return original === screen ? screen
      : this.t("screen.mended", { name: this.library.get(original)?.name ?? original });
  }

  // Keeps the screen that a room has opened, for the other rooms.
  opened(screen) {
    sessionStorage.setItem("earshot-screen", screen);
    this.#links();
  }

  // The language of the phone in the address, else the one that was chosen last; empty is that of the
  // screen.
  get language() {
    return this.route.query.get("language") ?? sessionStorage.getItem("earshot-phone") ?? "";
  }

  // Keeps a language of the phone for the other rooms; one that there is not is left out.
  set language(tag) {
    const isKnown = !tag || this.hello.speechLanguages?.includes(tag);
    if (isKnown) sessionStorage.setItem("earshot-phone", tag);
  }

  // Calls back when the library has changed; what comes back ends that.
  onLibrary(listener) {
    this.#libraryListeners.add(listener);
    return () => this.#libraryListeners.delete(listener);
  }

  // Counts what the server told, for who watches the page.
  shown() {
    this.#turn += 1;
    document.documentElement.dataset.turn = this.#turn;
  }

  // Asks the server for the room that is shown. Who has left it meanwhile gets an error that is
  // not shown, so that nothing goes on in a room that is gone.
  async request(verb, body) {
    const room = this.#shown;
    const check = () => {
      if (room !== this.#shown) throw new StudioError({ code: "left", message: "" });
    };
    try {
      const result = await this.socket.request(verb, body);
      check();
      return result;
    } catch (error) {
      check();
      throw error;
    }
  }

  // Asks the server and shows what went wrong; null is the answer then.
  async ask(verb, body) {
    try {
      const result = await this.request(verb, body);
      this.mend();
      return result;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  // Shows what went wrong above a room.
  fail(error) {
    if (error.code === "closed" || error.code === "left") return;
    const text = [error.message, error.help].filter(Boolean).join("\n");
    const old = this.#main.querySelector(":scope > .problem");
    const box = h("div", { class: "problem", role: "alert" }, text);
    if (old) old.replaceWith(box);
    else this.#main.prepend(box);
  }

  // Takes away what went wrong.
  mend() {
    this.#main.querySelector(":scope > .problem")?.remove();
  }

  async #greeted(message) {
    this.hello = message;
    this.#notice.hidden = true;
    if (this.words) await this.#start();
  }

  async #start() {
    this.socket.request("hello.set", { language: this.words.language }).catch(() => null);
    try {
      const { screens, unread } = await this.socket.request("library.list");
      this.library = new Map(screens.map(entry => [entry.id, entry]));
      this.unread = unread ?? [];
    } catch (error) {
      return this.fail(error);
    }
    this.#route = "";
    await this.#enter(false);
  }

  #lost() {
    if (!this.words) return;
    this.#notice.textContent = this.t("lost");
    this.#notice.hidden = false;
  }

  #changed({ screens = [], removed = [] }) {
    for (const id of removed) this.library.delete(id);
    for (const entry of screens) this.library.set(entry.id, entry);
    for (const listener of this.#libraryListeners) listener();
  }

  #draw() {
    document.documentElement.lang = this.words.language;
    this.#main.replaceChildren();
    const head = h(
      "header", { class: "top" },
      h("div", { class: "brand" }, mark(), h("span", null, "Earshot")),
      h("nav", { "aria-label": this.t("rooms") }, h("ul", { class: "rooms" }, rooms.map(
        room => h("li", null, h("a", { href: this.address(room), dataset: { room } },
          this.t(`room.${room}`)))))),
      h("div", { class: "tools" },
        button(this.words.language === "ru" ? "English" : "Русский",
          () => this.speak(this.words.language === "ru" ? "en" : "ru"),
          { lang: this.words.language === "ru" ? "en" : "ru" }),
        button("⚙", () => settingsDialog(this), { "aria-label": this.t("settings") }),
        button("?", () => this.#help(),
          { "aria-label": this.t("keys"), "aria-keyshortcuts": "?" })));
    const skip = h("a", { class: "skip", href: "#main", onclick: event => {
      event.preventDefault();
      this.#main.focus();
    } }, this.t("skip"));
    fill(document.body, skip, head, this.#notice, this.#main, this.#live);
  }

  // The links to the rooms keep the screen.
  #links() {
    const { room } = this.route;
    const screen = this.screen;
    for (const link of document.querySelectorAll(".rooms a")) {
      const name = link.dataset.room;
      const isOfScreen = !["library", "audit", "compare"].includes(name);
      link.setAttribute("href", this.address(name, isOfScreen ? { screen } : {}));
      if (name === room) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    // On a narrow page the rooms are scrolled sideways.
    const list = document.querySelector(".rooms");
    const current = list?.querySelector("[aria-current]");
    if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
  }

  async #enter(isByVisitor) {
    if (!this.hello || !this.words) return;
    const { room, query } = this.route;
    const wanted = `${this.words.language} ${location.hash}`;
    if (wanted === this.#route) return;
    if (query.get("language")) this.language = query.get("language");
    // So that who takes the language back comes to another address.
    else if (this.language && !["library", "audit"].includes(room)) {
      this.note({ language: this.language });
    }
    this.#route = `${this.words.language} ${location.hash}`;
    this.#shown += 1;
    const turn = this.#shown;
    this.#links();
    let module;
    try {
      module = await import(`./rooms/${room}.js`);
    } catch (error) {
      return this.fail(error);
    }
    if (turn !== this.#shown) return;
    this.#room?.unmount?.();
    this.voice.stop();
    this.#room = module.default;
    const host = h("div", { class: `room-${room}` });
    fill(this.#main, host);
    document.title = `${this.t(`room.${room}`)} · Earshot`;
    try {
      await this.#room.mount(host, this, query);
    } catch (error) {
      if (turn === this.#shown) this.fail(error);
    }
    if (turn !== this.#shown) return;
    if (isByVisitor && !this.#main.contains(document.activeElement)) {
      this.#main.focus({ preventScroll: true });
    }
    document.documentElement.dataset.ready = room;
  }

  #help() {
    helpDialog(this, this.#room?.keys ?? []);
  }

  #press(event) {
    if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest?.("input, textarea, select, dialog")) return;
    event.preventDefault();
    this.#help();
  }
}

function mark() {
  return svg("svg", { viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("rect", { width: 32, height: 32, rx: 8, fill: "#3734b8" }),
    svg("rect", { x: 9, y: 5, width: 14, height: 22, rx: 3.5, fill: "none", stroke: "#fff",
      "stroke-width": 2 }),
    svg("rect", { x: 12, y: 13, width: 8, height: 5, rx: 1.5, fill: "#fff" }),
    svg("path", { d: "M5 12q-2.500 4 0 8M27 12q2.500 4 0 8", fill: "none", stroke: "#fff",
      "stroke-width": 2, "stroke-linecap": "round" }));
}

new Studio().begin();
