// The words of the page in the language of the visitor. A text may hold {names}; where it depends
// on a count it is an object by the categories of Intl.PluralRules.

export class Words {
  #texts;
  #plurals;

  constructor(language, texts) {
    this.language = language;
    this.#texts = texts;
    this.#plurals = new Intl.PluralRules(language);
  }

  // Loads the words of a language; `files` are addresses without the language and its ending.
  static async load(language, files) {
    const parts = await Promise.all(files.map(async file => {
      const answer = await fetch(`${file}.${language}.json`);
      return answer.ok ? answer.json() : {};
    }));
    return new Words(language, Object.assign({}, ...parts));
  }

  // The text of a key with its names filled in; `count` chooses the form.
  t(key, values = {}) {
    let text = this.#texts[key];
    if (text === undefined) return key;
    if (typeof text !== "string") {
      text = text[this.#plurals.select(Number(values.count ?? 0))] ?? text.other;
    }
    return text.replaceAll(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
  }

  // The text for something that the server names; its own name where there is none.
  name(group, id) {
    return this.#texts[`${group}.${id}`] ?? id;
  }

  // The words of both languages that the server sent, in this one.
  of(both) {
    return both === undefined || both === null || typeof both === "string"
      ? both ?? "" : both[this.language] ?? both.en ?? "";
  }

  // A number as it is written in this language.
  number(value, digits = 0) {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: digits }).format(value);
  }
}
