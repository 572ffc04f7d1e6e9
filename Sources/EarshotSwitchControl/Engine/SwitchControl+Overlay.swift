package import EarshotSession
import EarshotTree

extension SwitchControl {
  /// The overlay of the screen; `nil` while scanning has stopped.
  ///
  /// - Parameter screen: the screen below.
  package func overlay(on screen: Transcript.OrderedScreen) -> ScreenOverlay? {
    guard let highlight else { return nil }
    switch highlight.kind {
    case .item:
      let badge = ScreenOverlay.Badge(
        highlight.text, element: highlight.element, frame: highlight.frames.first)
      return ScreenOverlay(.item, badges: [badge], frames: highlight.frames)
    case .group, .exit:
      let badge = ScreenOverlay.Badge(highlight.text, frame: highlight.frames.first)
      return ScreenOverlay(.group, badges: [badge], frames: highlight.frames)
    case .menuLine, .menuRow, .more, .leaveMenu: return menuOverlay(highlight, on: screen)
    case .menuIcon: return ScreenOverlay(.menu, lines: [book(.menuIcon).text], chosen: 0)
    case .point: return ScreenOverlay(.point, frames: highlight.frames)
    }
  }

  /// The page of the menu with what leads on and out of it, and the frame of its item.
  private func menuOverlay(
    _ highlight: Highlight, on screen: Transcript.OrderedScreen
  ) -> ScreenOverlay? {
    guard let menu else { return nil }
    var lines = menu.lines.map { $0.mark == .dot ? "• \($0.text)" : $0.text }
    var chosen = highlight.lines.first
    if menu.pages.count > 1 {
      if highlight.kind == .more { chosen = lines.count }
      lines.append(book(.more).text)
    }
    if highlight.kind == .leaveMenu { chosen = lines.count }
    lines.append(book(.leaveMenu).text)
    var overlay = ScreenOverlay(.menu, lines: lines, chosen: chosen)
    overlay.offered = highlight.kind == .menuRow ? highlight.lines : []
    let ways: [ScreenOverlay.LineMark] =
      (menu.pages.count > 1 ? [.icon("more")] : []) + [.icon("leaveMenu")]
    overlay.marks =
      menu.lines.map { line in
        switch line.mark {
        case .icon(let name): .icon(name)
        case .dot: .dot
        }
      } + ways
    if case .item(let id) = menu.target, let frame = screen[id]?.effectiveFrame {
      overlay.frames = [frame]
    }
    return overlay
  }
}
