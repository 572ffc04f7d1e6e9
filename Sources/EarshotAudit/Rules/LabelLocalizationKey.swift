import EarshotTree

extension Rule {
  /// A label is the key of a translation.
  static let labelLocalizationKey = Rule(
    "label-localization-key", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["3.1.1"],
    references: ["https://developer.apple.com/documentation/xcode/localization"],
    yieldsTo: ["label-is-symbol-name", "label-developer-text", "label-equals-identifier"],
    english: RuleText(
      "A label is the key of a translation that is missing.",
      what: "the label “{label}” looks like a key of a table of texts",
      why: "listeners hear words of programmers joined by dots and underscores",
      advice: "add the translation for this key"),
    russian: RuleText(
      "Вместо названия — ключ перевода.",
      what: "название «{label}» похоже на ключ из таблицы строк",
      why: "слушатель слышит слова программистов через точки и подчеркивания",
      advice: "добавьте перевод для этого ключа"),
    examples: RuleExamples(
      failing: [
        "▼ button \"cart.checkout.button\"",
        "screen ru\nheader \"Меню\"\n▼ button \"MENU_SORT_TITLE\"",
        "▼ element \"profile.logout_title\"\n▼ image \"menu.title\"",
      ],
      passing: [
        "button \"Checkout\"",
        "screen ru\nbutton \"Сортировка\"",
        "button \"v1.2.3\"\nbutton \"MENU\"",
      ],
      falsePositives: [
        // Addresses, files and names of people.
        "link \"docs.example.com\"\nlink \"example.org\"\nbutton \"anna.smith\"",
        "button \"read_me.md\"\nbutton \"archive.tar.gz\"",
        // A symbol, which another rule reports.
        "button \"cart.badge.plus\"",
        // A text that is seen as it is heard.
        "text \"error.network.title\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      let makeup = run[stop].makeup
      let isKey =
        makeup.isSubset(of: [.lower, .upper, .digit, .dot, .underscore])
        && !makeup.isDisjoint(with: [.dot, .underscore]) && run[stop].spokenLabel.isKey
      if isKey, !run[stop].role.isField, !run.screen.showsLabel(of: stop) {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
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
