extension SwiftFile {
  /// A file as it was kept; `nil` if the bytes are not those of a file.
  package init?(kept: ArraySlice<UInt8>, path: String, bytes: [UInt8]) {
    guard let file = KeptReader.file(kept, of: SourceText(path: path, bytes: bytes)) else {
      return nil
    }
    self = file
  }

  /// The file in a compact form, without its path and its text.
  package var kept: [UInt8] { KeptWriter.bytes(of: self) }
}
