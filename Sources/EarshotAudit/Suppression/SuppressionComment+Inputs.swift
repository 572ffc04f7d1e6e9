package import EarshotSpeech
package import EarshotTree

extension SuppressionComment {
  /// The suppressions in the comments of a capture, in their order.
  package static func suppressions(in comments: [NotationComment], _ path: String) -> [Suppression]
  {
    comments.compactMap { comment in
      // Nothing begins on line 0, so a comment after everything hides nothing.
      let line = comment.line ?? 0
      return suppression(
        in: comment.text, about: comment.isAboutScreen ? .screenLine(line) : .line(line),
        path: path, location: comment.location)
    }
  }

  /// The suppressions in the comments of a strings file, about the texts of their keys.
  package static func suppressions(in catalog: StringCatalog, _ path: String) -> [Suppression] {
    catalog.entries.flatMap { entry in
      (entry.comment ?? "").split(whereSeparator: \.isNewline).compactMap { line in
        suppression(
          in: String(line), about: .key(entry.key), path: path, location: entry.location)
      }
    }
  }

  /// The lines that belong to each screen: those after the screen before, to its last element.
  package static func lines(of screens: [Screen]) -> [Range<Int>] {
    var start = 1
    return screens.map { screen in
      let last = screen.allElements.lazy.compactMap(\.source?.line).max() ?? start
      let end = max(start, last + 1)
      defer { start = end }
      return start..<end
    }
  }
}
