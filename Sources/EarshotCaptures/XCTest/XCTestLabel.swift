import EarshotTree

/// The label that an element without one gets from its contents, as SwiftUI combines them.
///
/// Texts and pictures make the label; buttons and links inside become actions of the element.
struct XCTestLabel {
  private(set) var texts: [String] = []
  private(set) var actions: [String] = []

  init(of index: Int, in tree: XCTestTree, reach: XCTestReach, noise: XCTestNoise) {
    var inner = index + 1
    var endOfText = inner
    while inner < tree.nodes[index].end {
      let node = tree.nodes[inner]
      guard !noise.isDropped[inner], reach.isReachable(inner) else {
        inner = reach[inner] == .hidden || noise.isDropped[inner] ? node.end : inner + 1
        continue
      }
      guard let text = node.text, inner >= endOfText || node.kind == .link else {
        inner += 1
        continue
      }
      if node.isAction {
        actions.append(text)
        inner = node.end
      } else {
        if texts.last != text { texts.append(text) }
        endOfText = node.end
        inner += 1
      }
    }
    if texts.isEmpty {
      texts = actions
      actions = []
    }
  }

  /// The composed label; `nil` when nothing inside has words.
  var text: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}

extension XCTestNode {
  /// Whether it does something by itself, rather than being a text that can be tapped.
  fileprivate var isAction: Bool {
    let traits = traits.isCaptured ? traits.value ?? [] : XCTestTraits.ofType(kind)
    guard !traits.contains(.staticText) else { return false }
    return traits.contains(.button) || traits.contains(.link)
  }
}
