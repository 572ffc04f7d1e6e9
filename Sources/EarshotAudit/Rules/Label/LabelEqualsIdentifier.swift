import EarshotTree

extension Rule {
  static let labelEqualsIdentifier = Rule(
    "label-equals-identifier", .label, .warning, .high, .hard,
    "The label is the identifier for tests.",
    what: "the label and the identifier are both “{label}”",
    why: "listeners hear a name made for programs",
    advice: "set accessibilityLabel for people and keep “{label}” as the identifier",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilityidentification")],
    supersededBy: ["icon-button-label-missing", "tab-label-missing", "image-label-missing"],
    fails: """
      ▼ button "loginBtn" identifier loginBtn
      --- screen ru
      ▼ element "cart_total" identifier cart_total
      ---
      ▼ button "username" identifier username
      ---
      ▼ image "menu-pizza-12" identifier menu-pizza-12
      """,
    passes: """
      button "Log in" identifier loginBtn
      --- screen ru
      button "Корзина" identifier cart
      ---
      button "Log in" identifier "Log in"
      --- A plain word that people read.
      button "Cart" identifier Cart
      --- The button shows the same word.
      button "cart" identifier cart appearance (text "cart")
      --- The key of a number pad.
      button "7" identifier "7"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard stop.isCaptured(.identifier) else { return .incomplete(.notCaptured(.identifier)) }
      guard stop.labelClasses.isToken, stop.role != .text,
        stop.element.identifier.value == stop.spokenLabel,
        !stop.spokenLabel.isPlainWord, !run.screen.showsLabel(of: stop)
      else { return .pass }
      // A word in small letters may be a name for both, as on the keys of a keyboard.
      let isSmall = stop.labelClasses.isDisjoint(with: .beyondWords)
      return isSmall
        ? .review(fix: .label(.toWrite(.name))) : .fail(fix: .label(.toWrite(.name)))
    })
}

extension String {
  /// Whether it is a word as on a button: a capital, then small letters; or no word at all.
  fileprivate var isPlainWord: Bool {
    guard let first, first.isLetter, count > 1 else { return true }
    return first.isUppercase
      && (dropFirst().allSatisfy(\.isLowercase) || allSatisfy(\.isUppercase))
  }
}
