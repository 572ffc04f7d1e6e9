import EarshotWriting

/// The numbers of an audit for a terminal.
struct AuditSummaryText {
  private let document: AuditDocument
  private let summary: AuditSummary
  private let words: AuditWords

  init(_ document: AuditDocument, _ words: AuditWords) {
    self.document = document
    self.words = words
    summary = AuditSummary(document)
  }

  /// The most components that are listed.
  static let limit = 20

  /// All lines.
  var lines: [String] {
    guard document.detail.isVerbose else { return briefLines }
    var lines = [words(.summary), "  \(counts)"]
    lines += document.remarks.map { "  \($0)" }
    lines += section(.unread, unread)
    lines += section(.byRule, rules)
    lines += section(.byComponent, components)
    lines += [""] + measured
    lines += section(.density, densities)
    lines += section(.stale, document.staleBaselineEntries.map(\.onOneLine))
    return lines + ["", "\(words(.predicted)) \(document.profile)."]
  }

  /// The result on one line.
  var brief: String {
    let screens = words.count(summary.screens.count, .screen)
    return document.counted.isEmpty && document.unread.isEmpty
      ? "\(words(.noFindings)) (\(([screens] + rest).joined(separator: ", ")))"
      : "\(found.joined(separator: ", ")) (\(screens))"
  }

  /// The result, and what else somebody has to know.
  private var briefLines: [String] {
    let silent = Set(summary.unmeasured.flatMap(\.rules)).count
    let isSilenceTold = silent > 0 && !document.detail.explainsInput
    var result = [brief]
    if !document.leftOut.isEmpty { result.append(document.leftOut.sentence(in: words.language)) }
    if isSilenceTold { result.append(words.locale.notJudged(words.count(silent, .rule))) }
    var lines = [result.joined(separator: "; ")]
    if !document.unread.isEmpty {
      lines += [words(.unread)] + unread.map { "  \($0)" }
    }
    if !document.staleBaselineEntries.isEmpty {
      lines += [words(.stale)] + document.staleBaselineEntries.map { "  \($0.onOneLine)" }
    }
    return document.detail.explainsInput ? lines + measured : lines
  }

  /// What was found, without what was not.
  private var found: [String] {
    let counts: [(Int, AuditWords.Thing)] = [
      (summary.severities[.error] ?? 0, .error), (summary.severities[.warning] ?? 0, .warning),
      (summary.severities[.info] ?? 0, .note), (summary.questions, .question),
    ]
    return counts.filter { $0.0 > 0 }.map { words.count($0, $1) } + rest
  }

  /// What does not count, and what was not read.
  private var rest: [String] {
    let counts: [(Int, AuditWords.Thing)] = [
      (summary.suppressed, .suppressed), (document.unread.count, .unread),
    ]
    return counts.filter { $0.0 > 0 }.map { words.count($0, $1) }
  }

  /// What was found, on one line.
  var counts: String {
    var counts = [
      words.count(summary.severities[.error] ?? 0, .error),
      words.count(summary.severities[.warning] ?? 0, .warning),
      words.count(summary.severities[.info] ?? 0, .note),
      words.count(summary.questions, .question),
    ]
    if summary.suppressed > 0 { counts.append(words.count(summary.suppressed, .suppressed)) }
    if !document.unread.isEmpty { counts.append(words.count(document.unread.count, .unread)) }
    return counts.joined(separator: ", ")
  }

  /// The inputs that could not be read, each with why and with what helps.
  var unread: [String] {
    document.unread.flatMap { unread in
      [unread.lines[0], "  \(words(.help)): \(unread.lines[1])"]
    }
  }

  private var rules: [String] {
    let width = summary.rules.first.map { "\($0.count)".count } ?? 0
    return summary.rules.map { rule in
      let count = "\(rule.count)"
      let margin = String(repeating: " ", count: width - count.count)
      return "\(margin)\(count)  \(rule.rule.id): \(rule.rule.text(in: words.language).summary)"
    }
  }

  private var components: [String] {
    let width = summary.components.first.map { "\($0.elements)".count } ?? 0
    let lines = summary.components.prefix(Self.limit).map { component in
      let count = "\(component.elements)"
      let margin = String(repeating: " ", count: width - count.count)
      let rules = component.rules.joined(separator: ", ")
      let screens = words.count(component.screens, .screen)
      return "\(margin)\(count)  \(component.shape.onOneLine) (\(screens)): \(rules)"
    }
    return summary.components.count > Self.limit ? lines + ["…"] : lines
  }

  /// How many rules measured something, and why the others did not.
  var measured: [String] {
    let parts = [
      (words(.measured), summary.measured), (words(.notApplicable), summary.notApplicable),
      (words(.notMeasured), summary.notMeasured),
    ]
    let counts = parts.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    let rules = parts.reduce(0) { $0 + $1.1.count }
    return [
      "\(words.count(rules, .rule)): \(counts) (\(words.count(summary.checks, .check)))"
    ]
      + summary.unmeasured.map {
        "  \(words(.notMeasured)): \(words.count($0.checks, .check)), \(words.locale($0.reason)) "
          + "(\($0.rules.joined(separator: ", ")))"
      }
  }

  private var densities: [String] {
    summary.screens.map { screen in
      let name = words.heading(screen.screen, of: screen.file).onOneLine
      let stops = words.extent(of: screen.screen, in: screen.file)
      let perOne = words(screen.file.isStrings ? .findingsPerText : .findingsPerStop)
      let share = screen.perStop.map { ", \(words.decimal($0)) \(perOne)" } ?? ""
      return "\(name): \(words.count(screen.findings, .finding)), \(stops)\(share)"
    }
  }

  private func section(_ heading: AuditWords.Word, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", words(heading)] + lines.map { "  \($0)" }
  }
}
