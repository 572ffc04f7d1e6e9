import EarshotTree

/// Compares the readings of each target.
struct DifferenceFinder {
  private let tree: ReachTree
  private let targets: [ScreenReach.Target]

  init(_ tree: ReachTree, _ targets: [ScreenReach.Target]) {
    self.tree = tree
    self.targets = targets
  }

  /// The differences in the order of the targets, then by code.
  func differences() -> [ReachDifference] {
    let shared = sharedNames()
    var found: [ReachDifference] = []
    for target in targets {
      guard let index = tree.index(of: target.id) else { continue }
      found += differences(of: target, index, shared)
    }
    return found
  }

  private func differences(
    of target: ScreenReach.Target, _ index: Int, _ shared: [[String]: [Element.ID]]
  ) -> [ReachDifference] {
    var draft = Draft(target: target)
    let hidden = hiddenControls(of: index)
    if !hidden.isEmpty {
      draft.add(
        .adjustableHidesControls, .hidesControls(hidden.count),
        missing: [.voiceControl, .switchControl, .uiTest], others: hidden)
    }
    compareFocus(index, &draft)
    compareTest(index, &draft)
    compareName(index, shared, &draft)
    return draft.found.sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// What VoiceOver can act on and others leave out, or the other way round.
  private func compareFocus(_ index: Int, _ draft: inout Draft) {
    let (node, target) = (tree[index], draft.target)
    guard target.isActedOn, !node.element.has(.notEnabled) else { return }
    guard let reach = target.voiceOver else {
      // VoiceOver has the element around it in its place, and the others have it.
      if let outer = node.enclosing, tree[outer].element.isOnlyWhileVoiceOverRuns.value == true {
        return
      }
      draft.add(
        .voiceOverUnreachable, absence(of: index), missing: unreached(target),
        isSure: !isInPressed(index) && !tree.mayBeAnAction(index))
      return
    }
    // Actions are offered by Voice Control and the scanner menu, too.
    guard !reach.isOffscreen, node.visible?.isEmpty != true, !reach.isByAction,
      node.element.isOnlyWhileVoiceOverRuns.value != true
    else { return }
    if let cause = voiceCause(target, index) {
      draft.add(
        .voiceUnreachable, cause, missing: [.voiceControl], isSure: target.voiceControl == nil)
    }
    if let cause = switchCause(target, index) {
      draft.add(
        .switchUnreachable, cause, missing: [.switchControl], isSure: target.switchControl == nil)
    }
  }

  private func compareTest(_ index: Int, _ draft: inout Draft) {
    let target = draft.target
    guard tree[index].element.isOnlyWhileVoiceOverRuns.value != true else { return }
    if let cause = testCause(target, index),
      !tree[index].element.has(.notEnabled) || target.voiceOver == nil
    {
      return draft.add(.testUnreachable, cause, missing: [.uiTest])
    }
    let parts = hiddenIdentifiers(of: index)
    guard !parts.isEmpty else { return }
    draft.add(
      .testUnreachable, .hidesIdentifiers(parts.count), missing: [.uiTest], others: parts)
  }

  private func compareName(
    _ index: Int, _ shared: [[String]: [Element.ID]], _ draft: inout Draft
  ) {
    guard let voice = draft.target.voiceControl else { return }
    guard let name = voice.name else {
      // A key is called by what it types, and a text is not called at all.
      guard !tree[index].element.has(.keyboardKey), !tree[index].element.has(.staticText) else {
        return
      }
      return draft.add(.voiceNameMissing, .noName, missing: [.voiceControl])
    }
    guard voice.answering > 1 else { return }
    draft.add(
      .voiceNameDuplicate, .sharedName(name, count: voice.answering), missing: [.voiceControl],
      others: Array(
        (shared[name.reachWords] ?? []).filter { $0 != draft.target.id }
          .prefix(ReachDifference.mostOthers)))
  }

  /// The first targets of each displayed name: of thousands nobody wants each in the list of each.
  private func sharedNames() -> [[String]: [Element.ID]] {
    var shared: [[String]: [Element.ID]] = [:]
    for target in targets {
      guard let voice = target.voiceControl, voice.answering > 1, let name = voice.name else {
        continue
      }
      let words = name.reachWords
      guard shared[words, default: []].count <= ReachDifference.mostOthers else { continue }
      shared[words, default: []].append(target.id)
    }
    return shared
  }

  /// Whether the element around a control can be pressed, and so may do what the control does.
  private func isInPressed(_ index: Int) -> Bool {
    guard let enclosing = tree[index].enclosing else { return false }
    return tree.place(enclosing) != nil && tree.isActedOn(enclosing)
  }

  private func unreached(_ target: ScreenReach.Target) -> [ReachTechnology] {
    ReachTechnology.allCases.filter { $0 != .uiTest && !target.reaches($0) }
  }
}

extension DifferenceFinder {
  private func voiceCause(
    _ target: ScreenReach.Target, _ index: Int
  ) -> ReachDifference.Cause? {
    guard let voice = target.voiceControl else { return skipped(index) }
    switch voice.doubt {
    case .noTrait: return .noTrait
    case .outsideParent: return .outsideParent
    case nil: return nil
    }
  }

  private func switchCause(
    _ target: ScreenReach.Target, _ index: Int
  ) -> ReachDifference.Cause? {
    guard let reach = target.switchControl else { return skipped(index) }
    return reach.doubt == nil ? nil : .noTrait
  }

  /// Why something that VoiceOver can act on is left out by others.
  private func skipped(_ index: Int) -> ReachDifference.Cause {
    let node = tree[index]
    if node.element.respondsToUserInteraction.value == false { return .saysNotResponding }
    if let enclosing = node.enclosing {
      let outer = tree[enclosing].element.id
      return tree.isLinkInText(index) ? .linkInText(outer) : .inside(outer)
    }
    return tree.lacksTrait(index) ? .noTrait : .unknown
  }

  /// Why VoiceOver does not come to something.
  private func absence(of index: Int) -> ReachDifference.Cause {
    let node = tree[index]
    if node.isHidden { return .hidden }
    if let enclosing = node.enclosing { return .inside(tree[enclosing].element.id) }
    return node.element.isAccessibilityElement ? .unknown : .noElement
  }

  private func testCause(
    _ target: ScreenReach.Target, _ index: Int
  ) -> ReachDifference.Cause? {
    let node = tree[index]
    guard target.isActedOn else { return nil }
    guard let test = target.uiTest else { return absence(of: index) }
    guard tree.place(index) != nil else { return nil }
    switch test.hittability {
    case .covered(let id): return .covered(by: id)
    case .emptyFrame: return .emptyFrame
    case .hittable, .offScreen, .unknown: break
    }
    guard case .index = test.lookup, node.element.identifier.isCaptured else { return nil }
    return .notUnique
  }

  /// The texts and pictures in an element that tests look for by identifier and do not find.
  private func hiddenIdentifiers(of index: Int) -> [Element.ID] {
    guard tree.place(index) != nil, !tree[index].element.has(.adjustable) else { return [] }
    return tree.descendants(of: index).filter {
      tree[$0].enclosing == index && tree[$0].isDrawn && !tree.isActedOn($0)
        && tree[$0].element.identifier.value?.isEmpty == false
        && !UITestIndex.isFound($0, in: tree)
    }.map { tree[$0].element.id }
  }

  /// The controls in an adjustable element, unless its actions or names stand for them.
  private func hiddenControls(of index: Int) -> [Element.ID] {
    let element = tree[index].element
    guard tree.place(index) != nil, element.has(.adjustable),
      element.customActions.value?.isEmpty != false,
      element.userInputLabels.value?.isEmpty != false, !element.isSystemControl,
      element.isOnlyWhileVoiceOverRuns.value != true
    else { return [] }
    return tree.descendants(of: index).filter { tree.isActedOn($0) && tree[$0].isDrawn }
      .map { tree[$0].element.id }
  }
}

/// The differences of one target while they are found.
private struct Draft {
  let target: ScreenReach.Target
  private(set) var found: [ReachDifference] = []

  mutating func add(
    _ code: ReachDifference.Code, _ cause: ReachDifference.Cause,
    missing: [ReachTechnology], others: [Element.ID] = [], isSure: Bool = true
  ) {
    found.append(
      ReachDifference(
        code: code, element: target.id, name: target.name, cause: cause, others: others,
        reaching: target.reaching.filter { !missing.contains($0) }, missing: missing,
        isSure: isSure))
  }
}

extension VoiceOverReach {
  /// Whether an action of the element around it stands for it.
  fileprivate var isByAction: Bool {
    if case .action = way { true } else { false }
  }
}
