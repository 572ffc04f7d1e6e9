import EarshotTree

/// Which nodes of a snapshot are the elements that VoiceOver stops at.
///
/// A source that tells is believed, but for cells, whose statement may be about their contents.
/// Otherwise elements are concluded from types and labels: controls with all that is inside,
/// texts, and anything else with a label that nothing inside repeats.
struct XCTestElements {
  /// Whether the node is an element that can be reached.
  private(set) var isElement: [Bool]
  /// Whether the elements are concluded rather than read.
  let isInferred: Bool

  private let tree: XCTestTree
  private let isCandidate: [Bool]
  /// The number of candidates before each node.
  private let counts: [Int]

  init(_ tree: XCTestTree, reach: XCTestReach, noise: XCTestNoise) {
    self.tree = tree
    isInferred = !tree.facts.contains(.accessible)
    isElement = Array(repeating: false, count: tree.nodes.count)
    let isInferred = isInferred
    isCandidate = tree.nodes.indices.map { index in
      guard !noise.isDropped[index], reach.isReachable(index) else { return false }
      let node = tree.nodes[index]
      guard isInferred else { return node.flags.contains(.isAccessible) }
      return !node.kind.isStructure && (node.text != nil || node.kind.isElementWithoutName)
    }
    counts = isCandidate.runningCounts
    mark()
  }

  private mutating func mark() {
    var index = 0
    while index < tree.nodes.count {
      guard isCandidate[index], isInferred ? isInferredElement(index) : isStatedElement(index)
      else {
        index += 1
        continue
      }
      isElement[index] = true
      if tree.nodes[index].kind.isTextInput {
        // What lies inside a text input, such as the button that clears it, is an element, too.
        for inner in inside(index) where tree.nodes[inner].kind == .button && isCandidate[inner] {
          isElement[inner] = true
        }
      }
      index = tree.nodes[index].end
    }
  }

  private func inside(_ index: Int) -> Range<Int> { index + 1..<tree.nodes[index].end }

  private func candidateCount(_ range: Range<Int>) -> Int {
    counts[range.upperBound] - counts[range.lowerBound]
  }
}

extension XCTestElements {
  /// Whether a node that the source calls accessible is an element itself.
  ///
  /// XCTest calls a cell accessible when its first child is. Nothing inside an element is called so
  /// but text inputs, so an accessible child shows that the cell is not one.
  private func isStatedElement(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.kind == .cell else { return true }
    if node.flags.contains(.isNativeElement) { return true }
    if node.flags.contains(.isNoNativeElement) { return candidateCount(inside(index)) == 0 }
    return !inside(index).contains {
      tree.nodes[$0].flags.contains(.isAccessible)
        && !(tree.nodes[$0].kind.isTextInput && node.spokenLabel != nil)
    }
  }

  private func isInferredElement(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let below = candidateCount(inside(index))
    if below == 0 || node.kind.isControl { return true }
    switch node.kind {
    case .cell: return !isNameOfOneControl(index)
    case .staticText:
      return !inside(index).contains { isCandidate[$0] && tree.nodes[$0].kind == .staticText }
    case .image: return false
    case .any: return isWhole(index)
    default: return isCombined(index)
    }
  }

  /// Whether a cell only repeats the name of the one switch or slider in it.
  private func isNameOfOneControl(_ cell: Int) -> Bool {
    inside(cell).contains {
      isCandidate[$0] && [.switch, .toggle, .slider].contains(tree.nodes[$0].kind)
        && tree.nodes[$0].spokenLabel == tree.nodes[cell].spokenLabel
    }
  }

  /// Whether a node without a type is an element rather than a container with a name.
  ///
  /// A container is named after one of its texts and says other things as well, or repeats all its
  /// texts, joined by spaces. Pictures in it say nothing of their own: a row has its symbols.
  private func isWhole(_ index: Int) -> Bool {
    guard let label = tree.nodes[index].spokenLabel else { return false }
    var parts: [String] = []
    var visited = 0
    var isNamedAfterPart = false
    var saysMore = false
    for inner in inside(index) where isCandidate[inner] {
      visited += 1
      if visited > 200 { return false }
      guard let text = tree.nodes[inner].text, !tree.nodes[inner].isSymbol else { continue }
      if text == label { isNamedAfterPart = true } else if !label.contains(text) { saysMore = true }
      if parts.last != text { parts.append(text) }
    }
    if isNamedAfterPart && saysMore { return false }
    return parts.count < 2 || label != parts.joined(separator: " ")
  }

  /// Whether the node combines the texts and pictures in it into a label of its own.
  ///
  /// React Native gives every view the labels inside, joined by spaces; such a label is no sign of
  /// an element. One that the app composed otherwise, of all the parts, is.
  private func isCombined(_ index: Int) -> Bool {
    guard let label = tree.nodes[index].spokenLabel else { return false }
    var parts: [String] = []
    for inner in inside(index) where isCandidate[inner] {
      let node = tree.nodes[inner]
      guard node.kind == .staticText || node.kind == .image, let text = node.text else {
        return false
      }
      if parts.last != text { parts.append(text) }
      if parts.count > 20 { return false }
    }
    let folded = label.lowercased()
    return label != parts.joined(separator: " ")
      && parts.allSatisfy { folded.contains($0.lowercased()) }
  }
}

extension XCTestNode {
  /// Whether it is as small and square as a symbol, which no word of text is.
  fileprivate var isSymbol: Bool {
    guard let frame = frame.value, !frame.isEmpty else { return false }
    return max(frame.width, frame.height) <= 32 && frame.width <= 2 * frame.height
      && frame.height <= 2 * frame.width
  }
}
