/// How one kind of value is read from screen notation and written to it.
struct NotationCodec<Value: Sendable>: Sendable {
  let read: @Sendable (inout NotationReader) throws(NotationError) -> Value
  let write: @Sendable (Value, inout NotationWriter) -> Void
}

extension NotationCodec {
  /// A value of one word that `parse` understands; `what` names it in messages.
  static func word(
    _ what: String, _ parse: @escaping @Sendable (String) throws(NotationMisfit) -> Value,
    _ print: @escaping @Sendable (Value) -> String
  ) -> NotationCodec {
    NotationCodec(
      read: { reader throws(NotationError) in
        let location = reader.location
        guard case .word(let word) = reader.token else { throw reader.expected(what) }
        let value: Value
        do throws(NotationMisfit) {
          value = try parse(word)
        } catch {
          throw error.error(of: word, expecting: what, at: location)
        }
        try reader.advance()
        return value
      },
      write: { value, writer in writer.word(print(value)) })
  }

  /// Postpones the making of a codec, so that a value may hold values of its own kind.
  static func later(_ codec: @escaping @Sendable () -> NotationCodec) -> NotationCodec {
    NotationCodec(
      read: { reader throws(NotationError) in try codec().read(&reader) },
      write: { codec().write($0, &$1) })
  }
}

/// Why a word is not the value that is expected.
enum NotationMisfit: Error {
  case shape
  case range
  case unknown(among: [String])

  func error(of word: String, expecting what: String, at location: SourceLocation) -> NotationError
  {
    let word = word.abbreviated
    switch self {
    case .shape:
      return NotationError(
        .malformed, "'\(word)' stands where \(what) is expected", help: "write \(what) here",
        at: location)
    case .range:
      return NotationError(
        .invalid, "'\(word)' holds a number that is out of range",
        help: "use a number that fits 64 bits", at: location)
    case .unknown(let words):
      return NotationError(
        .invalid, "unknown word '\(word)' where \(what) is expected",
        help: NotationVocabulary.help(for: word, among: words), at: location)
    }
  }
}

extension NotationCodec where Value == String {
  /// A text in quotes.
  static let text = NotationCodec(
    read: { reader throws(NotationError) in
      guard let text = try reader.takeText() else { throw reader.expected("a text in quotes") }
      return text
    },
    write: { $1.text($0) })

  /// A name: a plain word, or any text in quotes.
  static let name = NotationCodec(
    read: { reader throws(NotationError) in
      if let word = try reader.takeWord() { return word }
      guard let text = try reader.takeText() else { throw reader.expected("a name") }
      return text
    },
    write: { $0.isPlainName ? $1.word($0) : $1.text($0) })
}

extension NotationCodec where Value == Double {
  static let number = word("a number", NotationNumber.double, NotationNumber.print)
}

extension NotationCodec where Value == Int {
  static let integer = word("a whole number", NotationNumber.integer, { String($0) })
}

extension NotationCodec where Value == Bool {
  static let yesOrNo = word(
    "'yes' or 'no'",
    { word throws(NotationMisfit) in
      guard word == "yes" || word == "no" else { throw .unknown(among: ["yes", "no"]) }
      return word == "yes"
    }, { $0 ? "yes" : "no" })
}

extension NotationCodec where Value == Point {
  static let point = word(
    "a point as 'x,y'",
    { word throws(NotationMisfit) in
      let numbers = try NotationNumber.doubles(word, count: 2)
      return Point(x: numbers[0], y: numbers[1])
    }, { NotationNumber.print([$0.x, $0.y]) })
}

extension NotationCodec where Value == Rect {
  static let rect = word(
    "a frame as 'x,y,width,height'",
    { word throws(NotationMisfit) in
      let numbers = try NotationNumber.doubles(word, count: 4)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }, { NotationNumber.print([$0.x, $0.y, $0.width, $0.height]) })
}

extension NotationCodec {
  /// One of a few named values.
  static func one<Case: Hashable & Sendable>(
    of what: String, _ cases: [(name: String, value: Case)]
  ) -> NotationCodec<Case> {
    .word(
      what,
      { word throws(NotationMisfit) in
        guard let found = cases.first(where: { $0.name == word }) else {
          throw .unknown(among: cases.map(\.name))
        }
        return found.value
      }, { value in cases.first { $0.value == value }?.name ?? "" })
  }

  /// Values in a row, each a text in quotes or something in brackets; `none` when there are none.
  static func list<Item>(_ what: String, of item: NotationCodec<Item>) -> NotationCodec<[Item]> {
    NotationCodec<[Item]>(
      read: { reader throws(NotationError) in
        if reader.token == .word("none") {
          try reader.advance()
          return []
        }
        var items: [Item] = []
        while reader.token?.beginsItem == true { items.append(try item.read(&reader)) }
        guard !items.isEmpty else { throw reader.expected("\(what), or 'none'") }
        return items
      },
      write: { items, writer in
        if items.isEmpty { writer.word("none") }
        for value in items { item.write(value, &writer) }
      })
  }

  /// Values in brackets, to the closing one.
  static func bracketed<Item>(
    _ what: String, of item: NotationCodec<Item>
  ) -> NotationCodec<[Item]> {
    NotationCodec<[Item]>(
      read: { reader throws(NotationError) in
        var items: [Item] = []
        try reader.group("'(' and \(what)") { reader throws(NotationError) in
          items = try rest(of: item).read(&reader)
        }
        return items
      },
      write: { items, writer in writer.group { rest(of: item).write(items, &$0) } })
  }

  /// Values up to the closing bracket.
  static func rest<Item>(of item: NotationCodec<Item>) -> NotationCodec<[Item]> {
    NotationCodec<[Item]>(
      read: { reader throws(NotationError) in
        var items: [Item] = []
        while reader.token != .close, reader.token != nil { items.append(try item.read(&reader)) }
        return items
      },
      write: { items, writer in for value in items { item.write(value, &writer) } })
  }
}

extension NotationReader.Token {
  fileprivate var beginsItem: Bool {
    switch self {
    case .text, .open: true
    case .word, .close: false
    }
  }
}

extension String {
  /// Whether it is a word of letters, digits and `_ - . : /`, and needs no quotes.
  var isPlainName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
