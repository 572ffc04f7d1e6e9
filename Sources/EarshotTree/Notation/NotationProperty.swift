/// A property of an element in screen notation: its words, and how they are read and written.
///
/// The table of all of them is the grammar of an element; the parser and the printer only walk it.
struct NotationProperty: Sendable {
  /// A word that begins the property, and what follows it.
  struct Form: Sendable {
    let word: String
    let read: @Sendable (inout NotationReader, inout Element) throws(NotationError) -> Void
  }

  enum State {
    case notCaptured
    case empty
    case given
  }

  /// The name by which `unknown` and `empty` list it.
  let name: String
  let forms: [Form]
  /// Whether it can be not captured; otherwise it is simply there or not.
  let isProperty: Bool
  let state: @Sendable (Element) -> State
  /// Makes it empty, or not captured.
  let clear: @Sendable (inout Element, _ isCaptured: Bool) -> Void
  /// Writes a given value.
  let write: @Sendable (Element, inout NotationWriter) -> Void
}

extension NotationProperty {
  /// A property that is written as a word and a value.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Element, Property<Value>> & Sendable,
    _ codec: NotationCodec<Value>
  ) {
    self.init(
      name, path,
      [
        Form(word: name) { reader, element throws(NotationError) in
          element[keyPath: path] = .given(try codec.read(&reader))
        }
      ],
      write: { value, writer in
        writer.word(name)
        codec.write(value, &writer)
      })
  }

  /// A property of few values, each of which is a word or two.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Element, Property<Value>> & Sendable,
    words: [(word: String, value: Value)]
  ) {
    self.init(
      name, path,
      words.map { word, value in
        Form(word: word) { _, element throws(NotationError) in
          element[keyPath: path] = .given(value)
        }
      },
      write: { value, writer in
        for (word, other) in words where other == value { writer.word(word) }
      })
  }

  /// A property that is true or false: its word, or `not` and its word.
  init(_ name: String, _ path: any WritableKeyPath<Element, Property<Bool>> & Sendable) {
    self.init(name, path, words: [(name, true), ("not " + name, false)])
  }

  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Element, Property<Value>> & Sendable,
    _ forms: [Form],
    write: @escaping @Sendable (Value, inout NotationWriter) -> Void
  ) {
    self.name = name
    self.forms = forms
    isProperty = true
    state = { element in
      switch element[keyPath: path] {
      case .notCaptured: .notCaptured
      case .empty: .empty
      case .given: .given
      }
    }
    clear = { $0[keyPath: path] = $1 ? .empty : .notCaptured }
    self.write = { element, writer in
      if case .given(let value) = element[keyPath: path] { write(value, &writer) }
    }
  }

  /// A part of an element that is there or not, and that every source tells.
  init(
    part name: String, isGiven: @escaping @Sendable (Element) -> Bool,
    read: @escaping @Sendable (inout NotationReader, inout Element) throws(NotationError) -> Void,
    write: @escaping @Sendable (Element, inout NotationWriter) -> Void
  ) {
    self.name = name
    forms = [Form(word: name, read: read)]
    isProperty = false
    state = { isGiven($0) ? .given : .empty }
    clear = { _, _ in }
    self.write = { element, writer in
      writer.word(name)
      write(element, &writer)
    }
  }
}
