package import EarshotTree

/// The outcome of a script, step by step, in plain words that every output can write.
package struct ScriptReport: Hashable, Sendable {
  /// An event that is heard: speech or a sound.
  package struct AudibleEvent: Hashable, Sendable {
    /// The kind of an event and how it ended.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Speech that was heard to its end.
      case says
      /// An announcement of the app that was heard to its end.
      case announces
      /// Speech that was cut.
      case cut
      /// A sound.
      case sounds
    }

    /// The kind of the event.
    package var kind: Kind
    /// The sentence without its hint, or the name of the sound.
    package var text: String
    /// The whole line of the caption panel, with hint.
    package var line: String
    /// When it began, in seconds of the session.
    package var start: Double
    /// When it ended, in seconds of the session.
    package var end: Double
    /// Whether it could be heard, rather than only read as a caption while speech is off.
    package var isAudible = true

    /// Makes an event.
    package init(kind: Kind, text: String, line: String, start: Double, end: Double) {
      self.kind = kind
      self.text = text
      self.line = line
      self.start = start
      self.end = end
    }
  }

  /// An expectation beside what was there; one of them is missing in a row that stands alone.
  package struct Row: Hashable, Sendable {
    /// The expectation, as it would be written in a script.
    package var expected: String?
    /// The observation, in the same words.
    package var heard: String?
    /// Whether they agree.
    package var isMet: Bool

    /// Makes a row.
    package init(expected: String?, heard: String?, isMet: Bool) {
      self.expected = expected
      self.heard = heard
      self.isMet = isMet
    }
  }

  /// An element with its label.
  package struct NamedElement: Hashable, Sendable {
    /// The id.
    package var id: Element.ID
    /// The label; `nil` if it has none.
    package var label: String?
  }

  /// The outcome of one step.
  package struct Step: Hashable, Sendable {
    /// The line of the step in the script, from 1.
    package var line: Int
    /// The step as the script has it.
    package var text: String
    /// Why the step could not be done; `nil` if it could.
    package var problem: String?
    /// The remedy of the problem.
    package var help: String?
    /// Whether nothing has a name that the step or its expectations have.
    package var isNameMissing = false
    /// The speech and sounds, in order.
    package var heard: [AudibleEvent]
    /// The lines of text that were shown, in order.
    package var shown: [String]
    /// The overlay at the end of the step; `nil` if nothing did.
    package var overlay: ScreenOverlay?
    /// The cells of a braille display at the end of the step, with their words; `nil` for nothing.
    package var felt: BrailleTables.Window?
    /// The actions that the app was asked for, in order, as a script would write them.
    package var appActions: [String]
    /// Whether the source does not tell what the app does because of the step, as a capture that does
    /// not hold its code.
    package var isUnknown = false
    /// The element in focus at the end of the step.
    package var focus: Element.ID?
    /// The elements that had focus or were asked, each once.
    package var elements: [NamedElement]
    /// The expectations beside what was there.
    package var rows: [Row]
    /// The elements that expectations are about which are not met, each with its label.
    package var labels: [String]
    /// The flaws of the app that the step shows; `nil` when nobody looked for any.
    package var findings: [Finding]?
    /// When the step began, in seconds of the session.
    package var start: Double
    /// When the step ended, in seconds of the session.
    package var end: Double

    /// Makes the outcome of a step.
    package init(line: Int, text: String, start: Double) {
      self.line = line
      self.text = text
      heard = []
      shown = []
      appActions = []
      elements = []
      rows = []
      labels = []
      self.start = start
      end = start
    }

    /// Whether the step could be done and everything was as expected.
    package var isPassed: Bool { problem == nil && rows.allSatisfy(\.isMet) }
  }

  /// A flaw of the app that a step shows, in words.
  package struct Finding: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// How bad it is, such as `warning`; `question` where only a person can tell.
    package var level: String
    /// The element; `nil` is the screen as a whole.
    package var element: Element.ID?
    /// The problem, on one line.
    package var what: String
    /// Who is hurt, and how.
    package var why: String
    /// The advice.
    package var advice: String

    /// Makes a finding.
    package init(
      rule: String, level: String, element: Element.ID?, what: String, why: String, advice: String
    ) {
      self.rule = rule
      self.level = level
      self.element = element
      self.what = what
      self.why = why
      self.advice = advice
    }
  }

  /// The name of the script, such as its path.
  package var name: String
  /// The name of what it ran on.
  package var source: String
  /// The settings of the phone that are not those of a new one, such as `textSize AX3`.
  package var settings: [String] = []
  /// The steps in order.
  package var steps: [Step]

  /// Makes a report.
  package init(name: String, source: String, steps: [Step] = []) {
    self.name = name
    self.source = source
    self.steps = steps
  }

  /// The first step after which the screen of a real app may be another one; `nil` if there is none.
  package var firstUnknown: Step? { steps.first(where: \.isUnknown) }

  /// The flaws of the app that its steps show, in order.
  package var findings: [Finding] { steps.flatMap { $0.findings ?? [] } }

  /// Adds to the help on names that are not there.
  package mutating func addHelpOnNames(_ text: String) {
    for index in steps.indices where steps[index].isNameMissing {
      steps[index].help = [steps[index].help, text].compactMap(\.self).joined(separator: "; ")
    }
  }

  /// Whether every step passed.
  package var isPassed: Bool { steps.allSatisfy(\.isPassed) }
}
