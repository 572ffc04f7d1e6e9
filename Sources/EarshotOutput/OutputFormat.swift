/// A way of writing a document; one file in `Formats/` each.
public struct OutputFormat<Document: Sendable>: Sendable, Identifiable {
  /// The name on the command line, such as `json`.
  public let id: String
  /// What it is, in a few words.
  public let summary: String
  /// The ending of files of this format, without a dot.
  public let fileExtension: String
  /// Writes a document as UTF-8.
  public let write: @Sendable (Document) -> [UInt8]

  /// Makes a format.
  public init(
    id: String, summary: String, fileExtension: String,
    write: @escaping @Sendable (Document) -> [UInt8]
  ) {
    self.id = id
    self.summary = summary
    self.fileExtension = fileExtension
    self.write = write
  }
}
