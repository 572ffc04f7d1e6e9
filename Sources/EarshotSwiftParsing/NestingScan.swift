#if Source
  /// Looks in the bytes of a file for brackets that stand too deep in others, before it is parsed.
  ///
  /// The parser has a limit of its own, behind which it goes on to look ahead: time and stack would then
  /// grow with the square of the depth, and for square brackets by twice with each.
  struct NestingScan {
    /// The number of brackets and blocks inside of one another that the parser is given.
    static let limit = 256
    /// The number of square brackets inside of one another without a block between.
    private static let squareLimit = 12

    private enum Open: Equatable {
      case round, square, curly, condition
      case interpolation(of: Quote)
    }

    /// How a text literal ends.
    private struct Quote: Equatable {
      var hashes = 0
      var isLong = false
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var open: [Open] = []
    private var squares = 0
    private var angles = 0
    /// By depth, how many `else` have followed one another.
    private var elses: [Int] = []
    /// The most `else` behind one another, for which the parser calls itself.
    private static let elseLimit = 1_000

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The place of the first bracket that stands too deep; `nil` if none does.
    static func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      var scan = NestingScan(bytes)
      while scan.offset < bytes.count {
        let place = scan.offset
        scan.step()
        if scan.open.count > limit || scan.squares > squareLimit || scan.angles > limit
          || scan.elses.last ?? 0 > elseLimit
        {
          return place
        }
      }
      return nil
    }

    /// The places between declarations at the top of a file, each at least as far behind the one before
    /// as a number of bytes.
    static func cuts(of bytes: UnsafeBufferPointer<UInt8>, every size: Int) -> [Int] {
      var scan = NestingScan(bytes)
      var cuts: [Int] = []
      while scan.offset < bytes.count {
        let byte = bytes[scan.offset]
        scan.step()
        guard scan.open.isEmpty, scan.offset - (cuts.last ?? 0) >= size,
          byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") && scan.isBeforeDeclaration
        else { continue }
        cuts.append(scan.offset)
      }
      return cuts
    }

    /// Whether a declaration begins behind the blanks and ends of lines that follow.
    private var isBeforeDeclaration: Bool {
      var distance = 0
      while [0x20, 0x09, 0x0A, 0x0D].contains(next(distance)) { distance += 1 }
      let start = distance
      while (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next(distance)) { distance += 1 }
      let word = bytes[min(offset + start, bytes.count)..<min(offset + distance, bytes.count)]
      return [0x20, 0x09].contains(next(distance))
        && Self.beginnings.contains(String(decoding: word, as: UTF8.self))
    }

    /// How declarations at the top of a file begin.
    private static let beginnings: Set<String> = [
      "actor", "class", "enum", "extension", "fileprivate", "final", "func", "import", "let",
      "open",
      "package", "private", "protocol", "public", "struct", "typealias", "var",
    ]

    private mutating func step() {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "("): open.append(.round)
      case UInt8(ascii: "["):
        open.append(.square)
        squares += 1
      case UInt8(ascii: "{"):
        open.append(.curly)
        (squares, angles) = (0, 0)
      case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="):
        angles = 0
        if byte == UInt8(ascii: "}") {
          close(.curly)
          countElse()
        }
      case UInt8(ascii: ")"): closeRound()
      case UInt8(ascii: "]"): close(.square)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "\""): begin(Quote())
      default: break
      }
    }

    private func next(_ distance: Int = 0) -> UInt8 {
      offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    /// Closes a bracket with all that was opened in it and never closed.
    private mutating func close(_ kind: Open) {
      guard let place = open.lastIndex(of: kind) else { return }
      open.removeSubrange(place...)
      squares = open.reversed().prefix { $0 != .curly }.count { $0 == .square }
    }

    /// Counts what follows a block where that is `else`.
    private mutating func countElse() {
      var distance = 0
      while [0x20, 0x09, 0x0A, 0x0D].contains(next(distance)) { distance += 1 }
      let isElse = "else".utf8.enumerated().allSatisfy { next(distance + $0.offset) == $0.element }
      let depth = open.count
      elses.removeLast(max(0, elses.count - depth - 1))
      while elses.count <= depth { elses.append(0) }
      elses[depth] = isElse ? elses[depth] + 1 : 0
    }

    private mutating func closeRound() {
      let place = open.lastIndex {
        if case .interpolation = $0 { true } else { $0 == .round || $0 == .curly }
      }
      guard let place, open[place] != .curly else { return }
      let closed = open[place]
      open.removeSubrange(place...)
      squares = open.reversed().prefix { $0 != .curly }.count { $0 == .square }
      if case .interpolation(let quote) = closed { readText(to: quote) }
    }

    private mutating func skipComment() {
      if next() == UInt8(ascii: "/") {
        while offset < bytes.count, next() != 0x0A, next() != 0x0D { offset += 1 }
        return
      }
      guard next() == UInt8(ascii: "*") else { return }
      offset += 1
      var depth = 1
      while offset < bytes.count, depth > 0 {
        if next() == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
          depth += 1
          offset += 1
        } else if next() == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
          depth -= 1
          offset += 1
        }
        offset += 1
      }
    }

    /// Reads what a hash begins: a condition, or a text in which escapes have hashes.
    private mutating func readHash() {
      if next() == UInt8(ascii: "i"), next(1) == UInt8(ascii: "f") { open.append(.condition) }
      if next() == UInt8(ascii: "e"), next(1) == UInt8(ascii: "n"), next(2) == UInt8(ascii: "d") {
        close(.condition)
      }
      var hashes = 1
      while next() == UInt8(ascii: "#") {
        hashes += 1
        offset += 1
      }
      guard next() == UInt8(ascii: "\"") else { return }
      offset += 1
      begin(Quote(hashes: hashes))
    }

    private mutating func begin(_ quote: Quote) {
      var quote = quote
      if next() == UInt8(ascii: "\""), next(1) == UInt8(ascii: "\"") {
        quote.isLong = true
        offset += 2
      }
      readText(to: quote)
    }

    /// Reads a text up to its end, or to the code that is put into it.
    private mutating func readText(to quote: Quote) {
      while offset < bytes.count {
        let byte = next()
        offset += 1
        switch byte {
        case 0x0A where !quote.isLong, 0x0D where !quote.isLong: return
        case UInt8(ascii: "\\"):
          guard areHashes(quote.hashes, at: 0) else { continue }
          offset += quote.hashes + 1
          if next(-1) == UInt8(ascii: "(") { return open.append(.interpolation(of: quote)) }
        case UInt8(ascii: "\""):
          let length = quote.isLong ? 2 : 0
          guard !quote.isLong || next() == byte && next(1) == byte,
            areHashes(quote.hashes, at: length)
          else { continue }
          offset += length + quote.hashes
          return
        default: continue
        }
      }
    }

    private func areHashes(_ count: Int, at distance: Int) -> Bool {
      (0..<count).allSatisfy { next(distance + $0) == UInt8(ascii: "#") }
    }
  }
#endif
