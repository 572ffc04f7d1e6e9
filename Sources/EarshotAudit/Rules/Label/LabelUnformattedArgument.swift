import EarshotTree

extension Rule {
  static let labelUnformattedArgument = Rule(
    "label-unformatted-argument", .label, .error, .high, .hard,
    "A label holds a place for data that was not filled.",
    what: "the label “{label}” holds “{part}”",
    why: "listeners hear signs of a program in place of the data",
    advice: "unwrap the value, or pass all arguments to the format",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      ▼ button "Pay Optional(\\"514\\") roubles"
      ---
      screen ru
      ▼ text "Здравствуйте, %@!"
      ---
      ▼ button "Cart, %1$d items"
      ▼ button "Open {name}"
      ---
      ▼ text "Delivery: (null)"
      ▼ button "Add undefined"
      ▼ text "nil"
      ---
      ▼ link "Order ${order.number}"
      """,
    passes: """
      button "Pay 514 roubles"
      ---
      screen ru
      text "Здравствуйте, Анна!"
      ---
      button "Cart, 3 items"
      --- Per cent before a word.
      text "20% discount"
      button "100%durum"
      --- Names and words with these letters.
      text "River Nile"
      button "Options (3)"
      text "Won two nil at home"
      --- A view that shows code.
      textEntry "Editor: print(\\"%d\\", x)"
      --- It is code, and shown as such.
      text "let a = \\"%@\\"\\nlet b = Optional(1)"
      """,
    check: .each(\.stops, having: .label) { stop, _ in
      guard let part = stop.unfilledPart else { return .pass }
      return .fail(["part": .text(part)], fix: .label(.toWrite(.name)))
    })
}

extension AuditedScreen.Node {
  fileprivate var unfilledPart: String? {
    guard !role.isField else { return nil }
    if makeup.contains(.code) {
      // Several lines are code that somebody reads.
      if role == .text, makeup.contains(.control) { return nil }
      if let part = spokenLabel.templatePart { return part }
    }
    return spokenLabel.emptyWord
  }
}

extension String {
  /// A sign of a template or a format.
  fileprivate var templatePart: String? {
    for mark in ["Optional(", "(null)", "${", "\\("] where contains(mark) { return mark }
    return bracedName ?? conversion
  }

  /// `{name}` or `{0}`.
  private var bracedName: String? {
    guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}") else {
      return nil
    }
    let name = self[index(after: open)..<close]
    guard !name.isEmpty, name.count <= 40,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._{".contains($0)) })
    else { return nil }
    return String(self[open...close])
  }

  /// A conversion of a format, such as `%@`, `%1$d` and `%.2f`.
  private var conversion: String? {
    let bytes = Array(utf8)
    for start in bytes.indices where bytes[start] == 0x25 {
      if start > 0, (0x30...0x39).contains(bytes[start - 1]) { continue }
      var end = start + 1
      while end < bytes.count, Self.flags.contains(bytes[end]) { end += 1 }
      guard end < bytes.count, Self.conversions.contains(bytes[end]) else { continue }
      let isObject = bytes[end] == 0x40
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0x20
      let isLetter = (next | 0x20) >= 0x61 && (next | 0x20) <= 0x7A || next >= 0x80
      if isObject || !isLetter { return String(decoding: bytes[start...end], as: UTF8.self) }
    }
    return nil
  }

  private static let flags = Set("0123456789$.l+#q-".utf8)
  private static let conversions = Set("@dDiuUxXfFsScC".utf8)

  /// The word for nothing, where data should be: at an end, or beside a comma or colon.
  fileprivate var emptyWord: String? {
    // One of the words at an end begins or ends the label; most labels are out by two bytes.
    let (first, last) = (utf8.first ?? 0, utf8.last ?? 0)
    guard first == 0x6E || first == 0x75 || last == 0x6C || last == 0x64 else { return nil }
    if self == "nil" || hasSuffix(": nil") || hasSuffix(", nil") || hasPrefix("nil,") {
      return "nil"
    }
    if self == "null" || hasSuffix(", null") || hasSuffix(": null") { return "null" }
    let word = "undefined"
    let isThere = self == word || hasSuffix(" \(word)") || hasPrefix("\(word) ")
    return isThere ? word : nil
  }
}
