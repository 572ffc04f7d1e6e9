import EarshotText
import EarshotTree

extension Rule {
  static let focusSameBounds = Rule(
    "focus-same-bounds", .navigate, .warning, .high, .slows,
    "Two stops have the same frame.",
    what: "“{label}” has the same frame as “{other}”",
    why: "the cursor seems to stand still, a touch finds only one of the two, and it is unclear "
      + "which one a double tap activates",
    advice: "make one element of “{other}” and “{label}”",
    wcag: ["4.1.2"], references: [.apple("uikit/accessibility-for-uikit")],
    settings: ["edge-difference": 1], screen: "375x812",
    fails: """
      view
        image "Гавайская" frame 16,100,160,120
        ▼ button "Гавайская" frame 16,100,160,120
      --- screen 390x844
      text "Ticket 4" frame 0,300,390,64
      ▼ button "Open the ticket" frame 0,300.5,390,63.5
      ---
      tableview frame 0,0,375,812
        cell
          button "Wi-Fi" frame 0,100,375,44
          ▼ toggleButton "Wi-Fi" value "1" frame 0,100,375,44
      """,
    passes: """
      button "Вход" frame 16,600,343,48
      button "Регистрация" frame 16,660,343,48
      ---
      button "Profile of Ann" frame 16,100,60,60
        image "Ann" frame 16,100,60,60
      ---
      text "A"
      text "B"
      --- Without an extent there is nothing to share; that is another flaw.
      text "First" frame 16,100,0,20
      text "Second" frame 16,100,0,20
      """,
    boundaries: """
      --- edge-difference
      text "Total" frame 16,100,100,20
      ▼ text "$40" frame 16,{101|101.5},100,20
      """,
    check: .screen { run in
      let cell = max(run["edge-difference"], 0.5)
      var cells: [Cell: [Node]] = [:]
      run.judge(run.screen.stops) { stop, run in
        guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
        guard stop.role != .keyboardKey else { return .inapplicable }
        guard stop.isFrameMeasured else { return .incomplete(.notCaptured(.frame)) }
        guard !frame.isEmpty, frame.isFinite, abs(frame.x) < 1e9, abs(frame.y) < 1e9 else {
          return .inapplicable
        }
        let home = Cell(x: Int(clamping: frame.x / cell), y: Int(clamping: frame.y / cell))
        let twin = home.around.lazy.compactMap { cells[$0] }.joined().first { other in
          other.frame?.isSame(as: frame, within: run["edge-difference"]) == true
        }
        // Many stops on one spot are found out by the first few of them.
        if (cells[home]?.count ?? 0) < 8 { cells[home, default: []].append(stop) }
        guard let twin else { return .pass }
        return .fail(["other": .text(twin.name)], fix: merging(twin, stop))
      }
    })

  private static func merging(_ first: Node, _ second: Node) -> Fix {
    let keepsFirst = first.role.isControl || !second.role.isControl
    let (kept, hidden) = keepsFirst ? (first, second) : (second, first)
    var edits = [Fix.Edit(hidden, .hidden(true))]
    if kept.foldedLabel != hidden.foldedLabel, !hidden.spokenLabel.isEmpty {
      let names = [first.spokenLabel, second.spokenLabel].filter { !$0.isEmpty }
      edits.append(Fix.Edit(kept, .label(.known(names.joined(separator: ", ")))))
    }
    return Fix(edits)
  }
}

private struct Cell: Hashable {
  var x: Int
  var y: Int

  var around: [Cell] {
    [
      self, Cell(x: x - 1, y: y), Cell(x: x + 1, y: y), Cell(x: x, y: y - 1), Cell(x: x, y: y + 1),
      Cell(x: x - 1, y: y - 1), Cell(x: x + 1, y: y + 1), Cell(x: x - 1, y: y + 1),
      Cell(x: x + 1, y: y - 1),
    ]
  }
}

extension Rect {
  fileprivate func isSame(as other: Rect, within limit: Double) -> Bool {
    abs(x - other.x) <= limit && abs(y - other.y) <= limit && abs(maxX - other.maxX) <= limit
      && abs(maxY - other.maxY) <= limit
  }
}
