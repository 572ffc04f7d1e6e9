import EarshotSpeech
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
      --- screen ru
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
      --- A sentence more stands after the name, and the line that Flutter adds.
      ▼ button "Explore tab. Browse the catalog.\\nExplore"
      ▼ element "Karte Schaltfläche. Zeigt die Karte." type android.view.View tappable
      --- The word of the system stands behind a comma.
      screen de
      ▼ button "Schneller, Taste"
      --- screen fr
      ▼ button "Plus vite, bouton"
      --- screen zh
      ▼ button "更快，按钮"
      --- The title on the button says so too.
      ▼ button "First button" appearance (text "First button")
      """,
    passes: """
      button "Back"
      image "Margherita"
      --- screen ru
      button "Кнопочный телефон"
      ---
      link "Terms of delivery"
      textEntry "Promo code"
      --- Parts of words are no words.
      image "Iconic skyline"
      button "Buttonhole"
      --- A direction, not the kind of text.
      header "Heading north"
      --- A row of settings is about a button.
      tableview
        element cell button "Side Button"
          text "Side Button"
      --- A gallery says what kind of thing each is.
      image "Photo, 12 May, Lisbon"
      image "Photo"
      --- A word for another role tells what the button does.
      button "A matter of taste"
      link "Copy link"
      button "New tab"
      link "Profile picture"
      button "Close tab. All others stay open."
      text "Open a new tab. Then go back."
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard let (word, name) = stop.roleWord else { return .pass }
      // The title that Xcode gave a new button, which code replaces.
      if stop.foldedLabel == word, stop.element.document?.outlets.isEmpty == false { return .pass }
      if run.screen.shows(stop, { $0.words.contains(word) }) {
        // What is seen is what is said by voice, so the title has to change, and not the label alone.
        let isTitle = stop.role.isControl && stop.row == nil
        return isTitle ? .fail(["word": .text(word)], fix: nil) : .pass
      }
      return .fail(["word": .text(word)], fix: .label(name.map { .known($0) } ?? .toWrite(.name)))
    })
}

extension Node {
  /// The word for its own role at the end or the start of the label, and the label without it;
  /// `nil` when a person has to find the form of that.
  fileprivate var roleWord: (word: String, rest: String?)? {
    let lists = wordsForRoles
    guard !lists.isEmpty else { return roleWordOfSentence }
    guard let end = foldedLabel.lastIndex(where: \.isLetter) else { return nil }
    let last = foldedLabel.lastWord(to: end)
    let after = foldedLabel[end...].dropFirst()
    // What stands in brackets or quotes after it belongs to the name.
    if lists.contains(where: { $0.contains(last) }), after.allSatisfy({ ".:!)".contains($0) }) {
      let isContents = Lexicon.all[.contents].contains(last) && last.count == foldedLabel.count
      // What is done with a link is no word for what it is.
      let isObject = last == "link" && verbs.contains(foldedLabel.firstWord)
      return isContents || isObject ? nil : (last, spokenLabel.withoutEnd(last))
    }
    if let found = roleWordBehindComma ?? roleWordOfSentence { return found }
    let first = foldedLabel.firstWord
    guard lists.contains(where: { $0.contains(first) }), foldedLabel.begins(withType: first) else {
      return nil
    }
    return (first, spokenLabel.withoutStart(first))
  }
}

extension Node {
  /// What VoiceOver says of a button or a link, in every language that it speaks.
  private static let phrasesForRoles: [Role: Set<String>] = [
    .button: phrases(.button), .link: phrases(.link),
  ]

  private static func phrases(_ phrase: Phrase) -> Set<String> {
    Set(Phrasebook.all.compactMap { $0(phrase)?.caption.lowercased() })
  }

  /// The words of the system for its role behind a comma at the end: "Побыстрее, кнопка".
  fileprivate var roleWordBehindComma: (word: String, rest: String?)? {
    guard !labelClasses.isDisjoint(with: [.comma, .beyondASCII]),
      let phrases = Node.phrasesForRoles[role],
      let comma = foldedLabel.lastIndex(where: { ",،、，".contains($0) })
    else { return nil }
    let last = String(foldedLabel[comma...]).strippedOfSeparators
    guard phrases.contains(last) else { return nil }
    let rest = String(spokenLabel.dropLast(foldedLabel[comma...].count)).strippedOfSeparators
    return (last, rest.isEmpty ? nil : rest)
  }

  /// The words for kinds of controls: a label that has one where its first sentence ends tells what
  /// the control is, whatever its role.
  private static let kindsOfControls = [Role.button, .tab, .link, .toggle]
    .reduce(into: Set<String>()) { $0.formUnion(Lexicon.all.roles[$1] ?? []) }

  /// The word for a kind of control at the end of a first sentence of a few words, with more behind:
  /// "Explore tab. Browse the catalog."
  fileprivate var roleWordOfSentence: (word: String, rest: String?)? {
    guard role.isControl || isTappable, labelClasses.contains(.point),
      let end = foldedLabel.firstRange(of: ". "),
      foldedLabel[end.upperBound...].contains(where: \.isLetter)
    else { return nil }
    let words = foldedLabel[..<end.lowerBound].split(separator: " ")
    guard (2...4).contains(words.count), let last = words.last.map(String.init),
      Node.kindsOfControls.contains(last), !verbs.contains(String(words[0])),
      !Lexicon.all[.commands].contains(String(words[0]))
    else { return nil }
    return (last, nil)
  }
}

private let verbs: Set<String> = [
  "copy", "share", "send", "paste", "open", "create", "get", "add", "edit", "remove",
]

extension String {
  fileprivate var firstWord: String { String(prefix(while: \.isLetter)) }

  fileprivate func lastWord(to end: Index) -> String {
    String(self[self[...end].droppingLast(while: \.isLetter).endIndex...end])
  }

  /// Whether a word at the start is the type and not a part of the name.
  fileprivate func begins(withType word: String) -> Bool {
    let rest = dropFirst(word.count)
    let next = rest.first { $0 != " " }
    if Lexicon.all[.contents].contains(word), next == "," || next?.isNumber == true { return false }
    if next?.isLetter != true { return next == ":" || next == "," }
    // English puts what is meant last: "Link account" and "Image quality" are about other things.
    return !utf8.allSatisfy { $0 < 0x80 } || rest.hasPrefix(" of ")
  }

  fileprivate func withoutEnd(_ word: String) -> String? {
    let end = lastIndex(where: \.isLetter) ?? startIndex
    let rest = String(self[...end].droppingLast(while: \.isLetter).dropLast()).strippedOfSeparators
    return rest.isEmpty || rest.lowercased().hasSuffix(word) ? nil : rest
  }

  fileprivate func withoutStart(_ word: String) -> String? {
    var rest = String(drop(while: \.isLetter)).strippedOfSeparators
    if rest.hasPrefix("of ") { rest = String(rest.dropFirst(3)).capitalizingFirst }
    guard let first = rest.first, first.isLowercase else { return rest.isEmpty ? nil : rest }
    // After a word in the nominative the name often stands in another case.
    return word.utf8.allSatisfy { $0 < 0x80 } ? rest.capitalizingFirst : nil
  }
}
