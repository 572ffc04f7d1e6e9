import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textRawUrl = Rule(
    "text-raw-url", .text, .info, .high, .slows,
    "The raw address of a page is in a label.",
    what: "“{part}” is an address, not a name",
    why: "the voice spells protocol, slashes and path, and the target stays unknown",
    advice: "name the target, such as “Terms of delivery”; a short domain may stay",
    wcag: ["2.4.4"], references: [.wcag("link-purpose-in-context")], settings: ["path-length": 15],
    fails: """
      ▼ link "https://example.com/terms"
      ---
      screen ru
      ▼ text "Подробнее на http://pizza.example"
      ---
      ▼ text "Read example.org/help/delivery/returns"
      --- boundary path-length
      ▼ link "example.com/abcdefghijklmnop"
      ---
      strings en
      ▼ "help" "See https://example.com/help/accessibility"
      """,
    passes: """
      link "Terms of delivery"
      ---
      link "example.com"
      ---
      text "Ratio 16:9 and/or 4:3"
      --- The address bar shows the address that was typed.
      textEntry "Address" value "https://example.com"
      --- An abbreviation with slashes has no domain.
      text "Salt/pepper/oregano/basil/thyme"
      --- boundary path-length
      link "example.com/abcdefghijklmno"
      ---
      strings en
      "help" "See the help pages"
      """,
    strings: .texts,
    check: .screen { run in
      let limit = Int(run["path-length"])
      run.judgeSpoken(run.screen.stops, all: [.slash, .latin]) { spoken in
        for word in spoken.text.split(whereSeparator: \.isWhitespace) {
          if word.isRawAddress(longerThan: limit) { return SpokenFlaw(word) }
        }
        return nil
      }
    })
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
