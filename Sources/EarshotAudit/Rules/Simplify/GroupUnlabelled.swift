import EarshotText
import EarshotTree

extension Rule {
  static let groupUnlabelled = Rule(
    "group-unlabelled", .simplify, .info, .medium, .slows,
    "A group of controls has no name.",
    what: "a group of {count|# control|# controls} has no label",
    why: "a listener who enters the group does not hear what the buttons are about",
    advice: "make the view around them a semantic group with a label",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycontainertype"), .wcag("info-and-relationships.html"),
    ],
    settings: ["group-controls": 2], screen: "375x812",
    fails: """
      ▼ group
        button "Like"
        button "Share"
        button "Save"
      ---
      ▼ group
        view
          textEntry "From"
          textEntry "To"
      ---
      button "Back" frame 0,44,60,44
      ▼ view frame 16,200,343,80
        text "Размер порции" frame 16,200,343,20
        button "Обычная" frame 16,230,160,44
        button "Большая" frame 190,230,160,44
      """,
    passes: """
      group "Post by Ann"
        button "Like"
        button "Share"
      ---
      group "Portion" frame 16,200,343,80
        text "Portion" frame 16,200,343,20
        button "Normal" frame 16,230,160,44
        button "Large" frame 190,230,160,44
      ---
      view frame 16,200,343,80
        header "Portion" frame 16,200,343,20
        button "Normal" frame 16,230,160,44
        button "Large" frame 190,230,160,44
      --- One control needs no group.
      group
        text "Your order is ready"
        button "Close"
      --- The caption is heard as a part of the element.
      element adjustable "Portion" value "Large"
        text "Portion"
        button "Normal"
        button "Large"
      --- A question with its answers is an alert.
      view modal type XCUIElementTypeAlert frame 50,300,275,120
        text "Delete the draft?" frame 66,320,240,22
        button "Cancel" frame 50,376,137,44
        button "Delete" frame 188,376,137,44
      """,
    boundaries: """
      --- group-controls
      ▼ group
        button "Play"
        text "0:42"
        {button "Next"|}
      """,
    check: .screen { run in
      let groups = run.screen.nearestAncestors { node in
        // The landmarks of a page, such as its main part, need no name.
        node.element.containerType.value == .semanticGroup
      }
      // Controls in an inner group count for that one.
      let controls = Dictionary(grouping: run.screen.controls) { groups[$0.index] }
      run.judge(controls.inOrder) { group, run in
        guard let node = group.key, group.value.count >= Int(clamping: run["group-controls"]) else {
          return .inapplicable
        }
        if let missing = node.missing(.label) { return missing }
        guard node.spokenLabel.isEmpty else { return .pass }
        return .fail(["count": .count(group.value.count)], on: node, fix: .label(.toWrite(.title)))
      }
      run.judge(run.screen.stopsByParent()) { group, run in
        guard let parent = run.captionedGroup(group) else { return .inapplicable }
        if let missing = group[0].missing(.traits) { return missing }
        guard parent.stops.count == group.count else { return .inapplicable }
        if let missing = parent.missing(.containerType) { return missing }
        return .review(
          ["count": .count(group.count - 1)], on: parent,
          fix: .of(parent, .container(.semanticGroup), .label(.known(group[0].spokenLabel))),
          covers: group)
      }
    })
}

extension RuleContext {
  /// The plain view that holds a caption and buttons alike below or beside it.
  fileprivate func captionedGroup(_ stops: [Node]) -> Node? {
    guard stops.count > Int(clamping: self["group-controls"]), stops.count <= 8,
      let parent = stops[0].parent, parent.isPlain, stops[0].isBodyText,
      stops[0].spokenLabel.utf8.count <= 80, stops.dropFirst().allSatisfy({ $0.role == .button }),
      stops[0].row == nil, let caption = stops[0].frame,
      let first = stops[1].frame, caption.verticalGap(to: first) <= 16,
      areAlike(stops.dropFirst(), first)
    else { return nil }
    return parent
  }

  /// Whether all stand in one row or column, of one height.
  private func areAlike(_ stops: ArraySlice<Node>, _ first: Rect) -> Bool {
    stops.allSatisfy { stop in
      guard let frame = stop.frame else { return false }
      return abs(frame.height - first.height) <= 1
        && (frame.isInRow(with: first) || abs(frame.width - first.width) <= 1)
    }
  }
}

extension Node {
  /// Whether a view says nothing itself and is not the whole screen.
  fileprivate var isPlain: Bool {
    guard element.containerType.value == nil, element.systemContainer == nil, !isModal,
      spokenLabel.isEmpty, let frame
    else { return false }
    return !frame.isEmpty && frame.height <= 200
  }
}
