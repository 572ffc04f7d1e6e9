import EarshotTree

/// One cause, one finding: where two rules see the same cause, only the first named speaks.
struct Precedence {
  let rules: [Rule]

  /// The findings without those for which another rule speaks.
  func filtered(_ findings: [Finding]) -> [Finding] {
    var speakers: [Element.ID: Set<Rule.ID>] = [:]
    for finding in findings {
      if let element = finding.element { speakers[element, default: []].insert(finding.rule) }
      for element in finding.covers { speakers[element, default: []].insert(finding.rule) }
    }
    let yields = Dictionary(
      uniqueKeysWithValues: rules.lazy.filter { !$0.yieldsTo.isEmpty }.map {
        ($0.id, Set($0.yieldsTo))
      })
    return findings.filter { finding in
      guard let others = yields[finding.rule], let element = finding.element else { return true }
      return speakers[element]?.isDisjoint(with: others) ?? true
    }
  }
}
