package import EarshotWriting

extension OutputFormat where Document == ReadinessDocument {
  /// The formats of readiness, sorted by name.
  package static var all: [OutputFormat<ReadinessDocument>] { [html, json, markdown, text] }

  /// Each requirement with its evidence and what to try, for a terminal.
  package static let text = OutputFormat(
    id: "text", summary: "each requirement with its evidence and what to try", fileExtension: "txt"
  ) { ReadinessText(document: $0).text }
}

/// Writes a block a requirement.
private struct ReadinessText {
  let document: ReadinessDocument
  private var words: ReadinessWords { document.words }

  init(document: ReadinessDocument) { self.document = document }

  var text: String {
    var lines = ["\(words.title(document.standard)): \(document.extent)"]
    lines += document.remarks.map(\.onOneLine)
    for device in document.devices {
      lines += ["", "\(words.device(device.device)), \(words.extent(of: device))"]
      for entry in device.entries { lines += self.lines(of: entry, device) }
    }
    return (lines + ["", document.limits]).joined(separator: "\n") + "\n"
  }

  private func lines(
    of entry: ReadinessDocument.Entry, _ device: ReadinessDocument.DeviceResult
  ) -> [String] {
    var lines = ["  \(document.name(of: entry.requirement)): \(words.status(entry.status))"]
    for result in entry.tasks {
      let evidence = document.evidence(of: result).map(\.onOneLine)
      if entry.tasks.count > 1 {
        lines.append("    \(result.task.onOneLine): \(words.status(result.status))")
        lines += evidence.map { "      \($0)" }
      } else {
        lines += evidence.map { "    \($0)" }
      }
    }
    return lines + document.tries(of: entry).map { "    \(words.tries): \($0)" }
  }
}

extension ReadinessWords {
  /// The numbers of a device.
  func extent(of device: ReadinessDocument.DeviceResult) -> String {
    extent(device.screens, device.tasks.count, device.scenarios)
  }
}
