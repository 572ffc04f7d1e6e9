/// The exit statuses of every verb.
package enum ExitStatus {
  /// Fine, and nothing found.
  package static let fine: Int32 = 0
  /// Findings or differences.
  package static let findings: Int32 = 1
  /// The command was used wrongly.
  package static let wrongUsage: Int32 = 2
  /// An input could not be read, or holds no screen.
  package static let badInput: Int32 = 3
  /// A mistake of the program.
  package static let internalFailure: Int32 = 4

  /// A signal ended the work early, as a shell tells it.
  package static func of(signal: Int32) -> Int32 { 128 + signal }
}
