import EarshotText

extension String {
  /// The text without separators at its ends; brackets around a word in it stay.
  var strippedOfSeparators: String {
    let marks: Set<Character> = [
      " ", ",", "،", "、", "，", ":", "-", "–", "—", "(", ")", ";", "|", "·", ".",
    ]
    let start = drop { marks.contains($0) }
    guard let end = start.lastIndex(where: { !marks.contains($0) }) else { return "" }
    let text = start[...end]
    let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
    return isOpen && start[end...].dropFirst().first == ")" ? text + ")" : String(text)
  }

  /// The lines joined by commas, with single spaces.
  var withCommasForLines: String {
    let parts = split { $0.isNewline || $0 == "\t" }
      .map { String($0).onSingleSpaces }.filter { !$0.isEmpty }
    return parts.dropFirst().reduce(parts.first ?? "") { line, part in
      if let joined = line.joinedWithoutSpace(part, isShort: parts.count == 2) { return joined }
      let isClosed = line.last.map { ",;:.!?、。！？".contains($0) } ?? true
      return line + (isClosed ? " " : ", ") + part
    }
  }

  /// Two lines of a script without spaces: a short text goes on, longer parts have a pause between
  /// them; `nil` for other scripts.
  private func joinedWithoutSpace(_ part: String, isShort: Bool) -> String? {
    let ends = [last, part.first].compactMap(\.self).map {
      UnicodeScript(ofFirstLetterIn: String($0))
    }
    guard ends.count == 2, ends.allSatisfy({ $0?.hasSpaces == false }) else { return nil }
    return self + (isShort && count <= 8 && part.count <= 8 ? "" : "、") + part
  }

  /// How many parts commas and line breaks make; a comma in a number is none.
  var spokenParts: Int {
    var parts = 1
    var previous: Character = " "
    for character in self {
      if character == "\n" || previous == "," && character == " " { parts += 1 }
      if character == "،" || character == "、" { parts += 1 }
      previous = character
    }
    return parts
  }

  /// The text without an end that stands apart from the word before it; `nil` when it ends otherwise.
  func dropping(end: String) -> String? {
    guard count >= end.count, suffix(end.count).lowercased() == end.lowercased() else { return nil }
    let rest = dropLast(end.count)
    if let last = rest.last, last.isLetter || last.isNumber { return nil }
    return String(rest.droppingLast { !$0.isLetter && !$0.isNumber })
  }

  /// Splits off the longest end whose characters fit, and the separators before it.
  func splitting(end fits: (Character) -> Bool) -> (name: String, value: String) {
    let start = droppingLast(while: fits)
    let name = start.droppingLast { $0.isWhitespace || ",:;–—-(".contains($0) }
    return (String(name), String(self[start.endIndex...]))
  }

  /// Splits off the number at the end; `nil` unless it stands apart from the word before it.
  var splittingNumber: (name: String, value: String)? {
    let parts = splitting(end: { $0.isNumber || ".,:%−".contains($0) || $0.isWhitespace })
    guard let digit = parts.value.firstIndex(where: \.isNumber) else { return nil }
    let isApart = parts.name.isEmpty || digit > parts.value.startIndex
    return isApart ? (parts.name, String(parts.value[digit...])) : nil
  }
}

extension StringProtocol {
  /// The text without the longest end whose characters fit.
  func droppingLast(while fits: (Character) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !fits($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}
