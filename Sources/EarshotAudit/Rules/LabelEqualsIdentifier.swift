import EarshotSpeech
import EarshotTree

extension Rule {
  /// The name for tests is also what is heard.
  static let labelEqualsIdentifier = Rule(
    "label-equals-identifier", step: .label, severity: .warning, confidence: .high,
    impact: .hard, criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityidentification"
    ],
    yieldsTo: ["icon-button-label-missing", "tab-label-missing", "image-label-missing"],
    english: RuleText(
      "The label is the identifier for tests.",
      what: "the label and the identifier are both “{label}”",
      why: "listeners hear a name made for programs",
      advice: "set accessibilityLabel for people and keep “{label}” as the identifier"),
    russian: RuleText(
      "Название совпадает с идентификатором для тестов.",
      what: "название и идентификатор одинаковы: «{label}»",
      why: "слушатель слышит имя, придуманное для программ",
      advice: "задайте accessibilityLabel для людей, а «{label}» оставьте идентификатором"),
    examples: RuleExamples(
      failing: [
        "▼ button \"loginBtn\" identifier loginBtn",
        "screen ru\n▼ element \"cart_total\" identifier cart_total",
        "▼ button \"username\" identifier username",
        "▼ image \"menu-pizza-12\" identifier menu-pizza-12",
      ],
      passing: [
        "button \"Log in\" identifier loginBtn",
        "screen ru\nbutton \"Корзина\" identifier cart",
        "button \"Log in\" identifier \"Log in\"",
      ],
      falsePositives: [
        // A plain word that people read.
        "button \"Cart\" identifier Cart",
        "button \"cart\" identifier cart appearance (text \"cart\")",
        // The key of a number pad.
        "button \"7\" identifier \"7\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      guard run.knows(stop, .identifier) else { continue }
      guard run[stop].makeup.isToken, run[stop].role != .text,
        run[stop].element.identifier.value == run[stop].spokenLabel,
        !run[stop].spokenLabel.isPlainWord, !run.screen.showsLabel(of: stop)
      else {
        run.pass(stop)
        continue
      }
      let fix = Fix.of(run[stop].element.id, .label(.toWrite(.name)))
      // A word in small letters may be a name for both, as on the keys of a keyboard.
      run[stop].makeup == .lower ? run.review(stop, fix: fix) : run.fail(stop, fix: fix)
    }
  }
}

extension String {
  /// Whether it is a word as on a button: a capital, then small letters; or no word at all.
  fileprivate var isPlainWord: Bool {
    guard let first, first.isLetter, count > 1 else { return true }
    return first.isUppercase
      && (dropFirst().allSatisfy(\.isLowercase) || allSatisfy(\.isUppercase))
  }
}
