package import EarshotAudit
package import EarshotComparison
import EarshotHost
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree

/// Puts a report for a client together from the work of the other verbs.
package struct ClientReportJob {
  /// The pictures of the screens.
  package var draw: DrawJob
  /// The comparison with the version before.
  package var compare: CompareJob
  /// The version before; `nil` when there is none.
  package var before: String?

  package init(draw: DrawJob, compare: CompareJob, before: String? = nil) {
    self.draw = draw
    self.compare = compare
    self.before = before
  }

  /// The screens of inputs, each with its picture; strings files have none.
  package func screens(of paths: [String]) -> [ClientReport.HeardScreen] {
    paths.flatMap { path in
      guard let screens = try? draw.screens(of: path) else { return [ClientReport.HeardScreen]() }
      return screens.all.map { drawn in
        let title = drawn.screen.screen.title ?? ""
        return ClientReport.HeardScreen(
          title: title.isEmpty ? Self.shown(path) : title,
          picture: drawn.hasPlaces ? draw.drawing(drawn, path) : nil,
          lines: drawn.lines.map { draw.reader.speech.style($0.utterance).line })
      }
    }
  }

  /// The comparisons of the version before with an input; none where one of them is missing.
  package func comparisons(with path: String) throws(RunFailure) -> [Comparison] {
    guard let before else { return [] }
    var found: [Comparison] = []
    let (pairs, isIncomplete) = ComparedPair.pairs(before, path, compare.reader.messages)
    if isIncomplete { throw .badInput }
    for pair in pairs {
      for var comparison in try compare.comparisons(of: pair) {
        comparison.before.path = Self.shown(comparison.before.path)
        comparison.after.path = Self.shown(comparison.after.path)
        found.append(comparison)
      }
    }
    return found
  }

  /// An audit whose paths tell nothing of a machine.
  package static func shown(_ audit: AuditDocument) -> AuditDocument {
    var audit = audit
    for index in audit.files.indices {
      audit.files[index].path = shown(audit.files[index].path)
    }
    for index in audit.unread.indices { audit.unread[index].path = shown(audit.unread[index].path) }
    return audit
  }

  /// A path as a reader may see it: what lies elsewhere is only a name.
  private static func shown(_ path: String) -> String {
    let path = AbsolutePath.reported(path)
    guard path.hasPrefix("/") || path.hasPrefix("..") else { return path }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
