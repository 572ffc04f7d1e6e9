package import EarshotTree
import EarshotWriting

/// A property that an output format cannot hold although the screen has it.
package struct ConversionLoss: Hashable, Sendable {
  /// The property, in words.
  package var what: String
  /// Number of elements that have it; `nil` for a property of the screen.
  package var count: Int?
  /// What the first elements that have it are called, in their order.
  var names: [String] = []

  /// The most elements that are named.
  private static var nameCount: Int { 3 }

  /// Whose property it is, in words.
  package var whose: String {
    guard let count else { return "\(what) of the screen" }
    let named = names.map { "“\($0)”" }.joined(separator: ", ") + (count > names.count ? ", …" : "")
    return "\(what) of \(count) \(count == 1 ? "element" : "elements"): \(named)"
  }

  /// The losses of a screen in a format; screen notation loses nothing.
  package static func losses(of screen: Screen, to format: String) -> [ConversionLoss] {
    let tests =
      ConversionLoss.tests(of: screen, for: format)
      + ScreenMisfit.all(in: format).map { ($0.what, $0.isIn) }
    guard !tests.isEmpty else { return [] }
    let fitting = screen.fitting(format)
    let ofScreen = [
      ("the size", format != "accessibility-snapshot" && fitting.size != screen.size),
      ("the scale", format == "view" && fitting.scale != screen.scale),
      ("the language", format == "view" && fitting.language != screen.language),
    ].filter(\.1).map { ConversionLoss(what: $0.0) }
    var losses = tests.map { ConversionLoss(what: $0.what, count: 0) }
    for element in screen.allElements {
      for (index, test) in tests.enumerated() where test.has(element) {
        losses[index].add(element)
      }
    }
    return ofScreen + losses.filter { $0.count != 0 }
  }

  private mutating func add(_ element: Element) {
    if names.count < Self.nameCount { names.append(element.labelOrID.truncated(to: 40)) }
    count? += 1
  }

  typealias Test = (what: String, has: (Element) -> Bool)

  private static func tests(of screen: Screen, for format: String) -> [Test] {
    let order = dangling(in: screen)
    return switch format {
    case "uikit": sharedTests + actionTests + codeTests + uikitTests + [order]
    case "swiftui":
      sharedTests + actionTests + codeTests + swiftUITests(of: screen) + [order]
    case "json":
      [
        tooDeep(in: screen),
        ("charts that no view can have", { $0.chart.value?.isSound == false }),
      ]
    case "view": sharedTests + viewTests + [order, tooDeep(in: screen)]
    case "accessibility-snapshot":
      listTests(of: screen) + actionTests + snapshotTests(of: screen) + [order]
    case "vodesign": listTests(of: screen) + actionTests + voDesignTests(of: screen) + [order]
    default: []
    }
  }

  /// What neither code nor a view file holds.
  private static var sharedTests: [Test] {
    [
      ("speech attributes", \.hasSpeechAttributes),
      ("data table cells", { $0.tableCell.value != nil }),
      ("rows, columns and headers of tables", \.hasTableOfCells),
      ("targets of rotors", \.hasTargetsOfRotors),
      ("drag and drop names", { $0.dragSources.value != nil || $0.dropPoints.value != nil }),
    ]
  }

  /// What neither code nor a list of stops holds of actions and of what views do.
  static var actionTests: [Test] {
    [
      ("nested actions", \.hasNestedActions), ("pictures of actions", \.hasPicturesOfActions),
      ("gestures of views", { $0.gestures.value?.isEmpty == false }),
    ]
  }

  /// Orders that name what the screen does not have, as a mistaken app sets them.
  private static func dangling(in screen: Screen) -> Test {
    let known = Set(screen.allElements.map(\.id))
    return (
      "orders of what is not there",
      { $0.accessibilityElements.value.map { !known.isSuperset(of: $0) } ?? false }
    )
  }

  /// What lies too deep for the nesting that JSON is read with.
  private static func tooDeep(in screen: Screen) -> Test {
    let nodes = ScreenNodes(screen.elements)
    let deep = Set(nodes.filter { $0.depth >= Element.deepestInJSON }.map(\.element.id))
    return ("nesting below level \(Element.deepestInJSON)", { deep.contains($0.id) })
  }

  private static var viewTests: [Test] {
    [
      (
        "unknown frames (rows are invented)",
        { $0.isAccessibilityElement && $0.frame.value?.isFinite != true }
      ),
      ("empty ids", \.id.rawValue.isEmpty),
      ("heading levels", { $0.headingLevel.value != nil }),
      ("states of text fields", { !$0.tellsInputByTraits }),
      ("paths that are no rectangles", { !$0.hasRectangularPath }),
    ]
  }
}

extension ConversionLoss {
  /// What no format holds that lists the stops in reading order.
  private static func listTests(of screen: Screen) -> [Test] {
    [
      ("speech attributes", \.hasSpeechAttributes),
      ("unknown frames", { $0.isAccessibilityElement && $0.effectiveFrame == nil }),
      ("expanded states", { $0.expandedStatus.value != nil }),
      ("heading levels", { $0.headingLevel.value != nil }),
      ("handlers", { $0.handlers.value?.isEmpty == false }),
      ("placeholders", { $0.textInput.value?.placeholder != nil }),
      ("states of text fields", { !$0.tellsInputByTraits }),
      ("targets of rotors", \.hasTargetsOfRotors),
      ("elements only for VoiceOver", { $0.isOnlyWhileVoiceOverRuns.value == true }),
      ("stored frames", { $0.isFrameStored.value == true }),
      (
        "actions of cells",
        {
          !$0.isAccessibilityElement && $0.systemContainer == .cell
            && $0.customActions.value?.isEmpty == false
        }
      ),
      ("drag and drop names", { $0.dragSources.value != nil || $0.dropPoints.value != nil }),
      ("looks", { $0.isAccessibilityElement && $0.appearance.value != nil }),
      ("what the large content viewer shows", { $0.largeContent.value != nil }),
    ]
  }

  /// Places in tables that no container of the outline tells.
  private static func strayCells(_ outline: ScreenOutline) -> Test {
    let tables = outline.allNodes.filter {
      guard case .dataTable? = $0.element.containerType.value else { return false }
      return true
    }
    let told = Set(tables.flatMap(\.children).map(\.element.id))
    return ("data table cells", { $0.tableCell.value != nil && !told.contains($0.id) })
  }

  private static func tooDeep(in outline: ScreenOutline) -> Test {
    (
      "containers below level \(ScreenOutline.deepest)",
      { outline.tooDeep.contains($0.id) }
    )
  }

  private static func unread(
    _ screen: Screen, _ rules: ScreenOutline.Rules
  ) -> (outline: ScreenOutline, test: Test) {
    let outline = ScreenOutline(screen, rules)
    let written = Set(outline.allNodes.map(\.element.id))
    return (
      outline, ("what is not read", { $0.isAccessibilityElement && !written.contains($0.id) })
    )
  }

  private static func snapshotTests(of screen: Screen) -> [Test] {
    let (outline, unread) = unread(screen, ScreenAccessibilitySnapshot.rules)
    return [
      unread, tooDeep(in: outline), strayCells(outline),
      ("adjustments", { $0.adjustment.value != nil }),
      ("navigation styles", \.hasNavigationStyle), ("charts", { $0.chart.value != nil }),
      (
        "frames beside paths",
        { element in
          guard let path = element.path.value?.bounds, !path.isEmpty else { return false }
          return element.frame.value.map { $0 != path } ?? false
        }
      ),
      (
        "names of containers that are no groups",
        {
          !$0.isAccessibilityElement && $0.label.value != nil && $0.tellsOfElements
            && $0.containerType.value != .semanticGroup
        }
      ),
      (
        "containers of two kinds",
        { $0.containerType.value != nil && ($0.has(.tabBar) || $0.isBar) }
      ),
    ]
  }

  private static func voDesignTests(of screen: Screen) -> [Test] {
    let (outline, unread) = unread(screen, ScreenVODesign.rules)
    let places = ScreenVODesign.lostPlaces(outline)
    let containers = Set(outline.allNodes.filter(\.isContainer).map(\.element.id))
    return [
      unread, tooDeep(in: outline),
      ("traits without a bit", { !VODesignTraits.lost($0.traits.value ?? []).isEmpty }),
      ("places in a series", { places.contains($0.id) }),
      ("data table cells", { $0.tableCell.value != nil }),
      ("rows, columns and headers of tables", \.hasTableOfCells),
      ("navigation styles", { $0.hasNavigationStyle && !containers.contains($0.id) }),
      ("identifiers", { $0.isAccessibilityElement && $0.identifier.value != nil }),
      ("languages", { $0.language.value != nil }),
      ("paths", { $0.path.value?.bounds.isEmpty == false }),
      ("activation points", { !$0.isActivationPointDefault(scale: 3) }),
      ("rotors", { $0.customRotors.value?.isEmpty == false }),
      ("charts", { $0.chart.value != nil }),
      (
        "names of containers for Voice Control",
        { !$0.isAccessibilityElement && $0.userInputLabels.value?.isEmpty == false }
      ),
      ("answers to user interaction", { $0.respondsToUserInteraction.value != nil }),
      ("importance of custom content", { $0.customContent.value?.hasImportant == true }),
      ("ranges of values", { !$0.hasAdjustmentOfDesign }),
      ("values of containers", { !$0.isAccessibilityElement && $0.value.value != nil }),
      ("actions of containers", { $0.tellsOfElements && $0.customActions.value != nil }),
      ("tables", { $0.containerType.value?.isHeldByDesign == false }),
      ("scrolling", { $0.systemContainer?.scrolls == true }),
    ]
  }
}

extension Element {
  fileprivate var hasSpeechAttributes: Bool {
    [attributedLabel, attributedValue, attributedHint].contains { $0.value != nil }
  }

  fileprivate var hasTargetsOfRotors: Bool {
    customRotors.value?.contains { !$0.targets.isEmpty } == true
  }

  fileprivate var hasNestedActions: Bool {
    customActions.value?.contains { !$0.actions.isEmpty } == true
  }

  fileprivate var hasPicturesOfActions: Bool {
    customActions.value?.contains { $0.image != nil } == true
  }

  fileprivate var hasTableOfCells: Bool {
    guard case .dataTable(let table)? = containerType.value else { return false }
    return table != DataTable()
  }

  /// Whether a view file, which has no keys for the state of a field, tells it all the same.
  fileprivate var tellsInputByTraits: Bool {
    guard let input = textInput.value else { return true }
    let isField = ["UITextField", "UITextView", "UISearchTextField"].contains(type)
    return (isField || has(.textEntry) || has(.searchField))
      && input.isEditing == has(.isEditing) && input.isSecure == has(.secureTextField)
      && input.isMultiline == (has(.textArea) || type == "UITextView")
  }

  fileprivate var hasNavigationStyle: Bool {
    navigationStyle.value.map { $0 != .automatic } ?? false
  }

  /// Whether a design has room for what adjusts it, if anything does.
  fileprivate var hasAdjustmentOfDesign: Bool {
    guard let adjustment = adjustment.value else { return true }
    return has(.adjustable) && adjustment.isHeldByDesign
  }

  fileprivate var hasRectangularPath: Bool {
    guard let path = path.value else { return true }
    return !path.bounds.isEmpty && path == Path(rect: path.bounds)
  }

  fileprivate var isBar: Bool {
    systemContainer == .tabBar || systemContainer == .segmentedControl
  }

  /// Whether it is a container that shows in speech.
  fileprivate var tellsOfElements: Bool {
    !isAccessibilityElement && (containerType.value != nil || isBar || has(.tabBar))
  }
}

extension [CustomContent] {
  fileprivate var hasImportant: Bool { contains { $0.importance == .high } }
}

extension Adjustment {
  /// Whether a design has room for it.
  fileprivate var isHeldByDesign: Bool {
    guard case .options(let options) = self else { return false }
    return !options.selectionFollowsFocus
  }
}

extension ContainerType {
  /// Whether a design has a word for it.
  fileprivate var isHeldByDesign: Bool { [.semanticGroup, .list, .landmark].contains(self) }
}
