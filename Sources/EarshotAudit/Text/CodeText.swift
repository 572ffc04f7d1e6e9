import EarshotText

/// Texts that only programs and programmers write.
enum CodeText {
  /// Whether a single word of ASCII is written as the names of pictures and files are.
  static func isAssetName(_ text: String) -> Bool {
    guard let first = text.first, first != "@", first != "#",
      !text.contains(where: { "/:<>()[]{}".contains($0) })
    else { return false }
    if AssetName.hasScale(text) || hasPictureEnding(text) { return true }
    if text.contains("@") { return false }
    if text.contains("_") {
      return text.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 }
    }
    // A prefix alone is no name.
    let start = text.dropLast()
    return AssetName.hasPrefix(start) || AssetName.hasPrefix(start.lowercased())
      || isCamelCase(text) || hasSize(text)
  }

  /// Whether words in small letters are the name of a picture as UIKit writes it out: with spaces for
  /// its underscores, and a word for the kind of file at its start or end.
  static func isSpacedAssetName(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 == 0x20 || $0.isDigit || (0x61...0x7A).contains($0) }) else {
      return false
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words.count <= 5, let first = words.first, let last = words.last,
      !words.contains(where: \.isEmpty)
    else { return false }
    return assetStarts.contains(String(first)) || assetEnds.contains(String(last))
  }

  private static let assetStarts: Set<String> = [
    "ic", "icn", "ico", "icon", "img", "btn", "bg", "common", "asset", "tabbar", "navbar", "sf",
  ]
  private static let assetEnds: Set<String> = [
    "ic", "icn", "ico", "icon", "img", "btn", "outline", "outlined", "filled", "pressed", "png",
    "16", "20", "24", "32", "48",
  ]

  /// Whether a text ends as the file of a picture does.
  static func hasPictureEnding(_ text: String) -> Bool {
    text.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      AssetName.isPicture(ending: text[$0...].dropFirst())
    } ?? false
  }

  private static func isCamelCase(_ text: String) -> Bool {
    guard text.first?.isLowercase == true, text.allSatisfy({ $0.isLetter || $0.isNumber }),
      let capital = text.firstIndex(where: \.isUppercase)
    else { return false }
    // Units such as kWh and names such as mRNA are in the list; a plural such as "CDs" is none.
    return text[capital...].contains(where: \.isLowercase)
      && !ShortForms.smallInitials.contains(text.lowercased())
  }

  /// Whether a text ends with a size: `arrow-24`.
  private static func hasSize(_ text: String) -> Bool {
    let start = text.dropLast(3)
    let end = text.suffix(3)
    return text.count > 4 && end.first == "-" && end.dropFirst().allSatisfy(\.isNumber)
      && start.allSatisfy { $0.isLowercase || $0 == "-" }
      && !ShortForms.smallInitials.contains(String(start))
  }

  /// Whether a name is that of a picture or a symbol.
  static func isPictureName(_ name: String) -> Bool {
    // User names, tags and addresses are names that people gave.
    guard name.first?.isLetter == true, !name.contains(where: { $0 == " " || $0 == "@" }) else {
      return false
    }
    if name.contains("_") || hasPictureEnding(name) { return true }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return ending.map { symbolEndings.contains(String($0)) } ?? false || AssetName.hasPrefix(name)
  }

  /// The last parts of names of symbols.
  private static let symbolEndings: Set<String> = [
    "fill", "circle", "square", "slash", "up", "down", "left", "right", "badge", "rectangle",
  ]

  /// What only a program that failed can have written: an object, its data, or the name of an error.
  static func failedPart(of text: String) -> String? {
    guard
      text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") })
        || text.hasASCII("Exception") || text.hasASCII("Error")
    else { return nil }
    return failures.lazy.compactMap { text.firstMatch(of: $0)?.output }.first.map(String.init)
  }

  /// What JavaScript writes for an object, data that nobody took apart, a code of an error in
  /// brackets, and the class of an error.
  nonisolated(unsafe) private static let failures: [Regex<Substring>] = [
    /\[object [A-Z][a-z]+\]/,
    /\{\s*"\w+"\s*:/,
    /\[[a-z][a-z0-9_\-]+\/[a-z][a-z0-9\-]+\]/,
    /\b(?:[a-z]+\.){2,}[A-Z]\w*(?:Exception|Error)\b/,
    /\b[A-Z]\w+(?:Exception|ErrorDomain)\b/,
  ]

  /// Whether a text is a name for tests: words joined by hyphens or underscores, of which the first
  /// or last is what programmers call a part of a screen, such as `button-login` and `price_input`.
  static func isTestName(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first?.lowercased(), let last = parts.last?.lowercased(),
      parts.allSatisfy(isOfLettersAndDigits)
    else { return false }
    if parts.contains(where: isPartInCamelCase) { return true }
    guard parts.count > 1 else { return false }
    if parts.allSatisfy({ partsOfScreens.contains($0.lowercased()) }) { return true }
    return testNameStarts.contains(first) || testNameEnds.contains(last)
      || parts.count > 2 && screenParts.contains(last)
  }

  /// Whether a word begins small, has a capital inside, and ends in what programmers call a part of a
  /// screen, such as `footerTabText`.
  private static func isPartInCamelCase(_ word: Substring) -> Bool {
    guard word.first?.isLowercase == true, let last = word.lastIndex(where: \.isUppercase),
      word.distance(from: word.startIndex, to: last) > 2
    else { return false }
    return partsOfScreens.contains(word[last...].lowercased())
  }

  private static let partsOfScreens: Set<String> = [
    "bar", "button", "card", "cell", "container", "footer", "header", "icon", "image", "input",
    "item", "label", "list", "row", "section", "tab", "text", "title", "tooltip", "touch", "view",
    "wrapper",
  ]

  private static func isOfLettersAndDigits(_ part: Substring) -> Bool {
    !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static let testNameStarts: Set<String> = [
    "button", "btn", "input", "txt", "lbl", "img", "textfield", "textview", "imageview", "screen",
  ]
  private static let testNameEnds: Set<String> = [
    "btn", "button", "input", "container", "wrapper", "layout", "txt", "lbl", "img", "textfield",
    "textview", "imageview", "viewgroup",
  ]
  /// Words that people join as well when there are but two: "full-screen", "pre-view".
  private static let screenParts: Set<String> = ["screen", "view", "field", "icon", "tab", "label"]

  /// The first word of a text that only a program can have written.
  static func developerPart(of text: String) -> String? {
    for word in text.utf8.split(whereSeparator: { breaks[Int($0)] }) where looksLikeCode(word) {
      if isCode(Substring(word)) { return String(Substring(word)) }
    }
    return nil
  }

  /// The bytes that stand between words.
  private static let breaks: [Bool] = (0..<256).map { byte in
    byte <= 0x20 || ",;<>()\"'=".utf8.contains(UInt8(byte))
  }

  /// Whether a word is long and has a sign or a capital inside, or begins with `0x`.
  private static func looksLikeCode(_ word: Substring.UTF8View) -> Bool {
    guard word.count >= 6 else { return false }
    var wasLower = false
    for byte in word {
      if byte == 0x2E || byte == 0x3A || byte == 0x2D || byte == 0x5F { return true }
      if wasLower, byte >= 0x41 && byte <= 0x5A { return true }
      wasLower = byte >= 0x61 && byte <= 0x7A
    }
    return word.starts(with: "0x".utf8)
  }

  private static func isCode(_ word: Substring) -> Bool {
    if word.hasPrefix("_Tt") || word.hasPrefix("XCUIElementType") { return true }
    if names.contains(where: { word.wholeMatch(of: $0) != nil }) { return true }
    return classEndings.contains(where: word.hasSuffix)
      && classes.contains { word.wholeMatch(of: $0) != nil }
  }

  /// An address, a UUID, a domain backwards, and a selector such as `cell:didSelect:`.
  nonisolated(unsafe) private static let names = [
    /0x[0-9A-Fa-f]{6,}/,
    /[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}/,
    /(?:com|org|net|io|ru)(?:\.[A-Za-z][A-Za-z0-9_\-]*){2,}/,
    /[a-z](?=.*[A-Z])[A-Za-z0-9:_]*:/,
  ]

  /// A class of a system framework, such as `UIButtonLabel`, and `Module.Type`.
  nonisolated(unsafe) private static let classes = [
    /_?(?:UI|NS|CA|WK|SK|MK|AV|SF|MT|CN|PH|SC)\p{Lu}\p{Ll}.*/,
    /(?:(?=[A-Z0-9]*[a-z])[A-Z][A-Za-z0-9]*\.)+(?=[A-Z0-9]*[a-z])[A-Z][a-z0-9]*[A-Z][A-Za-z0-9]*/,
  ]

  private static let classEndings = [
    "View", "Label", "Button", "Cell", "Controller", "Bar", "Item", "Image", "Control", "Field",
    "Layer", "Window", "Switch", "Slider", "Model", "Screen", "Manager", "Component", "Delegate",
    "Wrapper", "Container", "Type", "Color", "String",
  ]
}
