import EarshotHost
import EarshotText
import EarshotTree

/// The captions that a device showed, written down a line each.
///
/// An empty line and one that begins with `#` are passed over.
struct CaptionLog {
  /// What was heard, in order.
  let lines: [String]

  /// Reads a file.
  ///
  /// Throws ``InputError`` when it cannot be read, is no text, or holds no line.
  init(path: String) throws(InputError) {
    guard let text = String(validating: try InputFile(path: path).bytes(), as: UTF8.self) else {
      throw InputError(message: "the captions are no text", help: "save them as UTF-8")
    }
    lines = text.split(whereSeparator: \.isNewline)
      .map { String($0).trimmed }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard !lines.isEmpty else {
      throw InputError(
        message: "there are no captions in it",
        help: "write down what the caption panel shows, a line for each element")
    }
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
