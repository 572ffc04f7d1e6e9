import EarshotTree

extension AuditedScreen.Node {
  /// Whether focus may bring what lies outside of it into sight: a scroll view, list, web view.
  var scrolls: Bool {
    if isScroller || traits.contains(.scrollable) { return true }
    if handles(.scroll) { return true }
    // Asked of every node by several rules, so the last letter alone settles most of them.
    guard let type = element.type, let last = type.utf8.last,
      Node.scrollingLetters.contains(last)
    else { return false }
    return Node.scrollingEndings.contains { type.hasSuffix($0) }
  }

  private static let scrollingEndings = [
    "ScrollView", "TableView", "ElementTypeTable", "CollectionView", "WebView", "RecyclerView",
    "ListView", "GridView", "Pager", "PickerWheel", "ScrollArea",
  ]
  private static let scrollingLetters = Set(scrollingEndings.compactMap(\.utf8.last))

  /// Whether it shows a page of the web.
  var isWebView: Bool { element.type?.hasSuffix("WebView") == true }

  /// Whether its contents are read without interruption.
  var isBlock: Bool {
    element.systemContainer != nil || order != nil
      || element.groupsChildren.value == true || element.containerType.value != nil
      || traits.contains(.tabBar)
  }

  /// Whether it is a table whose cells know their headers.
  var isDataTable: Bool {
    if case .dataTable = element.containerType.value { true } else { false }
  }

  /// Whether it is a list of the system.
  var isTableOrCollection: Bool {
    element.systemContainer == .table || element.systemContainer == .collection
  }

  /// Whether it is a row or card that tells content.
  var isContent: Bool {
    isRow || element.systemContainer != nil || row.map { $0.stops == [self] } == true
      || descendants.lazy.filter { $0.shownText != nil }.prefix(2).count == 2
  }

  /// Whether it is a bar of the system at an edge of the screen.
  var isBar: Bool {
    switch element.systemContainer {
    case .tabBar, .navigationBar, .toolbar: true
    default: traits.contains(.tabBar)
    }
  }

  /// How much of what lies behind shows through, from 0 (opaque) to 1; `nil` when the source does
  /// not tell, or when the colour is the one behind a text.
  var transparency: Double? {
    guard let looks = element.appearance.value, shownText == nil, looks.image == nil else {
      return nil
    }
    if let alpha = looks.backgroundAlpha { return 1 - alpha * (looks.alpha ?? 1) }
    return looks.background == nil ? nil : 1 - (looks.alpha ?? 1)
  }

  /// Whether nothing behind it can be seen.
  var isOpaque: Bool { transparency == 0 }

  /// Whether it darkens what lies behind.
  var isDimming: Bool {
    guard element.appearance.value?.backgroundAlpha != nil, let transparency else { return false }
    return transparency > 0 && transparency < 1
  }

  /// The transform, when it turns the view upside down.
  var flip: String? {
    guard let transform = element.appearance.value?.transform else { return nil }
    let parts = transform.lowercased().split { "(), ".contains($0) }.map(String.init)
    guard let name = parts.first, parts.count > 1 else { return nil }
    if name.hasPrefix("scale") {
      return parts.count > 2 && (Double(parts[2]) ?? 1) < 0 ? transform : nil
    }
    let angles = ["180", "180deg", "180°", "π", "pi", "-π", "-pi", "-180", "-180deg"]
    let isHalfTurn = angles.contains(parts[1]) || parts[1].hasPrefix("3.14")
    return name.hasPrefix("rotat") && isHalfTurn ? transform : nil
  }

  /// The part of the frame that is in sight; `nil` when the frame is not known or nothing is.
  var sight: Rect? {
    guard let frame, !frame.isEmpty else { return nil }
    guard let clip else { return frame }
    let seen = frame.intersection(clip)
    return seen.isEmpty ? nil : seen
  }

  /// Whether focus could stop here as far as its surroundings go: it is in sight, not hidden, and
  /// not inside an element.
  var canBeReached: Bool {
    isShown && !isHiddenFromTechnology && !isInElement && !isSystem
      && (frame == nil || sight != nil)
  }
}

extension AuditedScreen.Node {
  /// Whether the source measured the frame; a design says where views stand before layout, and
  /// views that take turns lie on one another there.
  var isFrameMeasured: Bool { !isDerived(.frame) }

  /// Whether the source itself tells if it is an element; importers conclude it from the type.
  var isElementKnown: Bool { !isDerived(.isAccessibilityElement) }
}
