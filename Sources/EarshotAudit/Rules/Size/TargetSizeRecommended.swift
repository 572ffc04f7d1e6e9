import EarshotTree

extension Rule {
  static let targetSizeRecommended = Rule(
    "target-size-recommended", .size, .warning, .high, .slows,
    "A touch area is smaller than a fingertip.",
    what: "the touch area is {width} by {height}, {size} by {size} is recommended",
    why: "people with a tremor or large fingers miss it, as do hurried people with one hand",
    advice:
      "enlarge the touch area, not the picture: a minimum frame, contentShape, point(inside:)",
    wcag: ["2.5.5"],
    references: [
      .wcag("target-size-enhanced"),
      "https://developer.apple.com/design/human-interface-guidelines/accessibility",
    ],
    settings: ["size": 44, "android-size": 48, "android-edge-size": 32],
    supersededBy: ["target-size-minimum"], screen: "375x812",
    fails: """
      screen 375x812 ru
      ▼ button "Москва" frame 16,66,86,24
      ---
      text "Toppings" frame 16,100,200,24
      ▼ textEntry "Promo code" frame 16,140,200,36
      --- screen 411x820 scale 2
      ▼ button "Send" type android.widget.ImageButton frame 300,400,44,44
      --- A slider that tells no amount is made by hand, and the system gives it no height.
      ▼ adjustable "Pages" type AXSlider value "Page 1 of 2" frame 150,700,75,30
      --- The row takes the tap when the finger misses; the finding is milder.
      screen 375x812 ru
      cell tappable frame 0,200,375,100
        text "Пепперони" frame 150,210,200,20
        ▼ button "625 рублей" frame 150,250,100,30
      """,
    passes: """
      button "Pay" frame 16,700,343,50
      ---
      button "Menu" frame 16,60,44,44
      --- screen 411x820 scale 2
      button "Back" type android.widget.ImageButton frame 0,30,56,48
      --- A link in a sentence is as high as its line.
      view
        text "By paying you accept the" frame 16,500,180,18
        link "offer" frame 198,500,40,18
      --- Bars and switches of the system take touches around them.
      navigationbar frame 0,44,375,44
        button "Edit" frame 320,54,40,24
      button toggleButton "Wi-Fi" type UISwitch value "1" frame 308,200,51,31
      --- So are segments and sliders of the height that the system gives them.
      adjustable "Volume" type UISlider value "50 %" frame 16,400,343,31
      segments "Sort" frame 16,300,343,32
        button "New" frame 16,300,171,32
        button "Old" frame 188,300,171,32
      --- The edge of the scroller cuts it off.
      scroll frame 0,100,375,600
        button "More" frame 20,680,100,30
        button "Last" frame 20,690,100,30
      --- A hairline lies below the contents of a row in a design.
      screen 375x812 derived frame
      button "Remove all" frame 20,275,335,43.7
      --- What stands in for the keyboard has keys.
      view type UIInputView frame 0,744,375,68
        button "Escape" type UIButton frame 8,748,30,26
      --- On a Mac nobody uses a finger.
      screen
      button "Stats" type Button frame 905,54,46,19
      view type MenuBar frame 757,3,40,24
        button "Two accounts" type StatusItem frame 757,3,40,24
      """,
    boundaries: """
      --- size
      ▼ button "Info" frame 100,100,44.5,{43.8|43.9}
      --- android-size
      screen 411x820 scale 2
      ▼ button "Add" type android.widget.Button frame 90,100,{47|48},48
      --- android-edge-size
      screen 411x820 scale 2
      ▼ button "Tab" type android.widget.Button frame 0,300,{31|32},48
      """,
    // A guess is seldom off by more than a quarter.
    check: .touchTargets(sureBelow: 36) { target, targets, run in
      let node = target.node
      guard !target.isCut, !(node.isDisabled && node.role.isField), !node.isInSystemBar,
        !node.isSystemSwitch, !node.isOfStockHeight,
        node.role != .segment || node.element.isAccessibilityElement, !targets.isInText(target),
        !node.isTouchedByRow
      else { return .inapplicable }
      if node.isSizedByLayout, min(target.frame.width, target.frame.height) < 10 {
        return .incomplete(.notCaptured(.frame))
      }
      let size = run.recommendedSize(for: target)
      // Without a scale the density of Android was guessed, which may be off by a tenth.
      let isGuessed =
        run.screen.screen.scale == nil && node.isViewOfAndroid && target.unit == 1
      // The hairline below a row of a design is none of its contents.
      // A canvas rounds, and a row of it has a line that a device adds.
      let tolerance =
        node.element.document != nil ? 1 : node.isFrameMeasured ? targets.tolerance : 0.5
      guard target.isSmaller(than: isGuessed ? size * 0.9 : size, tolerance) else { return .pass }
      // A view around it may take the tap when the finger misses it.
      let isInTappable = node.ancestors.contains {
        $0.reactsToTap && ($0.frame.map { $0.height >= run["size"] } ?? false)
      }
      // A text takes no touches of its own there.
      if isInTappable, node.role == .text, !node.reactsToTap { return .inapplicable }
      return target.enlarging(to: size, run, severity: isInTappable ? .info : nil)
    })
}

extension Node {
  /// Whether it is a slider, or a segment, a page control or a search field of iOS, as high as
  /// the system makes it.
  fileprivate var isOfStockHeight: Bool {
    // Material gives a slider 44.
    if isViewOfAndroid, role == .slider, let frame { return (40...48).contains(frame.height) }
    let isSegment = role == .segment || parent?.element.systemContainer == .segmentedControl
    guard isSegment || isStockSlider || role == .searchField || element.isPageControl,
      !isViewOfAndroid, let frame
    else { return false }
    return (26...39).contains(frame.height)
  }
}

extension Node {
  /// Whether it may be the slider of UIKit, which tells its value as an amount or not at all.
  private var isStockSlider: Bool {
    role == .slider
      && (element.type == "UISlider" || value.isEmpty || value.contains("%") || value.isAmount)
  }
}

extension RuleContext {
  fileprivate func recommendedSize(for target: TouchTargets.Target) -> Double {
    guard target.node.isViewOfAndroid else { return self["size"] }
    let atEdge = screen.bounds.map { $0.contains(target.frame.grown(by: 1), tolerance: 0) } == false
    return self[atEdge ? "android-edge-size" : "android-size"]
  }
}
