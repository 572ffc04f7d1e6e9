import EarshotText

extension CodeText {
  /// Whether a text is written as a key: small parts joined by dots, or capitals with underscores.
  static func isKey(_ text: String) -> Bool {
    text.contains(where: \.isLowercase) ? isDottedKey(text) : isScreamingKey(text)
  }

  private static func isScreamingKey(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { $0.first?.isUppercase == true && !$0.contains(".") }
      && parts.contains { $0.count > 2 }
  }

  private static func isDottedKey(_ text: String) -> Bool {
    guard !text.contains(where: \.isUppercase), !SymbolLexicon.isName(text) else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true }),
      !["www", "com", "org", "net", "io", "ru"].contains(parts[0]),
      let last = parts.last, !endings.contains(last)
    else { return false }
    // Two parts may be the name of a person or of a file.
    return parts.count >= 3 || last.split(separator: "_").contains { keyWords.contains($0) }
  }

  private static let keyWords: Set<Substring> = [
    "title", "subtitle", "label", "button", "btn", "text", "message", "error", "name",
    "description", "hint", "placeholder", "screen", "action", "tab", "alert", "ok", "cancel",
    "header", "footer", "caption", "value", "accessibility", "a11y", "voiceover", "prompt",
  ]
  /// The last parts of addresses and of names of files.
  private static let endings: Set<Substring> = [
    "com", "org", "net", "io", "ru", "de", "uk", "us", "eu", "app", "dev", "info", "me", "tv", "ai",
    "co", "br", "pt", "fr", "es", "it", "nl", "pl", "jp", "cn", "kr", "ua", "by", "kz", "edu",
    "gov", "online", "shop", "store", "site", "xyz", "social", "blog", "news", "su", "cz", "ch",
    "at", "be", "png", "jpg", "jpeg", "pdf", "gif", "svg", "webp", "heic", "md", "txt", "html",
    "htm", "json", "xml", "zip", "gz", "tar", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "csv",
    "mp3", "mp4", "mov", "wav", "swift", "js", "ts", "py", "php", "log", "plist", "yml", "yaml",
    "key", "pages",
  ]
}

extension CodeText {
  /// A sign of a template or a format that nobody filled in.
  static func templatePart(of text: String) -> String? {
    for mark in ["Optional(", "(null)", "${", "\\("] where text.hasASCII(mark) { return mark }
    // `{name}` or `{0}`.
    if text.hasASCII("{"), let braces = text.prefixMatch(of: placeholder) {
      return String(braces.output.1)
    }
    guard text.hasASCII("%") else { return nil }
    return text.firstMatch(of: conversion).map { String($0.output.1) }
  }

  nonisolated(unsafe) private static let placeholder = /[^{]*(\{[A-Za-z0-9._{]{1,40}\})/

  /// A conversion of a format, such as `%@`, `%1$d` and `%.2f`.
  nonisolated(unsafe) private static let conversion =
    /(?:^|[^0-9])(%[0-9$.l+#q\-]*(?:@|[dDiuUxXfFsScC](?![A-Za-z]|[^\x00-\x7F])))/

  /// The word for nothing, where data should be: at an end, or beside a comma or colon.
  static func emptyWord(of text: String) -> String? {
    // One of the words at an end begins or ends the label; most labels are out by two bytes.
    let (first, last) = (text.utf8.first ?? 0, text.utf8.last ?? 0)
    guard first == 0x6E || first == 0x75 || last == 0x6C || last == 0x64 else { return nil }
    return emptyWords.first { words in
      text == words.word || text.hasPrefix(words.start)
        || words.ends.contains(where: text.hasSuffix)
    }?.word
  }

  private static let emptyWords = [
    (word: "nil", start: "nil,", ends: [": nil", ", nil"]),
    (word: "null", start: "null\n", ends: [": null", ", null"]),
    (word: "undefined", start: "undefined ", ends: [" undefined"]),
  ]
}
