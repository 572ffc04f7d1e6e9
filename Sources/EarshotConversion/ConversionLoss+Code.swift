import EarshotTree

extension ConversionLoss {
  /// What Swift code does not tell, whichever framework it is for.
  static var codeTests: [Test] {
    [
      ("frames", { $0.frame.value != nil }), ("paths", { $0.path.value != nil }),
      ("stored frames", { $0.isFrameStored.value == true }),
      ("activation points", { $0.activationPoint.value != nil }),
      ("states of text fields", { $0.textInput.value != nil }),
      ("charts", { $0.chart.value != nil }),
      ("what the large content viewer shows", { $0.largeContent.value != nil }),
      ("places in a series", { $0.position.value != nil }),
      ("kinds of system views, such as a scroll view or a stepper,", { $0.systemContainer != nil }),
      ("reactions to taps", { $0.isTappable.value == true }),
      ("looks", { $0.isAccessibilityElement && $0.appearance.value != nil }),
    ]
  }

  static var uikitTests: [Test] {
    [
      (
        "steps and ranges of what is adjusted",
        { $0.adjustment.value != nil && AdjustableClass($0, named: "") == nil }
      ),
      (
        "private traits",
        {
          !($0.traits.value ?? []).subtracting($0.isField ? .ofFields : [])
            .isSubset(of: .publicBits)
        }
      ),
      ("custom content", { $0.customContent.value?.isEmpty == false }),
      ("heading levels", { $0.headingLevel.value != nil }),
      ("handlers", { $0.handlers.value?.isEmpty == false }),
      ("hidden views", { $0.isHidden.value == true }),
    ]
  }

  static func swiftUITests(of screen: Screen) -> [Test] {
    let order = screen.readingOrder
    let held = ScreenSwiftUI(screen: screen).containers
    return [
      ("steps and ranges of what is adjusted", { $0.adjustment.value != nil }),
      ("elements only for VoiceOver", { $0.isOnlyWhileVoiceOverRuns.value == true }),
      (
        "traits that it has no name for",
        {
          !($0.traits.value ?? []).subtracting($0.isAccessibilityElement ? [] : .tabBar)
            .isSubset(of: .heldBySwiftUI)
        }
      ),
      ("languages", { $0.language.value != nil }),
      ("containers", { $0.isContainer && !held.contains($0.id) }),
      ("navigation styles", { $0.navigationStyle.value != nil }),
      ("rotors", { $0.customRotors.value?.isEmpty == false }),
      ("expanded states", { $0.expandedStatus.value != nil }),
      ("what is not read", { $0.isAccessibilityElement && order.index(of: $0.id) == nil }),
    ]
  }
}

extension Traits {
  /// Those that a class of fields has of itself.
  fileprivate static let ofFields: Traits = [.textEntry, .secureTextField]
}

extension Element {
  /// Whether it tells of what is in it more than the order of the stops.
  fileprivate var isContainer: Bool {
    guard !isAccessibilityElement else { return false }
    let hasWords = [label, value, hint].contains { $0.value != nil }
    return hasWords || containerType.value != nil || isModal.value == true
      || groupsChildren.value == true || accessibilityElements.value != nil
      || customActions.value?.isEmpty == false || has(.tabBar)
  }
}
