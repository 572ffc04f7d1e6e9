import EarshotTree

/// One cause, one finding: where two rules see the same cause, only the first named speaks.
struct Deduplication: Sendable {
  private let supersededBy: [Rule.ID: Set<Rule.ID>]
  /// The rules for which others are silent.
  private let speaking: Set<Rule.ID>

  init(rules: [Rule]) {
    let superseded = rules.filter { !$0.supersededBy.isEmpty }
    supersededBy = Dictionary(
      uniqueKeysWithValues: superseded.map { ($0.id, Set($0.supersededBy)) })
    speaking = supersededBy.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The findings without those for which another rule speaks.
  func filtered(_ findings: [Finding]) -> [Finding] {
    var speakers: [Element.ID: [Rule.ID]] = [:]
    for index in findings.indices where speaking.contains(findings[index].rule) {
      let rule = findings[index].rule
      if let element = findings[index].element { speakers[element, default: []].append(rule) }
      for element in findings[index].covers { speakers[element, default: []].append(rule) }
    }
    let found = Set(findings.map(\.rule)).intersection(speaking)
    return findings.filter { finding in
      guard let others = supersededBy[finding.rule] else { return true }
      // What is said of the whole screen is silent when another rule names the place.
      guard let element = finding.element else { return others.isDisjoint(with: found) }
      return speakers[element]?.allSatisfy { !others.contains($0) } ?? true
    }
  }
}
