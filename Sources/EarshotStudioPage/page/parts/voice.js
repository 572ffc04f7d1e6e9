// What makes captions heard: sounds of the server, or voices of the browser.

import { afterwards } from "../dom.js";

export class Voice {
  #app;
  #audio = new Audio();
  #queue = [];
  #turn = 0;
  #isPlaying = false;

  constructor(app) {
    this.#app = app;
    this.#audio.preload = "auto";
  }

  // "off", "server" or "browser".
  get mode() {
    return this.#app.kept.get("voice") ?? "off";
  }

  set mode(mode) {
    this.stop();
    this.#app.kept.set("voice", mode);
  }

  get hasOwnVoices() {
    return (globalThis.speechSynthesis?.getVoices() ?? []).length > 0;
  }

  // Says lines; `cuts` ends what is being said.
  say(lines, { rate, cuts = true } = {}) {
    if (this.mode === "off") return;
    const spoken = lines.filter(line => line.audible !== false && (line.spoken ?? line.text));
    if (spoken.length === 0) return;
    if (cuts) this.stop();
    this.#queue.push(...spoken.map(line => ({
      text: [line.spoken ?? line.text, afterwards(line)].filter(Boolean).join(". "),
      language: line.language, rate,
    })));
    if (!this.#isPlaying) this.#next(this.#turn);
  }

  stop() {
    this.#turn += 1;
    this.#queue = [];
    this.#isPlaying = false;
    this.#audio.pause();
    globalThis.speechSynthesis?.cancel();
  }

  async #next(turn) {
    const item = this.#queue.shift();
    this.#isPlaying = item !== undefined;
    if (item === undefined) return;
    try {
      await (this.mode === "browser" ? this.#speak(item) : this.#play(item, turn));
    } catch (error) {
      if (turn !== this.#turn) return;
      this.stop();
      // A browser plays nothing before its visitor has done something on the page.
      if (["NotAllowedError", "AbortError"].includes(error.name)) return;
      this.#app.kept.set("voice", "off");
      this.#app.fail(error);
      return;
    }
    if (turn === this.#turn) await this.#next(turn);
  }

  async #play(item, turn) {
    const { address } = await this.#app.socket.request("sound", item);
    if (turn !== this.#turn) return;
    this.#audio.src = address;
    const listening = new AbortController();
    const ended = new Promise(resolve => {
      for (const name of ["ended", "pause", "error"]) {
        this.#audio.addEventListener(name, resolve, { signal: listening.signal });
      }
    });
    try {
      await this.#audio.play();
      await ended;
    } finally {
      listening.abort();
    }
  }

  #speak({ text, language, rate }) {
    return new Promise(resolve => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language ?? "";
      if (rate !== undefined) utterance.rate = 0.5 + rate * 2;
      utterance.onend = resolve;
      utterance.onerror = resolve;
      speechSynthesis.speak(utterance);
    });
  }
}
