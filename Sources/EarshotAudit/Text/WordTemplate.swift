import EarshotText

/// Words with slots for the data of a finding.
///
/// `{name}` is a datum. `{count|# stop|# stops}` are words in the form that a number takes, with `#`
/// for the number; the forms stand in the order of ``PluralRules/form(of:for:)``. Those for nothing
/// may come first, as in `{count|=0|no stop|# stop|# stops}`. Forms may hold slots.
package struct WordTemplate {
  /// A stretch of the words.
  fileprivate enum Piece {
    case words(Substring)
    case slot(Slot)
  }

  /// A place for a datum.
  fileprivate struct Slot {
    /// As it is written, with its braces.
    var text: Substring
    var name: String
    var forms: [String] = []
    /// The form for exactly nothing; `nil` if it is one of the others.
    var formForNothing: String?
  }

  private let pieces: [Piece]

  /// Reads the words.
  package init(_ text: String) { pieces = Self.pieces(of: text) }

  /// The words with the data; a slot without a datum stays as it is.
  ///
  /// - Parameter language: the language of the words.
  func filled(in language: Language, with arguments: [String: Finding.Argument]) -> String {
    fill { slot in
      guard let argument = arguments[slot.name] else { return String(slot.text) }
      let value = argument.words(inRussian: language == .russian)
      guard let form = slot.form(for: argument, in: language) else { return value }
      return WordTemplate(form.replacing("#", with: value)).filled(in: language, with: arguments)
    }
  }

  /// The words in general: `{count} stops`, with the last form of each slot.
  var general: String {
    fill { slot in
      slot.forms.last.map { WordTemplate($0.replacing("#", with: "{\(slot.name)}")).general }
        ?? String(slot.text)
    }
  }

  /// The names of the data that the words hold.
  package var names: Set<String> {
    pieces.reduce(into: []) { names, piece in
      guard case .slot(let slot) = piece else { return }
      names.insert(slot.name)
      for form in slot.forms + [slot.formForNothing ?? ""] {
        names.formUnion(WordTemplate(form).names)
      }
    }
  }

  private func fill(_ words: (Slot) -> String) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let piece): text += piece
      case .slot(let slot): text += words(slot)
      }
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let end = rest[open...].endOfBraces {
      pieces += [.words(rest[..<open]), .slot(Slot(rest[open..<end]))]
      rest = rest[end...]
    }
    return pieces + [.words(rest)]
  }
}

extension WordTemplate.Slot {
  /// Reads a slot with its braces.
  fileprivate init(_ text: Substring) {
    let parts = text.dropFirst().dropLast().splitOutsideBraces(at: "|")
    self.init(text: text, name: parts[0], forms: Array(parts.dropFirst()))
    guard forms.count > 1, forms[0] == "=0" else { return }
    formForNothing = forms[1]
    forms.removeFirst(2)
  }

  /// The form for a datum; `nil` if there are none, or the datum is no number.
  fileprivate func form(for argument: Finding.Argument, in language: Language) -> String? {
    guard !forms.isEmpty, case .number(let number) = argument else { return nil }
    if number == 0, let formForNothing { return formForNothing }
    return PluralRules(language).form(of: forms, for: number)
  }
}

extension Substring {
  /// The end of the braces that open at the start; `nil` if they do not close.
  fileprivate var endOfBraces: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      if depth == 0 { return self.index(after: index) }
    }
    return nil
  }

  /// The parts between separators that stand in no braces.
  fileprivate func splitOutsideBraces(at separator: Character) -> [String] {
    var depth = 0
    return reduce(into: [""]) { parts, character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0, character == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
  }
}
