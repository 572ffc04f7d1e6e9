import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// A table for pull requests, a row a target and a column a technology.
  package static var markdown: OutputFormat<ReachDocument> {
    OutputFormat(
      id: "markdown", summary: "a table for pull requests", fileExtension: "md",
      text: { ReachMarkdown(document: $0).text })
  }
}

/// Writes a table a screen, then the differences and what the input could not tell.
private struct ReachMarkdown {
  var document: ReachDocument

  var text: String {
    document.pages.map { "### \(($0.title ?? document.path).inMarkdown)\n\n\(table(of: $0))\n" }
      .joined() + document.pages.map(remarks).joined()
      + "Predicted for \(document.settings.profile), language "
      + "\(document.settings.language.inMarkdown), from \(document.format).\n"
  }

  private func table(of page: ReachDocument.Page) -> String {
    let names = document.technologies.map { $0.name(in: "en") }
    var text = "| # | Target | \(names.joined(separator: " | ")) |\n"
    text += "|--:|---|\(names.map { _ in "---|" }.joined())\n"
    for (number, target) in page.reach.targets.enumerated() {
      let cells = document.technologies.map { technology in
        ReachWords.words(target, technology)?.inMarkdown ?? ReachWords.scrolling(to: target)
          ?? (target.isActedOn ? "**no**" : "")
      }
      text += "| \(number + 1) | \(target.name.inMarkdown) | \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  private func remarks(of page: ReachDocument.Page) -> String {
    let lines =
      document.differences(of: page).map {
        "- `\($0.code.rawValue)` \($0.sentence(in: document.language).inMarkdown)"
      } + page.reach.unknown.map { "- Not known: \(ReachWords.uncertainty($0))" }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }
}
