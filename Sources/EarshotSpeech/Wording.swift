import EarshotText

/// The words for a phrase in one language, in the two forms that differ.
package struct Wording: Hashable, Sendable {
  /// The form of the public string tables with its period, such as `Button.` for a button.
  package var script: String
  /// The form inside a caption without a final period, such as `button`.
  package var caption: String
  /// Whether a public source gives these words.
  package var isVerified: Bool

  /// Makes words whose two forms are given.
  package init(_ script: String, caption: String, isVerified: Bool = true) {
    self.script = script
    self.caption = caption
    self.isVerified = isVerified
  }

  /// Makes words whose caption form loses the final period and the capital.
  static func lowercased(_ script: String, isVerified: Bool = true) -> Wording {
    Wording(
      script, caption: script.withoutFinalPeriod.lowercasingFirst, isVerified: isVerified)
  }

  /// Makes words whose caption form loses only the final period: a sentence, or a German noun.
  static func sentence(_ script: String, isVerified: Bool = true) -> Wording {
    Wording(script, caption: script.withoutFinalPeriod, isVerified: isVerified)
  }
}

extension String {
  /// The text without one final period.
  var withoutFinalPeriod: String {
    utf8.last == UInt8(ascii: ".") ? String(Substring(utf8.dropLast())) : self
  }
}
