import EarshotText
import EarshotTree

/// A screen as suppressions name it.
package struct SuppressedScreen: Sendable {
  private let names: [String]
  private let path: String
  private let lines: Range<Int>

  /// Makes the names of a screen.
  ///
  /// - Parameters:
  ///   - path: the path of the input, seen from the folder of the configuration.
  ///   - title: the title of the screen.
  ///   - lines: the lines of the input that are its own and not of the screens around it.
  package init(path: String, title: String?, lines: Range<Int> = 0..<0) {
    self.path = path
    self.lines = lines
    let file = path.split(separator: "/").last.map(String.init) ?? path
    names = [file, String(file.prefix { $0 != "." })] + (title.map { [$0] } ?? [])
  }

  /// Whether a suppression may be about something on the screen.
  func isMeant(by suppression: Suppression) -> Bool {
    switch suppression.target {
    case .line(let line), .screenLine(let line): lines.contains(line)
    case .screens(nil, _), .key: true
    case .code: false
    case .screens(let glob?, _): glob.matches(path: path) || names.contains { glob.matches($0) }
    }
  }
}

extension Suppression {
  /// Whether a finding about an element is meant; no element is the screen as a whole.
  func means(_ element: Element?) -> Bool {
    switch target {
    case .screens(_, nil): true
    case .screens(_, let selector?): element.map(selector.matches) ?? false
    case .line(let line): element?.source?.line == line
    case .screenLine: element == nil
    case .code: false
    case .key(let key): element?.identifier.value == key
    }
  }
}
