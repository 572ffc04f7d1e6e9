import EarshotSpeech
import EarshotStrings

extension FormatString {
  /// A place for a value of any kind.
  struct Slot: Hashable, Sendable {
    /// What kinds of values differ for the code that passes them.
    enum Kind: Hashable, Sendable { case whole, fraction, object, other }

    let kind: Kind
    /// The number of the argument that the text gives it, from 1.
    let position: Int?
    /// As it is written.
    let written: String

    /// Whether it stands for a number.
    var isNumber: Bool { kind == .whole || kind == .fraction }
  }

  /// The places for values, in order.
  var slots: [Slot] { pieces.compactMap(\.slot) }

  /// Whether it has a place for a number, or for a text that may be one.
  var namesNumber: Bool { slots.contains { $0.isNumber || $0.kind == .object } }

  /// What is written besides the places for values.
  var letters: [String] {
    pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Whether it has two words of Latin letters or more that are no name.
  var isLatinSentence: Bool {
    let plain = letters.joined(separator: " ").wordsOfLetters.filter { word in
      word.count > 1 && word.allSatisfy(\.isASCII) && word.dropFirst().allSatisfy(\.isLowercase)
    }
    // Of a name all words have capitals.
    return plain.count >= 2 && plain.contains { $0.first?.isLowercase ?? false }
      && !letters.contains { $0.contains("://") }
  }
}

extension FormatString.Piece {
  /// The place for a value; `nil` for letters.
  var slot: FormatString.Slot? {
    switch self {
    case .text: nil
    case .number: FormatString.Slot(kind: .whole, position: nil, written: "%arg")
    case .reference(let reference):
      FormatString.Slot(
        kind: .whole, position: reference.position,
        written: "%" + (reference.position.map { "\($0)$" } ?? "") + "#@\(reference.name)@")
    case .placeholder(let placeholder):
      FormatString.Slot(
        kind: placeholder.isWhole
          ? .whole
          : placeholder.isFraction ? .fraction : placeholder.kind == "@" ? .object : .other,
        position: placeholder.position, written: placeholder.written)
    }
  }

  /// What is heard in its place when a number is put into it.
  func sample(_ number: Int) -> String {
    switch self {
    case .text(let text): return text
    case .number: return "\(number)"
    case .reference: return "…"
    case .placeholder(let placeholder):
      if placeholder.isWhole {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, placeholder.filledWidth - digits.count))
          + digits
      }
      guard placeholder.isFraction else { return "…" }
      let places = min(placeholder.precision ?? 6, 9)
      // A fraction that is no whole number, so that it sounds like one.
      return places == 0
        ? "\(number)" : "\(number).5" + String(repeating: "0", count: places - 1)
    }
  }
}

extension FormatString.Placeholder {
  /// How many digits a whole number has at least, as in `%02d`; at most 9 are believed.
  fileprivate var filledWidth: Int {
    let form = written.split(separator: "$").last.map { $0.drop { $0 == "%" } } ?? ""
    guard form.first == "0" else { return 0 }
    return min(Int(form.prefix { $0.isASCII && $0.isNumber }) ?? 0, 9)
  }
}
