package import EarshotTree

extension Screen {
  /// The screen after all fixes of findings together.
  ///
  /// - Parameter findings: those of this screen, as they are told.
  package func mended(by findings: [Finding]) -> Screen {
    applying(Fix(findings.compactMap(\.fix).flatMap(\.edits)))
  }
}
