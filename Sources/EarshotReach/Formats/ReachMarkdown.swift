import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// A table for pull requests, a row a target and a column a technology.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a table for pull requests", fileExtension: "md"
  ) { ReachMarkdown(document: $0).text }
}

/// Writes a table a screen, then the differences and what the input could not tell.
private struct ReachMarkdown {
  var document: ReachDocument

  private var words: any ReachWords { document.words }

  var text: String {
    document.pages.map { "### \(($0.title ?? document.path).inMarkdown)\n\n\(table(of: $0))\n" }
      .joined() + document.pages.map(remarks).joined()
      + "\(words(.predictedFor)) \(document.settings.profile), \(words(.language)) "
      + "\(document.settings.language.inMarkdown), \(words(.from)) \(document.format).\n"
  }

  private func table(of page: ReachDocument.Page) -> String {
    let names = document.technologies.map(words.name)
    var text = (["#", words(.target)] + names).asMarkdownRow + "\n"
    text += "|--:|---|\(names.map { _ in "---|" }.joined())\n"
    for (number, target) in page.reach.targets.enumerated() {
      let cells = document.technologies.map { technology in
        words.reach(target, by: technology)?.inMarkdown ?? words.scrolling(to: target)
          ?? (target.isActedOn ? "**\(words(.no))**" : "")
      }
      text += (["\(number + 1)", target.name.inMarkdown] + cells).asMarkdownRow + "\n"
    }
    return text
  }

  private func remarks(of page: ReachDocument.Page) -> String {
    let lines =
      document.differences(of: page).map {
        "- `\($0.code.rawValue)` \($0.sentence(in: document.language).inMarkdown)"
      } + page.reach.unknown.map { "- \(words(.notKnown)): \(words.uncertainty($0))" }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }
}
