package import EarshotSession
import EarshotTree

extension VoiceControl {
  /// Puts an overlay over the screen.
  mutating func showOverlay(
    _ overlay: SpokenCommand.Overlay, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    switch overlay {
    case .names: layer = .names
    case .numbers: layer = .numbers
    case .grid:
      guard let grid = grid(on: screen) else { return [show(.noGrid)] }
      layer = .grid(grid)
    }
    return []
  }

  /// Takes an overlay away; what was shown all the time is not shown any more either.
  mutating func hide(_ overlay: SpokenCommand.Overlay?) {
    let isOver = layer != nil
    if overlay == nil || layer?.overlay == overlay { layer = nil }
    if preferences.overlay == overlay || overlay == nil && !isOver { preferences.overlay = nil }
  }

  /// Lists the actions of an item.
  mutating func showActions(
    of places: [Place], called names: [String], on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard case .element(let id)? = places.first, let element = screen.element(id),
      let actions = element.customActions.value, !actions.isEmpty
    else { return [show(.noActions(names.first ?? ""))] }
    let menu = ActionMenu(element: id, names: actions.map(\.name))
    layer = .actions(menu)
    return menu.lines.map(Response.show)
  }

  /// Performs an action of the list, or opens the folder that it is.
  mutating func performAction(
    _ index: Int, of menu: ActionMenu, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    layer = nil
    guard let element = screen.element(menu.element) else { return [] }
    let actions = element.actions(in: menu.folders)
    guard actions.indices.contains(index) else { return [] }
    let action = actions[index]
    let shown = Response.show(words.quoted(action.name))
    guard action.actions.isEmpty else {
      let inner = ActionMenu(
        element: menu.element, folders: menu.folders + [action.name],
        names: action.actions.map(\.name))
      layer = .actions(inner)
      return [shown] + inner.lines.map(Response.show)
    }
    return [shown]
      + ask(.custom(menu.folders + [action.name]), .touch, of: element, on: screen, goesUp: false)
  }

  /// The overlay of a screen now; `nil` if nothing does.
  package func overlay(on screen: Transcript.OrderedScreen) -> ScreenOverlay? {
    var current = self
    current.forgetWhatIsGone(from: screen)
    switch current.shownLayer(on: screen) {
    case nil: return nil
    case .names:
      return ScreenOverlay(.names, badges: targets(on: screen).map { $0.badge($0.badge) })
    case .numbers:
      return ScreenOverlay(
        .numbers, badges: targets(on: screen).map { $0.badge(String($0.number)) })
    case .grid(let grid):
      let badges = grid.cells.enumerated().map {
        ScreenOverlay.Badge(String($0.offset + 1), frame: $0.element)
      }
      return ScreenOverlay(.grid, badges: badges)
    case .choice(let choice):
      let targets = targets(on: screen)
      let badges = choice.candidates.enumerated().compactMap { index, id in
        targets[id]?.badge(String(index + 1))
      }
      return ScreenOverlay(.choice, badges: badges)
    case .actions(let menu): return ScreenOverlay(.menu, lines: menu.lines)
    case .commands(let lines): return ScreenOverlay(.menu, lines: lines)
    }
  }
}

extension ActionMenu {
  /// The actions with their numbers.
  fileprivate var lines: [String] { names.enumerated().map { "\($0.offset + 1) \($0.element)" } }
}

extension Layer {
  /// The overlay that can be asked for by its name.
  fileprivate var overlay: SpokenCommand.Overlay? {
    switch self {
    case .names: .names
    case .numbers: .numbers
    case .grid: .grid
    case .choice, .actions, .commands: nil
    }
  }
}

extension VoiceControlTarget {
  fileprivate func badge(_ text: String) -> ScreenOverlay.Badge {
    ScreenOverlay.Badge(text, element: id, frame: frame)
  }
}
