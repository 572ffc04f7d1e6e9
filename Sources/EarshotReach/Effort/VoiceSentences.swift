import EarshotText
import EarshotTree
import EarshotVoiceControl

/// What is said to Voice Control, in Russian or else in English, which it always understands.
struct VoiceSentences {
  let language: String
  private let words: any ReachWords

  init(language: String) {
    words = ReachLocales.words(in: language)
    self.language = language
  }

  var showNumbers: String { words.showNumbers }

  var showGrid: String { words.showGrid }

  /// At the middle of the cell that the grid has narrowed down to.
  var tapHere: String { words.tapHere }

  func tap(_ item: String) -> String { words.tap(item) }

  func showActions(of item: String) -> String { words.showActions(of: item) }

  /// A number of steps more, or less when it is negative.
  func adjust(_ item: String, by count: Int) -> String {
    let command = "\(words.adjust(isMore: count > 0)) \(item)"
    return abs(count) > 1 ? "\(command) \(words.by) \(number(abs(count)))" : command
  }

  func scroll(_ direction: ScrollDirection) -> String { words.scroll(direction) }

  /// A number in words.
  func number(_ number: Int) -> String {
    SpokenForm.spelling(of: number, language: words.commands.tag)?
      .joined(separator: " ") ?? String(number)
  }

  /// How many words a sentence has as it is spoken.
  func count(_ text: String) -> Int {
    max(1, SpokenForm(text, language: language).spelledWords.count)
  }
}
