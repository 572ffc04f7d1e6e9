import EarshotSession
import EarshotText
package import EarshotWriting

/// The effort of some goals by several technologies, and what it may be at most.
package struct EffortDocument: Hashable, Sendable {
  /// The effort by one technology.
  package struct Entry: Hashable, Sendable {
    /// The technology.
    package var technology: ReachTechnology
    /// The goals in order, up to the first one that is out of reach.
    package var segments: [EffortRun.Segment]

    /// Makes an entry.
    package init(technology: ReachTechnology, segments: [EffortRun.Segment]) {
      self.technology = technology
      self.segments = segments
    }

    /// The path to all goals; `nil` if one is out of reach.
    package var steps: [EffortStep]? {
      segments.reduce([]) { steps, segment in
        guard let steps, let path = segment.outcome?.path else { return nil }
        return steps + path.steps
      }
    }

    /// How much is done; `nil` if a goal is out of reach.
    package var count: Int? { steps?.count }
    /// Seconds; `nil` if a goal is out of reach.
    package var seconds: Double? { steps.map { $0.reduce(0) { $0 + $1.seconds } } }
    /// How many words are said to Voice Control; `nil` for others, and when a goal is out of reach.
    package var words: Int? {
      guard technology == .voiceControl, steps != nil else { return nil }
      return segments.reduce(0) { $0 + ($1.outcome?.path?.words ?? 0) }
    }
  }

  /// The most effort that a technology may take.
  package struct Limit: Hashable, Sendable {
    /// The technology.
    package var technology: ReachTechnology
    /// The number.
    package var amount: Double
    /// Whether the number is one of seconds, rather than of gestures, commands or presses.
    package var isSeconds: Bool

    /// Makes a limit.
    package init(technology: ReachTechnology, amount: Double, isSeconds: Bool) {
      self.technology = technology
      self.amount = amount
      self.isSeconds = isSeconds
    }
  }

  /// The source as the user named it.
  package var source: String
  /// Who uses the app, and how fast.
  package var model: EffortModel
  /// The efforts, in the order of the technologies.
  package var entries: [Entry]
  /// The limits.
  package var budget: [Limit]
  /// The language of the words.
  package var language: String

  /// Makes a document.
  package init(
    source: String, model: EffortModel, entries: [Entry], budget: [Limit] = [],
    language: String = "en"
  ) {
    self.source = source
    self.model = model
    self.entries = entries
    self.budget = budget
    self.language = language
  }

  /// The limits that are exceeded; what is out of reach exceeds any.
  package var exceeded: [Limit] {
    budget.filter { limit in
      guard let entry = entries.first(where: { $0.technology == limit.technology }) else {
        return false
      }
      let amount = limit.isSeconds ? entry.seconds : entry.count.map(Double.init)
      return amount.map { $0 > limit.amount + 1e-9 } ?? true
    }
  }
}

extension OutputFormat where Document == EffortDocument {
  /// The formats of effort, sorted by name.
  package static var all: [OutputFormat<EffortDocument>] { [json, markdown, text] }
}

extension EffortDocument {
  /// The assumptions behind the figures, on one line in English, for messages.
  package var assumptions: String { EnglishReachWords().assumptions(model) }

  /// The words of the document.
  var words: any ReachWords { ReachLocales.words(in: language) }

  /// What a limit is, and whether it was exceeded.
  func sentence(of limit: Limit) -> String {
    let amount =
      limit.isSeconds
      ? words.seconds(limit.amount)
      : words.effort(Int(clamping: limit.amount), by: limit.technology)
    let budget = words.budget(amount, isExceeded: exceeded.contains(limit))
    return "\(words.name(limit.technology)): \(budget)"
  }

  /// The words in the place of an effort: that there is no way, or that it is not known.
  func absence(of entry: Entry) -> String {
    if case .obstacle(let obstacle) = entry.segments.last?.outcome, obstacle.isUntold {
      return words(.untold)
    }
    return words(.noWay)
  }

  /// How much is done, with the words that are said; `nil` if a goal is out of reach.
  func effort(of entry: Entry) -> String? {
    guard let count = entry.count else { return nil }
    let said = entry.words.map { ", " + words.count($0, .word) } ?? ""
    return words.effort(count, by: entry.technology) + said
  }
}
