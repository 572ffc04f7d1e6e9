/// One part of a value in brackets: first those that have a place, then those that have a name.
struct NotationField<Root: Sendable>: Sendable {
  /// The word before the part; `nil` for a part that is known by its place and always written.
  let key: String?
  fileprivate let read: @Sendable (inout NotationReader, inout Root) throws(NotationError) -> Void
  /// Whether the part differs from what it is when nothing is written.
  fileprivate let isSet: @Sendable (Root) -> Bool
  fileprivate let write: @Sendable (Root, inout NotationWriter) -> Void

  /// A part that is known by its place.
  init<Value>(
    _ path: any WritableKeyPath<Root, Value> & Sendable, _ codec: NotationCodec<Value>
  ) {
    key = nil
    read = { reader, root throws(NotationError) in root[keyPath: path] = try codec.read(&reader) }
    isSet = { _ in true }
    write = { codec.write($0[keyPath: path], &$1) }
  }

  /// A part with a name that is written unless it has its usual value.
  init<Value: Hashable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ codec: NotationCodec<Value>,
    usually usual: Value
  ) {
    self.key = key
    read = { reader, root throws(NotationError) in root[keyPath: path] = try codec.read(&reader) }
    isSet = { $0[keyPath: path] != usual }
    write = { codec.write($0[keyPath: path], &$1) }
  }

  /// A part with a name that may be missing.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ codec: NotationCodec<Value>
  ) {
    self.key = key
    read = { reader, root throws(NotationError) in root[keyPath: path] = try codec.read(&reader) }
    isSet = { $0[keyPath: path] != nil }
    write = { root, writer in
      if let value = root[keyPath: path] { codec.write(value, &writer) }
    }
  }

  /// A word that alone gives a part the value that it does not usually have.
  init<Value: Hashable & Sendable>(
    _ key: String, sets path: any WritableKeyPath<Root, Value> & Sendable, to value: Value
  ) {
    self.key = key
    read = { _, root throws(NotationError) in root[keyPath: path] = value }
    isSet = { $0[keyPath: path] == value }
    write = { _, _ in }
  }
}

extension NotationCodec {
  /// A value with parts, in brackets.
  ///
  /// - Parameters:
  ///   - isBare: whether a value that is only one text in quotes needs no brackets.
  ///   - mistake: what is wrong with a value whose parts are right, and what to write instead.
  static func record(
    _ what: String, _ start: Value, _ fields: [NotationField<Value>], isBare: Bool = false,
    mistake: @escaping @Sendable (Value) -> (message: String, help: String)? = { _ in nil }
  ) -> NotationCodec {
    NotationCodec(
      read: { reader throws(NotationError) in
        var value = start
        let location = reader.location
        if isBare, case .text = reader.token, let field = fields.first {
          try field.read(&reader, &value)
          return value
        }
        try reader.group(what) { reader throws(NotationError) in
          for field in fields where field.key == nil { try field.read(&reader, &value) }
          try readNamed(fields, &reader, &value)
        }
        if let (message, help) = mistake(value) {
          throw NotationError(.malformed, message, help: help, at: location)
        }
        return value
      },
      write: { value, writer in
        let named = fields.filter { $0.key != nil && $0.isSet(value) }
        if isBare, named.isEmpty, let field = fields.first {
          field.write(value, &writer)
          return
        }
        writer.group { writer in
          for field in fields where field.key == nil { field.write(value, &writer) }
          for field in named {
            field.key.map { writer.word($0) }
            field.write(value, &writer)
          }
        }
      })
  }

  private static func readNamed(
    _ fields: [NotationField<Value>], _ reader: inout NotationReader, _ value: inout Value
  ) throws(NotationError) {
    var seen: Set<String> = []
    while case .word(let word) = reader.token {
      let location = reader.location
      guard let field = fields.first(where: { $0.key == word }) else {
        throw NotationError(
          .invalid, "unknown word '\(word.abbreviated)' in a value",
          help: NotationVocabulary.help(for: word, among: fields.compactMap(\.key)), at: location)
      }
      guard seen.insert(word).inserted else {
        throw NotationError(
          .invalid, "'\(word)' is said twice", help: "remove one of them", at: location)
      }
      try reader.advance()
      try field.read(&reader, &value)
    }
  }
}
