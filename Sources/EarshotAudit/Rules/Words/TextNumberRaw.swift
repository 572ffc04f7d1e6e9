import EarshotStrings

extension Rule {
  static let textNumberRaw = Rule(
    "text-number-raw", .text, .warning, .high, .slows,
    "A number is written without a format.",
    what: "{specifier} in “{key}” gives six decimals, as in 4.500000",
    why: "a listener has to hear every zero, with the point of another language in between",
    advice:
      "format the number for its language and put it in as %@, or say how many decimals, such as %.1f",
    references: [.apple("foundation/numberformatter")],
    fails: """
      strings en
      ▼ "rating" "Rating %f"
      --- strings ru
      ▼ "price" "Цена %1$f рубля"
      --- strings en
      ▼ "distance" one "%f mile" other "%f miles"
      """,
    passes: """
      strings en
      "rating" "Rating %.1f"
      --- strings en
      "rating" "Rating %@"
      --- strings en
      "full" "100%fresh"
      "count" one "%d star" other "%d stars"
      """,
    check: .eachText { text, _ in
      for leaf in text.leaves {
        guard let specifier = leaf.format.rawFraction else { continue }
        return .fail(leaf, ["specifier": .text(specifier.written)])
      }
      let fractions = text.leaves.lazy.flatMap(\.format.placeholders).filter(\.isFraction)
      return fractions.isEmpty ? .inapplicable : .pass
    })
}

extension FormatString {
  /// A place for a number with decimals that does not say how many.
  fileprivate var rawFraction: Placeholder? {
    for (index, piece) in pieces.enumerated() {
      guard case .placeholder(let specifier) = piece, specifier.precision == nil,
        specifier.kind.last == "f" || specifier.kind.last == "F"
      else { continue }
      // «100%fresh» is no format: a letter goes on right after it.
      guard case .text(let next)? = pieces.dropFirst(index + 1).first, next.first?.isLetter == true
      else { return specifier }
    }
    return nil
  }
}
