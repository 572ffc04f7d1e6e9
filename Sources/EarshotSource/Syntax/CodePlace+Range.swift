package import EarshotAudit

extension CodePlace {
  /// Makes the place of a part of a file.
  package init(_ range: CodeRange, _ framework: Framework?) {
    self.init(
      path: range.file.path, location: range.location, offsets: range.offsets,
      framework: framework)
  }
}
