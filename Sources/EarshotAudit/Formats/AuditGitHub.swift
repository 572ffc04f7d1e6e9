package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Workflow commands of GitHub Actions, shown at the lines of a pull request.
  package static let github = OutputFormat(
    id: "github", summary: "workflow commands of GitHub Actions", fileExtension: "txt"
  ) { AuditGitHub(document: $0, words: AuditWords($0)).text }
}

/// Writes a command a cause.
private struct AuditGitHub {
  let document: AuditDocument
  let words: AuditWords

  var text: String {
    AuditCause.all(in: document).map(command).joined()
      + document.unread.map(command).joined() + remarks
  }

  /// The most places that a message lists.
  private static var placeCount: Int { 20 }

  /// The command at the first place of a cause, which names the others.
  private func command(of cause: AuditCause) -> String {
    let (file, screen, problem) = (cause.first.file, cause.first.screen, cause.first.problem)
    let path = file.path(of: screen).relativePath.inProperty
    var lines = [cause.title(in: words).onOneLine + "\(note(cause))"]
    lines += problem.lines(in: words).dropFirst()
    if cause.places.count > 1 || problem.words.what != cause.title(in: words) {
      lines.append("\(words(.places)):")
      lines += cause.places.prefix(Self.placeCount).map { cause.line(of: $0, in: words) }
      let rest = cause.places.count - Self.placeCount
      if rest > 0 { lines.append(words.locale.more(words.count(rest, .place))) }
    }
    return "::\(problem.level(ofNote: "notice")) file=\(path),line=\(problem.line),"
      + "col=\(problem.column),title=\(cause.rule.id.inProperty)::"
      + "\(lines.joined(separator: "\n").inMessage)\n"
  }

  private func note(_ cause: AuditCause) -> String {
    cause.unlikeRule(in: words).map { " (\($0))" } ?? ""
  }

  /// What was left out is a line of the log; that no rule ran is for everybody to see.
  private var remarks: String {
    let leftOut = document.leftOut
    let count = leftOut.isEmpty ? "" : leftOut.sentence(in: words.language) + "\n"
    return document.rules.isEmpty
      ? "\(count)::notice title=earshot::\(words(.noRules).inMessage)\n" : count
  }

  private func command(of unread: AuditDocument.Unread) -> String {
    "::error file=\(unread.path.relativePath.inProperty),line=\(unread.line),"
      + "col=\(unread.column),title=unread::\(unread.text.inMessage)\n"
  }
}

extension String {
  /// The text behind `::`: a command ends at the end of its line.
  fileprivate var inMessage: String { escaped { "%\r\n".unicodeScalars.contains($0) } }

  /// The text as a property, which ends at a comma or a colon as well.
  fileprivate var inProperty: String { escaped { "%\r\n,:".unicodeScalars.contains($0) } }

  /// Scalars as `%25`; all that need it are ASCII.
  private func escaped(_ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
