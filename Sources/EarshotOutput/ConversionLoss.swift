public import EarshotTree

/// A property that an output format cannot hold although the screen has it.
public struct ConversionLoss: Hashable, Sendable {
  /// The property, in words.
  public var what: String
  /// Number of elements that have it.
  public var count: Int

  /// What a format loses of a screen; screen notation loses nothing.
  public static func losses(of screen: Screen, to format: String) -> [ConversionLoss] {
    let tests = ConversionLoss.tests(for: format)
    guard !tests.isEmpty else { return [] }
    var counts = Array(repeating: 0, count: tests.count)
    for element in screen.allElements {
      for (index, test) in tests.enumerated() where test.has(element) { counts[index] += 1 }
    }
    return zip(tests, counts).filter { $1 > 0 }.map { ConversionLoss(what: $0.what, count: $1) }
  }

  private typealias Test = (what: String, has: (Element) -> Bool)

  private static func tests(for format: String) -> [Test] {
    let speech: [Test] = [
      ("speech attributes", { $0.attributedLabel.value != nil || $0.attributedValue.value != nil })
    ]
    let code: [Test] = [
      ("private traits", { !($0.traits.value ?? []).isSubset(of: .publicBits) }),
      ("frames", { $0.frame.value != nil }),
      ("custom content", { $0.customContent.value?.isEmpty == false }),
      ("activation points", { $0.activationPoint.value != nil }),
    ]
    let tree: [Test] = [
      ("data table cells", { $0.tableCell.value != nil }),
      ("targets of rotors", { $0.customRotors.value?.contains { !$0.targets.isEmpty } == true }),
      ("nested actions", { $0.customActions.value?.contains { !$0.actions.isEmpty } == true }),
      ("drag and drop names", { $0.dragSources.value != nil || $0.dropPoints.value != nil }),
    ]
    let frames: [Test] = [
      ("unknown frames (rows are invented)", { $0.isAccessibilityElement && $0.frame.value == nil })
    ]
    switch format {
    case "uikit": return speech + code + tree
    case "swiftui":
      return speech + code + tree + [("containers", { $0.containerType.value != nil })]
    case "view": return speech + tree + frames
    case "json": return speech + tree
    default: return []
    }
  }
}
