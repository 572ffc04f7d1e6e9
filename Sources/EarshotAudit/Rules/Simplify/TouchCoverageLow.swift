import EarshotText
import EarshotTree

extension Rule {
  static let touchCoverageLow = Rule(
    "touch-coverage-low", .simplify, .info, .medium, .slows,
    "A finger that explores the screen meets silence.",
    what: "stops cover {percent} % of the screen",
    why: "who explores by touch finds nothing in most places and takes the screen for empty",
    advice: "make whole cells elements, widen frames to their rows, label large pictures",
    wcag: ["2.5.5"], references: [.wcag("target-size-enhanced.html")], isOptIn: true,
    settings: ["covered-stops": 8, "coverage": 0.25], screen: "375x812",
    fails: """
      ▼ screen 375x812
      button "Страны" frame 8,112,90,24
      header "Россия" frame 150,112,75,24
      searchField "Поиск" frame 16,146,343,36
      text "Москва" frame 16,216,160,20
      text "Абакан" frame 16,268,160,20
      text "Абинск" frame 16,348,160,20
      text "Адлер" frame 16,400,160,20
      text "Азов" frame 16,452,160,20
      ---
      ▼ screen 1024x768 pad
      button "Mail" frame 20,20,60,60
      button "Maps" frame 120,20,60,60
      button "Music" frame 220,20,60,60
      button "News" frame 320,20,60,60
      button "Notes" frame 420,20,60,60
      button "Phone" frame 520,20,60,60
      button "Photos" frame 620,20,60,60
      button "Radio" frame 720,20,60,60
      ---
      ▼ screen 375x812
      view frame 0,0,375,812
        button "Back" frame 0,50,44,44
        text "Chapter one" frame 16,110,100,20
        text "Chapter two" frame 16,160,100,20
        text "Chapter three" frame 16,210,100,20
        text "Chapter four" frame 16,260,100,20
        text "Chapter five" frame 16,310,100,20
        text "Chapter six" frame 16,360,100,20
        text "Chapter seven" frame 16,410,100,20
        text "Out of sight" frame 0,900,375,700
      """,
    passes: """
      button "Москва" frame 0,100,375,80
      button "Абакан" frame 0,180,375,80
      button "Абинск" frame 0,260,375,80
      button "Адлер" frame 0,340,375,80
      button "Азов" frame 0,420,375,80
      button "Анапа" frame 0,500,375,80
      button "Ачинск" frame 0,580,375,80
      button "Бийск" frame 0,660,375,80
      ---
      text "No network" frame 100,400,175,20
      button "Try again" frame 100,440,175,44
      ---
      image "Cover of Abbey Road" frame 20,60,335,335
      button "Previous" frame 20,600,44,44
      button "Play" frame 80,600,44,44
      button "Next" frame 140,600,44,44
      button "Shuffle" frame 200,600,44,44
      button "Repeat" frame 260,600,44,44
      button "Share" frame 20,700,44,44
      button "Queue" frame 80,700,44,44
      --- A map is explored in another way.
      view type MKMapView frame 0,0,375,812
      button "Search" frame 20,60,44,44
      button "Locate me" frame 20,120,44,44
      button "Layers" frame 20,180,44,44
      button "Zoom in" frame 20,240,44,44
      button "Zoom out" frame 20,300,44,44
      button "Home" frame 20,360,44,44
      button "Work" frame 20,420,44,44
      button "Routes" frame 20,480,44,44
      --- The canvas of a game takes the touches itself.
      element allowsDirectInteraction "Board" frame 0,100,375,100
      button "Undo" frame 20,700,44,44
      button "Redo" frame 70,700,44,44
      button "Hint" frame 120,700,44,44
      button "Pause" frame 170,700,44,44
      button "Music" frame 220,700,44,44
      button "Help" frame 270,700,44,44
      button "Leave" frame 320,700,44,44
      """,
    boundaries: """
      --- covered-stops
      ▼ screen 400x1000
      \(lines(7) { "text \"Chapter \($0)\" frame 0,\($0 * 80),400,20" })
      {text "Chapter 8" frame 0,640,400,20|}
      --- coverage
      ▼ screen 400x1000
      \(lines(10) { "text \"Chapter \($0)\" frame 0,\($0 * 80),400,{24|26}" })
      """,
    check: .whole { run in
      guard run.screen.bounds != nil else { return .incomplete(.noScreenSize) }
      guard let bounds = run.explored, bounds.area > 0,
        !run.screen.nodes.contains(where: { $0.isCanvas && $0.isShown })
      else { return .inapplicable }
      var area = CoveredArea(of: bounds)
      var count = 0
      for stop in run.screen.stops {
        guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
        if area.add(frame) { count += 1 }
      }
      guard count >= Int(clamping: run["covered-stops"]) else { return .inapplicable }
      // Keyboards and bars of the system are found by a finger too.
      for node in run.screen.nodes where node.isSystem && node.isStop {
        if let frame = node.frame { area.add(frame) }
      }
      let share = area.share
      guard share < run["coverage"] else { return .pass }
      return .fail(["percent": .number((share * 100).rounded(.down))])
    })
}

extension RuleContext {
  /// The part of the screen that a finger explores: the modal view, or all.
  fileprivate var explored: Rect? {
    guard let bounds = screen.bounds else { return nil }
    let modal = screen.nodes.first { $0.isModal && $0.isShown }
    guard let frame = modal?.frame, !frame.isEmpty else { return bounds }
    return frame.intersection(bounds)
  }
}
