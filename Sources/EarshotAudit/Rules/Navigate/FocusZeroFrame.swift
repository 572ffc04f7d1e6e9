import EarshotTree

extension Rule {
  static let focusZeroFrame = Rule(
    "focus-zero-frame", .navigate, .warning, .high, .hard,
    "The focus frame of a stop has no width or no height.",
    what: "the focus frame of “{label}” is too thin: its smaller side is {side|# point|# points}",
    why: "the cursor cannot be seen, and a finger that explores the screen never finds it",
    advice: "set accessibilityFrame to what the element describes",
    wcag: ["2.4.7"],
    references: [
      .apple("objectivec/nsobject/1615111-accessibilityframe"), .wcag("focus-visible.html"),
    ],
    settings: ["side": 1], screen: "375x812",
    fails: """
      ▼ button "Закрыть" frame 16,50,0,44
      ---
      ▼ element "Order 12, ready" frame 0,200,375,0.5
        text "Order 12" frame 16,200,200,20
        text "Ready" frame 16,224,200,20
      ---
      scroll frame 0,0,375,812
        ▼ text "Скидка 20 %" frame 16,300,180,0
      """,
    passes: """
      --- A view without words loses none, and what is hidden is not there.
      screen 375x812
      view frame 16,100,0,0
      text "Late" hidden frame 16,100,0,0
      button "Pay" frame 16,400,343,44
      ---
      button "Оплатить" frame 16,700,343,48
      ---
      text "Now" frame 16,100,3,12
      ---
      button "Pay"
      --- The focus shape is a path of its own.
      adjustable "Громкость" frame 100,100,0,0 path (100,100 160,100 160,160 100,160)
      """,
    boundaries: """
      --- side
      ▼ button "Play" frame 16,50,44,{0.9|1}
      """,
    check: .screen { run in
      run.judge(run.screen.stops) { stop, run in run.verdict(on: stop) }
      // VoiceOver leaves out what has no extent at all; whether that is meant is not known.
      for node in run.screen.nodes where node.isLostWithoutExtent {
        run.review(node, ["side": .number(0)])
      }
    })
}

extension RuleContext {
  fileprivate func verdict(on stop: Node) -> Verdict {
    guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
    let limit = self["side"]
    let side = min(frame.width, frame.height)
    guard side < limit else { return .pass }
    // Android gives only the part that a scroller leaves in sight.
    if stop.isSizedByLayout || stop.isSliver { return .incomplete(.notCaptured(.frame)) }
    let views = stop.descendants.prefix(32).compactMap(\.frame)
      .filter { min($0.width, $0.height) >= limit }
    let fix = Rect.around(views) ?? stop.element.appearance.value?.visibleFrame
    return .fail(["side": .number(max(0, side))], fix: fix.map { .of(stop, .frame($0)) })
  }
}

extension Node {
  /// Whether it is an element with words of 0 by 0 in sight, which is left out of the reading order
  /// without a word.
  fileprivate var isLostWithoutExtent: Bool {
    guard !isStop, element.isAccessibilityElement, isOpenToFocus, !isBehindModal, isFrameMeasured,
      !isSizedByLayout,
      element.appearance.isCaptured, let frame, frame.width == 0, frame.height == 0,
      element.path.value == nil
    else { return false }
    return shownText?.contains(where: \.isLetter) == true
      && !siblings.contains { $0.isStop && $0.foldedLabel.contains(foldedLabel) }
  }
}
