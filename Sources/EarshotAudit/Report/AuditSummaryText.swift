import EarshotTree
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

  /// The most inputs that are named one by one.
  private static let names = 5
  /// The most names of inputs on one line.
  private static let namesInLine = 20

  /// The result on one line.
  var brief: String {
    let extent = (screens + rest).joined(separator: ", ")
    if let written = document.writtenBaseline {
      let line = written.line?.onOneLine
      let findings = words.count(written.findings, .finding)
      return words.locale.written(findings, to: written.path.onOneLine, orWith: line)
        + " (\(extent))"
    }
    return document.counted.isEmpty && document.unread.isEmpty
      ? "\(words(.noFindings)) (\(extent))"
      : "\(found.joined(separator: ", ")) (\(screens.joined(separator: ", ")))"
  }

  /// How many screens and strings files there are.
  private var screens: [String] {
    let files = document.files.count(where: \.isStrings)
    let screens = summary.screens.count { !$0.isStrings }
    return (screens > 0 || files == 0 ? [words.count(screens, .screen)] : [])
      + (files > 0 ? [words.count(files, .stringsFile)] : [])
  }

  /// What else somebody has to know, below what was found.
  var foot: [String] {
    guard !document.detail.isVerbose else { return numbers }
    var lines: [String] = []
    if !document.unread.isEmpty, document.detail.isUnreadSaid {
      // What is wrong with them was said a moment ago.
      let names = document.unread.prefix(Self.namesInLine).map(\.path.onOneLine)
      let rest = document.unread.count > names.count ? ", …" : ""
      lines.append("\(words(.unread)): \(names.joined(separator: ", "))\(rest)")
    } else if !document.unread.isEmpty {
      lines += [words(.unread)] + unread(upTo: document.detail.isWhole ? .max : Self.names)
    }
    let stale = toldStale
    if !stale.isEmpty {
      let shown = stale.prefix(document.detail.isWhole ? .max : Self.names)
      lines += [words(.stale)] + shown.map { "  \($0.onOneLine)" }
      let rest = stale.count - shown.count
      if rest > 0 { lines.append("  \(words.locale.showRest(words.count(rest, .entry)))") }
    }
    // What was passed over, and what was not measured, is a line.
    let passed = document.remarks.filter { $0 != words(.noRules) }
    lines += (passed + shownNotJudged).joinedLine
    return document.detail.explainsInput ? lines + measured : lines
  }

  /// The entries of the baseline that are gone, unless they are findings themselves.
  private var toldStale: [String] {
    let isFound = document.counted.contains { $0.problem.rule.id == Rule.baselineStale.id }
    return isFound ? [] : document.staleBaselineEntries
  }

  private var shownNotJudged: [String] {
    document.detail.explainsInput || document.detail.isQuiet ? [] : notJudged
  }

  /// All numbers of the run.
  private var numbers: [String] {
    var lines = [words(.summary), "  \(counts)"]
    lines += document.remarks.map { "  \($0)" }
    lines += section(.unread, unread)
    lines += section(.byRule, rules)
    lines += section(.byComponent, components)
    lines += [""] + measured
    lines += section(.density, densities)
    lines += section(.stale, toldStale.map(\.onOneLine))
    return lines + ["", "\(words(.predicted)) \(document.profile)."]
  }

  /// What the inputs left unjudged: of one why, of several how many they are.
  private var notJudged: [String] {
    let reasons = document.files.map { file in
      // Properties stand in the order in which people miss them.
      Set(file.screens.flatMap(\.outcomes).flatMap(\.incomplete.keys)).sorted()
        .sorted { $0.rank < $1.rank }
    }.filter { !$0.isEmpty }
    guard let first = reasons.first else { return [] }
    return reasons.count == 1
      ? [words.locale.notJudged(first)]
      : [words.locale.notJudged(words.count(reasons.count, .file))]
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

  /// The first of those inputs.
  private func unread(upTo count: Int) -> [String] {
    let lines = document.unread.prefix(count).flatMap { unread in
      ["  \(unread.lines[0])", "    \(words(.help)): \(unread.lines[1])"]
    }
    let rest = document.unread.count - min(count, document.unread.count)
    return rest > 0 ? lines + ["  " + words.locale.more(words.count(rest, .file))] : lines
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
    let ran = words.locale.ran(parts.reduce(0) { $0 + $1.1.count }, of: document.knownRuleCount)
    return [
      "\(ran): \(counts) (\(words.count(summary.checks, .check)))"
    ]
      + summary.unmeasured.map {
        "  \(words(.notMeasured)): \(words.count($0.checks, .check)), \(words.locale($0.reason)) "
          + "(\($0.rules.joined(separator: ", ")))"
      }
  }

  private var densities: [String] {
    AuditSummary.counted(in: document).map { file, screen, count in
      let name = words.heading(screen, of: file).onOneLine
      let stops = words.extent(of: screen, in: file)
      let perOne = words(count.isStrings ? .findingsPerText : .findingsPerStop)
      let share = count.perStop.map { ", \(words.decimal($0)) \(perOne)" } ?? ""
      return "\(name): \(words.count(count.findings, .finding)), \(stops)\(share)"
    }
  }

  private func section(_ heading: AuditWords.Word, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", words(heading)] + lines.map { "  \($0)" }
  }
}

extension [String] {
  /// Short remarks on one line; none where there are none.
  fileprivate var joinedLine: [String] { isEmpty ? [] : [joined(separator: "; ")] }
}

extension IncompleteReason {
  /// The place among the properties; -1 for reasons that are none.
  fileprivate var rank: Int {
    field.flatMap { Element.Field.allCases.firstIndex(of: $0) } ?? -1
  }
}
