import EarshotAudit
import EarshotTree

/// An example of a rule: the screen, and the lines that must be reported.
struct MarkedExample {
  let text: String
  let screen: Screen
  /// The marked lines, from 1.
  let marks: Set<Int>
  /// Whether the line `screen` is marked.
  let isScreenMarked: Bool

  init(_ text: String) throws {
    self.text = text
    var marks: Set<Int> = []
    var isScreenMarked = false
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let indentation = line.prefix { $0 == " " }
      let rest = line.dropFirst(indentation.count)
      guard rest.hasPrefix("▼ ") else {
        lines.append(String(line))
        continue
      }
      let bare = rest.dropFirst(2)
      lines.append("\(indentation)\(bare)")
      if bare == "screen" || bare.hasPrefix("screen ") {
        isScreenMarked = true
      } else {
        marks.insert(index + 1)
      }
    }
    screen = try Screen(notation: lines.joined(separator: "\n"))
    self.marks = marks
    self.isScreenMarked = isScreenMarked
  }

  /// The elements that must be reported; `nil` is the screen.
  var expected: Set<Element.ID?> {
    var found: Set<Element.ID?> = isScreenMarked ? [nil] : []
    for element in screen.allElements {
      if let line = element.source?.line, marks.contains(line) { found.insert(element.id) }
    }
    return found
  }
}

extension Rule {
  /// What the rule alone reports on a screen.
  func findings(on screen: Screen) -> [Finding] {
    Audit([Audit.Check(self)]).report(of: AuditedScreen(screen)).findings
  }

  /// The screens that must be reported, and those that must not.
  var failingExamples: [String] {
    examples.failing.filter { !$0.isStrings && !$0.isSession }.map(\.text)
  }
  var cleanExamples: [String] {
    examples.passing.filter { !$0.isStrings && !$0.isSession }.map(\.text)
  }

  /// The strings files that must be reported, and those that must not.
  var failingStrings: [String] { examples.failing.filter(\.isStrings).map(\.text) }
  var cleanStrings: [String] { examples.passing.filter(\.isStrings).map(\.text) }

  /// The words in English and in Russian.
  var english: RuleText { text(in: "en") }
  var russian: RuleText { text(in: "ru") }
}
