/// A way of writing a document; one file in `Formats/` each.
package struct OutputFormat<Document: Sendable>: Sendable, Identifiable {
  /// The name on the command line, such as `json`.
  package let id: String
  /// What it is, in a few words.
  package let summary: String
  /// The ending of files of this format, without a dot.
  package let fileExtension: String
  /// Writes a document as UTF-8.
  package let write: @Sendable (Document) -> [UInt8]

  /// Makes a format.
  package init(
    id: String, summary: String, fileExtension: String,
    write: @escaping @Sendable (Document) -> [UInt8]
  ) {
    self.id = id
    self.summary = summary
    self.fileExtension = fileExtension
    self.write = write
  }
}
