package import EarshotSession
package import EarshotTree

extension ScannerMenu {
  /// The menu of an element: what can be done with it, then what can always be done.
  ///
  /// - Parameters:
  ///   - id: the element; a scroll view of which nothing can be acted on is one, too.
  ///   - screen: the screen that has it.
  ///   - preferences: what decides the words of settings.
  ///   - language: BCP 47 tag of the language of the system.
  package init(
    for id: Element.ID, on screen: Transcript.OrderedScreen, preferences: SwitchPreferences,
    language: String
  ) {
    self.init(
      .item(id), ScannerMenuContext(.item(id), screen, preferences, language: language))
  }

  /// The menu of what was chosen.
  init(_ target: Target, _ context: ScannerMenuContext) {
    self.init(target: target, name: context.name, pages: [context.ownLines, context.generalLines])
  }

  /// The menu that a line opens; `nil` for a line that does something else.
  init?(opening command: ScannerCommand, _ target: Target, _ context: ScannerMenuContext) {
    let lines: [Line]
    switch command {
    case .scrollMenu: lines = context.scrollLines
    case .gestures: lines = context.gestureLines
    case .editing: lines = context.editingLines
    case .device: lines = context.deviceLines
    case .settings: lines = context.settingsLines
    case .folder(let names): lines = context.actionLines(in: names)
    default: return nil
    }
    self.init(target: target, name: context.name, pages: [lines])
  }
}

/// What decides the lines of a menu.
struct ScannerMenuContext {
  let element: Element?
  private let target: ScannerMenu.Target
  private let screen: Transcript.OrderedScreen
  private let preferences: SwitchPreferences
  private let book: SwitchPhrasebook
  private let isInScrollView: Bool

  init(
    _ target: ScannerMenu.Target, _ screen: Transcript.OrderedScreen,
    _ preferences: SwitchPreferences, language: String
  ) {
    self.target = target
    self.screen = screen
    self.preferences = preferences
    book = .book(for: language)
    let chain: [Element]
    switch target {
    case .item(let id): chain = screen.responderChain(from: id)
    case .point(let point):
      let topmost = screen.topmostElement(at: point)
      chain = topmost.map { screen.responderChain(from: $0.id) } ?? []
    case .screen: chain = []
    }
    if case .item = target { element = chain.first } else { element = nil }
    isInScrollView = chain.contains {
      $0.systemContainer?.scrolls == true || $0.handlers.value?.contains(.scroll) == true
    }
  }

  var name: String { element?.scanName ?? "" }

  /// What can be done with the item: the first page.
  var ownLines: [ScannerMenu.Line] {
    preferences.menuParts.flatMap { part -> [ScannerMenu.Line] in
      switch part {
      case .tap: return isTappable ? [line(.tap, .tap)] : []
      case .adjust:
        guard element?.has(.adjustable) == true else { return [] }
        return [line(.increment, .increment), line(.decrement, .decrement)]
      case .scroll: return isInScrollView ? [line(.scrollMenu, .scroll)] : []
      case .back: return [line(.back, .back)]
      case .actions: return actionLines(in: [])
      }
    }
  }

  /// What can be done anywhere.
  var generalLines: [ScannerMenu.Line] {
    var lines: [ScannerMenu.Line] = []
    if isTappable { lines.append(line(.gestures, .gestures)) }
    if element?.isTextField == true { lines.append(line(.editing, .editing)) }
    if case .point = target { lines.append(line(.refine, .refine)) }
    let isPointing = preferences.mode == .point
    lines.append(isPointing ? line(.itemMode, .itemMode) : line(.pointMode, .pointMode))
    return lines + [line(.device, .device), line(.settings, .settings)]
  }

  /// The custom actions inside some folders.
  func actionLines(in folders: [String]) -> [ScannerMenu.Line] {
    (element?.actions(in: folders) ?? []).map { action in
      let names = folders + [action.name]
      return ScannerMenu.Line(
        command: action.actions.isEmpty ? .custom(names) : .folder(names), text: action.name,
        mark: action.image.map { .icon($0) } ?? .dot)
    }
  }

  var scrollLines: [ScannerMenu.Line] {
    // The part below is what people look for most.
    [ScrollDirection.up, .down, .left, .right].map { line(.scroll($0), .scrollDirection($0)) }
  }

  var gestureLines: [ScannerMenu.Line] {
    [line(.doubleTap, .doubleTap), line(.longPress, .longPress)]
      + [ScrollDirection.up, .down, .left, .right].map { line(.flick($0), .flick($0)) }
      + dropLines
  }

  var editingLines: [ScannerMenu.Line] {
    [
      line(.deleteBackward, .deleteBackward), line(.clear, .clear), line(.dictate, .dictate),
      line(.endEditing, .endEditing),
    ]
  }

  var deviceLines: [ScannerMenu.Line] {
    [line(.home, .home), line(.appSwitcher, .appSwitcher)]
  }

  var settingsLines: [ScannerMenu.Line] {
    [
      line(.faster, .faster), line(.slower, .slower),
      line(.toggleGroups, .groups(isOn: !preferences.isGrouping)),
    ]
  }

  /// Places to drop what can be dragged.
  private var dropLines: [ScannerMenu.Line] {
    guard element?.dragSources.value?.isEmpty == false else { return [] }
    return screen.order.stops.indices.flatMap { index in
      (screen.order.stops[index].element.dropPoints.value ?? []).compactMap { place in
        place.point.map { line(.drag(to: $0), .drag(place.name)) }
      }
    }
  }

  /// Whether there is something to tap: a part that only scrolls takes no taps.
  private var isTappable: Bool {
    switch target {
    case .item: element?.isAccessibilityElement == true
    case .point: true
    case .screen: false
    }
  }

  private func line(_ command: ScannerCommand, _ phrase: SwitchPhrase) -> ScannerMenu.Line {
    ScannerMenu.Line(
      command: command, text: book(phrase).text, mark: .icon(command.iconName))
  }
}

extension ScannerCommand {
  /// The name of the picture of the system beside the words; the names are assumptions.
  fileprivate var iconName: String { String("\(self)".prefix { $0 != "(" }) }
}
