/// Why the user's choice cannot be carried out: options that do not belong together, or name nothing.
package struct UsageError: Error, Hashable, Sendable {
  /// The mistake, in words.
  package var message: String

  package init(_ message: String) { self.message = message }
}
