import Foundation

/// What the fix of a rule must be in a case of `Fixtures/Field`.
struct FieldFix: Sendable {
  let rules: [String]
  let heardAfter: String?
  let keeps: [String]
  let notHeardAfter: [String]
  let without: [String]
  let with: [String]
  let frame: [Double]?
  let isOptional: Bool

  init(_ object: [String: Any]) {
    func texts(_ key: String) -> [String] { object[key] as? [String] ?? [] }
    rules = (object["rule"] as? String ?? "").split(separator: "|").map(String.init)
    heardAfter = object["heardAfter"] as? String
    keeps = texts("keeps")
    notHeardAfter = texts("notHeardAfter")
    without = texts("without")
    with = texts("with")
    frame = object["frame"] as? [Double]
    isOptional = object["optional"] as? Bool ?? false
  }

  /// What does not hold, in words.
  func misses(among all: [FieldFinding]) -> [String] {
    let findings = all.filter { rules.contains($0.rule) }
    guard !findings.isEmpty else {
      return isOptional ? [] : ["no finding of \(rules), but \(all.map(\.rule))"]
    }
    let after = findings.map(\.after)
    var misses: [String] = []
    if let heardAfter, !after.contains(heardAfter) { misses.append("after: \(after)") }
    if let frame, !findings.contains(where: { $0.frames.contains { Self.isNear($0, frame) } }) {
      misses.append("the fix sets \(findings.flatMap(\.frames)), not \(frame)")
    }
    misses += keeps.filter { text in after.contains { !$0.contains(text) } }
      .map { "“\($0)” is lost: \(after)" }
    misses += notHeardAfter.filter { text in after.contains { $0.contains(text) } }
      .map { "“\($0)” is heard: \(after)" }
    misses += without.filter { text in
      findings.contains { $0.fix.contains(text) || $0.advice.contains(text) }
    }.map { "“\($0)” stands in a fix: \(findings.map(\.fix))" }
    misses += with.filter { text in findings.contains { !$0.fix.contains(text) } }
      .map { "“\($0)” is in no fix: \(findings.map(\.fix))" }
    return misses
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 1 }
  }
}
