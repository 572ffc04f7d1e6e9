/// A text or cells as liblouis takes them, with the way back to their places.
///
/// `Unit` is the character of the library: 32 bits hold a scalar, 16 bits half of a pair.
struct BrailleSource<Unit: FixedWidthInteger & UnsignedInteger> {
  /// The characters.
  private(set) var units: [Unit] = []
  /// For each character the place of its scalar in the text, or of its cell.
  private(set) var places: [Int] = []

  init(_ text: String) {
    for (place, scalar) in text.unicodeScalars.enumerated() {
      guard let scalar = scalar.asLouisTakesIt else { continue }
      if Unit.bitWidth == 16 {
        for unit in UTF16.encode(scalar) ?? .init() { append(Unit(unit), place) }
      } else {
        append(Unit(scalar.value), place)
      }
    }
  }

  init(_ cells: [UInt8]) {
    units = cells.map { Self.cell | Unit($0) }
    places = Array(cells.indices)
  }

  /// The mark by which the library knows dots, in place of a character.
  private static var cell: Unit { 0x8000 }

  private mutating func append(_ unit: Unit, _ place: Int) {
    units.append(unit)
    places.append(place)
  }

  /// Characters that are translated at once.
  struct Span {
    /// Where what the library sees begins: some of what is before the span.
    var context: Int
    /// The characters whose translation counts.
    var units: Range<Int>
  }

  /// Spans that are translated one by one, because some tables take the square of the length
  /// for dots or quotation marks in a row.
  ///
  /// A caption is one span. A longer text is cut after a space between small letters, where few
  /// rules look across: not at numbers, capitals, punctuation. Those that do, such as the Russian
  /// sign before the first of some Latin words, see the words before the span.
  func spans(of limit: Int) -> [Span] {
    var spans: [Span] = []
    var start = 0
    while units.count - start > limit {
      let window = (start + 1)..<(start + limit)
      let end =
        window.last(where: isBetweenWords) ?? window.last { isSpace($0 - 1) }
        ?? wholeScalar(before: window.upperBound)
      spans.append(Span(context: context(before: start), units: start..<end))
      start = end
    }
    return spans + [Span(context: context(before: start), units: start..<units.count)]
  }

  /// Where the words that stand right before a place begin.
  private func context(before start: Int) -> Int {
    let length = 64
    guard start > length else { return 0 }
    return ((start - length)..<start).first { isSpace($0 - 1) }
      ?? wholeScalar(before: start - length)
  }

  private func isSpace(_ index: Int) -> Bool { [0x20, Self.cell].contains(units[index]) }

  /// Whether a word in small letters and a space end here, and another such word begins.
  private func isBetweenWords(_ index: Int) -> Bool {
    isSpace(index - 1) && index > 1 && isSmallLetter(units[index - 2])
      && isSmallLetter(units[index])
  }

  private func isSmallLetter(_ unit: Unit) -> Bool {
    Unicode.Scalar(UInt32(unit))?.properties.isLowercase ?? false
  }

  /// The end of a span, moved so that it does not part a surrogate pair.
  private func wholeScalar(before end: Int) -> Int {
    places[end] == places[end - 1] ? end - 1 : end
  }
}

extension Unicode.Scalar {
  /// White space is a space; other controls and noncharacters mean something to the library itself
  /// and have no dots.
  fileprivate var asLouisTakesIt: Unicode.Scalar? {
    switch properties.generalCategory {
    case .control: properties.isWhitespace ? " " : nil
    case .lineSeparator, .paragraphSeparator: " "
    case .unassigned where properties.isNoncharacterCodePoint: nil
    default: self
    }
  }
}
