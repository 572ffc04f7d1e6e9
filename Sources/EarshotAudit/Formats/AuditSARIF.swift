import EarshotConversion
import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// SARIF 2.1.0, as GitHub's code scanning and editors read it.
  package static let sarif = OutputFormat(
    id: "sarif", summary: "SARIF 2.1.0, for code scanning and editors", fileExtension: "sarif"
  ) { AuditSARIF(document: $0).write() }
}

/// Writes one run.
private struct AuditSARIF {
  private let document: AuditDocument
  private let words: AuditWords
  private let rules: [Rule]
  private let indices: [Rule.ID: Int]
  private let causes: [AuditCause]

  /// The most places of a result that GitHub takes.
  private static let mostPlaces = 1_000

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    // A finding may come from a rule that is not in the list, and SARIF wants its description.
    let found = document.files.flatMap(\.screens).flatMap(\.problems).map(\.rule)
    let unique = Dictionary(
      (document.rules + found).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rules = unique.values.sorted { $0.id < $1.id }
    indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    causes = AuditCause.all(in: document, withSuppressed: document.detail.showsSuppressed)
  }

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.fields(["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0"])
      json.objects("runs", [document]) { json, _ in writeRun(&json) }
    }
  }

  private func writeRun(_ json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.fields([
          "name": "Earshot", "semanticVersion": document.version, "language": words.language,
        ])
        json.objects("rules", rules) { AuditSARIFRule(rule: $1, words: words).write(&$0) }
      }
    }
    json.line("automationDetails") { $0.field("id", "earshot-audit/") }
    json.objects("invocations", [document]) { json, _ in writeInvocation(&json) }
    json.objects("results", causes) { write($1, &$0) }
    json.object("properties") { writeProperties(&$0) }
  }

  /// Whether all inputs were read, and what is wrong with the others.
  private func writeInvocation(_ json: inout JSONWriter) {
    json.field("executionSuccessful", document.unread.isEmpty)
    let notifications =
      document.unread.map { unread in
        (text: "\(unread.message.asSentence) \(unread.help.asSentence)", unread: Optional(unread))
      } + (document.remarks + leftOut).map { (text: $0.asSentence, unread: nil) }
    guard !notifications.isEmpty else { return }
    json.objects("toolExecutionNotifications", notifications) { json, notification in
      json.field("level", notification.unread == nil ? "note" : "error")
      json.line("message") { $0.field("text", notification.text.asMessage) }
      guard let unread = notification.unread else { return }
      json.objects("locations", [unread]) {
        writePlace(of: $1.path, $1.location?.line, &$0)
      }
    }
  }

  /// That some results have more places than they tell.
  private var leftOut: [String] {
    let count = causes.reduce(0) { $0 + max(0, $1.count - Self.mostPlaces) }
    return count == 0 ? [] : [String(words.locale.omitted(words.count(count, .place)).dropLast())]
  }

  private func writeProperties(_ json: inout JSONWriter) {
    let summary = AuditSummary(document)
    json.fields(["profile": document.profile, "measuredRules": summary.measured])
    json.lines("notMeasured", summary.unmeasured) {
      ["reason": $0.reason.id, "rules": $0.rules, "checks": $0.checks]
    }
  }

  /// Writes a cause at its first place; the others are related to it.
  private func write(_ cause: AuditCause, _ json: inout JSONWriter) {
    let problem = cause.first.problem
    // SARIF has no level for what is not known to be a flaw.
    json.fields([
      "ruleId": problem.rule.id, "ruleIndex": indices[problem.rule.id] ?? 0,
      "kind": problem.isQuestion ? "review" : "fail",
      "level": problem.isQuestion ? "none" : problem.finding.severity.level(ofInfo: "note"),
    ])
    json.line("message") { $0.field("text", message(of: cause).asMessage) }
    json.objects("locations", [cause.first]) { write($1, &$0) }
    writeRelated(to: cause, &json)
    if cause.count > 1 { json.field("occurrenceCount", cause.count) }
    json.line("partialFingerprints") {
      $0.field("primaryLocationLineHash", "\(problem.fingerprint):1")
    }
    // Either all results have the key or none has.
    if document.detail.showsSuppressed {
      json.lines("suppressions", problem.suppression.map { [$0] } ?? []) {
        ["kind": "external", "justification": $0.reason ?? words(.baseline)]
      }
    }
    json.object("properties") { writeProperties(of: problem, &$0) }
  }

  private func message(of cause: AuditCause) -> String {
    let note = cause.unlikeRule(in: words).map { " (\($0))" } ?? ""
    let count = cause.places.count > 1 ? ": \(words.count(cause.places.count, .place))" : ""
    return
      ([cause.title(in: words).onOneLine + note + count]
      + cause.first.problem.lines(in: words).dropFirst()).map(\.asSentence).joined(separator: " ")
  }

  private func write(_ sighting: AuditCause.Sighting, _ json: inout JSONWriter) {
    writePlace(of: sighting.file.path(of: sighting.screen), sighting.problem.line, &json)
    if sighting.file.isCapture {
      writeElement(sighting.problem.finding.element, on: sighting.screen, &json)
    }
  }

  /// The line without a column: SARIF has none that counts bytes, as inputs are read.
  private func writePlace(of path: String, _ line: Int?, _ json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.line("artifactLocation") { $0.field("uri", path.asURI) }
      if let line { json.line("region") { $0.field("startLine", line) } }
    }
  }

  private func writeElement(
    _ element: Element.ID?, on screen: AuditDocument.ScreenResult, _ json: inout JSONWriter
  ) {
    let screenName = words.name(of: screen)
    json.lines("logicalLocations", [screenName]) { json, screenName in
      json.field("name", element?.rawValue ?? screenName)
      json.field("fullyQualifiedName", screenName + (element.map { "/\($0.rawValue)" } ?? ""))
      json.field("kind", element == nil ? "screen" : "element")
    }
  }

  /// Writes the other findings of a cause, then the other elements of its first one.
  private func writeRelated(to cause: AuditCause, _ json: inout JSONWriter) {
    let others = cause.sightings.dropFirst().prefix(Self.mostPlaces - 1)
    let covered = cause.first.problem.finding.covers
    guard !others.isEmpty || !covered.isEmpty else { return }
    let lines = covered.isEmpty ? [:] : cause.first.screen.lines
    let related: [(message: String, write: (inout JSONWriter) -> Void)] =
      others.map { sighting in
        (cause.text(of: .init(sightings: [sighting]), in: words), { write(sighting, &$0) })
      }
      + covered.map { element in
        (
          element.rawValue,
          { json in
            let path = cause.first.file.path(of: cause.first.screen)
            // Another finding may tell where the element was read.
            writePlace(of: path, lines[element], &json)
            writeElement(element, on: cause.first.screen, &json)
          }
        )
      }
    json.objects("relatedLocations", related.enumerated()) { json, location in
      json.field("id", location.offset + 1)
      json.line("message") { $0.field("text", location.element.message.onOneLine.asMessage) }
      location.element.write(&json)
    }
  }

  private func writeProperties(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    json.field("severity", problem.finding.severity.rawValue)
    json.field("impact", problem.rule.impact.rawValue)
    json.field("confidence", problem.finding.confidence.rawValue)
    if let preview = problem.preview {
      json.field("spoken", preview.now)
      json.present("spokenAfter", preview.after)
    }
    // Not `fixes`: those replace text of the input, which is a capture and not the code.
    if let fix = problem.finding.fix {
      json.field("fix", fix, problem.subjects)
    }
  }
}

extension AuditDocument.ScreenResult {
  /// The lines of the elements that findings tell.
  fileprivate var lines: [Element.ID: Int] {
    let known = problems.compactMap { problem in
      problem.finding.element.flatMap { id in problem.location.map { (id, $0.line) } }
    }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }
}

/// Writes the description of a rule.
private struct AuditSARIFRule {
  var rule: Rule
  var words: AuditWords

  func write(_ json: inout JSONWriter) {
    let text = rule.text(in: words.language)
    let full =
      "\(text.summary) \(text.why.asSentence) \(text.advice.withoutPlaceholders.asSentence)"
    json.fields(["id": rule.id, "name": SwiftNames.type(rule.id)])
    json.object("shortDescription") { $0.field("text", text.summary) }
    // GitHub refuses longer ones.
    json.object("fullDescription") { $0.field("text", String(full.prefix(1_000))) }
    json.object("help") { json in
      json.fields(["text": help(text, isMarkdown: false), "markdown": help(text, isMarkdown: true)])
    }
    json.present("helpUri", rule.references.first)
    json.line("defaultConfiguration") { $0.field("level", rule.severity.level(ofInfo: "note")) }
    json.object("properties") { writeProperties(&$0) }
  }

  private func help(_ text: RuleText, isMarkdown: Bool) -> String {
    func plain(_ text: String) -> String { isMarkdown ? text.inMarkdown : text }
    var parts = [
      plain(text.summary), plain(text.why.asSentence),
      plain(text.advice.withoutPlaceholders.asSentence),
    ]
    if !rule.criteria.isEmpty {
      parts.append("\(words(.criteria)): \(rule.criteria.joined(separator: ", "))")
    }
    parts += rule.references.map { isMarkdown ? "<\($0)>" : $0 }
    return parts.joined(separator: "\n\n")
  }

  private func writeProperties(_ json: inout JSONWriter) {
    json.field(
      "tags",
      ["accessibility", "step-\(rule.category.rawValue)"] + rule.criteria.map { "wcag-\($0)" })
    json.field("precision", rule.confidence.rawValue)
    json.field(
      "problem.severity", rule.severity == .info ? "recommendation" : rule.severity.rawValue)
    json.field("impact", rule.impact.rawValue)
  }
}

extension String {
  /// The text as a message of SARIF: braces are doubled, and nothing in it is a link.
  fileprivate var asMessage: String {
    var text = ""
    var last: Character?
    for character in self {
      switch character {
      case "{", "}": text += "\(character)\(character)"
      case "(" where last == "]": text += " ("
      default: text.append(character)
      }
      last = character
    }
    return text
  }

  /// With a capital and a full stop.
  fileprivate var asSentence: String { capitalizingFirst + "." }

  /// With an ellipsis where data of a finding stands.
  fileprivate var withoutPlaceholders: String {
    var text = ""
    var isInside = false
    for character in WordTemplate(self).general {
      switch character {
      case "{": isInside = true
      case "}" where isInside:
        isInside = false
        text += "…"
      case _ where !isInside: text.append(character)
      default: break
      }
    }
    return text
  }

  /// The path as a reference that is relative to the folder of the run.
  fileprivate var asURI: String {
    let path = relativePath
    let encoded = path.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
