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
  /// A screen with the places of its elements that findings tell.
  private struct Place {
    let file: AuditDocument.File
    let screen: AuditDocument.ScreenResult
    let locations: [Element.ID: SourceLocation]

    var path: String { file.path(of: screen) }

    init(_ screen: AuditDocument.ScreenResult, in file: AuditDocument.File) {
      self.screen = screen
      self.file = file
      let known = screen.problems.compactMap { problem in
        problem.finding.element.flatMap { id in problem.location.map { (id, $0) } }
      }
      locations = Dictionary(known, uniquingKeysWith: { first, _ in first })
    }
  }

  private let document: AuditDocument
  private let words: AuditWords
  private let rules: [Rule]
  private let indices: [Rule.ID: Int]

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    // A finding may come from a rule that is not in the list, and SARIF wants its description.
    let found = document.files.flatMap(\.screens).flatMap(\.problems).map(\.rule)
    let unique = Dictionary(
      (document.rules + found).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rules = unique.values.sorted { $0.id < $1.id }
    indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
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
    let results = document.files.flatMap { file in
      file.screens.flatMap { screen in
        let place = Place(screen, in: file)
        let told = document.detail.showsSuppressed ? screen.problems : screen.counted
        return told.map { (problem: $0, place: place) }
      }
    }
    json.objects("results", results) { write($1.problem, at: $1.place, &$0) }
    json.object("properties") { writeProperties(&$0) }
  }

  /// Whether all inputs were read, and what is wrong with the others.
  private func writeInvocation(_ json: inout JSONWriter) {
    json.field("executionSuccessful", document.unread.isEmpty)
    let notifications =
      document.unread.map { unread in
        (text: "\(unread.message.asSentence) \(unread.help.asSentence)", unread: Optional(unread))
      } + document.remarks.map { (text: $0.asSentence, unread: nil) }
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

  private func writeProperties(_ json: inout JSONWriter) {
    let summary = AuditSummary(document)
    json.fields(["profile": document.profile, "measuredRules": summary.measured])
    json.lines("notMeasured", summary.unmeasured) {
      ["reason": $0.reason.id, "rules": $0.rules, "checks": $0.checks]
    }
  }

  private func write(
    _ problem: AuditDocument.Problem, at place: Place, _ json: inout JSONWriter
  ) {
    // SARIF has no level for what is not known to be a flaw.
    json.fields([
      "ruleId": problem.rule.id, "ruleIndex": indices[problem.rule.id] ?? 0,
      "kind": problem.isQuestion ? "review" : "fail",
      "level": problem.isQuestion ? "none" : problem.finding.severity.level(ofInfo: "note"),
    ])
    let message = problem.lines(in: words).map(\.asSentence).joined(separator: " ")
    json.line("message") { $0.field("text", message.asMessage) }
    json.objects("locations", [problem]) { json, problem in
      writePlace(of: place.path, problem.line, &json)
      if place.file.isCapture {
        writeElement(problem.finding.element, on: place.screen, &json)
      }
    }
    writeCovered(by: problem, at: place, &json)
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

  private func writeCovered(
    by problem: AuditDocument.Problem, at place: Place, _ json: inout JSONWriter
  ) {
    guard !problem.finding.covers.isEmpty else { return }
    json.objects("relatedLocations", problem.finding.covers.enumerated()) { json, covered in
      let element = covered.element
      json.field("id", covered.offset + 1)
      json.line("message") { $0.field("text", element.rawValue.onOneLine.asMessage) }
      // Another finding may tell where the element was read.
      writePlace(of: place.path, place.locations[element]?.line, &json)
      writeElement(element, on: place.screen, &json)
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
    for character in self {
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
