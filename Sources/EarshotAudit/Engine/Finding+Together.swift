import EarshotTree

extension [Finding] {
  /// The findings with fixes that can all be made, so that none takes back what another does: no word
  /// is lost, and a second time there is nothing left to do (F141, F265).
  func together(on screen: AuditedScreen) -> [Finding] {
    guard contains(where: { $0.fix != nil }) else { return self }
    return withWordsOfParts(on: screen).withNamesOfRows.withWhatTells().withAllActions
      .withRoom(on: screen)
  }

  /// The findings with names that tell rows apart: where several would have one name, the rest of
  /// their words is a part of it.
  private var withNamesOfRows: [Finding] {
    var hosts: [String: Set<EarshotTree.Element.ID>] = [:]
    for fix in lazy.compactMap(\.fix) {
      for edit in fix.edits {
        guard case .label(.known(let name)) = edit.change, fix.makesElement(edit.element) else {
          continue
        }
        hosts[name, default: []].insert(edit.element)
      }
    }
    let repeated = hosts.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    guard !repeated.isEmpty else { return self }
    return map { finding in
      guard let fix = finding.fix else { return finding }
      var finding = finding
      for element in repeated where fix.makesElement(element) {
        finding.fix?.joinValue(of: element)
      }
      return finding
    }
  }

  /// The findings with the mended words of what an element takes in: the text of a row holds the
  /// price as the finding on the price wants it.
  private func withWordsOfParts(on screen: AuditedScreen) -> [Finding] {
    var mended: [EarshotTree.Element.ID: (old: String, new: String)] = [:]
    for edit in lazy.compactMap(\.fix).flatMap(\.edits) {
      guard case .label(.known(let new)) = edit.change, let node = screen[edit.element],
        !node.spokenLabel.isEmpty, new != node.spokenLabel
      else { continue }
      mended[edit.element] = (node.spokenLabel, new)
    }
    guard !mended.isEmpty else { return self }
    return map { finding in
      guard let fix = finding.fix else { return finding }
      let parts = finding.takenIn(on: screen)
      guard !parts.isEmpty else { return finding }
      var finding = finding
      finding.fix?.edits = fix.edits.map { edit in
        guard !parts.contains(edit.element) else { return edit }
        // Whoever shows the old words in its own takes over the new ones.
        return parts.compactMap { mended[$0] }.reduce(edit) { $0.replacing($1.old, with: $1.new) }
      }
      return finding
    }
  }

  /// The findings without fixes that silence what another fix, or the same words, rely on.
  private func withWhatTells() -> [Finding] {
    var silenced: Set<EarshotTree.Element.ID> = []
    var telling: Set<EarshotTree.Element.ID> = []
    var isLeftOut = [Bool](repeating: false, count: count)
    // What joins words comes before what only hides some.
    let order = indices.filter { self[$0].joins } + indices.filter { !self[$0].joins }
    for index in order {
      let silent = self[index].silenced
      let relied = self[index].tellers
      // Nobody knows whether a person writes the words that go.
      let isAsking = !silent.isEmpty && self[index].asksForWords
      let isLost = !silent.isEmpty && !silenced.isDisjoint(with: relied)
      if isAsking || isLost || !telling.isDisjoint(with: silent) {
        isLeftOut[index] = true
        continue
      }
      silenced.formUnion(silent)
      if !silent.isEmpty { telling.formUnion(relied) }
    }
    return zip(self, isLeftOut).map { finding, isLeftOut in
      guard isLeftOut else { return finding }
      var finding = finding
      finding.fix = nil
      return finding
    }
  }

  /// The findings with the same actions wherever several give some to an element.
  private var withAllActions: [Finding] {
    var all: [EarshotTree.Element.ID: [CustomAction]] = [:]
    var isShared = false
    for edit in lazy.compactMap(\.fix).flatMap(\.edits) {
      guard case .actions(let actions) = edit.change else { continue }
      let known = all[edit.element]
      isShared = isShared || known != nil && known != actions
      all[edit.element, default: []] += actions.filter { known?.contains($0) != true }
    }
    guard isShared else { return self }
    return map { finding in
      guard let fix = finding.fix else { return finding }
      var finding = finding
      finding.fix?.edits = fix.edits.map { edit in
        guard case .actions = edit.change, let actions = all[edit.element] else { return edit }
        return Fix.Edit(edit.element, .actions(actions))
      }
      return finding
    }
  }

  /// The findings without frames that would lie on other targets or be read too early.
  private func withRoom(on screen: AuditedScreen) -> [Finding] {
    guard contains(where: { $0.fix?.frames.isEmpty == false }) else { return self }
    let after = AuditedScreen(screen.screen.mended(by: self), unknown: screen.unknown)
    let known = Set(self.flatMap(\.places))
    var crowded: Set<EarshotTree.Element.ID> = []
    for check in PreparedCheck.ofRoom {
      guard let run = check.run(on: after) else { continue }
      for finding in run.findings where known.isDisjoint(with: finding.places) {
        crowded.formUnion(finding.covers)
        if let element = finding.element { crowded.insert(element) }
      }
    }
    guard !crowded.isEmpty else { return self }
    return map { finding in
      guard let fix = finding.fix, !crowded.isDisjoint(with: fix.frames) else { return finding }
      var finding = finding
      let edits = fix.edits.filter { !$0.change.isFrame || !crowded.contains($0.element) }
      finding.fix = edits.isEmpty ? nil : Fix(edits, isSafe: fix.isSafe)
      return finding
    }
  }
}

extension PreparedCheck {
  /// The rules that say when a frame is in the way of others.
  fileprivate static let ofRoom: [PreparedCheck] = [
    Rule.targetOverlap, .orderEnlargedFrame, .targetSizeRecommended, .focusSameBounds,
    .controlLabelSplit,
  ].map { PreparedCheck(Audit.Check($0)) }
}

/// A rule at an element.
private struct FoundPlace: Hashable {
  var rule: Rule.ID
  var element: Element.ID
}

extension Finding {
  /// The rule at each element that the finding is about.
  fileprivate var places: [FoundPlace] {
    ([element].compactMap(\.self) + covers).map { FoundPlace(rule: rule, element: $0) }
  }

  /// The elements that stop being stops because another tells what they told.
  fileprivate var silenced: Set<Element.ID> {
    Set((fix?.edits ?? []).filter { $0.change == .isElement(false) }.map(\.element))
  }

  /// Whether it gives words to an element.
  fileprivate var joins: Bool {
    fix?.edits.contains { edit in
      switch edit.change {
      case .label, .value: true
      default: false
      }
    } == true
  }

  /// Whether a person has to write one of the words that it gives.
  fileprivate var asksForWords: Bool {
    fix?.edits.contains { edit in
      switch edit.change {
      case .label(.toWrite), .value(.toWrite): true
      default: false
      }
    } == true
  }

  /// What tells the words of those that are silenced.
  fileprivate var tellers: Set<Element.ID> {
    let silent = silenced
    let edited = Set((fix?.edits ?? []).map(\.element)).subtracting(silent)
    return edited.isEmpty
      ? Set(covers + [element].compactMap(\.self)).subtracting(silent) : edited
  }

  /// The elements whose words its fix puts into those of another.
  fileprivate func takenIn(on screen: AuditedScreen) -> [Element.ID] {
    let edits = fix?.edits ?? []
    let hosts = edits.filter { $0.change == .isElement(true) }.compactMap { screen[$0.element] }
    return hosts.flatMap { $0.stops.map(\.element.id) }
      + edits.filter {
        $0.change == .isElement(false)
      }.map(\.element)
  }
}

extension Fix {
  /// Whether it makes an element of a view.
  fileprivate func makesElement(_ element: Element.ID) -> Bool {
    edits.contains(Edit(element, .isElement(true)))
  }

  /// Puts the value that it gives to an element behind its label.
  fileprivate mutating func joinValue(of element: Element.ID) {
    var rest: String?
    for edit in edits where edit.element == element {
      if case .value(.known(let text)) = edit.change { rest = text }
    }
    guard let rest else { return }
    edits = edits.compactMap { edit in
      guard edit.element == element else { return edit }
      return switch edit.change {
      case .label(.known(let name)): Edit(element, .label(.known("\(name), \(rest)")))
      case .value(.known): nil
      default: edit
      }
    }
  }

  /// The elements that get another frame.
  fileprivate var frames: Set<Element.ID> {
    Set(edits.filter(\.change.isFrame).map(\.element))
  }
}

extension Fix.Edit {
  /// The edit with a part of its label or value in other words.
  fileprivate func replacing(_ old: String, with new: String) -> Self {
    switch change {
    case .label(.known(let text)) where !text.contains(new):
      Fix.Edit(element, .label(.known(text.replacing(old, with: new))))
    case .value(.known(let text)) where !text.contains(new):
      Fix.Edit(element, .value(.known(text.replacing(old, with: new))))
    default: self
    }
  }
}
