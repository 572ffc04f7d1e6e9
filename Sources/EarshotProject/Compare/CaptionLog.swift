import EarshotHost
import EarshotText
import EarshotTree

/// The captions that a device showed, written down a line each.
///
/// An empty line and one that begins with `#` are passed over, and so are times where every line begins
/// with one.
struct CaptionLog {
  /// What was heard, in order.
  private(set) var lines: [String]

  /// Reads a file.
  ///
  /// Throws ``InputError`` when it cannot be read, is no text, or holds no line.
  init(path: String) throws(InputError) {
    guard let text = String(validating: try InputFile(path: path).bytes(), as: UTF8.self) else {
      throw InputError(message: "the captions are no text", help: "save them as UTF-8")
    }
    let written = text.split(whereSeparator: \.isNewline)
      .map { String($0).trimmed }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let untimed = written.compactMap(\.afterTime)
    lines = untimed.count == written.count ? untimed : written
    guard !lines.isEmpty else {
      throw InputError(
        message: "there are no captions in it",
        help: "write down what the caption panel shows, a line for each element")
    }
  }

  /// The log without what a person at a device hears besides the screen: the name of the app before what
  /// comes first, and a line again because focus came back to it or it was tapped.
  ///
  /// - Parameters:
  ///   - predicted: the captions of the screen in their order.
  ///   - names: the names of the app and the screen.
  func adapted(to predicted: [String], names: [String]) -> CaptionLog {
    let known = Set(predicted)
    let twice = Set(zip(predicted, predicted.dropFirst()).filter { $0 == $1 }.map(\.0))
    var log = self
    log.lines = []
    for line in lines {
      let bare = names.lazy.filter { line.hasPrefix($0 + ", ") }
        .map { String(line.dropFirst($0.count + 2)) }.first
      let heard = bare.flatMap { known.contains(line) || !known.contains($0) ? nil : $0 } ?? line
      if heard != log.lines.last || twice.contains(heard) { log.lines.append(heard) }
    }
    return log
  }

  /// A screen that says the lines and nothing else.
  var screen: Screen {
    Screen(
      elements: lines.enumerated().map { index, line in
        var element = Element(id: Element.ID("line \(index + 1)"), isAccessibilityElement: true)
        element.label = .given(line)
        return element
      })
  }
}

extension String {
  /// What stands behind a time of day, or a day and a time, at the beginning; `nil` where there is none.
  fileprivate var afterTime: String? {
    let start = drop { "[(".contains($0) }
    let time = start.prefix { $0.isNumber || ":.,-+TZ/ ".contains($0) }
    let words = start.dropFirst(time.count).drop { "])".contains($0) || $0.isWhitespace }
    let parts = time.split { !$0.isNumber }
    guard parts.count >= 2, time.contains(":"),
      time.last?.isWhitespace == true
        || start.dropFirst(time.count).first.map({ "])".contains($0) }) == true,
      !time.trimmed.hasSuffix(","), !words.isEmpty
    else { return nil }
    return String(words)
  }
}
