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
      guard isInferred else {
        return node.flags.contains(.isAccessible) || tree.joinsTextsInUIKit(index)
      }
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
        for inner in inside(index) where isButton(inner, in: index) { isElement[inner] = true }
      }
      index = tree.nodes[index].end
    }
  }

  /// Whether a node in a text input does something of its own; without types one that is named
  /// otherwise than the input.
  private func isButton(_ inner: Int, in input: Int) -> Bool {
    guard isCandidate[inner] else { return false }
    let node = tree.nodes[inner]
    guard node.kind == .any, let label = node.spokenLabel else { return node.kind == .button }
    let said = [tree.nodes[input].label, tree.nodes[input].value, tree.nodes[input].placeholder]
    return node.end == inner + 1 && !said.contains { $0?.contains(label) == true }
  }

  private func inside(_ index: Int) -> Range<Int> { index + 1..<tree.nodes[index].end }

  private func candidateCount(_ range: Range<Int>) -> Int {
    counts[range.upperBound] - counts[range.lowerBound]
  }
}

extension XCTestElements {
  /// Whether a node that the source calls accessible is an element itself.
  ///
  /// XCTest calls a cell accessible when its first child is, and tables at times. Nothing inside an
  /// element is called so but text inputs, so an accessible child shows that a cell, a table or
  /// another group is none.
  private func isStatedElement(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.kind.isGroup else { return true }
    if node.flags.contains(.isNativeElement) || tree.joinsTextsInUIKit(index) { return true }
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
    // A container has a name at most; SwiftUI gives a view with a value of its own a label, too.
    case .other where node.hasOwnValue:
      return !inside(index).contains { isCandidate[$0] && tree.nodes[$0].kind.isControl }
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
  /// The label of an element is about what is in it. A container is named otherwise, as a bar or a
  /// list is; or after one of its texts, and says other things as well; or repeats all its texts,
  /// joined by spaces. Pictures in it say nothing of their own: a row has its symbols.
  private func isWhole(_ index: Int) -> Bool {
    guard let label = tree.nodes[index].spokenLabel, !isJoined(label, index),
      candidateCount(inside(index)) < 2 || !isMostOfScreen(index)
    else { return false }
    var others: [String] = []
    var isNamedAfterPart = false
    var visited = 0
    var said = 0
    for inner in inside(index) where isCandidate[inner] {
      visited += 1
      if visited > 200 { return false }
      guard let text = tree.nodes[inner].text, !tree.nodes[inner].isSymbol else { continue }
      if text == label { isNamedAfterPart = true }
      let isItsPicture = tree.nodes[inner].isThumbnail && text.contains(label)
      if label.contains(text) || isItsPicture { said += 1 } else { others.append(text) }
    }
    if isNamedAfterPart, !others.isEmpty { return false }
    return said >= others.count
  }

  private func isMostOfScreen(_ index: Int) -> Bool {
    guard let frame = tree.nodes[index].frame.value, let size = tree.screenSize else {
      return false
    }
    return 2 * frame.width * frame.height > size.width * size.height
  }

  /// Whether a label is that of all nodes inside, joined by spaces, as React Native gives it to
  /// every view; scroll bars count, although nobody hears them.
  private func isJoined(_ label: String, _ index: Int) -> Bool {
    var rest = label[...]
    var parts = 0
    var inner = index + 1
    while inner < tree.nodes[index].end {
      let node = tree.nodes[inner]
      guard let text = node.text, rest.hasPrefix(text) else {
        inner += 1
        continue
      }
      rest = rest.dropFirst(text.count).drop { $0 == " " }
      parts += 1
      inner = node.end
    }
    return parts > 1 && rest.isEmpty
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

extension XCTestTree {
  /// Whether a node is a cell of UIKit that leads on and holds nothing but texts and pictures: the
  /// cell is then one element, whatever the driver says of it and of the texts.
  fileprivate func joinsTextsInUIKit(_ index: Int) -> Bool {
    let cell = nodes[index]
    guard cell.kind == .cell, cell.flags.contains(.leadsOn), cell.spokenLabel != nil else {
      return false
    }
    return (index + 1..<cell.end).allSatisfy {
      [.staticText, .image].contains(nodes[$0].kind) || !nodes[$0].flags.contains(.isAccessible)
    }
  }
}
