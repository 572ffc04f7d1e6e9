import EarshotTree

/// A line of a debug description that stands for an element.
///
/// `Type[ (Main)][, 0xHEX][, pid: N][, {{x, y}, {w, h}}][, key: '…'][, value: raw][, flags]`.
/// Quotes are not escaped and values have none, so a text ends where the rest of the line can be
/// read to its end.
struct DebugDescriptionLine {
  /// Bytes before the type, without the arrow of a root.
  private(set) var indent = 0
  private(set) var type: Substring
  private(set) var frame: Property<Rect> = .notCaptured
  private(set) var texts: [Key: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var unknowns: [String] = []
  /// Whether the line ends inside quotes, so that the next line may continue it.
  private(set) var isOpen = false
  /// Whether the line ends with a value, which may go on in the next line.
  private(set) var endsWithValue = false

  /// A property with a text; a line has each at most once.
  enum Key: String, CaseIterable {
    case identifier, label, title, value, placeholderValue
  }

  /// The flags at the end of a line.
  static let flagNames = ["Selected", "Disabled", "Keyboard Focused", "Focused", "Has Focus"]

  /// Reads a line; `nil` when it is none of an element.
  init?(_ line: Substring) {
    guard let (indent, rest) = Self.start(of: line) else { return nil }
    self.indent = indent
    let end = rest.firstIndex { !($0.isLetter && $0.isASCII) } ?? rest.endIndex
    type = rest[..<end]
    var tail = rest[end...]
    guard let first = type.first, first.isUppercase else { return nil }
    if tail.hasPrefix(" ("), let close = tail.firstIndex(of: ")") {
      tail = tail[tail.index(after: close)...]
    }
    let isKnown = XCTestKind.byName[String(type)] != nil || type == "RemotePlaceholder"
    let looksLikeNode = [", 0x", ", {{", ", pid: "].contains(where: tail.hasPrefix)
    guard tail.isEmpty ? isKnown : tail.hasPrefix(", ") && (isKnown || looksLikeNode) else {
      return nil
    }
    readHead(&tail)
    guard let texts = Self.texts(tail, after: []) ?? Self.openText(tail) else {
      readUnknown(tail)
      return
    }
    take(texts)
  }

  /// The indentation and what follows it and the arrow.
  private static func start(of line: Substring) -> (Int, Substring)? {
    var rest = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{00A0}" }
    for marker in ["///", "//", "#", "*", ">", "|"] where rest.hasPrefix(marker) {
      rest = rest.dropFirst(marker.count).drop { $0 == " " || $0 == "\t" }
      break
    }
    let indent = line.utf8.distance(from: line.startIndex, to: rest.startIndex)
    for arrow in ["→", "->"] where rest.hasPrefix(arrow) {
      rest = rest.dropFirst(arrow.count).drop { $0 == " " }
      break
    }
    return rest.isEmpty ? nil : (indent, rest)
  }

  /// Reads what comes before the texts: address, process and frame.
  private mutating func readHead(_ tail: inout Substring) {
    while tail.hasPrefix(", ") {
      let item = tail.dropFirst(2)
      if item.hasPrefix("0x") || item.hasPrefix("pid: ") {
        tail = item[(item.firstIndex(of: ",") ?? item.endIndex)...]
      } else if item.hasPrefix("{{"), let close = item.closingBraces {
        let text = item[..<close]
        let rect = XCTestNumber.frame(text)
        frame = rect ?? .notCaptured
        if rect == nil { unknowns.append("frame '\(text)'") }
        tail = item[close...]
      } else {
        return
      }
    }
  }

  /// Keeps what can be read of a line that does not follow the grammar to its end.
  private mutating func readUnknown(_ tail: Substring) {
    var rest = tail
    while rest.hasPrefix(", ") {
      let item = rest.dropFirst(2)
      if let texts = Self.texts(rest, after: []) {
        take(texts)
        return
      }
      let end = item.firstIndex(of: ",") ?? item.endIndex
      let name = item[..<end].prefix { $0 != ":" }
      unknowns.append("field '\(name.prefix(40))'")
      rest = item[end...]
    }
    if !rest.isEmpty { unknowns.append("text '\(rest.prefix(40))'") }
  }

  private mutating func take(_ texts: Texts) {
    self.texts = texts.values
    flags = texts.flags
    isOpen = texts.isOpen
    endsWithValue = texts.endsWithValue
  }
}

extension DebugDescriptionLine {
  /// The texts and flags of a line from some place to its end.
  fileprivate struct Texts {
    var values: [Key: String] = [:]
    var flags: Set<String> = []
    var isOpen = false
    var endsWithValue = false
  }

  /// How many ends of one text are tried, so that a line full of quotes costs no more than others.
  private static let maximumTries = 64

  /// Reads the rest of a line to its end; `nil` when it cannot be read.
  fileprivate static func texts(_ tail: Substring, after used: [Key]) -> Texts? {
    if tail.isEmpty { return Texts() }
    guard tail.hasPrefix(", ") else { return nil }
    if let flags = flags(tail) { return Texts(flags: flags) }
    guard let (key, text) = key(of: tail, after: used) else { return nil }
    return key == .value ? value(text, used) : quoted(key, text, used)
  }

  /// The key at a place and what follows it, unless the line had the key before.
  private static func key(of tail: Substring, after used: [Key]) -> (Key, Substring)? {
    guard tail.hasPrefix(", ") else { return nil }
    let item = tail.dropFirst(2)
    for key in Key.allCases where !used.contains(key) {
      let opening = key == .value ? "value: " : "\(key.rawValue): '"
      if item.hasPrefix(opening) { return (key, item.dropFirst(opening.count)) }
    }
    return nil
  }

  /// The flags that make up the rest of a line.
  private static func flags(_ tail: Substring) -> Set<String>? {
    var flags: Set<String> = []
    var rest = tail
    while rest.hasPrefix(", ") {
      let item = rest.dropFirst(2)
      guard let flag = flagNames.first(where: item.hasPrefix) else { return nil }
      flags.insert(flag)
      rest = item.dropFirst(flag.count)
    }
    return rest.isEmpty ? flags : nil
  }

  /// A text in quotes: it ends at the first quote after which the line can be read to its end.
  private static func quoted(_ key: Key, _ text: Substring, _ used: [Key]) -> Texts? {
    var tries = 0
    var start = text.startIndex
    while let quote = text[start...].firstIndex(of: "'") {
      start = text.index(after: quote)
      let tail = text[start...]
      guard tail.isEmpty || tail.hasPrefix(", ") else { continue }
      if var rest = texts(tail, after: used + [key]) {
        rest.values[key] = String(text[..<quote])
        return rest
      }
      tries += 1
      guard tries < maximumTries else {
        return text.last == "'" ? Texts(values: [key: String(text.dropLast())]) : nil
      }
    }
    return nil
  }

  /// A value without quotes: it ends where a key or flags follow to the end of the line.
  private static func value(_ text: Substring, _ used: [Key]) -> Texts {
    var tries = 0
    var start = text.startIndex
    while tries < maximumTries, let comma = text[start...].firstIndex(of: ",") {
      start = text.index(after: comma)
      tries += 1
      if var rest = texts(text[comma...], after: used + [.value]) {
        rest.values[.value] = String(text[..<comma])
        return rest
      }
    }
    return Texts(values: [.value: String(text)], endsWithValue: true)
  }

  /// The texts of a line whose last text has no end.
  fileprivate static func openText(_ tail: Substring) -> Texts? {
    var result = Texts(isOpen: true)
    var rest = tail
    var used: [Key] = []
    while let (key, text) = key(of: rest, after: used), key != .value {
      used.append(key)
      // The first quote that another key follows ends all texts but the last.
      var end: Substring.Index?
      var start = text.startIndex
      while end == nil, let quote = text[start...].firstIndex(of: "'") {
        start = text.index(after: quote)
        if self.key(of: text[start...], after: used) != nil { end = quote }
      }
      guard let end else {
        result.values[key] = String(text)
        return result
      }
      result.values[key] = String(text[..<end])
      rest = text[text.index(after: end)...]
    }
    return nil
  }
}

extension Substring {
  /// The place after the two braces that close a rectangle.
  fileprivate var closingBraces: Index? {
    var previous: Character?
    for index in indices {
      if self[index] == "}", previous == "}" { return self.index(after: index) }
      previous = self[index]
    }
    return nil
  }
}
