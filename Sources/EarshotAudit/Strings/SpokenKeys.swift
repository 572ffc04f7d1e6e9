/// What the name of a key and the comment for translators tell about its text.
enum SpokenKeys {
  /// Whether the text is made for listeners and not for the eye.
  ///
  /// The word accessibility alone is not enough: apps have settings and statements about it.
  static func isSpoken(_ key: String, _ comment: String) -> Bool {
    let key = key.lowercased().filter { !separators.contains($0) }
    let comment = comment.lowercased().filter { !separators.contains($0) }
    return marks.contains { key.contains($0) || comment.contains($0) }
      || shortMarks.contains { key.contains($0) }
  }

  /// Whether it is a key of `Info.plist` of which nobody reads or hears the text, as the version of an app.
  static func isUnseen(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") && !["CFBundleDisplayName", "CFBundleName"].contains(key)
  }

  /// Whether the name says that a button will have the text.
  static func namesButton(_ key: String) -> Bool {
    let key = key.lowercased()
    return key.contains("button") || key.contains("btn")
  }

  /// The key of the text that is seen where a key is that of the text that is heard; `nil` when
  /// its name does not tell.
  static func seenKey(of key: String) -> String? {
    guard let mark = key.lastIndex(where: { separators.contains($0) }) else { return nil }
    let last = key[key.index(after: mark)...].lowercased()
    return ["accessib", "a11y", "voiceover", "spoken", "ax"].contains { last.hasPrefix($0) }
      ? String(key[..<mark]) : nil
  }

  private static let separators: Set<Character> = [".", "_", "-", " ", ":", "/"]

  private static let marks =
    [
      "label", "hint", "value", "action", "description", "text", "title", "image", "icon",
      "element",
    ]
    .map { "accessibility" + $0 } + ["labelaccessibility", "voiceover", "screenreader"]

  private static let shortMarks = ["a11y", "axlabel", "axhint", "axvalue", "accessibilitylbl"]
}
