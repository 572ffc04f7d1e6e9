import EarshotTree

extension Rule {
  static let targetSizeMinimum = Rule(
    "target-size-minimum", .size, .error, .high, .hard,
    "A touch area is tiny and close to another one.",
    what: "the touch area is {width} by {height}, and “{other}” is too close for {size}",
    why: "people with a tremor, and anybody on a bus, hit the wrong control",
    advice: "enlarge the touch area to {size} by {size}, or leave space; the picture may stay",
    wcag: ["2.5.8"], references: [.wcag("target-size-minimum")], settings: ["size": 24],
    screen: "375x812",
    fails: """
      ▼ button "Minus" frame 300,200,16,16
      ▼ button "Plus" frame 318,200,16,16
      --- screen 375x812 ru
      ▼ button "Подробнее" frame 330,312,20,20
      cell tappable frame 0,330,375,80
        text "Пепперони" frame 16,340,200,20
      ---
      textEntry "Email" frame 24,100,290,44
      ▼ button "Clear" frame 316,112,18,18
      """,
    passes: """
      button "Close" frame 340,60,16,16
      ---
      button "Minus" frame 200,200,24,24
      button "Plus" frame 224,200,24,24
      ---
      button "Info" frame 20,200,16,16
      button "Edit" frame 60,200,16,16
      --- A link in a sentence is as high as its line.
      view
        text "Read the" frame 16,100,60,18
        link "terms" frame 78,100,40,18
        link "rules" frame 120,100,40,18
      --- The scroller cuts the button off; scrolled into sight it is larger.
      scroll frame 0,100,375,600
        button "Next" frame 20,690,100,44
        button "Previous" frame 20,695,100,44
      --- The row takes the tap as well.
      cell tappable frame 0,100,375,60
        button "Add" frame 340,120,20,20
      """,
    boundaries: """
      --- size
      ▼ button "Left" frame 100,100,{23|24},{23|24}
      ▼ button "Right" frame {123|124},100,{23|24},{23|24}
      """,
    check: .touchTargets { target, targets, run in
      guard !target.isCut, !target.node.isInSystemBar, !target.node.isOfSystemSize,
        !targets.isInText(target), !target.node.isTouchedByRow
      else { return .inapplicable }
      let size = run["size"]
      guard target.isSmaller(than: size, targets.tolerance) else { return .pass }
      let middle = Rect(x: target.frame.center.x, y: target.frame.center.y, width: 0, height: 0)
      let other = targets.near(middle, within: size).first {
        $0.node != target.node && !targets.areNested($0, target)
          && target.isCrowded(by: $0, size, targets.tolerance)
      }
      // Who enlarges it gives it what a finger needs, and not the least.
      let aim = target.node.isViewOfAndroid ? 48.0 : 44
      return other.map { target.enlarging(to: size, aim: aim, run, beside: $0) } ?? .pass
    })
}
