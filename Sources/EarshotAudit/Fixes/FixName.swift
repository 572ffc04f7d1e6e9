import EarshotText
import EarshotTree

/// The name that the input has for an element whose name a person would have to write.
struct FixName {
  let finding: Finding
  let screen: AuditedScreen

  /// The words; `nil` where neither text nor name in the code tells them.
  func words(of node: Node) -> String? {
    switch finding.rule {
    case "label-contains-action": withoutGesture(node.spokenLabel)
    case "field-placeholder-only", "field-label-missing":
      nameOfField(node)
    case "switch-label-missing":
      textInside(node) ?? textOfRow(around: node) ?? caption(of: node) ?? nameInCode(of: node)
    case "icon-button-label-missing":
      textInside(node) ?? nameInCode(of: node)
    default: nil
    }
  }

  /// What can be seen beside a field, else what it says itself.
  ///
  /// Its name in the code only chooses between words that the screen has.
  private func nameOfField(_ node: Node) -> String? {
    if node.isAddressBar, screen.isInEnglish { return "Search or address" }
    let caption = caption(of: node)
    let asked = caption.flatMap(Self.withoutInstruction)
    let own = hint(of: node) ?? prompt(of: node)
    let inCode = nameInCode(of: node)
    // What tells to type something may name it in more words than its name has in the code.
    let short = asked.flatMap { text in inCode.flatMap { text.hasAllWords(of: $0) ? $0 : nil } }
    let name = asked == nil ? caption ?? own : own ?? short ?? asked
    // The kind is said after the name.
    return node.isForSearch && name?.lowercased() == "search" ? nil : name
  }

  /// What a caption tells to type, such as "Email" of "Enter your Email"; `nil` for one that names.
  private static func withoutInstruction(_ caption: String) -> String? {
    let words = caption.split(separator: " ")
    guard words.count > 1, ["enter", "type", "create", "choose"].contains(words[0].lowercased())
    else { return nil }
    let rest = words.dropFirst().drop { ["your", "a", "an", "the"].contains($0.lowercased()) }
    let text = rest.joined(separator: " ")
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The one text in the row around a control.
  private func textOfRow(around node: Node) -> String? {
    guard let row = node.row, row != node else { return nil }
    return textInside(row)
  }

  /// The most words of a hint that is a name and does not tell what to do.
  private static let hintWords: Int = 4

  /// The hint, when it is a name.
  private func hint(of node: Node) -> String? {
    let text = node.hint.hasSuffix(".") ? String(node.hint.dropLast()) : node.hint
    let words = text.split(separator: " ")
    guard (1...Self.hintWords).contains(words.count),
      text.allSatisfy({ $0.isLetter || $0 == " " })
    else { return nil }
    return text
  }

  /// The text above or beside a field, when it is the caption of this field alone.
  private func caption(of node: Node) -> String? {
    guard let caption = screen.caption(of: node), !screen.isShared(caption, by: node) else {
      return nil
    }
    let text = caption.spokenLabel
    let words = text.hasSuffix(")") ? text : text.strippedOfSeparators
    return words.isEmpty || Self.isOfTemplate(words) ? nil : words
  }

  /// Whether a text is what a template has in every place.
  static func isOfTemplate(_ text: String) -> Bool {
    ["label", "text", "button", "textfield", "text field"].contains(text.lowercased())
  }

  /// The longest placeholder in words that is a name and no sentence.
  private static let promptWords: Int = 3

  /// The placeholder, when it is a name; an example of what is typed is none.
  private func prompt(of node: Node) -> String? {
    guard let text = node.element.textInput.value?.placeholder else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isName =
      (1...Self.promptWords).contains(words.count) && text.contains(where: \.isLetter)
      && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0 == "'" || $0 == "’" }
    return isName && !Self.isOfTemplate(text) ? text.prefix(1).uppercased() + text.dropFirst() : nil
  }

  /// The one text in a view.
  private func textInside(_ node: Node) -> String? {
    let texts = node.descendants.prefix(16).filter { $0.role == .text && !$0.spokenLabel.hasNoWord }
    guard texts.count == 1, let text = texts.first?.spokenLabel,
      !text.contains(where: \.isNumber), text.count <= 40, !Self.isOfTemplate(text)
    else { return nil }
    return text
  }

  /// What tells a gesture, with all after it, is cut from a label at the end of a sentence or part.
  private func withoutGesture(_ label: String) -> String? {
    guard case .text(let part)? = finding.arguments["phrase"],
      let place = label.lowercased().firstRange(of: part.lowercased())
    else { return nil }
    let offset = label.lowercased().distance(
      from: label.lowercased().startIndex, to: place.lowerBound)
    // What is opened, or all that can be done, must not be lost.
    let rest = label.dropFirst(offset + part.count).prefix { !$0.isNewline }
    guard rest.split(separator: " ").count <= 3 else { return nil }
    let name = label.prefix(offset).trimmed
    guard let last = name.last, ".,;!".contains(last) else { return nil }
    let words = String(name.dropLast())
    return words.isEmpty || words.contains(where: \.isNewline) ? nil : words
  }
}

extension FixName {
  /// The words of identifiers that say what a view is and not what it is for.
  private static let kinds: Set<String> = [
    "button", "btn", "icon", "ic", "view", "text", "field", "label", "lbl", "image", "img", "input",
    "edit", "switch", "toggle", "control", "container", "outlet", "item", "bar", "ui", "tf", "et",
    "iv", "tv", "txt", "secure", "check", "checkbox", "box", "cell", "row", "element", "my", "the",
    "custom", "content", "entry", "main", "default", "id", "component", "tap", "test",
  ]

  /// The words that are written in capitals.
  private static let initials: Set<String> = [
    "url", "api", "pin", "otp", "vpn", "sms", "pdf", "faq",
  ]

  /// The outlet or identifier in words, on an English screen.
  private func nameInCode(of node: Node) -> String? {
    guard screen.isInEnglish else { return nil }
    let document = node.element.document
    let names = [document?.outlets.first, node.element.identifier.value]
    return names.lazy.compactMap { $0.flatMap(Self.words) }.first
  }

  /// A name of code in words without the kind of view; `nil` where little or no sense is left.
  static func words(of name: String) -> String? {
    let own = name.split(separator: "/").last.map(String.init) ?? name
    guard own.allSatisfy({ $0.isASCII && ($0.isLetter || "-_ ".contains($0)) }) else { return nil }
    var words: [String] = [""]
    var last: Character = " "
    for letter in own {
      if !letter.isLetter || letter.isUppercase && last.isLowercase { words.append("") }
      if letter.isLetter { words[words.count - 1].append(letter) }
      last = letter
    }
    let told = words.map { $0.lowercased() }.filter { !$0.isEmpty && !kinds.contains($0) }
    // Words that are run together, and a kind of text alone, name nothing.
    guard (1...2).contains(told.count), told != ["number"],
      told.allSatisfy({ (3...11).contains($0.count) })
    else { return nil }
    let text = told.map { initials.contains($0) ? $0.uppercased() : $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Finding {
  /// The finding with the words for a new name that the screen has itself.
  package func named(on screen: AuditedScreen) -> Finding {
    guard let fix else { return self }
    let name = FixName(finding: self, screen: screen)
    var finding = self
    finding.fix?.edits = fix.edits.flatMap { edit -> [Fix.Edit] in
      guard edit.change == .label(.toWrite(.name)), let node = screen[edit.element],
        let words = name.words(of: node), words.lowercased() != node.spokenLabel.lowercased()
      else { return [edit] }
      return [Fix.Edit(edit.element, .label(.known(words)))]
        + node.changes(beside: words).map { Fix.Edit(edit.element, $0) }
    }
    return finding
  }
}

extension AuditedScreen.Node {
  /// What keeps a new name from being heard twice: a hint that says it goes.
  fileprivate func changes(beside name: String) -> [Fix.Change] {
    let said = name.lowercased()
    return role.isField && !isAndroid && [said, said + "."].contains(hint.lowercased())
      ? [.hint(nil)] : []
  }

  /// Whether it is a field to search in, whatever class it has.
  var isForSearch: Bool { role == .searchField || traits.contains(.searchField) }

  /// Whether addresses of the web are typed into it, as the names in a browser tell.
  fileprivate var isAddressBar: Bool {
    guard role.isField else { return false }
    return ([self] + ancestors.prefix(6)).contains { node in
      [node.element.document?.customClass, node.element.identifier.value, node.element.type]
        .contains { $0.map(Self.isOfAddressBar) == true }
    }
  }

  private static func isOfAddressBar(_ name: String) -> Bool {
    let letters = name.lowercased().filter(\.isLetter)
    return ["omnibar", "omnibox", "addressbar", "urlbar", "locationbar"].contains {
      letters.contains($0)
    }
  }
}

extension AuditedScreen {
  /// Whether nothing says that it is in another language than English.
  fileprivate var isInEnglish: Bool {
    let language = screen.language ?? "en"
    guard language.hasPrefix("en") else { return false }
    return !stops.contains { $0.spokenLabel.contains { $0.isLetter && !$0.isASCII } }
  }

  /// Whether a caption stands over a row of several fields.
  func isShared(_ caption: Node, by node: Node) -> Bool {
    guard let place = node.stopPlace, let frame = node.frame else { return false }
    return order.stops.dropFirst(place + 1).prefix(2).contains { stop in
      guard let other = self[stop.id], other.role.isField, let place = other.frame else {
        return false
      }
      return place.isInRow(with: frame)
    }
  }
}

extension String {
  /// Whether it has every word of another text, in capitals or not.
  fileprivate func hasAllWords(of other: String) -> Bool {
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    }
    return words(self).isSuperset(of: words(other))
  }
}
