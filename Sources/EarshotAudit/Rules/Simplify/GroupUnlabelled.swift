import EarshotTree

extension Rule {
  static let groupUnlabelled = Rule(
    "group-unlabelled", .simplify, .info, .medium, .slows,
    "A group of controls has no name.",
    what: "controls in a group without a label: {count}",
    why: "a listener who enters the group does not hear what the buttons are about",
    advice: "make the view around them a semantic group with a label",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycontainertype"), .wcag("info-and-relationships.html"),
    ],
    settings: ["group-controls": 2],
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
      screen 375x812
      button "Back" frame 0,44,60,44
      ▼ view frame 16,200,343,80
        text "Размер порции" frame 16,200,343,20
        button "Обычная" frame 16,230,160,44
        button "Большая" frame 190,230,160,44
      --- boundary group-controls
      ▼ group
        button "Play"
        text "0:42"
        button "Next"
      """,
    passes: """
      group "Post by Ann"
        button "Like"
        button "Share"
      ---
      screen 375x812
      group "Portion" frame 16,200,343,80
        text "Portion" frame 16,200,343,20
        button "Normal" frame 16,230,160,44
        button "Large" frame 190,230,160,44
      ---
      screen 375x812
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
      screen 375x812
      view modal type XCUIElementTypeAlert frame 50,300,275,120
        text "Delete the draft?" frame 66,320,240,22
        button "Cancel" frame 50,376,137,44
        button "Delete" frame 188,376,137,44
      --- boundary group-controls
      group
        button "Play"
        text "0:42"
      """,
    check: .screen { run in
      run.checkContainers()
      for group in run.screen.stopsByParent() {
        guard let parent = run.captionedGroup(group) else { continue }
        let id = parent.element.id
        run.review(
          parent, ["count": .number(Double(group.count - 1))],
          fix: .of(
            id, .container(.semanticGroup), .label(.known(group[0].spokenLabel))),
          covers: group)
      }
    })
}

extension RuleContext {
  /// Looks at semantic groups; controls in an inner group count for that one.
  fileprivate mutating func checkContainers() {
    var counts: [AuditedScreen.Node: Int] = [:]
    for control in screen.controls {
      let container = control.ancestors.first { isGroup($0) }
      if let container { counts[container, default: 0] += 1 }
    }
    for (node, count) in counts.sorted(by: { $0.key.index < $1.key.index }) {
      guard count >= Int(self["group-controls"]) else { continue }
      guard knows(node, .label) else { continue }
      if node.spokenLabel.isEmpty {
        fail(
          node, ["count": .number(Double(count))],
          fix: .of(node.element.id, .label(.toWrite(.title))))
      } else {
        pass(node)
      }
    }
  }

  private func isGroup(_ node: AuditedScreen.Node) -> Bool {
    // The landmarks of a page, such as its main part, need no name.
    node.element.containerType.value == .semanticGroup
  }

  /// The plain view that holds a caption and buttons alike below or beside it, and nothing else.
  fileprivate mutating func captionedGroup(_ stops: [AuditedScreen.Node]) -> AuditedScreen.Node? {
    guard stops.count > Int(self["group-controls"]), stops.count <= 8,
      let parent = stops[0].parent, isPlain(parent), stops[0].isBodyText,
      stops[0].spokenLabel.utf8.count <= 80, stops.dropFirst().allSatisfy({ isButton($0) }),
      stops[0].row == nil, let caption = stops[0].frame,
      let first = stops[1].frame, caption.verticalGap(to: first) <= 16,
      areAlike(stops.dropFirst(), first), knows(stops[0], .traits),
      parent.stops.count == stops.count
    else { return nil }
    return knows(parent, .containerType) ? parent : nil
  }

  private func isButton(_ stop: AuditedScreen.Node) -> Bool { stop.role == .button }

  /// Whether a view says nothing itself and is not the whole screen.
  private func isPlain(_ node: AuditedScreen.Node) -> Bool {
    let facts = node
    guard facts.element.containerType.value == nil, facts.element.systemContainer == nil,
      facts.element.isModal.value != true, facts.spokenLabel.isEmpty, let frame = facts.frame
    else { return false }
    return !frame.isEmpty && frame.height <= 200
  }

  /// Whether all stand in one row or column, of one height.
  private func areAlike(_ stops: ArraySlice<AuditedScreen.Node>, _ first: Rect) -> Bool {
    stops.allSatisfy { stop in
      guard let frame = stop.frame else { return false }
      return abs(frame.height - first.height) <= 1
        && (frame.isInRow(with: first) || abs(frame.width - first.width) <= 1)
    }
  }
}
