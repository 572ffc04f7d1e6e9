import EarshotTree

/// Scans one XML document in a single pass: checks that it is well formed, and reports its tags.
///
/// A document may be cut anywhere, by the end of the text or by the declaration of the next one.
/// What stands behind its last whole tag then does not count, whatever it is.
struct XMLScanner {
  /// How deep elements may be nested.
  static let maximumDepth = XCTestTree.maximumDepth
  /// How long a tag may be.
  static let maximumTagLength = 9_000_000

  private let text: UnsafeBufferPointer<UInt8>
  /// The offset of what is scanned next; after the scan, of what follows the document.
  private(set) var position: Int
  /// The offset after the last whole tag.
  private(set) var end: Int
  /// Whether a tag was read.
  private(set) var hasTag = false

  private var names: XMLNames
  private var attributes: [XMLTag.Attribute] = []
  /// The names of the open elements, outermost first.
  private var open: [Int] = []
  /// The characters between the last tag and the next.
  private var characters: [XMLValue] = []
  /// A mistake between the last tag and the next.
  private var mistake: XMLMistake?
  private var lines: LineCounter

  /// Starts at the `<` of the root.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, lines: LineCounter) {
    self.text = text
    self.lines = lines
    names = XMLNames(text)
    position = start
    end = start
  }

  /// Why the scan of a document stops early.
  enum Stop: Error {
    /// The document is cut before an offset.
    case cut(Int)
    case mistake(XMLMistake)
    /// A tag is not closed before the next `<`.
    case unclosed(tag: Int, isQuoted: Bool)
    case tooLong(tag: Int)
    case tooDeep(tag: Int)
  }

  /// Scans the document to its end.
  mutating func scan(_ handler: some XMLReader.Handler) throws(Stop) {
    do throws(Stop) {
      repeat {
        try skipText(keepsText: handler.keepsText)
        try scanTag(handler)
        hasTag = true
        end = position
      } while !open.isEmpty
    } catch {
      if case .cut = error { throw error }
      // What is wrong before the tag comes first.
      throw mistake.map(Stop.mistake) ?? error
    }
  }

  private mutating func scanTag(_ handler: some XMLReader.Handler) throws(Stop) {
    let tag = position
    if text.has("</", at: tag) {
      try scanEndTag()
      try report(to: handler)
      handler.end()
    } else {
      let (name, isEmpty) = try scanStartTag()
      try report(to: handler)
      handler.start(
        XMLTag(
          names: names.list, nameIndex: name, attributes: attributes,
          location: lines.location(of: tag)))
      if isEmpty { handler.end() } else { open.append(name) }
    }
  }

  /// The names of the elements that are open, the innermost first.
  var openNames: [String] { open.reversed().map { names.list[$0] } }

  /// Reports the characters before a tag that is whole, or the mistake that is among them.
  private mutating func report(to handler: some XMLReader.Handler) throws(Stop) {
    if let mistake { throw .mistake(mistake) }
    guard !characters.isEmpty else { return }
    for value in characters { handler.text(value) }
    characters.removeAll(keepingCapacity: true)
  }
}

// MARK: - Between tags

extension XMLScanner {
  /// Goes to the `<` of the next tag.
  private mutating func skipText(keepsText: Bool) throws(Stop) {
    while true {
      skipCharacters(keepsText: keepsText)
      guard position < text.count else { throw .cut(text.count) }
      guard position + 1 < text.count else { return }
      switch text[position + 1] {
      case UInt8(ascii: "!"):
        if text.has("<!--", at: position) {
          try skipComment()
        } else if text.has("<![CDATA[", at: position) {
          try skipCharacterData(keepsText: keepsText)
        } else {
          return
        }
      case UInt8(ascii: "?"):
        guard !text.has("<?xml", at: position) else { throw .cut(position) }
        try skipInstruction()
      default: return
      }
    }
  }

  private mutating func note(_ problem: XMLMistake.Problem, at offset: Int) {
    if mistake == nil { mistake = XMLMistake(problem, at: offset) }
  }

  private mutating func skipCharacters(keepsText: Bool) {
    let start = position
    var isPlain = true
    while position < text.count {
      let byte = text[position]
      if byte >= 64 {
        if byte == 0xEF { checkCharacter() }
      } else if XMLCharacters.endsPlainText >> UInt64(byte) & 1 != 0 {
        if byte == UInt8(ascii: "<") { break }
        isPlain = skipSpecial(byte, since: start) && isPlain
        continue
      }
      position += 1
    }
    guard keepsText, position > start, mistake == nil else { return }
    characters.append(
      XMLValue(
        bytes: UnsafeBufferPointer(rebasing: text[start..<position]), isPlain: isPlain,
        isAttribute: false))
  }

  /// Goes past a byte that is not plain; true if it stands for itself.
  private mutating func skipSpecial(_ byte: UInt8, since start: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "&"):
      do throws(XMLMistake) {
        position = try XMLReference(at: position, in: text).end
      } catch {
        if mistake == nil { mistake = error }
        position += 1
      }
      return false
    case 0x0D:
      position += 1
      return false
    case UInt8(ascii: ">"):
      if position >= start + 2, text.has("]]>", at: position - 2) { note(.syntax, at: position) }
    default: note(.character, at: position)
    }
    position += 1
    return true
  }

  /// Notes a mistake if the character at the position is U+FFFE or U+FFFF.
  private mutating func checkCharacter() {
    if text.has("\u{FFFE}", at: position) || text.has("\u{FFFF}", at: position) {
      note(.character, at: position)
    }
  }

  /// Notes a mistake if a character in a range is not allowed.
  private mutating func checkCharacters(_ range: Range<Int>) {
    for offset in range {
      let byte = text[offset]
      if byte < 0x20, !byte.isSpace { return note(.character, at: offset) }
      if byte == 0xEF, text.has("\u{FFFE}", at: offset) || text.has("\u{FFFF}", at: offset) {
        return note(.character, at: offset)
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let start = position + 4
    guard let end = text.firstOffset(of: "-->", from: start) else { throw .cut(text.count) }
    checkCharacters(start..<end)
    if let dashes = text.firstOffset(of: "--", from: start), dashes < end {
      note(.syntax, at: dashes)
    }
    position = end + 3
  }

  private mutating func skipCharacterData(keepsText: Bool) throws(Stop) {
    let start = position + 9
    guard let end = text.firstOffset(of: "]]>", from: start) else { throw .cut(text.count) }
    checkCharacters(start..<end)
    if keepsText, mistake == nil { characters += XMLValue.characterData(text, start..<end) }
    position = end + 3
  }

  private mutating func skipInstruction() throws(Stop) {
    let start = position + 2
    guard let end = text.firstOffset(of: "?>", from: start) else { throw .cut(text.count) }
    checkCharacters(start..<end)
    let nameEnd = text.nameEnd(from: start)
    let isReserved =
      nameEnd - start == 3 && text[start] | 0x20 == UInt8(ascii: "x")
      && text[start + 1] | 0x20 == UInt8(ascii: "m") && text[start + 2] | 0x20 == UInt8(ascii: "l")
    if nameEnd == start || isReserved || nameEnd < end && !text[nameEnd].isSpace {
      note(.syntax, at: nameEnd)
    }
    position = end + 2
  }
}

// MARK: - Tags

extension XMLScanner {
  private mutating func scanEndTag() throws(Stop) {
    let tag = position
    let start = tag + 2
    guard let name = open.last else { throw stop(XMLMistake(.name, at: tag + 1), in: tag) }
    if let end = names.end(of: name, at: start), end < text.count, text[end] == UInt8(ascii: ">") {
      open.removeLast()
      position = end + 1
      return
    }
    let nameEnd = text.nameEnd(from: start)
    guard nameEnd > start else { throw stop(XMLMistake(.name, at: start), in: tag) }
    position = nameEnd
    skipSpaces()
    guard position < text.count, text[position] == UInt8(ascii: ">") else {
      throw stop(XMLMistake(.syntax, at: position), in: tag)
    }
    position += 1
    guard names.end(of: name, at: start) == nameEnd else {
      throw .mistake(XMLMistake(.endTag, at: position))
    }
    open.removeLast()
  }

  private mutating func scanStartTag() throws(Stop) -> (name: Int, isEmpty: Bool) {
    let tag = position
    let name: Int
    let isEmpty: Bool
    do throws(XMLMistake) {
      (name, isEmpty) = try scanStartTagContents()
    } catch {
      throw stop(error, in: tag)
    }
    if position - tag > Self.maximumTagLength { throw .tooLong(tag: tag) }
    if !isEmpty, open.count >= Self.maximumDepth { throw .tooDeep(tag: tag) }
    return (name, isEmpty)
  }

  private mutating func scanStartTagContents() throws(XMLMistake) -> (name: Int, isEmpty: Bool) {
    attributes.removeAll(keepingCapacity: true)
    let nameEnd = text.nameEnd(from: position + 1)
    guard nameEnd > position + 1 else { throw XMLMistake(.name, at: position + 1) }
    let name = names.index(of: position + 1..<nameEnd)
    names.beginTag()
    position = nameEnd
    while true {
      let hasSpace = skipSpaces()
      guard position < text.count else { throw XMLMistake(.syntax, at: position) }
      let byte = text[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return (name, false)
      }
      if byte == UInt8(ascii: "/"), text.has("/>", at: position) {
        position += 2
        return (name, true)
      }
      guard hasSpace else { throw XMLMistake(.syntax, at: position) }
      try scanAttribute()
    }
  }

  private mutating func scanAttribute() throws(XMLMistake) {
    let name: Int
    if let (known, end) = names.expected(attributes.count, at: position) {
      name = known
      position = end
    } else {
      let nameEnd = text.nameEnd(from: position)
      guard nameEnd > position else { throw XMLMistake(.name, at: position) }
      name = names.index(of: position..<nameEnd)
      names.expect(name, attributes.count)
      position = nameEnd
      skipSpaces()
      guard position < text.count, text[position] == UInt8(ascii: "=") else {
        throw XMLMistake(.syntax, at: position)
      }
      position += 1
    }
    skipSpaces()
    guard position < text.count, text[position] == 0x22 || text[position] == 0x27 else {
      throw XMLMistake(.noQuotes, at: position)
    }
    let value = try scanValue()
    guard names.isNewInTag(name) else { throw XMLMistake(.repeatedAttribute, at: position) }
    attributes.append(XMLTag.Attribute(name: name, value: value))
  }

  /// Scans a value in quotes.
  private mutating func scanValue() throws(XMLMistake) -> XMLValue {
    let quote = text[position]
    let start = position + 1
    let specials = XMLCharacters.endsPlainValue | 1 << UInt64(quote)
    var offset = start
    var isPlain = true
    while offset < text.count {
      let byte = text[offset]
      if byte >= 64 {
        if byte == 0xEF, text.has("\u{FFFE}", at: offset) || text.has("\u{FFFF}", at: offset) {
          throw XMLMistake(.character, at: offset)
        }
      } else if specials >> UInt64(byte) & 1 != 0 {
        if byte == quote { break }
        isPlain = false
        if byte == UInt8(ascii: "&") {
          offset = try XMLReference(at: offset, in: text).end
          continue
        }
        guard byte.isSpace else {
          throw XMLMistake(byte == UInt8(ascii: "<") ? .syntax : .character, at: offset)
        }
      }
      offset += 1
    }
    guard offset < text.count else { throw XMLMistake(.syntax, at: offset) }
    position = offset + 1
    return XMLValue(
      bytes: UnsafeBufferPointer(rebasing: text[start..<offset]), isPlain: isPlain)
  }

  @discardableResult private mutating func skipSpaces() -> Bool {
    let start = position
    while position < text.count, text[position].isSpace { position += 1 }
    return position > start
  }

  /// What a mistake in a tag means: a tag that does not end is cut or not closed, whatever is in it.
  private func stop(_ mistake: XMLMistake, in tag: Int) -> Stop {
    var quote: UInt8 = 0
    let limit = min(text.count, tag + Self.maximumTagLength)
    for offset in tag + 1..<max(limit, tag + 1) {
      let byte = text[offset]
      if byte == UInt8(ascii: "<") {
        if text.has("<?xml", at: offset) { return .cut(offset) }
        return .unclosed(tag: tag, isQuoted: quote != 0)
      } else if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return .mistake(mistake)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return limit < text.count ? .tooLong(tag: tag) : .cut(text.count)
  }
}

extension XMLValue {
  /// The pieces of a CDATA section, in which only line ends are written otherwise.
  fileprivate static func characterData(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> [XMLValue] {
    // An ampersand stands for itself, so that it must not be in a piece with a line end to replace.
    var pieces: [XMLValue] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let isReturn = text[start] == 0x0D
      var end = start + 1
      if isReturn {
        if end < range.upperBound, text[end] == 0x0A { end += 1 }
      } else {
        while end < range.upperBound, text[end] != 0x0D { end += 1 }
      }
      pieces.append(
        XMLValue(
          bytes: UnsafeBufferPointer(rebasing: text[start..<end]), isPlain: !isReturn,
          isAttribute: false))
      start = end
    }
    return pieces
  }
}
