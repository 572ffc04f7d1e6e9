import EarshotSpeech
import EarshotStrings
import EarshotVerbalizer

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
      ---
      strings ru
      ▼ "price" "Цена %1$f рубля"
      ---
      strings en
      ▼ "distance" one "%f mile" other "%f miles"
      """,
    passes: """
      strings en
      "rating" "Rating %.1f"
      ---
      strings en
      "rating" "Rating %@"
      ---
      strings en
      "full" "100%fresh"
      "count" one "%d star" other "%d stars"
      """,
    check: .strings { run in
      for text in run.strings.entries.flatMap(\.texts) {
        let raw = text.leaves.lazy.compactMap { leaf in
          leaf.format.rawFraction.map { (leaf: leaf, specifier: $0) }
        }.first
        if let raw {
          run.fail(text, raw.leaf, ["specifier": .text(raw.specifier.written)])
        } else if text.leaves.contains(where: {
          $0.format.placeholders.contains(where: \.isFraction)
        }
        ) {
          run.pass(text)
        }
      }
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
      if index + 1 < pieces.count, case .text(let next) = pieces[index + 1],
        next.first?.isLetter ?? false
      {
        continue
      }
      return specifier
    }
    return nil
  }
}
