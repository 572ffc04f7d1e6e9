import EarshotText
import EarshotVerbalizer
import Foundation

/// The words of a phrase as they are said.
///
/// A word is letters, with apostrophes and hyphens inside; numbers and a few signs become words.
struct PronouncedWords {
  private let language: Language
  private let signs: [Character: String]

  init(language: String) {
    self.language = Language(language)
    signs =
      self.language.base == .english ? ["&": "and", "+": "plus", "%": "percent", "@": "at"] : [:]
  }

  /// The words of a phrase, in lower case; empty when it has none.
  func callAsFunction(_ phrase: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      let plain = word.trimmingCharacters(in: CharacterSet(charactersIn: "'-"))
      if let first = plain.first {
        words += first.isNumber ? self.words(ofNumber: plain) : [plain]
      }
      word = ""
    }
    for character in phrase.lowercased() {
      if let sign = signs[character] {
        end()
        words.append(sign)
      } else if character.isNumber || character.isLetter {
        // "iphone15" is two words.
        if let last = word.last, last.isLetter || last.isNumber, last.isNumber != character.isNumber
        {
          end()
        }
        word.append(character)
      } else if (character == "'" || character == "’" || character == "-"), !word.isEmpty,
        word.last?.isNumber == false
      {
        word.append(character == "’" ? "'" : character)
      } else {
        end()
      }
    }
    end()
    return words
  }

  /// A number in words; one that is long, or begins with zero, digit by digit.
  private func words(ofNumber digits: String) -> [String] {
    let isCode = digits.count > 6 || (digits.count > 1 && digits.hasPrefix("0"))
    let parts = isCode ? digits.map(String.init) : [digits]
    return parts.flatMap { part -> [String] in
      guard let value = UInt64(part), let text = language.cardinal(value) else { return [] }
      return text.split { !$0.isLetter }.map(String.init)
    }
  }
}
