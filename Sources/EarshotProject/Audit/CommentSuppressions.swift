package import EarshotAudit
package import EarshotCaptures
package import EarshotStrings
package import EarshotTree

/// The suppressions in the comments of a capture.
package enum CommentSuppressions {
  /// The suppressions, in the order of the input.
  package static func of(_ capture: Capture, _ path: String) -> [Suppression] {
    capture.comments.compactMap { comment in
      // Nothing begins on line 0, so a comment after everything hides nothing.
      let line = comment.line ?? 0
      return SuppressionComment.suppression(
        in: comment.text, about: comment.isAboutScreen ? .screenLine(line) : .line(line),
        path: path, location: comment.location)
    }
  }

  /// The suppressions in the comments of a strings file, about the texts of their keys.
  package static func of(_ catalog: StringCatalog, _ path: String) -> [Suppression] {
    catalog.entries.flatMap { entry in
      (entry.comment ?? "").split(whereSeparator: \.isNewline).compactMap { line in
        SuppressionComment.suppression(
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
