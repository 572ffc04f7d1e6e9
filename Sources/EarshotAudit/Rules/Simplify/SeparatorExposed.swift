import EarshotTree

extension Rule {
  static let separatorExposed = Rule(
    "separator-exposed", .simplify, .warning, .high, .slows,
    "Focus stops at a separator.",
    what: "focus stops at a line of {width} × {height} points",
    why: "a listener stops at something that is nothing, between all that matters",
    advice: "make the line no accessibility element",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    settings: ["line-thickness": 2, "image-width-share": 0.9, "image-thickness": 8],
    screen: "375x812",
    fails: """
      text "Заказ" frame 16,100,343,24
      ▼ element frame 16,130,343,1
      text "Адрес" frame 16,140,343,24
      ---
      ▼ image "" frame 0,200,375,6
      button "Continue" frame 16,220,343,44
      ---
      text "Day" frame 16,100,100,44
      ▼ image "divider_vertical" frame 130,100,2,44
      text "Night" frame 140,100,100,44
      """,
    passes: """
      view frame 16,130,343,1
      text "Address" frame 16,140,343,24
      ---
      image "Map of the route" frame 0,200,375,180
      ---
      adjustable "Volume" value "50 %" frame 16,200,343,2
      --- A bar of progress is thin, and tells something.
      element "Loading" type UIProgressView value "40 %" frame 16,200,343,2
      --- A text that is made for the ear has hardly any size.
      text "5 results" frame 16,200,1,1
      """,
    boundaries: """
      --- line-thickness
      ▼ image "shade" frame 16,130,300,{2|3}
      --- image-width-share
      screen 400x800
      ▼ image "" frame 0,200,{360|359},5
      --- image-thickness
      screen 400x800
      ▼ image "" frame 0,200,400,{8|9}
      """,
    check: .each(\.stops, where: \.mayBeLine) { stop, run in
      guard stop.isCaptured(.frame) else { return .incomplete(.notCaptured(.frame)) }
      guard let frame = stop.frame, !frame.isEmpty else { return .inapplicable }
      guard run.isLine(stop, frame) else { return .pass }
      return .fail(
        ["width": .number(frame.width), "height": .number(frame.height)],
        fix: .isElement(false))
    })
}

extension RuleContext {
  fileprivate func isLine(_ stop: Node, _ frame: Rect) -> Bool {
    let (thin, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
    if thin <= self["line-thickness"], long > 3 * thin { return true }
    guard stop.role == .image, stop.spokenLabel.isEmpty, let screen = screen.bounds
    else { return false }
    return frame.width >= self["image-width-share"] * screen.width
      && frame.height <= self["image-thickness"]
  }
}

extension Node {
  /// Whether it could be a line: no control, no text that says something, nothing that moves.
  fileprivate var mayBeLine: Bool {
    switch role {
    case .image, .other:
      !reactsToTap && value.isEmpty && !hasActions
    case .text: spokenLabel.isEmpty && value.isEmpty
    default: false
    }
  }
}
