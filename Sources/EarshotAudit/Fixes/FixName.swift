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
      prompt(of: node) ?? caption(of: node) ?? nameInCode(of: node)
    case "icon-button-label-missing", "switch-label-missing":
      textInside(node) ?? nameInCode(of: node)
    default: nil
    }
  }

  /// The text above or beside a field, when it is the caption of this field alone.
  private func caption(of node: Node) -> String? {
    guard let caption = screen.caption(of: node), !screen.isShared(caption, by: node) else {
      return nil
    }
    let words = caption.spokenLabel.strippedOfSeparators
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
    "custom", "content", "entry", "main", "default", "new", "id", "component", "tap", "test",
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
    let text = told.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Finding {
  /// The finding with the words for a new name that the screen has itself.
  package func named(on screen: AuditedScreen) -> Finding {
    guard let fix else { return self }
    let name = FixName(finding: self, screen: screen)
    var finding = self
    finding.fix?.edits = fix.edits.map { edit in
      guard edit.change == .label(.toWrite(.name)), let node = screen[edit.element],
        let words = name.words(of: node), words.lowercased() != node.spokenLabel.lowercased()
      else { return edit }
      return Fix.Edit(edit.element, .label(.known(words)))
    }
    return finding
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
