/// A way of writing a document; one file in `Formats/` of the module of the document.
package struct OutputFormat<Document: Sendable>: Sendable, Identifiable {
  /// The name on the command line, such as `json`.
  package let id: String
  /// A summary in a few words.
  package let summary: String
  /// The ending of files of this format, without a dot.
  package let fileExtension: String
  /// Writes a document as UTF-8, or as the bytes of a sound.
  package let write: @Sendable (Document) -> [UInt8]
  private let writeOneOfMany: @Sendable (Document) -> [UInt8]

  /// Makes a format.
  ///
  /// - Parameter writeOneOfMany: what differs for one of several documents; `nil` if nothing does.
  package init(
    id: String, summary: String, fileExtension: String,
    write: @escaping @Sendable (Document) -> [UInt8],
    writeOneOfMany: (@Sendable (Document) -> [UInt8])? = nil
  ) {
    self.id = id
    self.summary = summary
    self.fileExtension = fileExtension
    self.write = write
    self.writeOneOfMany = writeOneOfMany ?? write
  }

  /// Makes a format of text.
  package init(
    id: String, summary: String, fileExtension: String,
    text: @escaping @Sendable (Document) -> String
  ) {
    self.init(
      id: id, summary: summary, fileExtension: fileExtension, write: { Array(text($0).utf8) })
  }

  /// Makes a format of JSON, which is written on one line where others follow.
  package init(
    summary: String, json: @escaping @Sendable (_ document: Document, _ isPretty: Bool) -> [UInt8]
  ) {
    self.init(
      id: "json", summary: summary, fileExtension: "json", write: { json($0, true) },
      writeOneOfMany: { json($0, false) })
  }

  /// Writes a document that others follow: on one line, if the format can do that.
  package func write(_ document: Document, isOneOfMany: Bool) -> [UInt8] {
    isOneOfMany ? writeOneOfMany(document) : write(document)
  }
}

extension Collection {
  /// The name of the format that is written: what the user names, else what the ending of the file
  /// asks for; `nil` when neither tells.
  ///
  /// Of several formats with the same ending it is the one that is called like it.
  package func chosenID<Document>(_ name: String?, forFile path: String?) -> String?
  where Element == OutputFormat<Document> {
    if let name { return name }
    guard let file = path?.split(separator: "/").last, let dot = file.lastIndex(of: ".") else {
      return nil
    }
    let ending = file[file.index(after: dot)...].lowercased()
    let formats = filter { $0.fileExtension == ending }
    if formats.count == 1 { return formats.first?.id }
    // An ending of several formats, or of none, may be the name of one.
    return first { $0.id == ending }?.id
  }

  /// The format of a name; `nil` if there is none in the list.
  package func named<Document>(_ id: String?) -> Element?
  where Element == OutputFormat<Document> {
    first { $0.id == id }
  }
}
