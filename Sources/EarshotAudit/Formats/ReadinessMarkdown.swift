import EarshotText
package import EarshotWriting

extension OutputFormat where Document == ReadinessDocument {
  /// A table of the results, then the evidence of each requirement.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a table of the results, then the evidence", fileExtension: "md"
  ) { ReadinessMarkdown(document: $0).text }
}

/// Writes a table a device: a row a requirement, a column a task.
private struct ReadinessMarkdown {
  let document: ReadinessDocument
  private var words: ReadinessWords { document.words }

  init(document: ReadinessDocument) { self.document = document }

  var text: String {
    var parts = ["# \(words.title(document.standard).inMarkdown)", document.extent]
    if !document.remarks.isEmpty { parts.append(list(document.remarks)) }
    for device in document.devices {
      parts.append("## \(words.device(device.device)), \(words.extent(of: device))")
      parts.append(table(of: device))
      parts += device.entries.flatMap { self.parts(of: $0) }
    }
    return (parts + [document.limits.inMarkdown]).joined(separator: "\n\n") + "\n"
  }

  private func table(of device: ReadinessDocument.DeviceResult) -> String {
    let table = ReadinessTable(document, device)
    let rule = "|" + table.head.map { _ in "---|" }.joined()
    return ([table.head.inMarkdownRow, rule] + table.rows.map(\.inMarkdownRow))
      .joined(separator: "\n")
  }

  private func parts(of entry: ReadinessDocument.Entry) -> [String] {
    let name = document.name(of: entry.requirement).inMarkdown
    var parts = ["### \(name): \(words.status(entry.status))"]
    for result in entry.tasks {
      let title = entry.tasks.count > 1 ? "**\(result.task.inMarkdown)**\n\n" : ""
      let evidence = document.evidence(of: result)
      if !evidence.isEmpty { parts.append(title + list(evidence)) }
    }
    let tries = document.tries(of: entry)
    if !tries.isEmpty {
      let lines = tries.map { "- [ ] \($0.inMarkdown)" }
      parts.append("\(words.tries.capitalizingFirst):\n\n" + lines.joined(separator: "\n"))
    }
    return parts
  }

  private func list(_ sentences: [String]) -> String {
    sentences.map { "- \($0.inMarkdown)" }.joined(separator: "\n")
  }
}
