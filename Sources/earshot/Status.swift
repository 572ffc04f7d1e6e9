/// The exit statuses of every verb.
enum Status {
  /// Fine, and nothing found.
  static let fine: Int32 = 0
  /// Findings or differences.
  static let findings: Int32 = 1
  /// The command was used wrongly.
  static let wrongUsage: Int32 = 2
  /// An input could not be read, or holds no screen.
  static let badInput: Int32 = 3
  /// Our own mistake.
  static let internalFailure: Int32 = 4
}
