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
    let spoken = findings.filter { finding in
      guard let others = supersededBy[finding.rule], let element = finding.element else {
        return true
      }
      return speakers[element]?.allSatisfy { !others.contains($0) } ?? true
    }
    return naming(spoken)
  }

  /// The findings without those that ask for a name which another finding of the element knows; that
  /// one is then as bad as they are.
  private func naming(_ findings: [Finding]) -> [Finding] {
    var worst: [Element.ID: Severity] = [:]
    let named = Set(findings.lazy.filter(\.knowsName).compactMap(\.element))
    guard !named.isEmpty else { return findings }
    let rest = findings.filter { finding in
      guard let element = finding.element, finding.asksForName, named.contains(element) else {
        return true
      }
      worst[element] = max(worst[element] ?? finding.severity, finding.severity)
      return false
    }
    return rest.map { finding in
      guard let element = finding.element, finding.knowsName, let severity = worst[element] else {
        return finding
      }
      var finding = finding
      finding.severity = max(finding.severity, severity)
      return finding
    }
  }
}

extension Finding {
  /// Whether it says nothing but that the element has no name.
  fileprivate var asksForName: Bool {
    guard outcome == .fail, let fix, fix.edits.count == 1, fix.edits[0].element == element,
      Rule.missingNames.contains(rule) || rule == "label-missing"
    else { return false }
    return fix.edits[0].change == .label(.toWrite(.name))
  }

  /// Whether it says what the name of the element is.
  fileprivate var knowsName: Bool {
    guard outcome == .fail, let first = fix?.edits.first, first.element == element,
      case .label(.known(let name)) = first.change
    else { return false }
    return !name.isEmpty && Rule.namesFromBeside.contains(rule)
  }
}

extension Rule {
  /// The rules that find the name of an element in the texts beside it.
  fileprivate static let namesFromBeside: [Rule.ID] = ["control-label-split", "stepper-split"]
}
