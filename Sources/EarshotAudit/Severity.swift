/// How bad a finding is: what a run can be made to fail on.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Makes the screen worse for somebody.
  case warning
  /// Keeps somebody from using the screen, or fails a criterion for certain.
  case error

  /// Orders severities from mild to bad.
  public static func < (left: Severity, right: Severity) -> Bool { left.order < right.order }

  private var order: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}
