import EarshotTree
import EarshotVoiceControl

/// What is said to Voice Control, in Russian or else in English, which it always understands.
struct VoiceSentences {
  let language: String
  private let isRussian: Bool

  init(language: String) {
    isRussian = language.isRussian
    self.language = language
  }

  var showNumbers: String { isRussian ? "показать номера" : "show numbers" }

  var showGrid: String { isRussian ? "показать сетку" : "show grid" }

  /// At the middle of the cell that the grid has narrowed down to.
  var tapHere: String { isRussian ? "коснуться" : "tap" }

  func tap(_ item: String) -> String { isRussian ? "коснуться \(item)" : "tap \(item)" }

  func showActions(of item: String) -> String {
    isRussian ? "показать действия для \(item)" : "show actions for \(item)"
  }

  /// A number of steps more, or less when it is negative.
  func adjust(_ item: String, by count: Int) -> String {
    let verb =
      isRussian ? (count > 0 ? "увеличить" : "уменьшить") : count > 0 ? "increment" : "decrement"
    guard abs(count) > 1 else { return "\(verb) \(item)" }
    return "\(verb) \(item) \(isRussian ? "на" : "by") \(number(abs(count)))"
  }

  func scroll(_ direction: ScrollDirection) -> String {
    let words: (String, String) =
      switch direction {
      case .up, .previous: ("up", "вверх")
      case .down, .next: ("down", "вниз")
      case .left: ("left", "влево")
      case .right: ("right", "вправо")
      }
    return isRussian ? "прокрутить \(words.1)" : "scroll \(words.0)"
  }

  /// A number in words.
  func number(_ number: Int) -> String {
    SpokenForm.spelling(of: number, language: isRussian ? "ru" : "en")?
      .joined(separator: " ") ?? String(number)
  }

  /// How many words a sentence has as it is spoken.
  func count(_ text: String) -> Int {
    max(1, SpokenForm(text, language: language).spelledWords.count)
  }
}
