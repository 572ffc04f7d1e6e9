public import EarshotSession

/// Two versions of a screen compared, with where they came from.
public struct Comparison: Hashable, Sendable {
  /// The path of the version before, as the user wrote it.
  public var before: String
  /// The path of the version after, as the user wrote it.
  public var after: String
  /// What is different.
  public var result: ScreenComparison

  /// Makes a document of a comparison.
  public init(before: String, after: String, result: ScreenComparison) {
    self.before = before
    self.after = after
    self.result = result
  }
}

extension OutputFormat where Document == Comparison {
  /// The formats of a comparison, sorted by name.
  public static var all: [OutputFormat<Comparison>] { [json, markdown, text] }
}

extension ScreenComparison.Difference {
  /// Why the two stops are taken for the same one, in words.
  var explanation: String? {
    switch reason {
    case .identifier?: "same identifier"
    case .sentence?: "same sentence"
    case .label?: "same label"
    case .place?: "same place"
    case .words(let share)?: "\(Int((share * 100).rounded())) % of the words"
    case nil: nil
    }
  }
}

extension ScreenMeasure {
  /// Seconds with one decimal.
  var roundedSeconds: Double { (seconds * 10).rounded() / 10 }
  /// The covered part in percent.
  var coveragePercent: Int? { coverage.map { Int(($0 * 100).rounded()) } }
}
