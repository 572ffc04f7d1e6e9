import EarshotSession
import EarshotSwitchControl
import EarshotTree

extension SwitchControlUser {
  /// Waits and presses as a person does until an item, or a line of the open menu, is highlighted.
  ///
  /// Uses the switches that the style of scanning needs: select, and next where nothing moves by
  /// itself. Throws ``ExpectationFailure`` when that takes more presses than it may, and
  /// ``ScenarioMistake`` when scanning never stops there.
  ///
  /// - Parameters:
  ///   - name: the name of the item, a part of it, or the words of the line.
  ///   - presses: how many presses it may take; `nil` for any number.
  @discardableResult
  public func reach(_ name: String, within presses: Int? = nil) async throws -> ShownOutput {
    let first = (steps: scenario.steps.count, presses: self.presses)
    try await go(to: try await goal(name), name)
    try check(name, within: presses, since: first)
    return scenario.output(since: first.steps)
  }

  /// Reaches an item and taps it, through its menu where the preferences want it.
  ///
  /// Throws ``ExpectationFailure`` when that takes more presses than it may, and
  /// ``ScenarioMistake`` when scanning never stops there.
  ///
  /// - Parameters:
  ///   - name: the name of the item, or a part of it.
  ///   - presses: how many presses it may take; `nil` for any number.
  @discardableResult
  public func tap(_ name: String, within presses: Int? = nil) async throws -> ShownOutput {
    let first = (steps: scenario.steps.count, presses: self.presses)
    try await go(to: try await goal(name), name)
    try await choose()
    let technology = await scenario.session.technology
    if let menu = technology.menu {
      guard let line = menu.lines.firstIndex(where: { $0.command == .tap }) else {
        throw ScenarioMistake("the menu of «\(menu.name)» offers no tap")
      }
      try await go(to: .line(line), menu.lines[line].text)
      try await choose()
    } else if technology.preferences.tapBehavior == .auto {
      try await waitForScanner()
    }
    try check(name, within: presses, since: first)
    return scenario.output(since: first.steps)
  }
}

/// What scanning is to stop at.
private enum ScanGoal: Hashable {
  case item(Element.ID)
  /// A line of the page of the open menu, from 0.
  case line(Int)

  /// Whether a highlight is the goal itself.
  func isReached(_ highlight: Highlight) -> Bool {
    switch self {
    case .item(let id): highlight.element == id
    case .line(let line): highlight.kind == .menuLine && highlight.lines == [line]
    }
  }

  /// Whether the goal is among what is highlighted together.
  func isInside(_ highlight: Highlight) -> Bool {
    switch self {
    case .item(let id): highlight.elements.contains(id)
    case .line(let line): highlight.lines.contains(line)
    }
  }
}

extension SwitchControlUser {
  private func goal(_ name: String) async throws -> ScanGoal {
    let technology = await scenario.session.technology
    let names: [String]
    if let menu = technology.menu {
      names = menu.lines.map(\.text)
      if let place = names.place(of: name) { return .line(place) }
    } else {
      let items = technology.scanTree.items
      names = items.map(\.name)
      if let id = names.place(of: name).flatMap({ items[$0].element }) { return .item(id) }
    }
    let near = Captions.nearest(to: name, among: names).map { "; the nearest is «\($0)»" }
    let all = names.map { "«\($0)»" }.joined(separator: ", ")
    throw ScenarioMistake(
      "scanning stops at nothing named «\(name)»"
        + (near ?? (names.isEmpty ? "" : "; it stops at \(all)")))
  }

  private func go(to goal: ScanGoal, _ name: String) async throws {
    for _ in 0..<10_000 {
      guard let highlight = await scenario.session.technology.highlight else {
        // Any switch begins; the one that moves on is the only one of the dwell style.
        try await press(await style == .dwell ? .next : .select)
        continue
      }
      if goal.isReached(highlight) { return }
      let isInside = goal.isInside(highlight)
      switch highlight.kind {
      case .point: throw ScenarioMistake("a point has no name; set 'mode' to '.item'")
      case .group where isInside, .menuRow where isInside, .exit where !isInside:
        try await choose()
      default: try await moveOn()
      }
    }
    throw ScenarioMistake("scanning does not come to «\(name)»")
  }

  private var style: SwitchPreferences.ScanningStyle {
    get async { await scenario.session.technology.preferences.scanningStyle }
  }

  /// Selects what is highlighted.
  private func choose() async throws {
    if await style == .dwell { try await waitForScanner() } else { try await press(.select) }
  }

  private func moveOn() async throws {
    if await style == .auto { try await waitForScanner() } else { try await press(.next) }
  }

  /// Waits until scanning does something by itself.
  private func waitForScanner() async throws {
    guard let moment = await scenario.session.technology.wakeUpTime else {
      throw ScenarioMistake("scanning stands still; the app paused it")
    }
    try await wait(max(0, moment - (await scenario.session.time)))
  }

  private func check(
    _ name: String, within limit: Int?, since first: (steps: Int, presses: Int)
  ) throws(ExpectationFailure) {
    let count = presses - first.presses
    guard let limit, count > limit else { return }
    let way = scenario.steps[first.steps...].map { step in
      let words = step.output.overlayTexts
      return "  \(step.name)" + (words.isEmpty ? "" : "  → \(words.joined(separator: ", "))")
    }
    throw ExpectationFailure(
      "«\(name)» took \(count) presses, expected \(limit) at most:\n"
        + way.joined(separator: "\n"))
  }
}

extension [String] {
  /// The place of a text: the one that is it, else the first that holds it.
  fileprivate func place(of text: String) -> Int? {
    firstIndex(of: text) ?? firstIndex { $0.contains(text) }
  }
}
