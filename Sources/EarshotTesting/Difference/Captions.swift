/// How captions differ, in words for the person who reads a failing test.
enum Captions {
  /// What differs between two captions: was «…», heard «…».
  static func wording(expected: String, heard: String) -> String {
    let pieces = Alignment(expected: expected.words, heard: heard.words).pieces
    return pieces.compactMap { piece in
      guard case .changed(let was, let heard) = piece else { return nil }
      switch (was.isEmpty, heard.isEmpty) {
      case (true, _): return "heard «\(heard.joined(separator: " "))» more"
      case (_, true): return "«\(was.joined(separator: " "))» was missing"
      default:
        return "was «\(was.joined(separator: " "))», heard «\(heard.joined(separator: " "))»"
      }
    }.joined(separator: "; ")
  }

  /// The caption that is nearest to another one; `nil` if none has half of it.
  static func nearest(to caption: String, among captions: [String]) -> String? {
    let scored = captions.map {
      ($0, Alignment(expected: Array(caption), heard: Array($0)).similarity)
    }
    return scored.max { $0.1 < $1.1 }.flatMap { $0.1 >= 0.5 ? $0.0 : nil }
  }

  /// A message about rows of captions that differ; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - expected: the rows that a test expects.
  ///   - heard: the rows that were there.
  ///   - verb: what is told of the latter: "heard", or "shown".
  static func mismatch(
    expected: [String], heard: [String], verb: String = "heard"
  ) -> String? {
    guard expected != heard else { return nil }
    if heard.isEmpty { return "nothing was \(verb); expected:\n" + lines(expected, "  − ") }
    if expected.isEmpty { return "nothing was expected; \(verb):\n" + lines(heard, "  + ") }
    if expected.sorted() == heard.sorted() { return order(expected, heard) }
    let pieces = Alignment(expected: expected, heard: heard).pieces
    return "\(verb) differs from expected (− expected, + \(verb)):\n"
      + pieces.map(description).joined(separator: "\n")
  }

  /// The same lines in another order is a mistake of its own: no word is wrong.
  private static func order(_ expected: [String], _ heard: [String]) -> String {
    let moved = zip(expected, heard).enumerated().filter { $0.element.0 != $0.element.1 }
    let rows = moved.map { place, pair in
      "  \(place + 1). expected «\(pair.0)»\n     heard    «\(pair.1)»"
    }
    return "the same captions in another order:\n" + rows.joined(separator: "\n")
  }

  private static func description(_ piece: Alignment<String>.Piece) -> String {
    switch piece {
    case .same(let line): return "    \(line)"
    case .changed(let was, let heard):
      var rows: [String] = []
      for index in 0..<max(was.count, heard.count) {
        if index < was.count { rows.append("  − \(was[index])") }
        if index < heard.count { rows.append("  + \(heard[index])") }
        if index < was.count, index < heard.count {
          rows.append("      \(wording(expected: was[index], heard: heard[index]))")
        }
      }
      return rows.joined(separator: "\n")
    }
  }

  private static func lines(_ captions: [String], _ prefix: String) -> String {
    captions.map { prefix + $0 }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
