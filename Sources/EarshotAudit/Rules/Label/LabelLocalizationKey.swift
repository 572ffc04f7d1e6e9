import EarshotTree

extension Rule {
  static let labelLocalizationKey = Rule(
    "label-localization-key", .label, .error, .high, .blocks,
    "A label is the key of a translation that is missing.",
    what: "the label “{label}” looks like a key of a table of texts",
    why: "listeners hear words of programmers joined by dots and underscores",
    advice: "add the translation for this key",
    wcag: ["3.1.1"], references: [.apple("xcode/localization")],
    supersededBy: ["label-is-symbol-name", "label-developer-text", "label-equals-identifier"],
    fails: """
      ▼ button "cart.checkout.button"
      ---
      screen ru
      header "Меню"
      ▼ button "MENU_SORT_TITLE"
      ---
      ▼ element "profile.logout_title"
      ▼ image "menu.title"
      """,
    passes: """
      button "Checkout"
      ---
      screen ru
      button "Сортировка"
      ---
      button "v1.2.3"
      button "MENU"
      --- Addresses, files and names of people.
      link "docs.example.com"
      link "example.org"
      button "anna.smith"
      --- Files are named with dots.
      button "read_me.md"
      button "archive.tar.gz"
      --- A symbol, which another rule reports.
      button "cart.badge.plus"
      --- A text that is seen as it is heard.
      text "error.network.title"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      let makeup = stop.makeup
      let isKey =
        makeup.isSubset(of: [.lower, .upper, .digit, .dot, .underscore])
        && !makeup.isDisjoint(with: [.dot, .underscore]) && stop.spokenLabel.isKey
      if isKey, !stop.role.isField, !run.screen.showsLabel(of: stop) {
        return .fail(fix: .label(.toWrite(.name)))
      }
      return .pass
    })
}

extension String {
  /// Whether it is written as a key: small parts joined by dots, or capitals with underscores.
  fileprivate var isKey: Bool {
    contains(where: \.isLowercase) ? isDottedKey : isScreamingKey
  }

  private var isScreamingKey: Bool {
    let parts = split(separator: "_", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { $0.first?.isUppercase == true && !$0.contains(".") }
      && parts.contains { $0.count > 2 }
  }

  private var isDottedKey: Bool {
    guard !contains(where: \.isUppercase), !SymbolWords.isName(self) else { return false }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true }),
      let first = parts.first, let last = parts.last
    else { return false }
    guard first != "www", !Self.endings.contains(last), !Self.domains.contains(first) else {
      return false
    }
    if parts.count >= 3 { return true }
    // Two parts may be the name of a person or of a file.
    return last.split(separator: "_").contains { Self.keyWords.contains($0) }
  }

  private static let keyWords: Set<Substring> = [
    "title", "subtitle", "label", "button", "btn", "text", "message", "error", "name",
    "description", "hint", "placeholder", "screen", "action", "tab", "alert", "ok", "cancel",
    "header", "footer", "caption", "value", "accessibility", "a11y", "voiceover", "prompt",
  ]
  private static let domains: Set<Substring> = ["com", "org", "net", "io", "ru"]
  private static let endings: Set<Substring> = [
    "com", "org", "net", "io", "ru", "de", "uk", "us", "eu", "app", "dev", "info", "me", "tv", "ai",
    "co", "br", "pt", "fr", "es", "it", "nl", "pl", "jp", "cn", "kr", "ua", "by", "kz", "edu",
    "gov",
    "online", "shop", "store", "site", "xyz", "social", "blog", "news", "su", "cz", "ch", "at",
    "be",
    "png", "jpg", "jpeg", "pdf", "gif", "svg", "webp", "heic", "md", "txt", "html", "htm", "json",
    "xml", "zip", "gz", "tar", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "csv", "mp3", "mp4",
    "mov", "wav", "swift", "js", "ts", "py", "php", "log", "plist", "yml", "yaml", "key", "pages",
  ]
}
