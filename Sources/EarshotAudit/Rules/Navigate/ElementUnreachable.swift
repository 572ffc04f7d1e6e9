import EarshotTree

extension Rule {
  static let elementUnreachable = Rule(
    "element-unreachable", .navigate, .error, .medium, .blocks,
    "A text or control that can be seen belongs to no stop.",
    what: "“{content}” can be seen, but no stop says it",
    why: "for a listener it is not on the screen at all",
    advice: "make it an element with this label, or add the text to the element it belongs to",
    wcag: ["4.1.2", "1.1.1"],
    references: [
      .apple("objectivec/nsobject/1615141-isaccessibilityelement"), .wcag("name-role-value.html"),
    ],
    supersededBy: [
      "control-hidden", "group-label-lost", "order-list-incomplete", "scroll-region-unreachable",
    ],
    screen: "375x812",
    fails: """
      view frame 0,0,375,812
        view frame 24,392,204,44
          ▼ view type CATextLayer frame 24,392,204,44 appearance (text "Пепперони")
      --- screen 390x844
      view frame 0,0,390,844
        header "Player" frame 16,60,200,30
        ▼ view button frame 16,700,44,44
      --- Zones of a picture that a tap works on, and nothing to come to.
      view image frame 0,100,375,400 appearance (image "shelf")
        ▼ view tappable frame 20,120,100,140
        view tappable frame 140,120,100,140
      button "Basket" frame 16,700,343,48
      --- A zone that reacts says what stands in it, once.
      view frame 0,0,375,812
        ▼ view tappable frame 16,400,170,170
          view type CATextLayer frame 20,420,100,30 appearance (text "Share")
        button "Done" frame 16,700,343,48
      --- A coloured zone with nothing in it reacts, and nobody knows what it is for.
      view frame 0,0,375,812
        header "Seats" frame 16,60,200,30
        ▼ view tappable frame 16,200,170,170 appearance (background "#EEEEEE" backgroundAlpha 1)
      ---
      view frame 0,0,375,812
        ▼ view tappable frame 16,100,343,60 appearance (drawing "card" text "Скидка 20 %")
        button "Далее" frame 16,700,343,48
      --- A picture that its identifier calls a button, in nothing that reacts.
      screen 411x914
      text "News" frame 16,14,56,37
      ▼ view id com.example:id/btn_search type android.widget.ImageView identifier com.example:id/btn_search frame 363,12,40,40 not tappable
      """,
    passes: """
      element "Pepperoni" frame 24,392,204,44
        view type CATextLayer frame 24,392,204,44 appearance (text "Pepperoni")
      ---
      view frame 0,0,375,812
        button "Маргарита, 489 рублей" frame 16,100,343,60
        view frame 32,120,200,20 appearance (text "Маргарита")
      ---
      view hidden frame 0,0,375,812
        view frame 16,100,200,20 appearance (text "Watermark")
      ---
      view tappable frame 16,100,343,60
        text "Call the courier" frame 32,120,200,20
      --- The picture is an element, and speaks for its zones.
      image "Shelf with three pizzas" frame 0,100,375,400
        view tappable frame 20,120,100,140
        view tappable frame 140,120,100,140
      --- A dot between two words is decoration.
      view frame 0,0,375,812
        text "2 часа" frame 16,100,60,20
        view frame 80,100,8,20 appearance (text "•")
        text "Казань" frame 92,100,60,20
      --- What darkens the screen under a sheet, and what lies under a stop.
      view frame 0,0,375,812
        view tappable frame 0,0,375,500 appearance (background "#000000" backgroundAlpha 0.4)
        button "Close" frame 16,520,343,44
      view frame 0,0,375,812
        view tappable frame 16,200,170,60 appearance (background "#EEEEEE" backgroundAlpha 1)
        text "Row 4, seat 12" frame 26,210,150,40
      --- Swipes on the amount do what the buttons do.
      view frame 0,0,375,812
        adjustable "Guests" value "2" frame 200,200,150,48
        view button "Fewer" frame 200,200,48,48
        view button "More" frame 302,200,48,48
      --- It is behind a modal view now.
      view frame 0,0,375,812
        view frame 16,100,200,20 appearance (text "Menu")
        view modal frame 0,400,375,412
          button "Close" frame 16,420,44,44
      --- The view around the picture reacts.
      screen 411x914
      button "Search" frame 355,4,56,56 tappable
        view id com.example:id/btn_search type android.widget.ImageView identifier com.example:id/btn_search frame 363,12,40,40 not tappable
      """,
    check: .screen { run in
      let lists = run.screen.nearestAncestors { $0.order != nil }
      for zones in run.screen.zonesOfPictures {
        let edits = zones.flatMap { zone in
          [Fix.Change.isElement(true), .label(.toWrite(.name)), .insertTraits(.button)]
            .map { Fix.Edit(zone, $0) }
        }
        run.fail(
          zones[0], ["content": .text(zones[0].name)], fix: Fix(edits),
          covers: Array(zones.dropFirst()) + [zones[0].parent].compactMap { $0 })
      }
      let screen = run.screen
      let zones = screen.silentZones
      lazy var substitutes = Substitutes(screen)
      run.judge(run.screen.nodes.lazy.filter { !$0.isStop }) { node, run in
        let isButtonByName = node.isPictureNamedButton
        let isControl = node.isControlOrTapped || isButtonByName || zones.contains(node)
        let text = node.shownText ?? (isControl ? node.textInside : nil)
        // The view around it that reacts is named by it.
        if !isControl, node.ancestors.prefix(4).contains(where: \.isSilentControl) {
          return .inapplicable
        }
        guard isControl || text != nil, node.canBeReached, node.element.systemContainer == nil,
          !node.isBehindModal, lists[node.index] == nil, node.frame?.isEmpty != true,
          !node.descendants.contains(where: \.isStop), text?.hasNoWord != true
        else { return .inapplicable }
        guard node.isElementKnown else { return .incomplete(.notCaptured(.isAccessibilityElement)) }
        let stops = run.screen.stops.prefix(48).filter { $0.parent == nil }
        if node.isSaidNearby(text ?? node.spokenLabel, or: node.parent == nil ? stops : []) {
          return .pass
        }
        // What stands for a control says nothing of its name, such as that of a step.
        if isControl, substitutes.stand(for: node) { return .pass }
        let label = text ?? (node.spokenLabel.isEmpty ? nil : node.spokenLabel)
        let isButton = isControl && !node.role.isControl
        let fix =
          run.joiningRow(node, isControl: isControl)
          ?? Fix.of(
            node, .isElement(true), .label(label.map { .known($0) } ?? .toWrite(.name)),
            .insertTraits(isButton ? .button : isControl ? [] : .staticText))
        let content: [String: Finding.Argument] = ["content": .text(label ?? node.name)]
        // A label of UIKit is no element only when its author says so; a person knows why.
        let isLabel = node.element.type?.hasSuffix("Label") == true || node.role == .text
        if !isControl && isLabel { return .review(content, fix: fix) }
        // Without a word or a picture of it nobody knows whether there is anything to see.
        let isBare =
          label == nil && node.image == nil && (!node.isSeenByItself || zones.contains(node))
        return isButtonByName || isBare
          ? .review(content, fix: fix, severity: .warning) : .fail(content, fix: fix)
      }
    })
}

extension RuleContext {
  /// What makes one element of the row of a text, so that it is no stop more; `nil` outside of rows
  /// with stops.
  fileprivate func joiningRow(_ text: Node, isControl: Bool) -> Fix? {
    guard !isControl, !text.spokenLabel.isEmpty, let row = text.row,
      !row.element.isAccessibilityElement, !row.stops.contains(where: \.role.isField)
    else { return nil }
    let stops = row.stops
    guard !stops.isEmpty else { return nil }
    return merging((stops + [text]).sorted { $0.index < $1.index }, into: row)
  }
}

extension AuditedScreen {
  /// The empty views in each silent picture that react to a tap and are no stops; pictures with two
  /// or more only, because a single one is a tap on the picture.
  fileprivate var zonesOfPictures: [[Node]] {
    nodes.filter { $0.role == .image && !$0.isStop && $0.canBeReached && !$0.isBehindModal }
      .compactMap { picture in
        // Zones lie in the picture, or beside it and over it (F344).
        let beside = picture.siblings.prefix(16).filter { zone in
          zone.index > picture.index && picture.frame.map { zone.isZone(on: $0) } == true
        }
        let zones = picture.children.filter(\.isZone) + beside
        let speaks = picture.descendants.contains(where: \.isStop)
        return zones.count >= 2 && !speaks ? zones : nil
      }
  }
}

extension AuditedScreen {
  /// The empty views with a colour of their own that react to a tap and lie apart from all stops, and
  /// are no grounds that a tap beside everything falls on.
  fileprivate var silentZones: Set<Node> {
    guard let bounds else { return [] }
    let zones = nodes.filter { node in
      guard node.isZone, node.size == 0, let sight = node.sight,
        let looks = node.element.appearance.value, looks.background != nil,
        (looks.backgroundAlpha ?? 1) >= 0.9, sight.width >= 24, sight.height >= 24
      else { return false }
      return sight.area < 0.25 * bounds.area
    }
    guard !zones.isEmpty else { return [] }
    let bands = BandIndex(stops)
    return Set(
      zones.filter { zone in
        !bands.nodes(near: zone.sight ?? .zero).contains {
          $0.sight?.intersection(zone.sight ?? .zero).isEmpty == false
        }
      })
  }
}

extension Node {
  /// Whether it is a view that reacts to a tap, is no stop and has none inside.
  fileprivate var isSilentControl: Bool {
    isTappable && !isStop && size < 32 && isControlOrTapped && canBeReached && !isBehindModal
      && isElementKnown
      && element.systemContainer == nil && !descendants.contains(where: \.isStop)
  }

  /// The texts that are seen in it, one after another; `nil` when there are none.
  fileprivate var textInside: String? {
    let texts = descendants.prefix(16).filter(\.isShown).compactMap(\.shownText)
      .filter { !$0.hasNoWord }
    return texts.isEmpty || texts.count > 3 ? nil : texts.joined(separator: ", ")
  }

  /// Whether it is a view without looks of its own that reacts to a tap.
  fileprivate var isZone: Bool {
    isTappable && size == 0 && role == .other && canBeReached && isElementKnown
      && frame?.isEmpty == false && shownText == nil && image == nil && spokenLabel.isEmpty
  }

  /// Whether it is such a view, and lies on a rectangle.
  fileprivate func isZone(on rect: Rect) -> Bool {
    guard isZone, let frame else { return false }
    return rect.contains(frame, tolerance: 1)
  }

  /// Whether it is a control by itself, or a view that reacts to a tap and shows something.
  fileprivate var isControlOrTapped: Bool {
    switch role {
    // The system fills these with elements that a source need not tell.
    case .picker, .stepper, .keyboardKey: return false
    case let role where role.isControl: return true
    default: break
    }
    guard isTappable else { return false }
    return image != nil || !spokenLabel.isEmpty
      || descendants.prefix(16).contains { part in
        part.isShown && (part.shownText != nil || part.image != nil)
      }
  }

  /// Whether the system draws something for it even when it has no words.
  fileprivate var isSeenByItself: Bool {
    switch role {
    case .toggle, .slider, .progress: true
    default: role.isField || !role.isControl
    }
  }

  /// Whether it is a picture of Android that its identifier calls a button, although neither it nor
  /// what is around it reacts.
  fileprivate var isPictureNamedButton: Bool {
    guard let type = element.type, type.hasSuffix(".ImageView") || type.hasSuffix(".ImageButton"),
      children.isEmpty, let identifier = element.identifier.value?.split(separator: "/").last
    else { return false }
    return !Set(String(identifier).nameParts).isDisjoint(with: ["btn", "button", "fab"])
      && element.isTappable.value == false && !ancestors.contains { $0.isTappable || $0.isStop }
  }

  /// Whether it stands right above or below another.
  private func isBeside(_ other: Node) -> Bool {
    guard let frame, let rect = other.frame else { return false }
    return frame.verticalGap(to: rect) <= 12 && frame.horizontalOverlap(with: rect) >= 0.5
  }

  /// Whether a stop near it says a text: beside it, or beside the view around it.
  ///
  /// - Parameter roots: the stops beside what no view is around.
  fileprivate func isSaidNearby(_ text: String, or roots: [Node]) -> Bool {
    guard !text.isEmpty else { return false }
    // A caption is shown with a colon and said without.
    let text = String(text.lowercased().droppingLast { $0 == ":" || $0 == " " })
    let digits = text.filter(\.isNumber)
    let words = text.words.joined()
    func says(_ other: Node) -> Bool {
      guard other.isStop else { return false }
      // A field that says that there is an error tells what stands in red beside it.
      if other.role.isField, ErrorLexicon.areIn(other.foldedLabel), isBeside(other) { return true }
      let said = "\(other.foldedLabel) \(other.value.lowercased())"
      // A price is often written out in words for the ear, and brackets are commas there.
      return said.contains(text) || !words.isEmpty && said.words.joined().contains(words)
        || (text.isAmount && said.filter(\.isNumber).contains(digits))
    }
    return roots.contains(where: says)
      || ancestors.prefix(3).contains { ancestor in
        ancestor.foldedLabel.contains(text)
          || ancestor.descendants.prefix(48).contains(where: says)
      }
  }
}
