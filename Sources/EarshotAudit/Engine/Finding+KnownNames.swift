import EarshotTree

extension [Finding] {
  /// The findings as they are told: what another of them knows is not asked for, each word of an
  /// element has one value, and all fixes can be made together.
  ///
  /// - Parameter others: findings of another tool on the same screen, which follow.
  package func told(on screen: AuditedScreen, with others: [Finding] = []) -> [Finding] {
    (withKnownNames + others).withOneValue(on: screen).together(on: screen)
  }

  /// The findings without those that ask for a name which another finding of the element knows.
  private var withKnownNames: [Finding] {
    let named = Set(lazy.filter(\.knowsName).compactMap(\.element))
    guard !named.isEmpty else { return self }
    return filter { finding in
      guard let element = finding.element else { return true }
      return !finding.asksForName || !named.contains(element)
    }
  }

  /// The findings with those that know the name of an element as bad as those that ask for it.
  ///
  /// - Parameters:
  ///   - all: findings on the same screen, those of rules that do not run too.
  ///   - fixed: the rules whose findings stay as bad as they are.
  func asBad(asNamelessIn all: [Finding], but fixed: Set<Rule.ID>) -> [Finding] {
    var worst: [EarshotTree.Element.ID: Severity] = [:]
    for finding in all where finding.asksForName {
      guard let element = finding.element else { continue }
      worst[element] = Swift.max(worst[element] ?? finding.severity, finding.severity)
    }
    return map { finding in
      guard let element = finding.element, finding.knowsName, !fixed.contains(finding.rule),
        let severity = worst[element]
      else { return finding }
      var finding = finding
      finding.severity = Swift.max(finding.severity, severity)
      return finding
    }
  }
}

extension Finding {
  /// Whether it says nothing but that the element has no name.
  fileprivate var asksForName: Bool {
    guard let fix, fix.edits.count == 1, fix.edits[0].element == element,
      Rule.namesToWrite.contains(rule)
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
  static let namesFromBeside: [Rule.ID] = ["control-label-split", "stepper-split"]

  /// The rules that find that an element has no name.
  static let namesToWrite: [Rule.ID] = missingNames + ["label-missing"]
}
