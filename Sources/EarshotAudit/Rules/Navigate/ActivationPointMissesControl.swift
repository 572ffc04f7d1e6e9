import EarshotTree

extension Rule {
  static let activationPointMissesControl = Rule(
    "activation-point-misses-control", .navigate, .error, .medium, .blocks,
    "A double tap on a merged element misses the only control in it.",
    what: "a double tap on “{label}” misses “{control}”, the only control in it",
    why: "the control is hidden by the merged element, so it cannot be operated at all",
    advice: "set accessibilityActivationPoint to the middle of “{control}”; override "
      + "accessibilityActivate instead where that asks something first",
    wcag: ["4.1.2"],
    references: [.apple("objectivec/nsobject/1615179-accessibilityactivationpoint")],
    screen: "375x812",
    fails: """
      ▼ element "Автоплатеж" value "выключено" frame 0,100,375,64
        text "Автоплатеж" frame 16,120,200,20
        view button toggleButton type UISwitch frame 308,116,51,31
      --- screen 390x844
      ▼ element "Americano, $4" frame 16,200,358,120
        text "Americano" frame 32,216,200,20
        text "$4" frame 32,240,60,20
        button "Add" frame 32,280,80,32
      ---
      --- It asks first, so a method does it rather than a point.
      ▼ element "Visa, 1234" frame 16,400,358,60
        text "Visa, 1234" frame 32,416,200,20
        button "Delete…" frame 300,408,60,44
      ---
      cell
        ▼ text "Промокод ЗИМА" frame 0,300,375,60
          text "Промокод ЗИМА" frame 16,320,200,20
          view "Убрать" tappable frame 320,310,40,40
      """,
    passes: """
      element "Автоплатеж" frame 0,100,375,64 tap 333,131
        view button toggleButton type UISwitch frame 308,116,51,31
      --- screen 390x844
      element "Americano, $4" tappable frame 16,200,358,120
        button "Add" frame 32,280,80,32
      ---
      element "Likes" value "12" frame 16,100,343,60 handles activate
        button "Like" frame 300,110,44,44
      ---
      adjustable "Количество" value "2" frame 16,100,160,44
        button "Меньше" frame 16,100,44,44
        button "Больше" frame 132,100,44,44
      --- The whole row handles the tap.
      cell
        button "Тема оформления" tappable frame 0,100,375,44
          button "Изменить" frame 300,104,60,36
      --- A cell of the system hands the tap on to its switch.
      tableview
        element cell button toggleButton "Captions" value "0" frame 0,100,375,44
          text "Captions" frame 16,110,250,24
          view button toggleButton type UISwitch frame 308,106,51,31
      --- The middle of the row is on the control.
      element "Upgrade" frame 16,100,343,120
        text "More space" frame 32,110,200,20
        button "Upgrade" frame 120,140,140,44
      """,
    check: .each(\.stops, where: { $0.end > $0.index + 1 }) { stop, run in
      // Swipes change the value of what is adjustable; a double tap has nothing to do there.
      guard !stop.traits.contains(.adjustable),
        stop.element.isActivationPointDefault(scale: run.screen.screen.scale ?? 3),
        !stop.isNativeControl, let point = stop.element.effectiveActivationPoint
      else { return .inapplicable }
      let controls = stop.descendants.lazy.filter { node in
        node.isShown && !node.isHiddenFromTechnology && node.reactsToTap && !node.isDisabled
          && node.frame?.isEmpty == false
      }.prefix(2)
      guard let control = controls.first, controls.count == 1, let frame = control.frame
      else { return .inapplicable }
      if let missing = stop.missing(.isTappable, .handlers) { return missing }
      if stop.element.systemContainer == .cell, control.role == .toggle { return .inapplicable }
      let handles =
        stop.isTappable || stop.ancestors.prefix(8).contains(where: \.isTappable)
        || stop.handles(.activate) || stop.hasActions
      if handles || frame.contains(point) { return .pass }
      // What is asked first may not stand where the tap goes: a method does it (F171).
      let changes: [Fix.Change] =
        control.asksFirst
        ? [.handler(.activate)] + (stop.role.isControl ? [] : [.insertTraits(.button)])
        : [.activationPoint(frame.center)]
      return .fail(
        ["control": .text(control.name)], fix: Fix(changes.map { Fix.Edit(stop, $0) }),
        covers: [control])
    })
}

extension Node {
  /// Whether it likely asks before it does something: its title ends in three dots, or it destroys
  /// something.
  fileprivate var asksFirst: Bool {
    foldedLabel.hasSuffix("…") || foldedLabel.hasSuffix("...")
      || !Lexicon.all[.destroying].isDisjoint(with: foldedLabel.words)
  }

  /// Whether the class handles taps itself.
  fileprivate var isNativeControl: Bool {
    guard let kind = element.type.map(ElementType.init) else { return false }
    return (kind.role ?? kind.weakRole)?.isControl == true
  }
}
