import EarshotSession
import EarshotText
import EarshotTree
package import EarshotWriting

/// Two versions of a screen compared, with where they came from.
package struct Comparison: Hashable, Sendable {
  /// Where one version of a screen came from.
  package struct Version: Hashable, Sendable {
    /// The path of the input, as the user wrote it.
    package var path: String
    /// The place among the screens of the input, from 1; `nil` when the input has no such screen.
    package var screen: Int?
    /// The title of the screen, when the input gives one.
    package var title: String?
    /// Whether the input holds other screens, so that this one is named.
    package var isOneOfMany: Bool

    package init(
      path: String, screen: Int? = 1, title: String? = nil, isOneOfMany: Bool = false
    ) {
      self.path = path
      self.screen = screen
      self.title = title
      self.isOneOfMany = isOneOfMany
    }
  }

  /// Where the version before came from.
  package var before: Version
  /// Where the version after came from.
  package var after: Version
  /// The differences.
  package var result: ScreenComparison
  /// Whether other comparisons are written as well, so that this one has a heading.
  package var isOneOfMany: Bool

  package init(
    before: Version, after: Version, result: ScreenComparison, isOneOfMany: Bool = false
  ) {
    self.before = before
    self.after = after
    self.result = result
    self.isOneOfMany = isOneOfMany
  }

  /// Whether only the input after has the screen.
  package var isAdded: Bool { before.screen == nil }

  /// Whether only the input before has the screen.
  package var isRemoved: Bool { after.screen == nil }

  /// Whether a listener notices nothing.
  package var isEqual: Bool { result.isEqual && !isAdded && !isRemoved }
}

extension Comparison {
  /// What happened to the screen as a whole, in words; `nil` when both inputs have it.
  var outcome: String? {
    isAdded ? "the screen was added" : isRemoved ? "the screen was removed" : nil
  }

  /// What is not compared, in words; `nil` when all is.
  var omission: String? {
    guard !result.ignored.isEmpty else { return nil }
    let names = result.ignored.map {
      "\($0.field.rawValue) of \($0.stops) \($0.stops == 1 ? "stop" : "stops")"
    }
    return "not compared, because one side does not tell: " + names.joined(separator: ", ")
  }
}

extension Comparison.Version {
  /// The path, and which screen of it where there are several.
  var name: String {
    guard isOneOfMany, let screen else { return path }
    return "\(path), screen \(screen)" + (title.map { " “\($0)”" } ?? "")
  }
}

extension OutputFormat where Document == Comparison {
  /// The formats of a comparison, sorted by name.
  package static var all: [OutputFormat<Comparison>] { [json, markdown, text] }
}

extension ScreenComparison.Difference {
  /// Why the two stops are taken for the same one, in words.
  var explanation: String? {
    switch reason {
    case .identifier?: "same identifier"
    case .sentence?: "same sentence"
    case .label?: "same label"
    case .place?: "same place"
    case .words(let share)?: "\(Int(clamping: (share * 100).rounded())) % of the words"
    case nil: nil
    }
  }
}

extension ScreenComparison {
  /// The demands of both versions on a listener, each by its name.
  package var measures: [(name: String, before: String, after: String)] {
    let values: [(String, (ScreenMeasure) -> String)] = [
      ("stops", { "\($0.stops)" }), ("words", { "\($0.words)" }),
      ("seconds", { "\($0.roundedSeconds)" }),
      ("touch coverage", { $0.coverage.map { "\($0.wholePercent) %" } ?? "unknown" }),
    ]
    var measures = values.map { ($0, $1(before), $1(after)) }
    // Where both say the same there is nothing to tell apart.
    if before.hasHints || after.hasHints {
      let place = measures.firstIndex { $0.0 == "seconds" } ?? 0
      measures.insert(
        (
          "seconds without hints", "\(before.roundedSecondsWithoutHints)",
          "\(after.roundedSecondsWithoutHints)"
        ), at: place + 1)
    }
    return measures
  }

  /// The reason why listening takes longer though what has to be heard does not; `nil` when it does not.
  package var explanation: String? {
    guard after.roundedSeconds > before.roundedSeconds,
      after.roundedSecondsWithoutHints <= before.roundedSecondsWithoutHints
    else { return nil }
    return "listening takes longer only because of hints, which come last, are cut off by the next "
      + "swipe, and can be turned off"
  }
}

extension ScreenMeasure {
  /// Seconds with one decimal.
  var roundedSeconds: Double { (seconds * 10).rounded() / 10 }

  /// Seconds without hints with one decimal.
  var roundedSecondsWithoutHints: Double { (secondsWithoutHints * 10).rounded() / 10 }

  /// Whether hints take time that shows.
  fileprivate var hasHints: Bool { roundedSeconds != roundedSecondsWithoutHints }
}

extension Double {
  /// A share in whole percent; a part of one does not count.
  package var wholePercent: Int { Int(clamping: (self * 100).rounded(.down)) }
}
