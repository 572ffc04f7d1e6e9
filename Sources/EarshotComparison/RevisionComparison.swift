package import EarshotWriting

/// The changes between two revisions of a project for people who listen.
package struct RevisionComparison: Hashable, Sendable {
  /// A finding that only one revision has.
  package struct Finding: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// How bad it is: `error`, `warning`, `info`, or `review` for a question.
    package var severity: String
    /// The problem in a sentence.
    package var message: String
    /// The path of the file.
    package var path: String
    /// The line in the file, from 1; `nil` when nobody knows.
    package var line: Int?

    package init(rule: String, severity: String, message: String, path: String, line: Int?) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.path = path
      self.line = line
    }
  }

  /// Findings that came and went in one place.
  package struct Findings: Hashable, Sendable {
    /// Those that are new.
    package var came: [Finding]
    /// Those that are not there any more.
    package var gone: [Finding]

    package init(came: [Finding] = [], gone: [Finding] = []) {
      self.came = came
      self.gone = gone
    }

    /// Whether there are none.
    package var isEmpty: Bool { came.isEmpty && gone.isEmpty }
  }

  /// A screen that is not the same in both.
  package struct Screen: Hashable, Sendable {
    /// The name of the screen: its title, or that of the view; `nil` when the input gives none.
    package var name: String?
    /// The two versions.
    package var comparison: Comparison
    /// The findings on the screen.
    package var findings: Findings

    package init(name: String?, comparison: Comparison, findings: Findings) {
      self.name = name
      self.comparison = comparison
      self.findings = findings
    }
  }

  /// The revision before, as the user named it.
  package var before: String
  /// The revision after.
  package var after: String
  /// The screens that are not the same, by path.
  package var screens: [Screen]
  /// The findings about code beside its screens, in the order of the files.
  package var code: Findings
  /// The number of screens that are the same in both.
  package var unchanged: Int

  package init(
    before: String, after: String, screens: [Screen], code: Findings = Findings(), unchanged: Int
  ) {
    self.before = before
    self.after = after
    self.screens = screens
    self.code = code
    self.unchanged = unchanged
  }
}

extension RevisionComparison {
  /// All findings that came and went.
  package var findings: Findings {
    Findings(
      came: screens.flatMap(\.findings.came) + code.came,
      gone: screens.flatMap(\.findings.gone) + code.gone)
  }

  /// The screens that both revisions have and that are not the same.
  var changed: [Screen] { screens.filter { !$0.isNew && !$0.isGone } }

  /// The counts in words.
  var summary: String {
    let counts = [
      "\(changed.count) changed", "\(screens.count(where: \.isNew)) new",
      "\(screens.count(where: \.isGone)) gone", "\(unchanged) unchanged",
    ]
    return "screens: \(counts.joined(separator: ", ")); findings: \(findings.came.count) came, "
      + "\(findings.gone.count) went"
  }
}

extension RevisionComparison.Screen {
  /// Whether only the revision after has it.
  package var isNew: Bool { comparison.isAdded }

  /// Whether only the revision before has it.
  package var isGone: Bool { comparison.isRemoved }

  /// The path of the file that holds it now, or held it.
  var path: String { isGone ? comparison.before.path : comparison.after.path }

  /// The name and the path, with the path before where the file was renamed.
  var title: String {
    let moved = comparison.before.path != comparison.after.path && !isNew && !isGone
    let place = moved ? "\(comparison.before.path) → \(path)" : path
    return name.map { "\($0), \(place)" } ?? place
  }

  /// The number of stops of a screen that only one revision has.
  var stops: Int { isGone ? comparison.result.before.stops : comparison.result.after.stops }
}

extension RevisionComparison.Finding {
  /// The finding in one line, with its place.
  var text: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(severity): \(message) [\(rule)]"
  }
}

extension OutputFormat where Document == RevisionComparison {
  /// The formats of a comparison of revisions, sorted by name.
  package static var all: [OutputFormat<RevisionComparison>] { [json, markdown, text] }
}
