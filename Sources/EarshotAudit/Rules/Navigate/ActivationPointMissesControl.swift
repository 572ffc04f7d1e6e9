import EarshotTree

extension Rule {
  static let activationPointMissesControl = Rule(
    "activation-point-misses-control", .navigate, .error, .medium, .blocks,
    "A double tap on a merged element misses the only control in it.",
    what: "a double tap on “{label}” misses “{control}”, the only control in it",
    why: "the control is hidden by the merged element, so it cannot be operated at all",
    advice: "set accessibilityActivationPoint to the middle of “{control}”, or override "
      + "accessibilityActivate",
    wcag: ["4.1.2"],
    references: [.apple("objectivec/nsobject/1615179-accessibilityactivationpoint")],
    fails: """
      screen 375x812
      ▼ element "Автоплатеж" value "выключено" frame 0,100,375,64
        text "Автоплатеж" frame 16,120,200,20
        view button toggleButton type UISwitch frame 308,116,51,31
      ---
      screen 390x844
      ▼ element "Americano, $4" frame 16,200,358,120
        text "Americano" frame 32,216,200,20
        text "$4" frame 32,240,60,20
        button "Add" frame 32,280,80,32
      ---
      screen 375x812
      cell
        ▼ text "Промокод ЗИМА" frame 0,300,375,60
          text "Промокод ЗИМА" frame 16,320,200,20
          view "Убрать" tappable frame 320,310,40,40
      """,
    passes: """
      screen 375x812
      element "Автоплатеж" frame 0,100,375,64 tap 333,131
        view button toggleButton type UISwitch frame 308,116,51,31
      ---
      screen 390x844
      element "Americano, $4" tappable frame 16,200,358,120
        button "Add" frame 32,280,80,32
      ---
      screen 375x812
      element "Likes" value "12" frame 16,100,343,60 handles activate
        button "Like" frame 300,110,44,44
      ---
      screen 375x812
      adjustable "Количество" value "2" frame 16,100,160,44
        button "Меньше" frame 16,100,44,44
        button "Больше" frame 132,100,44,44
      --- The whole row handles the tap.
      screen 375x812
      cell
        button "Тема оформления" tappable frame 0,100,375,44
          button "Изменить" frame 300,104,60,36
      --- The middle of the row is on the control.
      screen 375x812
      element "Upgrade" frame 16,100,343,120
        text "More space" frame 32,110,200,20
        button "Upgrade" frame 120,140,140,44
      """,
    check: .each(\.stops, where: { $0.end > $0.index + 1 }) { stop, run in
      let screen = run.screen
      let scale = screen.screen.scale ?? 3
      // Swipes change the value of what is adjustable; a double tap has nothing to do there.
      guard !stop.traits.contains(.adjustable),
        stop.element.isActivationPointDefault(scale: scale), !isNativeControl(stop),
        let point = stop.element.effectiveActivationPoint
      else { return .inapplicable }
      let controls = stop.descendants.lazy.filter { node in
        let inner = node
        return inner.isShown && !inner.isHiddenFromTechnology && inner.reactsToTap
          && !inner.isDisabled && inner.frame?.isEmpty == false
      }.prefix(2)
      guard let control = controls.first, controls.count == 1, let frame = control.frame
      else { return .inapplicable }
      guard stop.knows(.isTappable) else { return .incomplete(.notCaptured(.isTappable)) }
      guard stop.knows(.handlers) else { return .incomplete(.notCaptured(.handlers)) }
      let handles =
        stop.element.isTappable.value == true || isRowTapped(stop, screen)
        || stop.element.handlers.value?.contains(.activate) == true
        || stop.element.customActions.value?.isEmpty == false
      guard handles || frame.contains(point) else {
        return .fail(
          ["control": .text(screen.name(of: control))],
          fix: .activationPoint(frame.center), covers: [control])
      }
      return .pass
    })

  /// Whether the class of a stop handles taps itself.
  private static func isNativeControl(_ facts: AuditedScreen.Node) -> Bool {
    guard let type = facts.element.type else { return false }
    let kind = ElementType(type)
    return (kind.role ?? kind.weakRole)?.isControl == true
  }

  /// Whether the cell around a stop handles taps.
  private static func isRowTapped(_ stop: AuditedScreen.Node, _ screen: AuditedScreen) -> Bool {
    stop.ancestors.prefix(8).contains { $0.element.isTappable.value == true }
  }
}
