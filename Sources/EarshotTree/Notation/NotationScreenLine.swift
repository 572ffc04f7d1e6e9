import EarshotText

/// The line that begins a screen.
enum NotationScreenLine {
  private static let words = [
    "app", "derived", "empty", "handles", "language", "ltr", "pad", "phone", "rtl", "scale",
    "textSize", "unknown",
  ]

  /// Reads what stands after `screen`.
  static func read(
    _ reader: inout NotationReader
  ) throws(NotationError) -> NotationScreenBuilder {
    var builder = NotationScreenBuilder()
    var seen: Set<String> = []
    var unknown = NotationVocabulary.usuallyUnknown
    var derived: Element.Fields = []
    while let token = reader.token {
      let location = reader.location
      let part = try name(of: token, reader)
      guard seen.insert(part).inserted else {
        throw NotationError(
          .invalid, "the \(part) of the screen is said twice", help: "remove one of them",
          at: location)
      }
      switch part {
      case "list of unknown properties":
        try reader.advance()
        unknown |= try NotationNames.places(&reader)
      case "list of empty properties":
        try reader.advance()
        unknown &= ~(try NotationNames.places(&reader))
      case "list of derived properties":
        try reader.advance()
        derived = try NotationNames.fields(&reader)
      default: try read(part, &reader, &builder.screen)
      }
    }
    builder.tellsDirection = seen.contains("direction")
    builder.defaults = NotationDefaults(unknown: unknown, derived: derived)
    return builder
  }

  /// What a token of the line gives, in the words of a message.
  private static func name(
    of token: NotationReader.Token, _ reader: NotationReader
  ) throws(NotationError) -> String {
    switch token {
    case .text: return "title"
    case .open, .close: throw reader.expected("a word of a screen")
    case .word("unknown"): return "list of unknown properties"
    case .word("empty"): return "list of empty properties"
    case .word("derived"): return "list of derived properties"
    case .word("app"): return "name of the app"
    case .word("handles"): return "list of handlers"
    case .word("ltr"), .word("rtl"): return "direction"
    case .word("phone"), .word("pad"): return "idiom"
    case .word("scale"): return "scale"
    case .word("textSize"): return "text size"
    case .word("language"): return "language"
    case .word(let word):
      if word.isShortLanguage { return "language" }
      if word.utf8.first.map({ !$0.isLetter }) == true || word.hasPrefix("infx") { return "size" }
      throw NotationError(
        .invalid, "unknown word '\(word.abbreviated)' of a screen",
        help: NotationVocabulary.help(for: word, among: words), at: reader.location)
    }
  }

  private static func read(
    _ part: String, _ reader: inout NotationReader, _ screen: inout Screen
  ) throws(NotationError) {
    switch part {
    case "title": screen.title = try NotationCodec.text.read(&reader)
    case "name of the app":
      try reader.advance()
      screen.app = try NotationCodec.text.read(&reader)
    case "list of handlers":
      try reader.advance()
      screen.handlers = try NotationCodec.handlers.read(&reader)
    case "size": screen.size = try NotationCodec.size.read(&reader)
    case "scale":
      try reader.advance()
      screen.scale = try NotationCodec.number.read(&reader)
    case "text size":
      try reader.advance()
      screen.contentSizeCategory = try NotationCodec.contentSizeCategory.read(&reader)
    case "direction":
      screen.direction = try reader.takeWord() == "rtl" ? .rightToLeft : .leftToRight
    case "idiom": screen.idiom = try reader.takeWord() == "pad" ? .pad : .phone
    default:
      if reader.token == .word("language") { try reader.advance() }
      screen.language = try NotationCodec.name.read(&reader)
    }
  }

  static func write(_ screen: Screen, to writer: inout NotationWriter) {
    writer.word("screen")
    if let title = screen.title { writer.text(title) }
    if let app = screen.app {
      writer.word("app")
      writer.text(app)
    }
    if let size = screen.size { NotationCodec.size.write(size, &writer) }
    if let language = screen.language {
      if !language.isShortLanguage { writer.word("language") }
      NotationCodec.name.write(language, &writer)
    }
    if screen.idiom == .pad { writer.word("pad") }
    if screen.direction != screen.directionOfTexts { writer.word(screen.direction.rawValue) }
    if let scale = screen.scale {
      writer.word("scale")
      NotationCodec.number.write(scale, &writer)
    }
    if let category = screen.contentSizeCategory {
      writer.word("textSize")
      NotationCodec.contentSizeCategory.write(category, &writer)
    }
    if !screen.handlers.isEmpty {
      writer.word("handles")
      NotationCodec.handlers.write(screen.handlers, &writer)
    }
  }
}

extension String {
  /// Whether it is a language such as `ru` or `en-US`, which stands on the line without a word.
  fileprivate var isShortLanguage: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts[0].count == 2, parts[0].allSatisfy({ $0 >= UInt8(ascii: "a") && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
