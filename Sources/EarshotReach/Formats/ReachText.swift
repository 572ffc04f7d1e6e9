import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// A block a target, with a line for each technology.
  package static var text: OutputFormat<ReachDocument> {
    OutputFormat(
      id: "text", summary: "a block a target, a line a technology", fileExtension: "txt",
      text: { ReachText(document: $0).text })
  }
}

/// Writes blocks for people; of one technology each target has a line.
private struct ReachText {
  var document: ReachDocument

  var text: String {
    var blocks: [String] = []
    for (index, page) in document.pages.enumerated() {
      if document.pages.count > 1 {
        blocks.append("# \((page.title ?? "Screen \(index + 1)").onOneLine)\n")
      }
      blocks += document.technologies.count == 1 ? [lines(of: page)] : targets(of: page)
      blocks.append(summary(of: page))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func targets(of page: ReachDocument.Page) -> [String] {
    let width = document.technologies.map { $0.name(in: "en").count }.max() ?? 0
    return page.reach.targets.map { target in
      var block = "\(target.name.onOneLine)\n"
      for technology in document.technologies {
        let words = ReachWords.words(target, technology) ?? ReachWords.scrolling(to: target)
        // What is nothing to act on is for listening alone; only a control can be missed.
        guard words != nil || target.isActedOn else { continue }
        let name = technology.name(in: "en")
        let padding = String(repeating: " ", count: width - name.count)
        block += "  \(name)\(padding)  \(words ?? "—")\n"
      }
      for difference in document.differences(of: page) where difference.element == target.id {
        block +=
          "  ! \(difference.code.rawValue): \(difference.sentence(in: document.language).onOneLine)\n"
      }
      return block
    }
  }

  private func lines(of page: ReachDocument.Page) -> String {
    guard let technology = document.technologies.first else { return "" }
    return page.reach.targets.compactMap { ReachWords.words($0, technology) }
      .map { $0 + "\n" }.joined()
  }

  private func summary(of page: ReachDocument.Page) -> String {
    let targets = page.reach.targets
    let counts = document.technologies.map { technology in
      "\(technology.name(in: "en")) \(targets.count { $0.reaches(technology) })"
    }
    let differences = document.differences(of: page)
    var text =
      "\(ReachWords.count(targets.count, "target")): \(counts.joined(separator: ", ")); "
      + "\(ReachWords.count(differences.count, "difference"))\n"
    if document.technologies.count == 1 {
      text += differences.map {
        "! \($0.code.rawValue): \($0.sentence(in: document.language).onOneLine)\n"
      }.joined()
    }
    return text + page.reach.unknown.map { "? \(ReachWords.uncertainty($0))\n" }.joined()
  }
}
