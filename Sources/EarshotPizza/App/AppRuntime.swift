import EarshotSession
import EarshotTree
import EarshotUIKit

/// What UIKit does for the app: it keeps the screens, finds who gets an event, edits and scrolls.
struct AppRuntime: Sendable {
  /// A screen with what UIKit keeps of it.
  struct Page: Sendable {
    var screen: any AppScreen
    /// `contentOffset` of the scroll views.
    var offsets: [String: Point] = [:]
    /// The view that was brought into sight last, because it has focus.
    var focus: String?
  }

  var context: AppContext
  private(set) var pages: [Page]
  /// The field that the keyboard types into.
  var firstResponder: String?

  init(context: AppContext, screens: [any AppScreen]) {
    self.context = context
    pages = screens.map { Page(screen: $0) }
  }

  /// The screen on display.
  var top: Page {
    get { pages.last ?? Page(screen: MenuScreen()) }
    set {
      if pages.isEmpty { pages.append(newValue) } else { pages[pages.count - 1] = newValue }
    }
  }

  /// The views on display, scrolled.
  var root: View {
    scrolled(top.screen.root(in: context))
  }

  /// What the app exposes.
  var screen: Screen {
    var screen = ViewHierarchy(
      language: context.words.language, size: Size(width: 375, height: 812), scale: 3, root: root
    ).screen()
    screen.title = context.words.title(of: top.screen.name)
    let cells = top.screen.tableCells
    if !cells.isEmpty {
      screen.elements = screen.elements.map { $0.placed(in: cells) }
    }
    return screen
  }

  /// Does what a technology asks, on the view of an identity or on the screen as a whole.
  mutating func perform(_ action: ElementAction, on id: String?) -> ActionResult {
    if action == .reveal, let id { top.focus = id }
    let isHandled =
      switch action {
      case .activate, .increment, .decrement, .custom, .scroll, .reveal:
        id.map { perform(action, onView: $0) } ?? scrollWholeScreen(action)
      case .escape: escape()
      case .magicTap: send(.magicTap)
      case .undo: send(.undone)
      case .tap(let point, let count): tap(at: point, count: count)
      case .drag(let start, let end): drag(from: start, to: end)
      case .touch(let point): touch(at: point, on: id)
      case .type(let text): edit(id) { $0 + text.filter { !$0.isNewline } }
      case .deleteBackward(let count): edit(id) { String($0.dropLast(max(0, count))) }
      case .replace(let range, let text): edit(id) { $0.replacingCharacters(in: range, with: text) }
      case .endEditing: endEditing()
      case .longPress, .preview, .startDictation, .home, .appSwitcher, .rotorSearch: false
      }
    settle()
    return ActionResult(isHandled: isHandled, changes: context.takeChanges())
  }

  /// Lets time pass on all screens, in seconds.
  mutating func advance(by seconds: Double) -> [TimedChange] {
    guard seconds > 0 else { return [] }
    for index in pages.indices {
      var page = pages[index]
      page.screen.advance(by: seconds, in: &context)
      pages[index] = page
    }
    settle()
    context.elapsed = 0
    return context.takeChanges()
  }

  /// Tells the screen on display of an event.
  mutating func send(_ event: Event) -> Bool {
    var page = top
    let isHandled = page.screen.handle(event, in: &context)
    top = page
    return isHandled
  }
}

extension AppRuntime {
  private mutating func perform(_ action: ElementAction, onView id: String) -> Bool {
    guard let path = root.path(to: id) else { return false }
    switch action {
    case .activate:
      for view in path.reversed() {
        if let id = view.id, send(.activated(id)) { return true }
      }
      return false
    case .increment: return adjust(path, by: 1)
    case .decrement: return adjust(path, by: -1)
    case .custom(let names): return choose(names, path)
    case .scroll(let direction): return scroll(path, direction)
    case .reveal: return reveal(path)
    default: return false
    }
  }

  /// A three-finger swipe without focus goes to the first scroll view that can follow it.
  private mutating func scrollWholeScreen(_ action: ElementAction) -> Bool {
    guard case .scroll(let direction) = action else { return false }
    for id in root.scrollers.compactMap(\.id) {
      if let path = root.path(to: id), scroll(path, direction) { return true }
    }
    return false
  }

  private mutating func adjust(_ path: [View], by step: Int) -> Bool {
    guard let view = path.last, let id = view.id, view.isAdjustable else { return false }
    guard view.className == "UISlider" else { return send(.adjusted(id, by: step)) }
    return slide(view, to: (view.value ?? 0) + Double(step) / 10)
  }

  /// Asks from the view upwards, as for other actions; an unknown name is not handled.
  private mutating func choose(_ names: [String], _ path: [View]) -> Bool {
    guard let name = names.last else { return false }
    for view in path.reversed() {
      let offered = (view.overrides.customActions ?? []).map(\.name) + view.swipeActions
      guard let id = view.id, offered.contains(name) else { continue }
      return send(.chosen(id, action: name))
    }
    return false
  }

  /// Ends typing, or else goes one screen back where somebody answers to a scrub.
  private mutating func escape() -> Bool {
    if endEditing() { return true }
    guard pages.count > 1 else { return false }
    switch top.screen.presentation {
    case .root, .overlay: return false
    case .presented where !context.isAdapted: return false
    case .pushed, .presented:
      context.pop()
      return true
    }
  }

  private mutating func tap(at point: Point, count: Int) -> Bool {
    let name = top.screen.name
    var isHandled = false
    for _ in 0..<min(max(count, 1), 3) where top.screen.name == name {
      isHandled = tap(at: point) || isHandled
      settle()
    }
    return isHandled
  }

  /// A tap goes to the topmost view; what cannot use it passes it on to the views around it.
  private mutating func tap(at point: Point) -> Bool {
    guard let path = root.hitPath(at: point),
      let view = path.last(where: { $0.isControl || $0.isTappable }), let id = view.id,
      view.isEnabled
    else { return false }
    if view.isField {
      firstResponder = id
      return true
    }
    return send(.tapped(id))
  }

  private mutating func drag(from start: Point, to end: Point) -> Bool {
    guard let view = root.hitPath(at: start)?.last else { return false }
    guard view.className == "UISlider", view.isEnabled, let width = view.frame?.width, width > 0
    else { return view.id.map { send(.touched($0, end)) } ?? false }
    return slide(view, to: (view.value ?? 0) + (end.x - start.x) / width)
  }

  /// Steps of a thousandth, so that ten steps of a tenth are exactly one.
  private mutating func slide(_ view: View, to value: Double) -> Bool {
    guard let id = view.id, value.isFinite else { return false }
    return send(.slid(id, to: (min(max(value, 0), 1) * 1000).rounded() / 1000))
  }

  private mutating func touch(at point: Point, on id: String?) -> Bool {
    guard let touched = root.hitPath(at: point)?.last?.id, id == nil || touched == id else {
      return false
    }
    return send(.touched(touched, point))
  }
}

extension AppRuntime {
  /// Carries out what screens asked of the display, and posts what comes with it.
  mutating func settle() {
    if let field = context.takeField() { firstResponder = field }
    for scroll in context.takeScrolls() { show(scroll.target, in: scroll.scroller) }
    for step in context.takeNavigation() {
      firstResponder = nil
      switch step {
      case .push(let screen):
        pages.append(Page(screen: screen))
        postAppearance(isCustom: screen.presentation.isCustom)
      case .pop where pages.count > 1:
        let closed = pages.removeLast()
        postReturn(isCustom: closed.screen.presentation.isCustom)
        closed.screen.didClose(in: &context)
      case .pop: break
      case .replaceAll(let screens):
        pages = screens.map { Page(screen: $0) }
        postAppearance(isCustom: false)
      }
    }
  }

  /// UIKit tells of standard transitions by itself; only the adapted build names what to focus, on
  /// return what opened the screen, and tells of those that UIKit does not know of.
  private mutating func postAppearance(isCustom: Bool) {
    if context.isAdapted {
      context.post(.screenChanged(focus: top.screen.firstFocus.map { Element.ID($0) }))
    } else if !isCustom {
      context.post(.screenChanged())
    }
  }

  private mutating func postReturn(isCustom: Bool) {
    if context.isAdapted {
      context.post(.screenChanged(focus: top.focus.map { Element.ID($0) }))
    } else if !isCustom {
      context.post(.screenChanged())
    }
  }
}

extension Element {
  /// This node and those inside, with their places in a data table.
  fileprivate func placed(in cells: [String: TableCell]) -> Element {
    var element = self
    if let cell = cells[id.rawValue] { element.tableCell = .given(cell) }
    element.children = children.map { $0.placed(in: cells) }
    return element
  }
}
