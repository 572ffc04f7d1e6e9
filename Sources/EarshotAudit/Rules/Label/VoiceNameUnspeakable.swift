import EarshotText
import EarshotTree

extension Rule {
  static let voiceNameUnspeakable = Rule(
    "voice-name-unspeakable", .label, .error, .medium, .blocks,
    "The name of a control cannot be spoken.",
    what: "nobody can say “{name}”",
    why: "in Voice Control the control has to be called by a number that is shown first",
    advice: "set accessibilityUserInputLabels to a word that one would say",
    wcag: ["2.5.3"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels")],
    settings: ["digits": 4],
    supersededBy: [
      "icon-button-label-missing", "tab-label-missing", "label-missing", "label-blank",
      "label-is-asset-name", "label-emoji",
    ],
    fails: """
      screen ru
      button "+"
      text "2"
      ▼ button "−"
      ---
      ▼ button "→" names "→"
      ---
      ▼ link "+44 20 7946 0018"
      ---
      screen en-GB
      ▼ button "Закрыть"
      ---
      ▼ button "ic_send" appearance (image "ic_send")
      --- boundary digits
      ▼ button "20261"
      """,
    passes: """
      button "+" names "More guests"
      ---
      button "Order 10542"
      ---
      button "Закрыть"
      --- Words of the Latin alphabet are common in all languages.
      screen ru
      button "YouTube"
      --- The keys of a pad are called by their digits and signs.
      view
        view
          button "7"
          button "8"
          button "9"
          button "×"
        view
          button "4"
          button "5"
          button "6"
          button "−"
        view
          button "1"
          button "+"
      --- A text is not called by its name.
      text "•••"
      --- boundary digits
      button "2026"
      """,
    check: .screen { run in
      let limit = Int(run["digits"])
      var pads: Keypads?
      for stop in run.screen.controls where stop.role != .keyboardKey {
        guard let names = stop.voiceNames, let name = names.first ?? stop.label,
          run.knows(stop, .userInputLabels)
        else { continue }
        guard names.isEmpty || run.isUnspeakable(name, of: stop, digits: limit) else {
          run.pass(stop)
          continue
        }
        let known = pads ?? Keypads(of: run.screen)
        pads = known
        if known.contains(stop) {
          run.pass(stop)
        } else {
          run.fail(
            stop, ["name": .text(name)],
            fix: .of(stop.element.id, .inputLabels([.toWrite(.name)])))
        }
      }
    })
}

extension RuleContext {
  /// Whether a name is of too many digits, or of letters that people who speak a language cannot
  /// read.
  fileprivate func isUnspeakable(
    _ name: String, of stop: AuditedScreen.Node, digits limit: Int
  ) -> Bool {
    var digits = 0
    for scalar in name.unicodeScalars {
      if scalar.properties.numericType != nil { digits += 1 }
      guard scalar.properties.isAlphabetic else { continue }
      // Without a declared language nothing is foreign.
      guard let language = stop.element.language.value ?? screen.screen.language else {
        return false
      }
      if Script(of: scalar).isSpoken(in: language) { return false }
      return !name.unicodeScalars.contains {
        $0.properties.isAlphabetic && Script(of: $0).isSpoken(in: language)
      }
    }
    return digits > limit
  }
}

extension AuditedScreen.Node {
  /// The spoken label; `nil` when there is none.
  fileprivate var label: String? { spokenLabel.isEmpty ? nil : spokenLabel }
}

/// The writing systems that a recogniser tells apart.
private enum Script {
  case latin, cyrillic, arabic, other

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x370, 0x1E00..<0x1F00, 0xFF00..<0xFF60: self = .latin
    case 0x400..<0x530: self = .cyrillic
    case 0x600..<0x780: self = .arabic
    default: self = .other
    }
  }

  /// Whether people who speak a language can say words in this script.
  func isSpoken(in language: String) -> Bool {
    let code = Language(language).code
    switch self {
    case .latin: return true
    case .cyrillic: return !Self.latinOnly.contains(code) && code != "ar"
    case .arabic: return !Self.latinOnly.contains(code) && code != "ru"
    case .other: return !Self.latinOnly.contains(code) && code != "ru" && code != "ar"
    }
  }

  private static let latinOnly: Set<String> = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]
}
