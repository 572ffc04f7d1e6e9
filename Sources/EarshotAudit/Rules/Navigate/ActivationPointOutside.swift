import EarshotTree

extension Rule {
  static let activationPointOutside = Rule(
    "activation-point-outside", .navigate, .error, .high, .blocks,
    "A double tap taps outside of the element, or on another one.",
    what: "a double tap on “{label}” taps at {x}, {y}: {target}",
    why: "activation does nothing, or does what another element is for",
    advice: "move accessibilityActivationPoint into the element, or override "
      + "accessibilityActivate",
    wcag: ["2.5.2", "4.1.2"],
    references: [.apple("objectivec/nsobject/1615179-accessibilityactivationpoint")],
    fails: """
      screen 375x812
      ▼ button "Маргарита, 489 рублей" frame 16,300,343,100 tap 100,500
      ---
      screen 375x812
      view frame 0,0,375,812
        ▼ button "Order 12" frame 0,600,375,80
        button "Chat" frame 160,612,56,56
      ---
      screen 390x844
      ▼ adjustable "Объем" value "50 %" frame 16,400,358,44 tap 8,422
      """,
    passes: """
      screen 375x812
      element "Wi-Fi" value "1" frame 0,100,375,44 tap 330,122
        view type UISwitch frame 308,106,51,31
      ---
      screen 375x812
      view frame 0,0,375,812
        button "Letter" frame 0,600,375,80 handles activate
        button "Compose" frame 160,612,56,56
      ---
      screen 375x812
      button "Оплатить" frame 16,700,343,48 tap 187.5,724
      --- The point is on the control that the element speaks for, though outside of its frame.
      screen 375x812
      cell frame 0,100,375,44
        element "Уведомления" value "1" frame 16,100,200,44 tap 333,122
        view button toggleButton type UISwitch frame 308,106,51,31
      --- The row scrolls out from under the floating button.
      screen 375x812
      tableview frame 0,0,375,812
        cell frame 0,600,375,80
          button "Chat with the courier" frame 0,600,375,80
      button "New chat" frame 160,612,56,56
      """,
    check: .screen { run in
      let screen = run.screen
      let bands = BandIndex(screen.controls, in: screen)
      let scrollers = screen.nearestAncestors(where: \.scrolls)
      let scale = screen.screen.scale ?? 3
      for stop in screen.stops {
        let facts = stop
        let isGiven = facts.element.activationPoint.value != nil
        guard isGiven || facts.reactsToTap, let frame = facts.frame, !frame.isEmpty,
          let point = facts.element.effectiveActivationPoint
        else { continue }
        // Where a tap goes is not known of captures that do not tell it, nor is what lies on top.
        guard run.knows(stop, .activationPoint) else { continue }
        if facts.element.handlers.value?.contains(.activate) == true {
          run.pass(stop)
          continue
        }
        let isDefault = facts.element.isActivationPointDefault(scale: scale)
        let other =
          !facts.isFrameMeasured
          ? nil
          : screen.control(
            coveringOneOf: bands, at: point, over: stop, sharing: scrollers[stop.index], scrollers)
        let isOutside = !isDefault && !facts.element.isHit(at: point, tolerance: 1)
        guard other != nil || (isOutside && !screen.hitsPart(at: point, of: stop)) else {
          run.pass(stop)
          continue
        }
        let fix: Fix.Change = other == nil ? .activationPoint(nil) : .handler(.activate)
        run.fail(
          stop,
          [
            "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
            "target": .text(other.map(screen.name) ?? "—"),
          ],
          fix: .of(facts.element.id, fix), covers: other.map { [$0] } ?? [])
      }
    })
}

extension AuditedScreen {
  /// A control at a point that was drawn over a stop and moves along with it.
  fileprivate func control(
    coveringOneOf bands: BandIndex, at point: Point, over stop: Node, sharing scroller: Node?,
    _ scrollers: [Node?]
  ) -> Node? {
    let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
    return bands.nodes(near: spot).first { other in
      other.index >= stop.end && scrollers[other.index] == scroller
        && other.sight?.contains(point) == true
        // What stands in front of all of it hides it; that is another flaw.
        && other.frame?.contains(stop.frame ?? .zero) != true
    }
  }

  /// Whether a point is on a view near a stop that is no stop itself: what the stop speaks for.
  fileprivate func hitsPart(at point: Point, of stop: Node) -> Bool {
    let beside = stop.parent.map { Array($0.descendants.prefix(64)) } ?? []
    return (Array(stop.descendants.prefix(32)) + beside).contains { part in
      part.stopPlace == nil && part.reactsToTap
        && part.frame?.contains(point) == true
    }
  }
}

extension Element {
  /// Whether a point lies on the focus shape, or that near to it.
  fileprivate func isHit(at point: Point, tolerance: Double) -> Bool {
    if isHit(at: point) { return true }
    guard path.value == nil, let frame = effectiveFrame else { return false }
    return Rect(
      x: frame.x - tolerance, y: frame.y - tolerance, width: frame.width + 2 * tolerance,
      height: frame.height + 2 * tolerance
    ).contains(point)
  }
}
