package import EarshotSession
import EarshotText
package import EarshotTree

/// The cost of a choice by switches: presses, waiting, and the way there.
///
/// A formula over the levels of a tree; a session that presses in this way does the same.
package struct ScanCost: Hashable, Sendable {
  /// A part of the way.
  package enum Step: Hashable, Sendable {
    /// Waiting some seconds until something is highlighted, or is selected by itself.
    case wait(seconds: Double, for: String)
    /// Pressing a switch a number of times.
    case press(Switch, times: Int)
  }

  /// The way, in order.
  package private(set) var steps: [Step] = []
  /// How many stops are highlighted on the way, what is chosen included.
  ///
  /// While scanning goes by itself, it takes this many dwell times at most.
  package private(set) var highlights = 0
  private var settings: Settings

  private struct Settings: Hashable, Sendable {
    var preferences: SwitchPreferences
    var switches: Int
  }

  /// The way to an item: its menu opens, or it is tapped, as the preferences tell.
  ///
  /// `nil` if scanning never stops there, and when manual scanning has only one switch.
  ///
  /// - Parameters:
  ///   - id: the item.
  ///   - tree: the items of the screen.
  ///   - preferences: how is scanned.
  ///   - switches: 1 to select, or to move on in the dwell style; 2 to move on and select; 3 to
  ///     move back as well.
  package init?(
    choosing id: Element.ID, in tree: ScanTree, _ preferences: SwitchPreferences, switches: Int = 1
  ) {
    guard switches > 1 || preferences.scanningStyle != .manual else { return nil }
    guard let path = tree.path(to: id) else { return nil }
    settings = Settings(preferences: preferences, switches: switches)
    // Staying selects, so that nothing is highlighted before the first press.
    if preferences.scanningStyle == .dwell { press(.next, 1) }
    descend(path, in: tree.prepared(for: preferences))
  }

  /// The way to a tap on an item, through its menu where the preferences want it.
  ///
  /// `nil` if scanning never stops there, when it takes no taps, and when manual scanning has
  /// only one switch.
  ///
  /// - Parameters:
  ///   - id: the item.
  ///   - screen: the screen in reading order.
  ///   - tree: the items of the screen.
  ///   - preferences: how is scanned.
  ///   - switches: as in ``init(choosing:in:_:switches:)``.
  package init?(
    tapping id: Element.ID, on screen: Transcript.OrderedScreen, in tree: ScanTree,
    _ preferences: SwitchPreferences, switches: Int = 1
  ) {
    guard screen.order.index(of: id) != nil else { return nil }
    self.init(choosing: id, in: tree, preferences, switches: switches)
    switch preferences.tapBehavior {
    case .always: break
    case .auto: wait(max(0, preferences.autoTapInterval), for: "")
    case .menu:
      let menu = ScannerMenu(for: id, on: screen, preferences: preferences, language: "en")
      let lines = menu.scanTree(isGrouping: preferences.isGrouping)
      guard let place = menu.lines.firstIndex(where: { $0.command == .tap }),
        let path = lines.path(to: .line(place))
      else { return nil }
      descend(path, in: lines)
    }
  }

  /// The way to a point, by the gliding cursor.
  ///
  /// - Parameters:
  ///   - point: the point in screen coordinates.
  ///   - bounds: where it is looked for, in screen coordinates.
  ///   - preferences: how fast and how often lines glide.
  package init(pointing point: Point, in bounds: Rect, _ preferences: SwitchPreferences) {
    settings = Settings(preferences: preferences, switches: 1)
    var scan = PointScan(in: bounds, preferences, at: 0)
    var time = 0.0
    while scan.point == nil {
      let delay = scan.delay(to: point)
      wait(delay, for: "")
      press(.select, 1)
      highlights += 1
      time += delay
      scan.press(at: time)
    }
  }

  /// How often switches are pressed.
  package var presses: Int {
    steps.reduce(0) { sum, step in
      guard case .press(_, let times) = step else { return sum }
      return sum + times
    }
  }

  /// Seconds of waiting at the least; a person takes some more for each press.
  package var seconds: Double {
    steps.reduce(0) { sum, step in
      guard case .wait(let seconds, _) = step else { return sum }
      return sum + seconds
    }
  }

  /// The way in words, such as "wait 2 s for “Tabs”, press select".
  ///
  /// - Parameter language: BCP 47 tag; English when there are no words in it.
  package func words(in language: String) -> String {
    let book = SwitchPhrasebook.book(for: language)
    let phrases = steps.map { step in
      switch step {
      case .wait(let seconds, let name):
        SwitchPhrase.wait(seconds: book.number(seconds), for: name)
      case .press(let pressed, let times): SwitchPhrase.press(pressed, times: times)
      }
    }
    return phrases.map { book($0).text }.joined(separator: ", ")
  }
}

extension ScanCost {
  /// Selects a place at each level, from the first level down.
  private mutating func descend(_ path: [Int], in tree: ScanTree) {
    var level = tree.nodes
    for depth in path.indices {
      let node = level[path[depth]]
      // Below the first level the way out is a place, too.
      select(node.name, at: path[depth], of: level.count + (depth > 0 ? 1 : 0))
      level = node.children
    }
  }

  private mutating func select(_ name: String, at place: Int, of count: Int) {
    let preferences = settings.preferences
    switch preferences.scanningStyle {
    case .auto:
      highlights += place + 1
      let pause = max(0, preferences.pauseOnFirst)
      wait(place == 0 ? 0 : Double(place) * preferences.stepTime + pause, for: name)
      press(.select, 1)
    case .manual:
      let isBack = settings.switches > 2 && count - place < place
      let moves = isBack ? count - place : place
      highlights += moves + 1
      press(isBack ? .previous : .next, moves)
      press(.select, 1)
    case .dwell:
      highlights += place + 1
      press(.next, place)
      wait(preferences.stayTime, for: name)
    }
  }

  private mutating func wait(_ seconds: Double, for name: String) {
    guard seconds > 0 else { return }
    steps.append(.wait(seconds: seconds, for: name))
  }

  private mutating func press(_ pressed: Switch, _ times: Int) {
    guard times > 0 else { return }
    if case .press(pressed, let before)? = steps.last {
      steps[steps.count - 1] = .press(pressed, times: before + times)
    } else {
      steps.append(.press(pressed, times: times))
    }
  }
}

extension SwitchPreferences {
  /// Seconds until scanning by itself moves on; no interval at all would stop the clock.
  var stepTime: Double { max(0.01, interval) }
  /// Seconds until what stays highlighted is selected.
  var stayTime: Double { max(0.01, dwellTime) }
}

extension SwitchPhrasebook {
  /// A number with up to two digits behind the mark of decimals.
  fileprivate func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int(value * 100 + 0.5)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole)\(DecimalSign.of(Language(language)))\(digits)"
  }
}
