import EarshotTree

/// What UI tests find on a screen: counts of names, and what takes touches.
struct UITestIndex {
  private struct Name: Hashable {
    var type: UITestElementType
    var text: String
    var cell: Int?
  }

  private let tree: ReachTree
  private var types: [Int: UITestElementType] = [:]
  private var counts: [Name: Int] = [:]
  /// The place of each node among those of its type.
  private var places: [Int: Int] = [:]
  /// The nodes that take touches, topmost first.
  private var takers: [Int] = []

  init(_ tree: ReachTree) {
    self.tree = tree
    var found: [UITestElementType: Int] = [:]
    for index in tree.indices {
      if tree.takesTouches(index) { takers.append(index) }
      guard UITestIndex.isFound(index, in: tree) else { continue }
      let type = UITestElementType(of: tree[index].element)
      types[index] = type
      places[index] = found[type, default: 0]
      found[type, default: 0] += 1
      for text in Set(tree[index].element.testNames) {
        counts[Name(type: type, text: text), default: 0] += 1
        if let cell = tree[index].cell {
          counts[Name(type: type, text: text, cell: cell), default: 0] += 1
        }
      }
    }
    takers.reverse()
  }

  /// Whether a test finds a node: nothing inside an accessibility element is in its tree, unless
  /// the source is what a test saw.
  static func isFound(_ index: Int, in tree: ReachTree) -> Bool {
    let node = tree[index]
    guard !node.isHidden, !node.isBehindModal else { return false }
    if node.element.type?.hasPrefix(UITestElementType.prefix) == true { return true }
    return node.enclosing == nil || tree.isLinkInText(index)
  }

  /// What a test makes of a node; `nil` if it does not find it.
  func reach(of index: Int) -> UITestReach? {
    guard let type = types[index] else { return nil }
    let element = tree[index].element
    return UITestReach(
      identifier: element.identifier.value?.unlessEmpty, label: element.label.value?.unlessEmpty,
      type: type,
      lookup: lookup(of: index, type), hittability: hittability(of: index))
  }

  private func lookup(of index: Int, _ type: UITestElementType) -> UITestReach.Lookup {
    let element = tree[index].element
    let identifier = element.identifier.value?.unlessEmpty
    let others = element.testNames.filter { $0 != identifier }
    if let identifier, counts[Name(type: type, text: identifier)] == 1 {
      return .identifier(identifier)
    }
    if let name = others.first(where: { counts[Name(type: type, text: $0)] == 1 }) {
      return .name(name)
    }
    if let cell = tree[index].cell {
      for name in element.testNames
      where counts[Name(type: type, text: name, cell: cell)] == 1 {
        return .inCell(name)
      }
    }
    return .index(places[index] ?? 0)
  }

  /// Whether the activation point can be hit; the topmost view that takes touches there gets it.
  func hittability(of index: Int) -> UITestReach.Hittability {
    let node = tree[index]
    guard let frame = node.element.effectiveFrame, let visible = node.visible else {
      return .unknown
    }
    guard !frame.isEmpty else { return .emptyFrame }
    guard !visible.isEmpty, let point = node.element.effectiveActivationPoint else {
      return .offScreen
    }
    if let cover = cover(of: index, at: point) {
      // What floats over a list covers a row only until the list is scrolled.
      if let scroller = node.scroller, !tree.descendants(of: scroller).contains(cover) {
        return .offScreen
      }
      return .covered(by: tree[cover].element.id)
    }
    return visible.contains(point) ? .hittable : .offScreen
  }

  /// What takes a touch at a point in the place of a node; `nil` if the node gets it.
  private func cover(of index: Int, at point: Point) -> Int? {
    for taker in takers {
      guard taker > index else { return nil }
      guard tree[taker].element.isHit(at: point) else { continue }
      return tree.areRelated(taker, index) ? nil : taker
    }
    return nil
  }
}

extension ReachTree {
  /// Whether a view takes touches that fall on it, as far as the source tells: what is acted on,
  /// modal views, and what is painted over all that lies below.
  ///
  /// A plain view may pass touches on, so it counts only when it is known to be opaque (assumed).
  fileprivate func takesTouches(_ index: Int) -> Bool {
    let node = self[index]
    guard node.element.isHidden.value != true, node.visible?.isEmpty == false,
      (node.element.appearance.value?.alpha ?? 1) >= 0.01
    else { return false }
    if node.element.isModal.value == true { return true }
    guard !isActedOn(index) else { return true }
    return node.element.appearance.value.map {
      $0.background != nil && ($0.backgroundAlpha ?? 1) >= 1 && ($0.alpha ?? 1) >= 1
    } ?? false
  }
}

extension Element {
  /// The texts by which a test finds it, the best first.
  fileprivate var testNames: [String] {
    [identifier.value, label.value, textInput.value?.placeholder].compactMap { $0?.unlessEmpty }
  }
}

extension String {
  fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
}
