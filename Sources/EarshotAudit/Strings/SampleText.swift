import EarshotSpeech
import EarshotStrings
import EarshotVerbalizer

/// A text with a number in the place of each specifier, as a listener may hear it.
struct SampleText: Sendable {
  /// The text as it is heard, with an ellipsis in the place of what is no number.
  let text: String
  /// The stretches of ``text`` that stand for specifiers, in UTF-8 code units, with what is
  /// written there.
  private let places: [(range: Range<Int>, written: String)]
  /// Whether anything but specifiers and spaces is written.
  let hasWords: Bool

  /// Makes a sample.
  ///
  /// - Parameter number: the number for integers.
  init(_ format: FormatString, number: Int) {
    var text = ""
    var places: [(range: Range<Int>, written: String)] = []
    var hasWords = false
    for (index, piece) in format.pieces.enumerated() {
      let start = text.utf8.count
      // A text before a unit or a currency is a number that the app has formatted.
      let isAmount = piece.slot?.kind == .object && format.hasShortForm(after: index)
      text += isAmount ? "\(number)" : piece.sample(number)
      if let slot = piece.slot {
        places.append((start..<text.utf8.count, slot.written))
      } else {
        hasWords = hasWords || !text.utf8.dropFirst(start).allSatisfy { $0 <= 0x20 }
      }
    }
    self.text = text
    self.places = places
    self.hasWords = hasWords
  }

  /// A part of the sample as it is written in the file; the part itself when it is not in it.
  func written(_ part: String) -> String {
    guard !places.isEmpty, !part.isEmpty, let start = text.utf8Offset(of: part) else { return part }
    let range = start..<start + part.utf8.count
    let bytes = Array(text.utf8)
    var written = ""
    var position = range.lowerBound
    for place in places where place.range.overlaps(range) {
      if position < place.range.lowerBound {
        written += String(decoding: bytes[position..<place.range.lowerBound], as: UTF8.self)
      }
      written += place.written
      position = place.range.upperBound
    }
    guard position < range.upperBound else { return written }
    return written + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }
}

extension FormatString {
  /// Whether a short form of a unit or a currency with two letters or more follows a piece.
  fileprivate func hasShortForm(after index: Int) -> Bool {
    guard index + 1 < pieces.count, case .text(let next) = pieces[index + 1] else { return false }
    let word = next.drop { $0 == " " || $0 == "\u{A0}" }.prefix { $0.isLetter || $0 == "/" }
    return word.count > 1
      && (NormalizerLexicon.units[String(word)] != nil
        || NormalizerLexicon.currencies[word.lowercased()] != nil)
  }
}

extension String {
  /// Where a text first begins in this one, in UTF-8 code units.
  fileprivate func utf8Offset(of part: String) -> Int? {
    let (all, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= all.count else { return nil }
    return (0...all.count - wanted.count).first {
      all[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
