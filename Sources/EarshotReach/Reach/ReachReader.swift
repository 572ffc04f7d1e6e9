import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver

/// Asks each technology about the nodes of a screen.
struct ReachReader {
  private let tree: ReachTree
  private let lines: [Transcript.Line]
  private let voice: VoiceControlTargets
  private let names: NameIndex
  private let scan: ScanIndex
  private let tests: UITestIndex

  init(_ tree: ReachTree, settings: SpeechSettings, preferences: SwitchPreferences) {
    self.tree = tree
    var complete = settings
    // Each stop has its line, also those that a listener leaves out.
    complete.verbosity.images = .always
    lines = VoiceOver(settings: complete).reading(of: tree.screen.screen).lines
    let others = tree.screen.withoutVoiceOver
    voice = VoiceControlTargets(on: others, language: settings.language)
    names = NameIndex(voice, tree)
    scan = ScanIndex(ScanTree(of: others, isGrouping: preferences.isGrouping))
    tests = UITestIndex(ReachTree(others))
  }

  /// The targets in reading order.
  mutating func targets() -> [ScreenReach.Target] {
    var found: [(key: Double, index: Int)] = []
    var last = -1.0
    for index in tree.indices {
      // Of nodes with one identity the first one counts.
      guard tree.index(of: tree[index].element.id) == index, isTarget(index) else { continue }
      if let stop = tree.place(index) { last = Double(stop) }
      let enclosing = tree[index].enclosing.flatMap { tree.place($0) }.map { Double($0) + 0.5 }
      let inner = innerStop(of: index).flatMap { tree.place($0) }.map { Double($0) - 0.5 }
      let place = tree.place(index).map(Double.init) ?? enclosing ?? inner ?? last + 0.5
      found.append((place, index))
    }
    found.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    return found.map { target($0.index) }
  }

  private func target(_ index: Int) -> ScreenReach.Target {
    let element = tree[index].element
    var target = ScreenReach.Target(
      id: element.id, name: element.reachName, isActedOn: tree.isActedOn(index))
    target.voiceOver = voiceOver(index)
    target.voiceControl = voiceControl(index)
    target.switchControl = switchControl(index)
    target.uiTest = tests.reach(of: index)
    return target
  }

  /// Whether a node is a target: what a technology stops at, or what a finger could act on.
  private func isTarget(_ index: Int) -> Bool {
    let node = tree[index]
    if tree.place(index) != nil || scan[node.element.id] != nil { return true }
    guard node.isDrawn, !node.isBehindModal, node.visible?.isEmpty != true else { return false }
    guard tree.isActedOn(index) else { return false }
    if let enclosing = node.enclosing {
      // What an adjustable element hides is one difference, which lists it.
      if tree[enclosing].element.has(.adjustable) { return false }
      return tree.isLinkInText(index) || !tree.isPart(index, of: enclosing)
    }
    guard node.element.systemContainer == nil,
      !isLeftOutByOrder(index)
    else { return false }
    if case .covered = tests.hittability(of: index) { return false }
    return !tree.descendants(of: index).contains {
      tree.place($0) != nil && tree.isActedOn($0)
    }
  }

  /// Whether a view around it lists its elements; what it leaves out is left out on purpose.
  private func isLeftOutByOrder(_ index: Int) -> Bool {
    var next = tree[index].parent
    while let parent = next {
      if tree[parent].element.accessibilityElements.value != nil { return true }
      next = tree[parent].parent
    }
    return false
  }

  private func innerStop(of index: Int) -> Int? {
    guard tree.place(index) == nil, !tree[index].element.isAccessibilityElement else { return nil }
    return tree.descendants(of: index).first { tree.place($0) != nil }
  }
}

extension ReachReader {
  private func voiceOver(_ index: Int) -> VoiceOverReach? {
    let node = tree[index]
    if let place = tree.place(index) {
      return VoiceOverReach(
        .stop(place + 1, of: tree.screen.order.count), lines[place].utterance,
        isOffscreen: tree.screen.order.stops[place].isOffscreen)
    }
    if let enclosing = node.enclosing, tree.place(enclosing) != nil {
      return insideElement(index, tree[enclosing].element)
    }
    guard tree.isActedOn(index), let inner = innerStop(of: index), let place = tree.place(inner)
    else {
      return nil
    }
    return VoiceOverReach(.inside(tree[inner].element.id), lines[place].utterance)
  }

  /// How VoiceOver comes to what lies inside the element in focus.
  private func insideElement(_ index: Int, _ outer: Element) -> VoiceOverReach? {
    let element = tree[index].element
    if tree.isLinkInText(index) { return VoiceOverReach(.link(in: outer.id)) }
    let rotor = outer.customRotors.value?.first { $0.targets.contains(element.id) }
    if let rotor { return VoiceOverReach(.rotor(rotor.name)) }
    guard tree.isActedOn(index), let label = element.label.value else { return nil }
    let action = outer.customActions.value?.first { label.sharesWords(with: $0.name) }
    return action.map { VoiceOverReach(.action($0.name, of: outer.id)) }
  }

  private func voiceControl(_ index: Int) -> VoiceControlReach? {
    let id = tree[index].element.id
    if let target = voice[id] {
      let isLacking = tree.lacksTrait(index)
      return VoiceControlReach(
        name: target.name, number: target.number,
        otherNames: target.names.filter { $0 != target.name },
        answering: names.count(of: target),
        doubt: isLacking ? .noTrait : tree.isOutsideParent(index) ? .outsideParent : nil)
    }
    guard tree.isLinkInText(index), let label = tree[index].element.label.value else { return nil }
    return VoiceControlReach(name: label, number: nil)
  }

  private func switchControl(_ index: Int) -> SwitchControlReach? {
    let node = tree[index]
    let isLacking = tree.isActedOn(index) && tree.lacksTrait(index)
    if var reach = scan[node.element.id] {
      if isLacking { reach.doubt = .noTrait }
      return reach
    }
    if tree.isLinkInText(index), let enclosing = node.enclosing,
      tree[enclosing].element.navigationStyle.value == .separate
    {
      // Its text is no item, so its place among the items is not known.
      return SwitchControlReach(path: [node.element.reachName], moves: 0)
    }
    guard tree.isActedOn(index), let inner = innerStop(of: index),
      var reach = scan[tree[inner].element.id]
    else { return nil }
    if isLacking { reach.doubt = .noTrait }
    return reach
  }
}

extension Element {
  /// What people call it.
  var reachName: String {
    [label.value, value.value, textInput.value?.placeholder, identifier.value, type]
      .compactMap(\.self).first { !$0.isEmpty } ?? id.rawValue
  }
}

extension String {
  /// Whether all words of one text are words of the other.
  fileprivate func sharesWords(with other: String) -> Bool {
    let (mine, others) = (Set(reachWords), Set(other.reachWords))
    return !mine.isEmpty && !others.isEmpty
      && (mine.isSubset(of: others) || others.isSubset(of: mine))
  }

  /// The words in lower case, without punctuation.
  var reachWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
