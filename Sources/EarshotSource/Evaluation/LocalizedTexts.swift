package import EarshotStrings
import EarshotText

/// The texts of a project in the language of the phone.
package struct LocalizedTexts {
  /// The tables, in the order in which they are asked.
  private let catalogs: [StringCatalog]
  /// BCP 47 tag of the language.
  package let language: String

  /// Makes the texts of tables in a language.
  package init(_ catalogs: [StringCatalog], language: String) {
    self.catalogs = catalogs
    self.language = language
  }

  /// The text of a key with its arguments; `nil` if no table has it.
  func text(_ key: String, _ arguments: [SourceString] = []) -> SourceString? {
    let marks = Marks(arguments)
    for catalog in catalogs {
      guard let text = catalog.string(for: key, language: language, arguments: marks.arguments)
      else { continue }
      var string = marks.string(text)
      string.key = key
      return string
    }
    return nil
  }

  /// The text that a literal stands for in SwiftUI: that of its key, or itself.
  func localized(_ literal: SourceString) -> SourceString {
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
    if let text = text(key, arguments) { return text }
    if key.contains("%@"), let text = text(key.replacing("%@", with: "%lld"), arguments) {
      return text
    }
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
  func lookUp(_ key: SourceString) -> SourceString {
    guard let known = key.known else { return key }
    if let text = text(known) { return text }
    var result = Self.isKey(known) ? SourceString.hole(known) : SourceString(known)
    result.key = known
    return result
  }

  /// A format with its arguments put in.
  func format(_ format: SourceString, _ arguments: [SourceString]) -> SourceString? {
    if let key = format.key, let text = text(key, arguments) { return text }
    guard let known = format.known else { return nil }
    var result = SourceString("")
    var next = 0
    for piece in FormatString(known).pieces {
      switch piece {
      case .text(let text): result = result + SourceString(text)
      case .placeholder(let place):
        let index = place.position.map { $0 - 1 } ?? next
        next += 1
        guard arguments.indices.contains(index) else { return nil }
        result = result + rounded(arguments[index], place)
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
    return string.isLiteral && first.label == nil ? localized(string) : string
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
