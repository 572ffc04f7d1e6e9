import EarshotTree

extension Rule {
  /// The address of a page is read letter by letter.
  static let textRawUrl = Rule(
    "text-raw-url", step: .text, severity: .info, confidence: .high, impact: .slows,
    criteria: ["2.4.4"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context"],
    settings: ["path-length": 15],
    english: RuleText(
      "The raw address of a page is in a label.",
      what: "“{part}” is an address, not a name",
      why: "the voice spells protocol, slashes and path, and the target stays unknown",
      advice: "name the target, such as “Terms of delivery”; a short domain may stay"),
    russian: RuleText(
      "В названии голый адрес страницы.",
      what: "«{part}» это адрес, а не название",
      why: "голос читает протокол, косые черты и путь, а куда ведет ссылка, неясно",
      advice: "назовите цель, например «Условия доставки»; короткий домен можно оставить"),
    examples: RuleExamples(
      failing: [
        "▼ link \"https://example.com/terms\"",
        "screen ru\n▼ text \"Подробнее на http://pizza.example\"",
        "▼ text \"Read example.org/help/delivery/returns\"",
      ],
      passing: [
        "link \"Terms of delivery\"",
        "link \"example.com\"",
        "text \"Ratio 16:9 and/or 4:3\"",
      ],
      falsePositives: [
        // The address bar shows the address that was typed.
        "textEntry \"Address\" value \"https://example.com\"",
        // An abbreviation with slashes has no domain.
        "text \"Salt/pepper/oregano/basil/thyme\"",
      ],
      boundaries: [
        .init(
          "path-length", passing: "link \"example.com/abcdefghijklmno\"",
          failing: "▼ link \"example.com/abcdefghijklmnop\"")
      ],
      failingStrings: [
        """
        strings en
        ▼ "help" "See https://example.com/help/accessibility"
        """
      ],
      passingStrings: [
        """
        strings en
        "help" "See the help pages"
        """
      ]), strings: .texts
  ) { run in
    let limit = Int(run["path-length"])
    run.judgeSpoken(run.screen.stops, all: [.slash, .latin]) { spoken in
      for word in spoken.text.split(whereSeparator: \.isWhitespace) {
        if word.isRawAddress(longerThan: limit) { return SpokenFlaw(word) }
      }
      return nil
    }
  }
}

extension Substring {
  /// Whether it names a protocol, or a domain with a path longer than a limit.
  fileprivate func isRawAddress(longerThan limit: Int) -> Bool {
    guard let slash = firstIndex(of: "/") else { return false }
    let head = self[..<slash]
    if head.last == ":", head.count > 1, self[slash...].hasPrefix("//") {
      return head.dropLast().allSatisfy { $0.isASCII && $0.isLetter }
    }
    let labels = head.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let zone = labels.last, zone.count >= 2 else { return false }
    let isDomain =
      labels.allSatisfy { !$0.isEmpty } && zone.allSatisfy(\.isLetter)
      && head.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    return isDomain && self[slash...].dropFirst().count > limit
  }
}
