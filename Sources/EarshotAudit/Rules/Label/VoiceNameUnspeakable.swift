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
      --- screen en-GB
      ▼ button "Закрыть"
      ---
      ▼ button "ic_send" appearance (image "ic_send")
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
      """,
    boundaries: """
      --- digits
      ▼ button "{20261|2026}"
      """,
    check: .screen { run in
      let screen = run.screen
      lazy var pads = Keypads(of: screen)
      for stop in run.screen.controls where stop.role != .keyboardKey {
        guard let names = stop.voiceNames, names.first != nil || !stop.spokenLabel.isEmpty,
          run.isCaptured(stop, .userInputLabels)
        else { continue }
        let name = names.first ?? stop.spokenLabel
        let isFlawed =
          (names.isEmpty || run.isUnspeakable(name, of: stop)) && !pads.contains(stop)
        run.take(
          isFlawed
            ? .fail(["name": .text(name)], fix: .inputLabels([.toWrite(.name)])) : .pass,
          on: stop)
      }
    })
}

extension RuleContext {
  /// Whether a name is of too many digits, or of letters that people who speak a language cannot
  /// read.
  fileprivate func isUnspeakable(_ name: String, of stop: Node) -> Bool {
    let scripts = name.unicodeScalars.compactMap { UnicodeScript($0) }
    guard scripts.isEmpty else {
      // Without a declared language nothing is foreign.
      let language = stop.element.language.value ?? screen.screen.language
      return language.map { tag in !scripts.contains { $0.isRead(in: Language(tag).code) } }
        ?? false
    }
    let digits = name.unicodeScalars.count { $0.properties.numericType != nil }
    return digits > Int(clamping: self["digits"])
  }
}

extension UnicodeScript {
  /// Whether people who speak a language can say words in this script.
  fileprivate func isRead(in language: String) -> Bool {
    switch language {
    case "en", "de", "fr", "es", "it", "pt", "nl", "pl": self == .latin
    case "ru": self == .latin || self == .cyrillic
    case "ar": self == .latin || self == .arabic
    default: true
    }
  }
}
