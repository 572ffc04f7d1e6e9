import EarshotSpeech
import Foundation
import TestSupport
import Testing

/// Sentences that devices were recorded to say of native elements, held against what is composed.
///
/// `Fixtures/Truth/variants.json` names the recordings that have a variant of speech, by their source;
/// `misses.json` the cases that do not hold, with the reason. That list only shrinks.
@Suite(.enabled(if: SharedFolder.data != nil))
struct TruthTests {
  /// A recorded case, and the style in which it is compared.
  struct Case: Sendable, CustomTestStringConvertible {
    var recorded: SpeechCase
    var style: SpeechStyle

    var key: String { "\(style.rawValue) \(recorded.id)" }
    var testDescription: String { key }

    /// What is composed and what was recorded; alike when they are the same.
    var difference: (composed: String, recorded: String) {
      get throws {
        let spoken = style(try recorded.utterance)
        let composed = text(spoken.sentence, recorded.expect.hint.map { _ in spoken.hint ?? "" })
        return (composed, text(recorded.expect.text ?? "", recorded.expect.hint))
      }
    }

    /// Letter by letter as the panel has it, else without case and punctuation.
    private func text(_ sentence: String, _ hint: String?) -> String {
      let whole = [sentence, hint].compactMap { $0 }.joined(separator: " | ")
      return style == .panel ? whole : whole.foldingPunctuation
    }
  }

  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/Truth")

  private static func table<Value: Decodable>(_ name: String) -> [String: Value] {
    let data = try? Data(contentsOf: folder.appending(path: name))
    return data.flatMap { try? JSONDecoder().decode([String: Value].self, from: $0) } ?? [:]
  }

  private static let misses: [String: String] = table("misses.json")
  private static let variants: [String: [String]] = table("variants.json")

  private static let cases: [Case] = {
    let recorded = (try? SpeechCase.utterances(of: "truth-native.json")) ?? []
    return recorded.flatMap { speechCase in
      var speechCase = speechCase
      for (variant, sources) in variants
      where sources.contains(where: { speechCase.source?.contains($0) == true }) {
        speechCase.variants.formUnion(SpeechVariant(rawValue: variant).map { [$0] } ?? [])
      }
      let styles: [SpeechStyle] =
        speechCase.evidence == "panel" ? [.caption, .panel] : [.caption]
      return styles.map { Case(recorded: speechCase, style: $0) }
    }
  }()

  @Test(arguments: cases) func saysWhatWasRecorded(_ truth: Case) throws {
    let (composed, recorded) = try truth.difference
    if let reason = Self.misses[truth.key] {
      #expect(composed != recorded, "it holds now, so take it out of misses.json: \(reason)")
    } else {
      #expect(composed == recorded)
    }
  }

  /// The figures of what holds, with all words of a variant taken from its recordings, and without.
  @Test func moreThanNinetySevenOfAHundredHold() throws {
    for (style, least) in [(SpeechStyle.caption, 0.97), (.panel, 0.95)] {
      let some = Self.cases.filter { $0.style == style }
      let held = try some.count { try $0.difference.composed == $0.difference.recorded }
      let plain = try some.count { truth in
        var truth = truth
        truth.recorded.variants = []
        return try truth.difference.composed == truth.difference.recorded
      }
      print("\(style): \(held) of \(some.count) recorded sentences, \(plain) without variants")
      #expect(Double(held) >= least * Double(some.count))
    }
  }

  @Test func everyEntryOfTheTablesIsUsed() {
    #expect(Set(Self.misses.keys).isSubset(of: Self.cases.map(\.key)))
    #expect(Self.variants.keys.allSatisfy { SpeechVariant(rawValue: $0) != nil })
  }
}

extension String {
  /// Words alone, in small letters.
  fileprivate var foldingPunctuation: String {
    let kept = lowercased().replacing("%", with: " % ").map {
      $0.isLetter || $0.isNumber || "|%•".contains($0) ? $0 : " "
    }
    return String(kept).split(separator: " ").joined(separator: " ")
      .replacing("percent", with: "%")
  }
}
