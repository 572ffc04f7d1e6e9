import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// A block a target, with a line for each technology.
  package static let text = OutputFormat(
    id: "text", summary: "a block a target, a line a technology", fileExtension: "txt"
  ) { ReachText(document: $0).text }
}

/// Writes blocks for people; of one technology each target has a line.
private struct ReachText {
  var document: ReachDocument

  var text: String {
    var blocks: [String] = []
    for (index, page) in document.pages.enumerated() {
      if document.pages.count > 1 {
        blocks.append("# \((page.title ?? "\(document.words(.screen)) \(index + 1)").onOneLine)\n")
      }
      blocks += document.technologies.count == 1 ? [lines(of: page)] : targets(of: page)
      blocks.append(summary(of: page))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func targets(of page: ReachDocument.Page) -> [String] {
    let words = document.words
    let width = document.technologies.map { words.name($0).count }.max() ?? 0
    let differences = Dictionary(grouping: document.differences(of: page), by: \.element)
    return page.reach.targets.map { target in
      var block = "\(target.name.onOneLine)\n"
      for technology in document.technologies {
        let reach = words.reach(target, by: technology) ?? words.scrolling(to: target)
        // What is nothing to act on is for listening alone; only a control can be missed.
        guard reach != nil || target.isActedOn else { continue }
        let name = words.name(technology)
        let padding = String(repeating: " ", count: width - name.count)
        block += "  \(name)\(padding)  \((reach ?? "—").onOneLine)\n"
      }
      for difference in differences[target.id] ?? [] {
        block +=
          "  ! \(difference.code.rawValue): \(difference.sentence(in: document.language).onOneLine)\n"
      }
      return block
    }
  }

  private func lines(of page: ReachDocument.Page) -> String {
    guard let technology = document.technologies.first else { return "" }
    return page.reach.targets.compactMap { document.words.reach($0, by: technology) }
      .map { $0.onOneLine + "\n" }.joined()
  }

  private func summary(of page: ReachDocument.Page) -> String {
    let targets = page.reach.targets
    let words = document.words
    let counts = document.technologies.map { technology in
      "\(words.name(technology)) \(targets.count { $0.reaches(technology) })"
    }
    let differences = document.differences(of: page)
    var text =
      "\(words.count(targets.count, .target)): \(counts.joined(separator: ", ")); "
      + "\(words.count(differences.count, .difference))\n"
    if document.technologies.count == 1 {
      text += differences.map {
        "! \($0.code.rawValue): \($0.sentence(in: document.language).onOneLine)\n"
      }.joined()
    }
    return text + page.reach.unknown.map { "? \(words.uncertainty($0))\n" }.joined()
  }
}
