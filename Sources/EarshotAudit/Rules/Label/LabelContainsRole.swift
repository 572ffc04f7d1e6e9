import EarshotText
import EarshotTree

extension Rule {
  static let labelContainsRole = Rule(
    "label-contains-role", .label, .warning, .high, .slows,
    "A label holds the word for the type of the element.",
    what: "the label “{label}” holds the word “{word}”, which the traits say",
    why: "listeners hear the type twice, on every visit",
    advice: "drop the word “{word}” from the label; keep the trait",
    wcag: ["4.1.2"], references: [.apple("objectivec/nsobject-swift.class/accessibilitylabel")],
    supersededBy: ["label-placeholder-text", "label-generic", "label-is-asset-name"],
    fails: """
      navigationbar
        ▼ button "Back button"
        header "Checkout"
      ---
      screen ru
      ▼ button "Кнопка Закрыть"
      ▼ image "Изображение пиццы"
      ---
      ▼ link "Link: delivery terms"
      ---
      ▼ button toggleButton "Wi-Fi switch" value "1"
      ---
      ▼ header "Desserts heading" appearance (text "Desserts")
      ---
      ▼ image "Image of a birthday cake"
      """,
    passes: """
      button "Back"
      image "Margherita"
      ---
      screen ru
      button "Кнопочный телефон"
      ---
      link "Terms of delivery"
      textEntry "Promo code"
      --- Parts of words are no words.
      image "Iconic skyline"
      button "Buttonhole"
      --- A direction, not the kind of text.
      header "Heading north"
      --- The title on the button says so too.
      button "Home Button" appearance (text "Home Button")
      --- A gallery says what kind of thing each is.
      image "Photo, 12 May, Lisbon"
      image "Photo"
      --- A word for another role tells what the button does.
      link "Copy link"
      button "New tab"
      link "Profile picture"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard let word = RoleWord(in: stop) else { return .pass }
      guard run.screen.shows(stop, { $0.words.contains(word.text) }) else {
        let name = word.rest(of: stop.spokenLabel)
        return .fail(
          ["word": .text(word.text)],
          fix: .label(name.map { .known($0) } ?? .toWrite(.name)))
      }
      return .pass
    })
}

/// The word for its own role at the start or the end of a label.
private struct RoleWord {
  let text: String
  private let isAtEnd: Bool

  init?(in facts: AuditedScreen.Node) {
    let lists = facts.wordsForRoles
    guard !lists.isEmpty else { return nil }
    let label = facts.foldedLabel
    func isRole(_ word: Substring) -> Bool {
      let word = String(word)
      return lists.contains { $0.contains(word) }
    }
    guard let end = label.lastIndex(where: \.isLetter) else { return nil }
    let last = label[label[...end].droppingLast(while: \.isLetter).endIndex...end]
    // What stands in brackets or quotes after it belongs to the name.
    if isRole(last), label[label.index(after: end)...].allSatisfy({ ".:!)".contains($0) }) {
      guard !Lexicon.all[.contents].contains(String(last)) || last.count < label.count else {
        return nil
      }
      // What is done with a link is no word for what it is.
      if last == "link", Self.verbs.contains(String(label.prefix(while: \.isLetter))) { return nil }
      (text, isAtEnd) = (String(last), true)
      return
    }
    let first = label.prefix { $0.isLetter }
    guard isRole(first), Self.isTypeBefore(label[first.endIndex...], String(first)) else {
      return nil
    }
    (text, isAtEnd) = (String(first), false)
  }

  private static let verbs: Set<String> = [
    "copy", "share", "send", "paste", "open", "create", "get", "add", "edit", "remove",
  ]

  /// Whether a word at the start is the type and not a part of the name.
  private static func isTypeBefore(_ rest: Substring, _ word: String) -> Bool {
    let follows = rest.drop { $0 == " " }.first
    if Lexicon.all[.contents].contains(word), follows == "," || follows?.isNumber == true {
      return false
    }
    if follows?.isLetter != true { return follows == ":" || follows == "," }
    // English puts what is meant last: "Link account" and "Image quality" are about other things.
    let isEnglish = word.utf8.allSatisfy { $0 < 0x80 } && rest.utf8.allSatisfy { $0 < 0x80 }
    return !isEnglish || rest.hasPrefix(" of ")
  }

  /// The label without the word; `nil` when a person has to find the form of the rest.
  func rest(of label: String) -> String? {
    if isAtEnd {
      let end = label.lastIndex(where: \.isLetter) ?? label.startIndex
      let start = label[...end].lastIndex { !$0.isLetter } ?? label.startIndex
      let rest = String(label[..<start]).strippedOfSeparators
      return rest.isEmpty || rest.lowercased().hasSuffix(text) ? nil : rest
    }
    var rest = String(label.drop { $0.isLetter }).strippedOfSeparators
    if rest.hasPrefix("of ") { rest = String(rest.dropFirst(3)).capitalizingFirst }
    // After a word in the nominative the name often stands in another case.
    guard let first = rest.first, !first.isLowercase else {
      return text.utf8.allSatisfy { $0 < 0x80 } && !rest.isEmpty ? rest.capitalizingFirst : nil
    }
    return rest
  }
}
