import EarshotConversion
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// SARIF 2.1.0, as GitHub's code scanning and editors read it.
  package static var sarif: OutputFormat<AuditDocument> {
    OutputFormat(
      id: "sarif", summary: "SARIF 2.1.0, for code scanning and editors", fileExtension: "sarif",
      write: { AuditSARIF(document: $0).write() })
  }
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
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.key("$schema")
      json.value("https://json.schemastore.org/sarif-2.1.0.json")
      json.key("version")
      json.value("2.1.0")
      json.key("runs")
      json.array { json in json.object { writeRun(&$0) } }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func writeRun(_ json: inout JSONWriter) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.key("name")
        json.value("Earshot")
        json.key("semanticVersion")
        json.value(document.version)
        json.key("language")
        json.value(words.language)
        json.key("rules")
        json.array { json in rules.forEach { AuditSARIFRule(rule: $0, words: words).write(&json) } }
      }
    }
    json.key("automationDetails")
    json.line { json in
      json.key("id")
      json.value("earshot-audit/")
    }
    json.key("invocations")
    json.array { json in json.object { writeInvocation(&$0) } }
    json.key("results")
    json.array { json in
      for file in document.files {
        for screen in file.screens {
          let place = Place(screen, in: file)
          screen.problems.forEach { write($0, at: place, &json) }
        }
      }
    }
    json.key("properties")
    json.object { writeProperties(&$0) }
  }

  /// Whether all inputs were read, and what is wrong with the others.
  private func writeInvocation(_ json: inout JSONWriter) {
    json.key("executionSuccessful")
    json.value(document.unread.isEmpty)
    guard !document.unread.isEmpty else { return }
    json.key("toolExecutionNotifications")
    json.array { json in
      for unread in document.unread {
        json.object { json in
          json.key("level")
          json.value("error")
          json.key("message")
          json.line { json in
            json.key("text")
            json.value(
              [unread.message, unread.help].map(\.asSentence).joined(separator: " ").asMessage)
          }
          json.key("locations")
          json.array { json in
            json.object { writePlace(of: unread.path, unread.location?.line, &$0) }
          }
        }
      }
    }
  }

  private func writeProperties(_ json: inout JSONWriter) {
    let summary = AuditSummary(document)
    json.key("profile")
    json.value(document.profile)
    json.key("measuredRules")
    json.value(summary.measured)
    json.key("notMeasured")
    json.array { json in
      for gap in summary.gaps {
        json.line { json in
          json.key("reason")
          json.value(gap.gap.id)
          json.key("rules")
          json.value(gap.rules)
          json.key("checks")
          json.value(gap.checks)
        }
      }
    }
  }

  private func write(
    _ problem: AuditDocument.Problem, at place: Place, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("ruleId")
      json.value(problem.rule.id)
      json.key("ruleIndex")
      json.value(indices[problem.rule.id] ?? 0)
      // SARIF has no level for what is not known to be a flaw.
      json.key("kind")
      json.value(problem.isQuestion ? "review" : "fail")
      json.key("level")
      json.value(problem.isQuestion ? "none" : problem.finding.severity.level)
      json.key("message")
      json.line { json in
        json.key("text")
        json.value(problem.lines(in: words).map(\.asSentence).joined(separator: " ").asMessage)
      }
      json.key("locations")
      json.array { json in
        json.object { json in
          writePlace(of: place.path, problem.line, &json)
          if place.file.isCapture {
            writeElement(problem.finding.element, on: place.screen, &json)
          }
        }
      }
      writeCovered(by: problem, at: place, &json)
      json.key("partialFingerprints")
      json.line { json in
        json.key("primaryLocationLineHash")
        json.value("\(problem.fingerprint):1")
      }
      writeSuppression(of: problem, &json)
      json.key("properties")
      json.object { writeProperties(of: problem, &$0) }
    }
  }

  /// The line without a column: SARIF has none that counts bytes, as inputs are read.
  private func writePlace(of path: String, _ line: Int?, _ json: inout JSONWriter) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.line { json in
        json.key("uri")
        json.value(path.asURI)
      }
      guard let line else { return }
      json.key("region")
      json.line { json in
        json.key("startLine")
        json.value(line)
      }
    }
  }

  private func writeElement(
    _ element: Element.ID?, on screen: AuditDocument.ScreenResult, _ json: inout JSONWriter
  ) {
    let screenName = words.name(of: screen)
    json.key("logicalLocations")
    json.array { json in
      json.line { json in
        json.key("name")
        json.value(element?.rawValue ?? screenName)
        json.key("fullyQualifiedName")
        json.value(([screenName] + (element.map { [$0.rawValue] } ?? [])).joined(separator: "/"))
        json.key("kind")
        json.value(element == nil ? "screen" : "element")
      }
    }
  }

  private func writeCovered(
    by problem: AuditDocument.Problem, at place: Place, _ json: inout JSONWriter
  ) {
    guard !problem.finding.covers.isEmpty else { return }
    json.key("relatedLocations")
    json.array { json in
      for (index, element) in problem.finding.covers.enumerated() {
        // Another finding may tell where the element was read.
        let location = place.locations[element]
        json.object { json in
          json.key("id")
          json.value(index + 1)
          json.key("message")
          json.line { json in
            json.key("text")
            json.value(element.rawValue.onOneLine.asMessage)
          }
          writePlace(of: place.path, location?.line, &json)
          writeElement(element, on: place.screen, &json)
        }
      }
    }
  }

  private func writeSuppression(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    guard let suppression = problem.suppression else { return }
    json.key("suppressions")
    json.array { json in
      json.line { json in
        json.key("kind")
        json.value("external")
        json.key("justification")
        json.value(suppression.reason ?? words(.baseline))
      }
    }
  }

  private func writeProperties(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    json.key("severity")
    json.value(problem.finding.severity.rawValue)
    json.key("impact")
    json.value(problem.rule.impact.rawValue)
    json.key("confidence")
    json.value(problem.finding.confidence.rawValue)
    if let heard = problem.heard {
      json.key("spoken")
      json.value(heard.now)
      if let after = heard.after {
        json.key("spokenAfter")
        json.value(after)
      }
    }
    // Not `fixes`: those replace text of the input, which is a capture and not the code.
    if let fix = problem.finding.fix {
      json.key("fix")
      json.value(fix, of: problem.finding.element)
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
    json.object { json in
      json.key("id")
      json.value(rule.id)
      json.key("name")
      json.value(SwiftNames.type(rule.id))
      writeText("shortDescription", text.summary, &json)
      // GitHub refuses longer ones.
      writeText("fullDescription", String(full.prefix(1_000)), &json)
      json.key("help")
      json.object { json in
        json.key("text")
        json.value(help(text, isMarkdown: false))
        json.key("markdown")
        json.value(help(text, isMarkdown: true))
      }
      if let page = rule.references.first {
        json.key("helpUri")
        json.value(page)
      }
      json.key("defaultConfiguration")
      json.line { json in
        json.key("level")
        json.value(rule.severity.level)
      }
      json.key("properties")
      json.object { writeProperties(&$0) }
    }
  }

  private func writeText(_ key: StaticString, _ text: String, _ json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      json.key("text")
      json.value(text)
    }
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
    json.key("tags")
    json.value(
      ["accessibility", "step-\(rule.step.rawValue)"] + rule.criteria.map { "wcag-\($0)" })
    json.key("precision")
    json.value(rule.confidence.rawValue)
    json.key("problem.severity")
    json.value(rule.severity == .info ? "recommendation" : rule.severity.rawValue)
    json.key("impact")
    json.value(rule.impact.rawValue)
  }
}

extension Severity {
  /// The level as SARIF names it.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
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
  fileprivate var asSentence: String { capitalized + "." }

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
