import EarshotAudit

extension SourceInspector {
  // MARK: Previews

  /// Finds files with previews of which none shows a size of text that accessibility brings.
  mutating func inspectPreviews(_ file: SwiftFile) {
    var first: CodeRange?
    var isLarge = false
    func look(_ expression: Expression) {
      expression.walk { part in
        if let name = part.lastName, name.hasPrefix("accessibility"),
          name.dropFirst("accessibility".count).first?.isNumber == true
            || name.hasSuffix("Large") || name.hasSuffix("Medium")
        {
          isLarge = true
        }
      }
    }
    for expression in file.expressions where expression.isPreview {
      if first == nil { first = expression.range }
      look(expression)
    }
    for type in file.types where type.inherits.contains(where: { $0.name == "PreviewProvider" }) {
      if first == nil { first = type.range }
      type.forEachTop(look)
    }
    guard let first, !isLarge else { return }
    var showsText = false
    for type in file.types {
      type.forEachExpression { expression in
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else {
          return
        }
        if name == "Text" || name == "Label" { showsText = true }
      }
    }
    if showsText { report("preview-no-accessibility-size", at: first) }
  }
}
