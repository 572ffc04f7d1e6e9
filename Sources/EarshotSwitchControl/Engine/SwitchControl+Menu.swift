import EarshotSession
import EarshotSpeech
import EarshotTree

extension SwitchControl {
  /// Opens the menu of what was chosen.
  mutating func openMenu(
    _ target: ScannerMenu.Target, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    isMenuWanted = false
    menus = []
    push(ScannerMenu(target, context(target, screen)), at: time)
    return []
  }

  /// Opens the menu of what is highlighted, or closes the one that is open.
  mutating func toggleMenu(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard menus.isEmpty else {
      menus = []
      if pointScan != nil { begin(at: time) }
      wait(from: time)
      return revealed
    }
    guard case .node(let node)? = spot, let id = node.element else {
      return openMenu(.screen, on: screen, at: time)
    }
    return openMenu(.item(id), on: screen, at: time)
  }

  /// Goes to the next page of the menu; after the last one comes the first.
  mutating func turnPage(at time: Double) -> [Response] {
    guard var open = menus.popLast() else { return [] }
    open.menu.page = (open.menu.page + 1) % open.menu.pages.count
    push(open.menu, at: time)
    return []
  }

  /// Carries out a line, or opens the menu behind it.
  mutating func choose(
    _ line: ScannerMenu.Line, of target: ScannerMenu.Target,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let shown = Response.show(line.text)
    if let next = ScannerMenu(opening: line.command, target, context(target, screen)) {
      push(next, at: time)
      return [shown]
    }
    return [shown] + perform(line.command, on: target, screen, at: time)
  }

  /// The menus after a change of the screen, with the words and lines of now.
  mutating func refreshMenus(on screen: Transcript.OrderedScreen) {
    // What a submenu offers is still asked of the same element.
    guard menus.count == 1, let open = menus.first else { return }
    var menu = ScannerMenu(open.menu.target, context(open.menu.target, screen))
    menu.page = min(open.menu.page, menu.pages.count - 1)
    guard menu != open.menu else { return }
    var refreshed = OpenMenu(menu: menu, tree: menu.scanTree(isGrouping: preferences.isGrouping))
    if refreshed.tree.spot(at: open.cursor) != nil { refreshed.cursor = open.cursor }
    menus = [refreshed]
  }

  private mutating func push(_ menu: ScannerMenu, at time: Double) {
    menus.append(
      OpenMenu(menu: menu, tree: menu.scanTree(isGrouping: preferences.isGrouping)))
    wait(from: time)
  }

  private func context(
    _ target: ScannerMenu.Target, _ screen: Transcript.OrderedScreen
  ) -> ScannerMenuContext {
    ScannerMenuContext(target, screen, preferences, language: settings.language)
  }
}
