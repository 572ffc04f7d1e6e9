/// How sure a finding is.
public enum Confidence: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Ask somebody who knows the app.
  case low
  /// Likely.
  case medium
  /// Sure.
  case high

  /// Orders confidences from unsure to sure.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.order < right.order }

  private var order: Int { Confidence.allCases.firstIndex(of: self) ?? 0 }
}
