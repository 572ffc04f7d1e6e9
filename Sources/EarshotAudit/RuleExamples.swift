/// Screens in screen notation, and strings files, that show what a rule reports and what not.
///
/// They are written in blocks, one below another:
///
///     button "Pay"
///     --- A field shows the text that was typed.
///     textEntry "" value "Ann"
///     --- boundary size
///     button "Left" frame 100,100,24,24
///
/// Each line of dashes begins an example. Behind the dashes stands why it is judged so, or the
/// setting whose default it just meets or just misses, or else its first line, when that names the
/// screen or the language of strings: `--- screen ru`.
///
/// `▼` before the first word of a line marks an element that is reported; on the line `screen` it
/// marks a finding about the screen as a whole. A rule reports exactly what is marked.
///
/// The two sides of a threshold are one block, with what differs as `{fails|passes}`, whose title is
/// the setting; marks hold for the side that fails, and lines left empty are none:
///
///     --- size
///     ▼ button "Left" frame 100,100,{23|24},24
///
/// Examples with frames that name no screen stand on the one that the rule names for all.
///
/// An example that begins with `session` shows a screen, and below it a script whose lines begin with
/// `> `; there `▼` marks the step that leads to a finding.
///
/// An example that begins with `strings` and a language shows strings files; there `▼` marks the
/// line of a key.
package struct RuleExamples: Sendable {
  /// One screen, or the strings files of one table.
  package struct Example: Hashable, Sendable {
    /// The screen in notation, or the strings files.
    package let text: String
    /// Why it is judged so, where that is not plain.
    package let reason: String?
    /// The setting at whose threshold it stands: the last to pass, or the first to fail.
    package let boundary: String?

    /// Whether it shows strings files.
    package var isStrings: Bool { text.hasPrefix("strings ") }

    /// Whether it shows a session.
    package var isSession: Bool { text.hasPrefix("session") }

    fileprivate var namesScreen: Bool { withoutMarks.text.hasPrefix("screen") }
    fileprivate var withoutMarks: Example {
      Example(text: text.replacing("▼ ", with: ""), reason: reason, boundary: boundary)
    }
  }

  /// A change of a screen under which the findings of a rule stay the same.
  package enum Disguise: String, Hashable, Sendable, CaseIterable {
    /// Left and right are exchanged.
    case mirrored
    /// Everything stands in one more plain view.
    case wrapped
    /// Everything lies 10 points lower on a screen that is as much higher.
    case shifted
    /// The screen is written as notation and read again.
    case rewritten
  }

  /// Examples with at least one mark each.
  package var failing: [Example] { examples(fails()) + thresholds { $0.fails } }
  /// Examples without marks; those with a reason are reported by other tools, or look wrong at
  /// first.
  package var passing: [Example] {
    examples(passes()) + thresholds { $0.passes }.map { $0.withoutMarks }
  }
  /// The changes that alter what this rule is about, each with a reason in a comment beside it.
  package let sensitiveTo: Set<Disguise>

  private let screen: String?
  private let fails: @Sendable () -> String
  private let passes: @Sendable () -> String
  private let boundaries: @Sendable () -> String

  /// Makes examples, which are read when they are asked for.
  init(
    on screen: String? = nil, fails: @escaping @Sendable () -> String,
    passes: @escaping @Sendable () -> String, boundaries: @escaping @Sendable () -> String,
    sensitiveTo: Set<Disguise> = []
  ) {
    self.screen = screen
    self.fails = fails
    self.passes = passes
    self.boundaries = boundaries
    self.sensitiveTo = sensitiveTo
  }

  /// One side of each threshold, as examples.
  private func thresholds(_ side: ((fails: Substring, passes: Substring)) -> Substring) -> [Example]
  {
    let text = boundaries().replacing(/\{([^{|}]*)\|([^{|}]*)\}/) { side(($0.1, $0.2)) }
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return examples(lines.joined(separator: "\n")).map {
      Example(text: $0.text, reason: nil, boundary: $0.reason)
    }
  }

  /// The examples in a text of blocks, each with its screen.
  private func examples(_ text: String) -> [Example] {
    Self.examples(text).map { example in
      guard let screen, example.text.contains(" frame "), !example.namesScreen else {
        return example
      }
      return Example(
        text: "screen \(screen)\n\(example.text)", reason: example.reason,
        boundary: example.boundary)
    }
  }

  /// The examples in a text of blocks.
  static func examples(_ text: String) -> [Example] {
    blocks(text).map { block in
      let isBoundary = block.title.hasPrefix("boundary ")
      return Example(
        text: block.lines.joined(separator: "\n"),
        reason: isBoundary || block.title.isEmpty ? nil : block.title,
        boundary: isBoundary ? String(block.title.dropFirst("boundary ".count)) : nil)
    }
  }

  /// The blocks of a text: lines of dashes begin them, with a title that may go on in more of them,
  /// or with a first line that names what the block shows.
  static func blocks(_ text: String) -> [(title: String, lines: [Substring])] {
    var blocks: [(title: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !text.isEmpty {
      guard line.hasPrefix("---") else {
        if blocks.isEmpty { blocks.append(("", [])) }
        blocks[blocks.count - 1].lines.append(line)
        continue
      }
      let title = line.drop { $0 == "-" || $0 == " " }
      let isFirstLine = ["screen ", "strings ", "session "].contains { title.hasPrefix($0) }
      if isFirstLine || title == "session" {
        blocks.append(("", [title]))
      } else if let last = blocks.last, last.lines.isEmpty {
        blocks[blocks.count - 1].title += " " + title
      } else {
        blocks.append((String(title), []))
      }
    }
    return blocks
  }
}

extension Rule {
  /// Numbered lines of an example.
  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }
}
