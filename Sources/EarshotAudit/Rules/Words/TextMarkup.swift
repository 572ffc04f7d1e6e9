import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textMarkup = Rule(
    "text-markup", .text, .warning, .high, .slows,
    "Signs of a markup language are read aloud.",
    what: "“{part}” is markup, not text",
    why: "a listener hears “less than b greater than” or bare asterisks in the sentence",
    advice: "turn markup into attributes before the text becomes a label",
    references: [.apple("foundation/attributedstring")],
    fails: """
      ▼ text "Free <b>delivery</b>"
      ---
      screen ru
      ▼ button "Соль&nbsp;и перец"
      ---
      ▼ text "Only **today** and `now`"
      ---
      ▼ link "[Terms](https://example.com)"
      ---
      ▼ text "{count, plural, one {# pizza} other {# pizzas}}"
      ---
      strings en
      ▼ "free.accessibilityLabel" "Free <b>delivery</b>"
      """,
    passes: """
      text "Free delivery"
      ---
      text "Tom & Jerry"
      ---
      text "2 * 3 * 4 = 24"
      --- Code is read as it is written.
      text "<b>" attributedLabel ("<b>" context sourceCode)
      --- Comparison and a heart are no tags.
      text "a < b and c > d"
      text "I <3 pizza"
      --- A name in a program has lines below; they are no emphasis.
      text "file_name_of_pizza"
      ---
      strings en
      "free" "Free delivery of %@"
      """,
    strings: .spokenTexts,
    check: .screen { run in
      run.judgeSpoken(run.screen.stops, any: .sign) { spoken in
        guard !spoken.runs.contains(where: { $0.attributes.context == "sourceCode" }) else {
          return nil
        }
        var reading = MarkupReading(spoken.text)
        guard let part = reading.firstPart else { return nil }
        return SpokenFlaw(part, better: reading.isPlural ? nil : reading.plain)
      }
    })
}

/// Takes markup out of a text.
private struct MarkupReading {
  private(set) var plain = ""
  private(set) var firstPart: String?
  private(set) var isPlural = false

  init(_ text: String) {
    var rest = text[...]
    while let character = rest.first {
      if let (markup, content) = MarkupReading.markup(at: rest) {
        firstPart = firstPart ?? String(markup)
        isPlural = isPlural || character == "{"
        plain += MarkupReading(content).plain
        rest = rest[markup.endIndex...]
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    plain = plain.tokens.replacing([:])
  }

  /// The markup that a text begins with, and what it shows.
  private static func markup(at text: Substring) -> (Substring, String)? {
    switch text.first {
    case "<": tag(text).map { ($0, "") }
    case "&": entity(text)
    case "*": paired(text, "**")
    case "`": paired(text, "`")
    case "[": linked(text)
    case "{": plural(text).map { ($0, "") }
    default: nil
    }
  }

  /// `<b>`, `</p>`, `<br/>`: a name of HTML in angle brackets.
  private static func tag(_ text: Substring) -> Substring? {
    guard let end = text.prefix(200).firstIndex(of: ">") else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    let name = inside.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return tags.contains(name.lowercased()) ? text[...end] : nil
  }

  private static let tags: Set<String> = [
    "a", "b", "i", "u", "s", "p", "br", "hr", "em", "strong", "span", "div", "font", "img", "ul",
    "ol", "li", "h1", "h2", "h3", "h4", "small", "big", "sub", "sup", "table", "tr", "td", "html",
    "body", "center", "strike", "del", "ins",
  ]

  /// `&nbsp;`, `&#39;`.
  private static func entity(_ text: Substring) -> (Substring, String)? {
    guard let end = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    if let shown = entities[String(name)] { return (text[...end], shown) }
    guard name.first == "#", let code = UInt32(name.dropFirst()), let scalar = Unicode.Scalar(code)
    else { return nil }
    return (text[...end], String(Character(scalar)))
  }

  private static let entities = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "mdash": "—",
    "ndash": "–", "laquo": "«", "raquo": "»", "hellip": "…", "shy": "", "copy": "©", "bull": "•",
  ]

  /// Text between two equal marks, right at its first and last letter.
  private static func paired(_ text: Substring, _ mark: String) -> (Substring, String)? {
    guard text.hasPrefix(mark) else { return nil }
    let inside = text.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace, first != mark.first else { return nil }
    var index = inside.startIndex
    while index < inside.endIndex {
      if inside[index...].hasPrefix(mark) {
        guard inside[..<index].last?.isWhitespace == false else { return nil }
        let end = inside.index(index, offsetBy: mark.count)
        return (text[..<end], String(inside[..<index]))
      }
      index = inside.index(after: index)
    }
    return nil
  }

  /// `[text](address)`.
  private static func linked(_ text: Substring) -> (Substring, String)? {
    guard let close = text.firstIndex(of: "]"), close != text.index(after: text.startIndex) else {
      return nil
    }
    let rest = text[text.index(after: close)...]
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
    return (text[...end], String(text[text.index(after: text.startIndex)..<close]))
  }

  /// `{count, plural, …}`: the syntax of messages with plurals.
  private static func plural(_ text: Substring) -> Substring? {
    let parts = text.dropFirst().prefix(80).split(separator: ",", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    let kind = parts[1].filter { !$0.isWhitespace }
    guard ["plural", "select", "selectordinal"].contains(kind) else { return nil }
    return text
  }
}
