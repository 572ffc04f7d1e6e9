extension Drawing {
  /// The drawing as SVG for a page that holds several.
  ///
  /// - Parameter id: what the identifiers in it begin with.
  package func svg(id: String) -> String { SVGWriter.svg(self, id: id) }
}
