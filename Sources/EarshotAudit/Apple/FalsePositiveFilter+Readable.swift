extension FalsePositiveFilter {
  /// Why a label that is no words is right all the same; `nil` when it is not.
  ///
  /// - Parameter isText: whether the element is a text that shows the label.
  static func readable(_ label: String, _ isText: Bool) -> FalsePositiveReason? {
    if label.isEmpty { return nil }
    if isDash(label) { return .dash }
    if isVersion(label) { return .version }
    if isLoading(label) { return .loading }
    // A picture with such a label would be named after its file.
    guard isText else { return nil }
    if isInitials(label) { return .initials }
    return isUserName(label) ? .userName : nil
  }

  /// Only dashes.
  private static func isDash(_ label: String) -> Bool {
    label.allSatisfy { "-–—−".contains($0) || $0.isWhitespace }
  }

  /// `1.2.3`, `v2.0 (145)`, `Version 4.1`: a number of two parts or more, at most one word before.
  private static func isVersion(_ label: String) -> Bool {
    var words = label.split(whereSeparator: \.isWhitespace)
    if words.count > 1, words[0].allSatisfy(\.isLetter) { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return false }
    let number = first.lowercased().hasPrefix("v") ? first.dropFirst() : first
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
      return false
    }
    return words.dropFirst().allSatisfy { $0.hasPrefix("(") && $0.hasSuffix(")") }
  }

  /// Words that end in dots, which stand for waiting.
  private static func isLoading(_ label: String) -> Bool {
    (label.hasSuffix("…") || label.hasSuffix("...")) && label.contains(where: \.isLetter)
      && !label.contains("_")
  }

  /// One to three capitals, with or without full stops.
  private static func isInitials(_ label: String) -> Bool {
    let letters = label.filter { $0 != "." && !$0.isWhitespace }
    return (1...3).contains(letters.count) && letters.allSatisfy { $0.isLetter && !$0.isLowercase }
  }

  /// `@ann`, `ann@example.com`, or one word of letters with digits such as `ann85` or `Ann4d.lee`.
  private static func isUserName(_ label: String) -> Bool {
    guard !label.contains(where: \.isWhitespace) else { return false }
    if label.contains("@") { return label.contains(where: \.isLetter) && !label.contains("%") }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    // A part of digits only is of a symbol, `person.2`; capitals or digits are of a person.
    guard parts.count <= 2,
      parts.allSatisfy({ part in
        part.contains(where: \.isLetter) && part.allSatisfy { $0.isLetter || $0.isNumber }
      })
    else { return false }
    return label.contains(where: \.isNumber)
      || (parts.count == 2 && label.contains(where: \.isUppercase))
  }
}
