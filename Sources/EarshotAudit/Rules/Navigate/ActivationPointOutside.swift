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
    screen: "375x812",
    fails: """
      ▼ button "Маргарита, 489 рублей" frame 16,300,343,100 tap 100,500
      ---
      view frame 0,0,375,812
        ▼ button "Order 12" frame 0,600,375,80
        button "Chat" frame 160,612,56,56
      --- Nobody sees the view over the screen, and it takes every tap.
      view frame 0,0,375,812
        ▼ button "Pay" frame 16,640,343,48
        button "Later" frame 16,700,343,48
        view tappable frame 0,0,375,812 appearance (backgroundAlpha 0)
      --- It lies over one button, and over a row.
      view frame 0,0,375,812
        ▼ button "Оплатить" frame 16,640,343,48
        button "Позже" frame 16,700,343,48
        view tappable frame 10,636,355,56 appearance (backgroundAlpha 0)
      cell frame 0,100,375,80
        text "Pepperoni" frame 16,110,200,20
        ▼ button "Choose" frame 280,120,80,44
        view tappable frame 0,100,375,80
      --- screen 390x844
      ▼ adjustable "Объем" value "50 %" frame 16,400,358,44 tap 8,422
      """,
    passes: """
      --- A tap beside the sheet closes it; the sheet lies on what closes it.
      view frame 0,0,375,812
        view tappable frame 0,0,375,812
        button "Pay" frame 16,700,343,48
      --- A darkened screen is behind a sheet, which is another flaw.
      view frame 0,0,375,812
        button "Pay" frame 16,700,343,48
        view tappable frame 0,0,375,812 appearance (background "#000000" backgroundAlpha 0.4)
      ---
      element "Wi-Fi" value "1" frame 0,100,375,44 tap 330,122
        view type UISwitch frame 308,106,51,31
      ---
      view frame 0,0,375,812
        button "Letter" frame 0,600,375,80 handles activate
        button "Compose" frame 160,612,56,56
      --- The list scrolls out from under the view at its edge, and a view under a button takes no tap.
      tableview frame 0,0,375,812
        cell frame 0,640,375,80
          button "Order 12" frame 0,640,375,80
      view tappable frame 0,620,375,192 appearance (backgroundAlpha 0)
      ---
      view frame 0,0,375,812
        view tappable frame 16,700,343,48 appearance (backgroundAlpha 0)
        button "Pay" frame 16,700,343,48
      ---
      button "Оплатить" frame 16,700,343,48 tap 187.5,724
      --- The point is on the control that the element speaks for, though outside of its frame.
      cell frame 0,100,375,44
        element "Уведомления" value "1" frame 16,100,200,44 tap 333,122
        view button toggleButton type UISwitch frame 308,106,51,31
      --- The row scrolls out from under the floating button.
      tableview frame 0,0,375,812
        cell frame 0,600,375,80
          button "Chat with the courier" frame 0,600,375,80
      button "New chat" frame 160,612,56,56
      """,
    check: .screen { run in
      let screen = run.screen
      let bands = BandIndex(screen.controls)
      let scrollers = screen.nearestAncestors(where: \.scrolls)
      let veiled = screen.veiledStops(scrollers)
      for (veil, stops) in veiled.groups(by: \.veil) {
        run.fail(
          stops[0].stop, stops[0].arguments, covers: stops.dropFirst().map(\.stop) + [veil])
      }
      let isVeiled = Set(veiled.map(\.stop))
      let isCovered = screen.stopsUnderLayers
      run.judge(screen.stops.filter { !isVeiled.contains($0) }) { stop, _ in
        let element = stop.element
        guard element.activationPoint.value != nil || stop.reactsToTap, let frame = stop.frame,
          !frame.isEmpty, let point = element.effectiveActivationPoint
        else { return .inapplicable }
        // Where a tap goes is not known of captures that do not tell it, nor is what lies on top.
        if let missing = stop.missing(.activationPoint) { return missing }
        if stop.handles(.activate) { return .pass }
        let other =
          !stop.isFrameMeasured || isCovered.contains(stop)
          ? nil
          : screen.control(
            coveringOneOf: bands, at: point, over: stop, sharing: scrollers[stop.index], scrollers)
        let isOutside =
          !element.isActivationPointDefault(scale: screen.screen.scale ?? 3)
          && !element.isHit(at: point, tolerance: 1)
        guard other != nil || (isOutside && !screen.hitsPart(at: point, of: stop)) else {
          return .pass
        }
        return .fail(
          [
            "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
            "target": .text(other?.name ?? "—"),
          ],
          fix: other == nil ? .activationPoint(nil) : .handler(.activate),
          covers: other.map { [$0] } ?? [])
      }
    })
}

/// A stop whose taps go to a view over it that nobody sees.
private struct VeiledStop {
  let stop: Node
  let veil: Node
  let point: Point

  var arguments: [String: Finding.Argument] {
    [
      "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
      "target": .text(veil.name),
    ]
  }
}

extension AuditedScreen {
  /// The stops that lie wholly under a view that takes taps, is no element and shows nothing.
  fileprivate func veiledStops(_ scrollers: [Node?]) -> [VeiledStop] {
    let bounds = bounds
    let veils = nodes.filter { $0.isVeil(on: bounds) }
    guard !veils.isEmpty else { return [] }
    let bands = BandIndex(veils)
    return stops.compactMap { stop -> VeiledStop? in
      guard stop.reactsToTap, stop.isCaptured(.activationPoint), stop.isFrameMeasured,
        !stop.handles(.activate), let frame = stop.sight,
        let point = stop.element.effectiveActivationPoint
      else { return nil }
      let veil = Array(bands.nodes(near: frame)).last { veil -> Bool in
        guard veil.index >= stop.end, let sight = veil.sight else { return false }
        // What scrolls comes out from under a view that covers only a part of the list.
        let area =
          scrollers[stop.index] == scrollers[veil.index] ? frame : scrollers[stop.index]?.sight
        return sight.contains(point) && area.map { sight.contains($0, tolerance: 1) } == true
      }
      return veil.map { VeiledStop(stop: stop, veil: $0, point: point) }
    }
  }

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
      !part.isStop && part.reactsToTap && part.frame?.contains(point) == true
    }
  }
}

extension Node {
  /// Whether it takes taps, is no element, shows nothing and has nothing in it.
  ///
  /// - Parameter bounds: the screen; what covers most of it and looks unknown may darken it.
  fileprivate func isVeil(on bounds: Rect?) -> Bool {
    guard isTappable, size == 0, !isStop, !role.isControl, isOpenToFocus, !isBehindModal,
      isFrameMeasured, shownText == nil, let sight
    else { return false }
    guard let looks = element.appearance.value else {
      return bounds.map { sight.area < 0.5 * $0.area } ?? false
    }
    let isClear = looks.backgroundAlpha == 0 || looks.background == nil && looks.image == nil
    return isClear && looks.drawing == nil
  }
}

extension Element {
  /// Whether a point lies on the focus shape, or that near to it.
  fileprivate func isHit(at point: Point, tolerance: Double) -> Bool {
    if isHit(at: point) { return true }
    guard path.value == nil, let frame = effectiveFrame else { return false }
    return frame.grown(by: tolerance).contains(point)
  }
}
