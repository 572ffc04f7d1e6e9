/// An option that belongs to one importer, or to the importers of one platform.
///
/// It is declared beside them; the command line only exposes it.
package struct ImportOption: Hashable, Sendable {
  /// The name, without dashes.
  package var name: String
  /// The line of help.
  package var help: String
  /// The placeholder of the value.
  package var valueName: String
  /// The identifiers of the formats that it is for.
  package var formats: Set<String>
  /// The inputs that it is for, in words; `nil` where the name says it.
  package var subject: String?

  /// A value that the option does not have.
  package struct InvalidValue: Error, Hashable, Sendable {
    /// The problem.
    package var message: String
  }

  /// The warning about the option on a capture of a format; `nil` if the format has it.
  package func warning(on format: String) -> String? {
    guard !formats.contains(format) else { return nil }
    let reason = subject.map { "it is for \($0), and this is" } ?? "this is"
    return "--\(name) is not used: \(reason) '\(format)'"
  }
}
