package import EarshotStrings
import EarshotText

/// The texts of a project in the language of the phone.
package struct LocalizedTexts: Sendable {
  /// The tables that are asked where code names none, in that order.
  private let catalogs: [StringCatalog]
  /// The tables by name.
  private let named: [String: [StringCatalog]]
  /// The keys by the names that generated code gives them, without signs and capitals; an empty key
  /// where two have one name.
  private let generated: [String: String]
  /// The keys with placeholders by the form that all kinds of placeholders give alike; an empty key where
  /// two have one form.
  private let forms: [String: String]
  /// BCP 47 tag of the language.
  package let language: String

  /// What the system says for a thing that it draws or does: known in English, else a hole with its name.
  func ofSystem(_ words: String, _ name: String) -> SourceString {
    language.hasPrefix("en") ? SourceString(words) : .hole("system item \(name)")
  }

  /// Makes the texts of tables in a language.
  ///
  /// - Parameter names: the names of the tables, such as `Localizable`; fewer leave the others without.
  package init(_ catalogs: [StringCatalog], names: [String] = [], language: String) {
    let named = catalogs.enumerated().map { index, catalog in
      (catalog: catalog, name: names.indices.contains(index) ? names[index] : "Localizable")
    }
    // A text of another module may stand in a table that code does not name here.
    self.catalogs =
      named.filter { $0.name == "Localizable" }.map(\.catalog)
      + named.filter { $0.name != "Localizable" && $0.name != "InfoPlist" }.map(\.catalog)
    self.named = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.catalog) }
    self.language = language
    var (generated, forms): ([String: String], [String: String]) = ([:], [:])
    for key in Set(catalogs.flatMap { $0.entries.map(\.key) }) {
      generated[Self.plain(key)] = generated[Self.plain(key)] == nil ? key : ""
      guard key.utf8.contains(UInt8(ascii: "%")) else { continue }
      let form = Self.form(of: key)
      forms[form] = forms[form] == nil ? key : ""
    }
    self.generated = generated
    self.forms = forms
  }

  /// A key as generated code names it, without signs and capitals.
  private static func plain(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A key with one kind of placeholder in the place of all: which of them Swift writes depends on types
  /// that only the compiler knows.
  private static func form(of key: String) -> String {
    FormatString(key).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .number: "#"
      case .placeholder, .reference: "%@"
      }
    }.joined()
  }

  /// The text of the key that has the form of another, whatever kinds of values are put into it.
  private func text(
    likeKey key: String, _ arguments: [SourceString], table: String?
  ) -> SourceString? {
    guard !arguments.isEmpty, let known = forms[Self.form(of: key)], !known.isEmpty else {
      return nil
    }
    return text(known, arguments, table: table)
  }

  /// The text of the key that a generator has made a name of; `nil` if no table has it, or two could
  /// be meant.
  ///
  /// - Parameter table: the name of the table in generated code; `nil` where that names none.
  func text(
    generated name: String, _ arguments: [SourceString], table: String? = nil
  ) -> SourceString? {
    let table = table.flatMap { wanted in named.keys.first { Self.plain($0) == Self.plain(wanted) }
    }
    guard let key = generated[Self.plain(name)], !key.isEmpty else { return nil }
    return text(key, arguments, table: table)
  }

  /// The text of a key with its arguments; `nil` if no table has it.
  ///
  /// - Parameter table: the table that code names.
  func text(
    _ key: String, _ arguments: [SourceString] = [], table: String? = nil
  ) -> SourceString? {
    let marks = Marks(arguments)
    for catalog in table.flatMap({ named[$0] }) ?? catalogs {
      guard let text = catalog.string(for: key, language: language, arguments: marks.arguments)
      else { continue }
      var string = marks.string(text)
      string.key = key
      return string
    }
    return nil
  }

  /// The text that a literal stands for in SwiftUI: that of its key, or itself.
  func localized(_ literal: SourceString, table: String? = nil) -> SourceString {
    if let format = literal.format,
      let text = text(format.key, format.arguments, table: table)
        ?? text(likeKey: format.key, format.arguments, table: table)
    {
      return text
    }
    var key = ""
    var arguments: [SourceString] = []
    for piece in literal.pieces {
      switch piece {
      case .text(let text): key += text
      case .number(let number):
        key += "%lld"
        arguments.append(SourceString(String(number)))
      case .hole(let words):
        key += "%@"
        arguments.append(.hole(words))
      }
    }
    if let text = text(key, arguments, table: table) { return text }
    if let text = text(likeKey: key, arguments, table: table) { return text }
    if arguments.isEmpty, Self.isKey(key) {
      var hole = SourceString.hole(key)
      hole.key = key
      return hole
    }
    return literal.grouped { number in
      GroupedNumber.text(number, language: Language(language))
    }
  }

  /// A number as `formatted()` writes it; `nil` of fractions, and in languages with digits of their own.
  func text(of number: Double) -> String? {
    let language = Language(language)
    guard !["ar", "bn", "fa", "mr", "my", "ne"].contains(language.code) else { return nil }
    return Int(exactly: number).map { GroupedNumber.text($0, language: language) }
  }

  /// The text that code asks a table for; a hole if there is no such table.
  ///
  /// - Parameter fallback: what is said without such an entry.
  func lookUp(
    _ key: SourceString, table: String? = nil, fallback: SourceString? = nil
  ) -> SourceString {
    guard let known = key.known else { return key }
    if let text = text(known, table: table) { return text }
    if let fallback, !fallback.isEmpty { return fallback }
    var result = Self.isKey(known) ? SourceString.hole(known) : SourceString(known)
    result.key = known
    return result
  }

  /// A format with its arguments put in.
  func format(_ format: SourceString, _ arguments: [SourceString]) -> SourceString? {
    if let key = format.key, let text = text(key, arguments) { return text }
    guard let known = format.known else { return nil }
    // A placeholder may name the same argument again and again.
    let longest = arguments.map(\.size).max() ?? 0
    guard known.utf8.count * longest <= 4_000_000 else { return nil }
    var result = SourceString("")
    var next = 0
    for piece in FormatString(known).pieces {
      switch piece {
      case .text(let text): result.append(SourceString(text))
      case .placeholder(let place):
        let index = place.position.map { $0 - 1 } ?? next
        next += 1
        guard arguments.indices.contains(index) else { return nil }
        result.append(rounded(arguments[index], place))
      case .reference, .number: return nil
      }
    }
    return result
  }

  private func rounded(
    _ argument: SourceString, _ place: FormatString.Placeholder
  ) -> SourceString {
    guard let precision = place.precision, place.isFraction, let text = argument.known,
      text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" })
    else { return argument }
    return SourceString(DecimalText.rounded(text, to: precision))
  }

  /// Whether a text is the name of an entry and no words: dots or underscores join its parts.
  static func isKey(_ text: String) -> Bool {
    guard !text.isEmpty, text.contains(where: { $0 == "." || $0 == "_" }) else { return false }
    guard text.utf8.allSatisfy({ $0 < 128 && $0 > 32 }), text.last != "." else { return false }
    return text.split(whereSeparator: { $0 == "." || $0 == "_" }).allSatisfy {
      $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    } && !text.contains("://")
  }

  /// The text of a view that is a `Text`; `nil` of any other.
  func string(of view: ViewValue) -> SourceString? {
    guard case .framework("Text", let arguments) = view.kind, let first = arguments.first else {
      return nil
    }
    guard let string = first.value.string else { return nil }
    let table = (arguments["tableName"] ?? arguments["table"])?.string?.known
    return string.isLiteral && first.label == nil ? localized(string, table: table) : string
  }

  /// The argument of a `Text` that is the sum of two.
  func argument(_ left: ViewValue, _ right: ViewValue) -> ArgumentValue {
    let sum = (string(of: left) ?? SourceString("")) + (string(of: right) ?? SourceString(""))
    return ArgumentValue(
      label: "verbatim", value: .text(sum), expression: Expression(.unknown, left.range),
      isTrailing: false)
  }
}

/// Arguments with marks in the place of holes, which a format leaves as they are.
private struct Marks {
  let arguments: [FormatArgument]
  private let strings: [SourceString]

  init(_ strings: [SourceString]) {
    self.strings = strings
    arguments = strings.enumerated().map { index, string in
      guard let known = string.known else { return .text(Self.mark(index)) }
      return known.allSatisfy({ $0.isNumber || $0 == "." }) && !known.isEmpty
        ? .number(known) : .text(known)
    }
  }

  private static func mark(_ index: Int) -> String { "\u{F0000}\(index)\u{F0001}" }

  /// The text with holes in the place of marks.
  func string(_ text: String) -> SourceString {
    guard text.contains("\u{F0000}") else { return SourceString(text) }
    var result = SourceString("")
    for (position, part) in text.split(separator: "\u{F0000}", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard position > 0, let end = part.firstIndex(of: "\u{F0001}"),
        let index = Int(part[..<end])
      else {
        result = result + SourceString(String(part))
        continue
      }
      result = result + strings[index] + SourceString(String(part[part.index(after: end)...]))
    }
    return result
  }
}
