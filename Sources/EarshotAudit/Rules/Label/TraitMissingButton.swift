import EarshotTree

extension Rule {
  static let traitMissingButton = Rule(
    "trait-missing-button", .label, .error, .high, .hard,
    "Something that reacts to a tap is not announced as a control.",
    what: "a tap works here, but nothing says so",
    why: "a listener takes it for plain text and never tries a double tap",
    advice: "use a button, or add the button trait",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits/button"), .wcag("name-role-value.html")],
    settings: ["background-share": 0.5], supersededBy: ["label-missing"], screen: "375x812",
    fails: """
      screen 375x812 ru
      tableview frame 0,100,375,128
        ▼ cell tappable frame 0,100,375,64
          text "Москва, улица Миклухо-Маклая, 36А" frame 20,112,250,20
          text "С 09:00 до 23:00" frame 20,136,220,18
        cell frame 0,164,375,64
          text "Других пиццерий рядом нет" frame 20,176,250,20
      ---
      ▼ text "Forgot password?" tappable
      ---
      ▼ image "Profile photo" handles activate
      --- Traits that were assigned replaced those of the button.
      ▼ element dimmed "Back" type UIButton frame 16,600,343,48
      --- An address is opened: it is a link.
      ▼ text "More at https://example.org" tappable
      ▼ text "www.example.org" tappable
      ▼ text "help@example.org" tappable
      ---
      ▼ view tappable frame 16,200,343,90
        text "Black Friday" frame 32,210,200,20
        text "Up to 40 % off" frame 32,240,200,20
      button "Shop" frame 16,310,343,44
      """,
    passes: """
      button "Forgot password?" tappable
      ---
      link "Terms of use" tappable
      ---
      tableview
        cell tappable
          text "Airplane mode"
          button toggleButton value "1"
      ---
      text "Total"
      --- A button that is a heading as well, or that opens a page, says what it is.
      button header "Recipes" type UIButton
      link "Terms" type UIButton
      --- Nobody told the traits.
      element "Back" type UIButton derived traits
      --- A tap on the background only closes the keyboard.
      view tappable frame 0,0,375,812
        textEntry "Name" tappable frame 16,100,343,44
        text "As in your passport" frame 16,150,343,20
      --- Touches go straight to the drawing; a double tap is not how it is used.
      allowsDirectInteraction "Signature" tappable
      --- Behind an open menu nothing is in sight to tap.
      view tappable invisible
        text "Filters"
      """,
    boundaries: """
      --- background-share
      ▼ view tappable frame 0,0,375,{400|420}
        text "Tap anywhere to go on" frame 16,100,343,20
      """,
    check: .screen { run in
      let stops = SubtreeTally(run.screen) { $0.isStop }
      let controls = SubtreeTally(run.screen) { $0.isStop && $0.isControlByName }
      let tapped = SubtreeTally(run.screen) { $0.element.isTappable.value == true }
      for node in run.screen.nodes where node.isOpenToFocus {
        var isRight =
          node.isControlByName && !node.hasLostItsKind
          || node.traits.contains(.allowsDirectInteraction)
        if node.isStop {
          guard isRight || node.isTapped || node.hasLostItsKind else {
            _ = run.isCaptured(node, .isTappable)
            continue
          }
        } else {
          // What reacts inside speaks for itself.
          guard node.element.isTappable.value == true, stops.count(in: node) > 0,
            tapped.count(below: node) == 0 || controls.count(in: node) > 0
          else { continue }
          isRight = controls.count(in: node) > 0 || run.isBackground(node)
        }
        if isRight {
          run.pass(node)
        } else if node.hasDerivedTraits {
          run.incomplete(.notCaptured(.traits), node)
        } else {
          run.fail(node, fix: run.giving(node.spokenLabel.hasAddress ? .link : .button, to: node))
        }
      }
    })
}

extension Node {
  /// Whether it is a button of UIKit whose traits were assigned anew, without one that tells what it
  /// is.
  fileprivate var hasLostItsKind: Bool {
    role == .button && element.type == "UIButton" && isCaptured(.traits) && !hasDerivedTraits
      && traits.isSubset(of: [.notEnabled, .selected, .updatesFrequently, .playsSound])
  }
}

extension String {
  /// Whether it holds the address of a page, which a tap opens, or is one, or one of mail.
  fileprivate var hasAddress: Bool {
    guard contains("/") || contains(".") else { return false }
    return contains(#/\b(?:https?:\/\/\S|www\.\S+\.\p{L}{2})/#.ignoresCase())
      || wholeMatch(of: #/[\p{L}\p{N}._%+\-]+@(?:[\p{L}\p{N}\-]+\.)+\p{L}{2,}/#) != nil
  }
}

extension RuleContext {
  /// Whether a tap on the view means a tap beside everything: it fills a good part of the screen.
  fileprivate func isBackground(_ node: Node) -> Bool {
    guard node.element.systemContainer != .cell, let frame = node.frame, let bounds = screen.bounds
    else { return false }
    return frame.intersection(bounds).area >= self["background-share"] * bounds.area
  }
}
