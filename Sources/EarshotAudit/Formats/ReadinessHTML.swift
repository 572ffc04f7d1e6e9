import EarshotText
package import EarshotWriting

extension OutputFormat where Document == ReadinessDocument {
  /// One page that needs nothing else.
  package static let html = OutputFormat(
    id: "html", summary: "one page that needs nothing else", fileExtension: "html"
  ) { ReadinessHTML(document: $0).text }
}

/// Writes the page: a table a device, then the evidence of each requirement.
private struct ReadinessHTML {
  let document: ReadinessDocument
  private var words: ReadinessWords { document.words }

  init(document: ReadinessDocument) { self.document = document }

  var text: String {
    let title = words.title(document.standard)
    return HTMLWriter.page(
      language: words.language.tag, title: title,
      policy: "default-src 'none'; style-src 'unsafe-inline'", css: "\n\(AuditStyle.css)\n"
    ) { html in
      html.element("header") { html in
        html.element("h1", title)
        html.element("p", document.extent)
        list(document.remarks, &html)
      }
      html.element("main") { html in
        for device in document.devices { write(device, &html) }
      }
      html.element("footer") { $0.element("p", document.limits) }
    }
  }

  private func write(_ device: ReadinessDocument.DeviceResult, _ html: inout HTMLWriter) {
    let title = "\(words.device(device.device)), \(words.extent(of: device))"
    let id = "device-\(device.device.rawValue)"
    html.element("section", ["aria-labelledby": id]) { html in
      html.element("h2", ["id": id], title)
      let table = ReadinessTable(document, device)
      html.table(title, table.head, table.rows)
      for entry in device.entries { write(entry, &html) }
    }
  }

  private func write(_ entry: ReadinessDocument.Entry, _ html: inout HTMLWriter) {
    html.element(
      "h3", "\(document.name(of: entry.requirement)): \(words.status(entry.status))")
    for result in entry.tasks {
      let evidence = document.evidence(of: result)
      guard !evidence.isEmpty else { continue }
      if entry.tasks.count > 1 {
        html.element("h4", "\(result.task): \(words.status(result.status))")
      }
      list(evidence, &html)
    }
    let tries = document.tries(of: entry)
    guard !tries.isEmpty else { return }
    html.element("p", "\(words.tries.capitalizingFirst):")
    list(tries, &html)
  }

  private func list(_ sentences: [String], _ html: inout HTMLWriter) {
    guard !sentences.isEmpty else { return }
    html.element("ul") { html in
      for sentence in sentences { html.element("li", sentence) }
    }
  }
}
