import EarshotText
package import EarshotTree
import EarshotWriting

/// The effect of a larger text size on the texts of a screen, from two captures of it (F317 to F321).
package struct TextSizeComparison: Hashable, Sendable {
  /// A flaw of a text at the larger size.
  package enum Flaw: Hashable, Sendable {
    /// It stays as it was while other texts grow.
    case doesNotGrow
    /// Not all of it fits its frame any more.
    case isCut
    /// It lies on another text.
    case liesOn(String)
  }

  /// A text with a flaw.
  package struct Finding: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The flaw.
    package var flaw: Flaw
  }

  /// How much the texts grow at the middle, as a share: 0.5 is half as large again.
  package let growth: Double
  /// The flaws, in the order of the elements after.
  package let findings: [Finding]

  /// Texts that grow less do so by chance: the next size of the system is larger by a seventeenth.
  private static let leastGrowth = 0.05
  /// The fewest texts by which two captures are taken for one screen at two sizes.
  private static let fewest = 3

  /// Compares the texts of two captures; `nil` when they are not one screen at two sizes, the larger
  /// one after.
  package init?(_ before: Screen, _ after: Screen) {
    let pairs = ComparedText.pairs(ComparedText.all(of: before), ComparedText.all(of: after))
    let growths = pairs.compactMap(\.growth).sorted()
    guard growths.count >= Self.fewest else { return nil }
    let growing = growths.filter { $0 >= Self.leastGrowth }
    guard growing.count * 2 > growths.count else { return nil }
    growth = growing[growing.count / 2]
    let lying = ComparedText.overlaps(pairs)
    findings = pairs.enumerated().flatMap { index, pair -> [Finding] in
      var flaws: [Flaw] = []
      if let growth = pair.growth, growth < Self.leastGrowth { flaws.append(.doesNotGrow) }
      if pair.after.isCut, !pair.before.isCut { flaws.append(.isCut) }
      if let other = lying[index] { flaws.append(.liesOn(pairs[other].after.text)) }
      return flaws.map { Finding(text: pair.after.text, flaw: $0) }
    }
  }
}

/// A text of a screen, as far as a capture tells what is seen of it.
private struct ComparedText {
  let text: String
  let key: String
  let frame: Rect
  let fontSize: Double?
  let isBold: Bool
  let lines: Int

  /// The texts of a screen outside of its bars, whose texts the system shows large on their own (F322).
  static func all(of screen: Screen) -> [ComparedText] {
    var found: [ComparedText] = []
    func walk(_ element: Element) {
      if element.systemContainer?.isBar == true { return }
      if element.isHidden.value != true {
        if let text = ComparedText(element) { found.append(text) }
        element.children.forEach(walk)
      }
    }
    screen.elements.forEach(walk)
    return found
  }

  private init?(_ element: Element) {
    let looks = element.appearance.value
    guard let text = element.visibleText, text.contains(where: \.isLetter),
      let frame = element.frame.value, !frame.isEmpty
    else { return nil }
    self.text = text
    key = element.identifier.value ?? text
    self.frame = frame
    fontSize = looks?.fontSize
    isBold = looks?.isBold == true
    lines = looks?.numberOfLines ?? 0
  }

  /// Whether not all of it fits its frame: it ends in an ellipsis, or its letters need more room than
  /// there is in as many lines as fit.
  var isCut: Bool {
    if text.hasSuffix("…") { return true }
    guard let fontSize, fontSize > 0 else { return false }
    let needed = TextWidths.width(of: text, isBold: isBold)
    let fitting = max(1, Int(clamping: (frame.height / (fontSize * 1.15)).rounded(.down)))
    let room = Double(lines > 0 ? min(lines, fitting) : fitting) * frame.width
    // Widths of letters are those of one typeface, and another may be narrower.
    return fontSize * needed * 0.85 > room || frame.height < fontSize * 0.95
  }

  /// Texts of two captures that are the same: of one identifier, or of the same words, where only one
  /// of each has them.
  static func pairs(
    _ before: [ComparedText], _ after: [ComparedText]
  ) -> [(before: ComparedText, after: ComparedText, growth: Double?)] {
    UniquePairs.of(before, after, by: \.key).map { ($0, $1, $1.growth(since: $0)) }
  }

  /// How much larger it is, by its font or else by its height; `nil` when the words are others.
  private func growth(since other: ComparedText) -> Double? {
    if let fontSize, let size = other.fontSize, size > 0 { return fontSize / size - 1 }
    guard text == other.text, fontSize == nil, other.fontSize == nil else { return nil }
    return frame.height / other.frame.height - 1
  }

  /// For each text the place of one on which it comes to lie, where it did not lie before.
  static func overlaps(
    _ pairs: [(before: ComparedText, after: ComparedText, growth: Double?)]
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    let order = pairs.indices.sorted { pairs[$0].after.frame.y < pairs[$1].after.frame.y }
    for (place, index) in order.enumerated() {
      // Those that begin below it follow; more than a few on one spot are piled up on purpose.
      for other in order[(place + 1)...].prefix(32) {
        guard pairs[other].after.frame.y < pairs[index].after.frame.maxY else { break }
        let now = pairs[index].after.frame.intersection(pairs[other].after.frame)
        let was = pairs[index].before.frame.intersection(pairs[other].before.frame)
        guard now.width > 4, now.height > 4, was.isEmpty else { continue }
        found[other] = found[other] ?? index
      }
    }
    return found
  }
}

extension TextSizeComparison {
  /// The flaws in words, one a line.
  var lines: [String] {
    findings.map { finding in
      switch finding.flaw {
      case .doesNotGrow: "! \(finding.text.onOneLine): does not grow"
      case .isCut: "! \(finding.text.onOneLine): cut off"
      case .liesOn(let other): "! \(finding.text.onOneLine): lies on “\(other.onOneLine)”"
      }
    }
  }

  /// How much texts grow, in words.
  var summary: String {
    let percent = Int(clamping: (growth * 100).rounded())
    let count = findings.count
    let flaws = count == 0 ? "all of them fit" : "\(count) \(count == 1 ? "flaw" : "flaws")"
    return "text size: texts grow by \(percent) %, \(flaws)"
  }
}

extension TextSizeComparison.Flaw {
  /// The name in JSON.
  var name: String {
    switch self {
    case .doesNotGrow: "doesNotGrow"
    case .isCut: "isCut"
    case .liesOn: "liesOn"
    }
  }

  /// The text on which it lies; `nil` for other flaws.
  var other: String? { if case .liesOn(let other) = self { other } else { nil } }
}
