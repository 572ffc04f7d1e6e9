// The one WebSocket of a tab: requests with answers, and events of the server.

// An error that the server answered.
export class StudioError extends Error {
  constructor({ code, message, help }) {
    super(message);
    this.code = code;
    this.help = help;
  }
}

export class StudioSocket {
  #address;
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #listeners = new Map();
  #attempts = 0;

  constructor(address) {
    this.#address = address;
  }

  // Connects; again and again, each time later, when the connection ends.
  connect() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener("message", event => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("open", () => { this.#attempts = 0; });
    socket.addEventListener("close", event => {
      if (this.#socket !== socket) return;
      for (const { reject } of this.#waiting.values()) {
        reject(new StudioError({ code: "closed", message: "" }));
      }
      this.#waiting.clear();
      this.#tell("closed", { code: event.code });
      this.#attempts += 1;
      setTimeout(() => this.connect(), Math.min(5000, 250 * 2 ** this.#attempts));
    });
  }

  // Whether messages can be sent.
  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  // Asks the server; the promise holds its result.
  request(verb, body = {}) {
    if (!this.isOpen) return Promise.reject(new StudioError({ code: "closed", message: "" }));
    this.#number += 1;
    const id = this.#number;
    this.#socket.send(JSON.stringify({ id, verb, ...body }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  // Listens to an event by its name; what comes back ends that.
  on(event, listener) {
    if (!this.#listeners.has(event)) this.#listeners.set(event, new Set());
    this.#listeners.get(event).add(listener);
    return () => this.#listeners.get(event).delete(listener);
  }

  #receive(message) {
    if (message.reply !== undefined) {
      const waiting = this.#waiting.get(message.reply);
      this.#waiting.delete(message.reply);
      if (message.error) waiting?.reject(new StudioError(message.error));
      else waiting?.resolve(message.result);
    } else if (message.event !== undefined) {
      this.#tell(message.event, message);
    }
  }

  #tell(event, message) {
    for (const listener of this.#listeners.get(event) ?? []) listener(message);
  }
}
