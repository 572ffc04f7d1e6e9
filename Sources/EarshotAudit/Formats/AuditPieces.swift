/// The reports that are written input by input, so that one of them at a time has to be in memory.
package enum AuditPieces: String, Sendable {
  case json, junit

  /// Writes a report on inputs, which are gone through more than once, in the place of those of the
  /// document.
  package func write<Failure: Error>(
    _ document: AuditDocument, _ files: some Sequence<AuditDocument.File>,
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .json: try AuditJSON(document: document).write(files, to: write)
    case .junit:
      try AuditJUnit(document, files).write(files) { text throws(Failure) in
        try write(Array(text.utf8))
      }
    }
  }
}
