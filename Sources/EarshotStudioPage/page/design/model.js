// A design as the server tells it, and what is chosen in it.

// The designs that were left are closed before another one is opened: to the server a tab has a
// design open or not.
let left = Promise.resolve();

// What the drawing and the order show of an item, besides its words.
const placed = ["kind", "parent", "screen", "index"];

// Whether an item is drawn elsewhere, or stands elsewhere in the order, than it was.
function isPlacedAnew(item, old) {
  return !old || placed.some(name => item[name] !== old[name])
    || String(item.frame) !== String(old.frame);
}

export class DesignModel extends EventTarget {
  #socket;
  #offs;
  // Fields that are typed in wait here while the last letters are on their way.
  #waiting = new Map();
  #isSending = false;
  #typed = Promise.resolve();
  #sent = Promise.resolve();
  #isClosed = false;
  // The items of the screen that is shown; null when they have changed.
  #shown = null;
  #board = null;

  constructor(socket, design) {
    super();
    this.#socket = socket;
    this.id = design.design;
    this.name = design.name;
    this.path = design.path ?? "";
    this.words = {
      traits: design.traits, containerTypes: design.containerTypes,
      navigationStyles: design.navigationStyles,
    };
    this.warnings = design.warnings ?? [];
    this.chosen = new Set();
    this.#take(design);
    this.order = design.items.map(item => item.item);
    this.board = this.screens[0]?.item ?? null;
    this.#offs = [
      socket.on("design.changed", message => this.#changed(message)),
      socket.on("design.problem", message => {
        if (message.design === this.id) this.#tell("problem", message);
      }),
    ];
  }

  // Opens a design; `body` is what the server is asked.
  static async open(socket, body) {
    await left;
    return new DesignModel(socket, await socket.request("design.open", body));
  }

  #take({ revision, undo, redo, items, screens }) {
    this.revision = revision;
    this.undoName = undo ?? null;
    this.redoName = redo ?? null;
    if (screens) this.screens = screens;
    this.items ??= new Map();
    const isPlaced = items.some(item => isPlacedAnew(item, this.items.get(item.item)));
    for (const item of items) this.items.set(item.item, item);
    this.#shown = null;
    return isPlaced;
  }

  #changed(message) {
    if (message.design !== this.id) return;
    const isPlaced = this.#take(message);
    for (const item of message.removed) {
      this.items.delete(item);
      this.chosen.delete(item);
    }
    if (message.order) this.order = message.order;
    const isSame = !isPlaced && !message.order && !message.screens && message.removed.length === 0;
    if (!this.screens.some(screen => screen.item === this.board)) {
      this.board = this.screens[0]?.item ?? null;
    }
    // While words are typed nothing but the words of an item changes.
    this.#tell("changed", { ...message, words: isSame ? message.items : null });
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // The number of the screen that is shown.
  get board() { return this.#board; }

  set board(board) {
    this.#board = board;
    this.#shown = null;
  }

  // The screen that is shown.
  get screen() {
    return this.screens.find(screen => screen.item === this.board) ?? this.screens[0];
  }

  // The items of the screen that is shown, in reading order.
  get shown() {
    this.#shown ??= this.order.map(item => this.items.get(item)).filter(item => item
      && item.kind !== "board" && (item.screen ?? null) === this.board);
    return this.#shown;
  }

  // The chosen items in reading order.
  get selection() {
    return this.order.filter(item => this.chosen.has(item)).map(item => this.items.get(item));
  }

  // How deep an item lies in containers of its screen.
  level(item) {
    let level = 1;
    for (let up = this.items.get(item.parent); up && up.kind !== "board";
      up = this.items.get(up.parent)) level += 1;
    return level;
  }

  // The items right inside a container, or of the screen.
  inside(parent) {
    return this.shown.filter(item => (item.parent ?? null) === parent);
  }

  show(board) {
    this.board = board;
    this.choose([]);
    this.#tell("changed", { order: this.order, items: [], removed: [], words: null });
  }

  choose(items, { add = false } = {}) {
    const next = new Set(add ? this.chosen : []);
    for (const item of items) {
      if (add && next.has(item)) next.delete(item);
      else next.add(item);
    }
    if (next.size === this.chosen.size && [...next].every(item => this.chosen.has(item))) return;
    this.chosen = next;
    this.#tell("chosen");
  }

  // Makes edits; one after another, so that each knows what the last one made.
  edit(edits, { group } = {}) {
    return this.#queue(async () => {
      if (edits.length === 0) return null;
      const { chosen } = this;
      const answer = await this.#socket.request("design.edit", {
        design: this.id, revision: this.revision, edits, ...(group ? { group } : {}),
      });
      return this.#choose(answer, chosen);
    });
  }

  undo() { return this.#go("design.undo"); }

  redo() { return this.#go("design.redo"); }

  #go(verb) {
    return this.#queue(async () => {
      const { chosen } = this;
      return this.#choose(await this.#socket.request(verb, { design: this.id }), chosen);
    });
  }

  // Sets a property as it is typed: while an answer is awaited, only the last text is kept.
  type(items, property, value, group) {
    this.#waiting.set(`${property} ${items.join()}`, {
      edit: { edit: "set", items, property, value }, group,
    });
    if (!this.#isSending) this.#typed = this.#flush();
  }

  async #flush() {
    this.#isSending = true;
    try {
      while (this.#waiting.size > 0) {
        const [name, { edit, group }] = this.#waiting.entries().next().value;
        this.#waiting.delete(name);
        await this.edit([edit], { group });
      }
    } finally {
      this.#isSending = false;
    }
  }

  // Whether letters are on their way.
  get isTyping() {
    return this.#isSending || this.#waiting.size > 0;
  }

  #queue(work) {
    const turn = this.#sent.then(work, work);
    this.#sent = turn.catch(() => null);
    return turn.catch(error => {
      this.#tell("failed", error);
      return null;
    });
  }

  // Goes to what an answer tells, unless the visitor has gone elsewhere since the question.
  #choose(answer, before) {
    if (answer?.chosen && this.chosen === before && !this.#isClosed) {
      this.choose(answer.chosen.filter(item => this.items.has(item)
        && this.items.get(item).kind !== "board"));
    }
    return answer;
  }

  // Ends the events; what is on its way is written first.
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const off of this.#offs) off();
    left = this.#typed.then(() => this.#sent)
      .then(() => this.#socket.request("design.close", { design: this.id })).catch(() => null);
  }
}
