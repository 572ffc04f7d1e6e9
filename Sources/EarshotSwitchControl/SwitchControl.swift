public import EarshotSession
public import EarshotSpeech
public import EarshotTree

/// Switch Control: a highlight walks over the items of a screen, and a press chooses one.
///
/// A value: two sessions can be compared, and a session can be forked to try a press. Time is an
/// argument; scanning by itself asks for its next step by ``wakeUpTime``.
public struct SwitchControl: AssistiveTechnology, SeesScreenWithoutVoiceOver, Hashable {
  /// The listener's settings of speech; the language of the menus.
  public var settings: SpeechSettings
  /// The person's preferences for scanning.
  ///
  /// A change takes effect at once: another style begins to wait anew, another mode to scan anew.
  public var preferences: SwitchPreferences {
    didSet {
      if preferences.mode != oldValue.mode {
        change = .mode
      } else if preferences.scanningStyle != oldValue.scanningStyle, change == nil {
        change = .style
      }
    }
  }

  /// Whether something is highlighted.
  public internal(set) var isScanning = false
  /// The lines that look for a point, in point mode.
  package internal(set) var pointScan: PointScan?
  /// Whether the app asked that nothing moves by itself.
  package internal(set) var isPaused = false

  /// The screen as it was scanned last.
  var known: KnownScreen?
  /// Where scanning stands among the items.
  var itemCursor = ScanCursor()
  /// The menus that are open, the one in front last.
  var menus: [OpenMenu] = []
  /// When the highlight moves on, or what is highlighted is selected.
  var due: Double?
  /// What is tapped unless the menu is wanted.
  var autoTap: AutoTap?
  /// Whether the next item opens its menu though taps come at once.
  var isMenuWanted = false
  /// What the app was asked and has not answered yet.
  var attempt: ScannerAttempt?
  /// What was set up since then.
  var change: PreferenceChange?
  /// The last moment at which it was asked, in seconds of the session.
  var now = 0.0

  /// Makes a Switch Control that was just switched on.
  public init(
    settings: SpeechSettings = SpeechSettings(),
    preferences: SwitchPreferences = SwitchPreferences()
  ) {
    self.settings = settings
    self.preferences = preferences
  }

  /// The moment of the next step of scanning, in seconds of the session.
  public var wakeUpTime: Double? {
    if let autoTap { return autoTap.due }
    guard !isPaused, isScanning else { return nil }
    if change != nil { return now }
    return menus.isEmpty && pointScan != nil ? pointScan?.end : due
  }

  /// Whether it reads on by itself: never, since it does not speak.
  public var isContinuing: Bool { false }

  /// The scanner menu in front; `nil` if none is open.
  package var menu: ScannerMenu? { menus.last?.menu }

  /// The items and groups of the screen as it was scanned last.
  package var scanTree: ScanTree { known?.tree ?? ScanTree(nodes: []) }

  /// The highlight; `nil` while scanning has stopped.
  package var highlight: Highlight? { highlight(at: now) }

  /// The highlight at a moment; the lines of point mode move all the time.
  ///
  /// - Parameter time: seconds of the session.
  package func highlight(at time: Double) -> Highlight? {
    guard isScanning else { return nil }
    if menus.isEmpty, let pointScan {
      return Highlight(kind: .point, text: "", elements: [], frames: pointScan.frames(at: time))
    }
    return spot.map { Highlight($0) }
  }

  /// The words of the system.
  var book: SwitchPhrasebook { .book(for: settings.language) }
}

/// A screen with the items on it.
struct KnownScreen: Hashable, Sendable {
  var screen: Screen
  var isGrouping: Bool
  var tapBehavior: SwitchPreferences.TapBehavior
  var tree: ScanTree
}

/// A menu with where scanning stands in it.
struct OpenMenu: Hashable, Sendable {
  var menu: ScannerMenu
  var tree: ScanTree
  var cursor = ScanCursor()
}

/// A change of the preferences that scanning has not followed yet.
enum PreferenceChange: Hashable, Sendable {
  case style
  case mode
}

/// A tap that comes unless the menu is asked for.
struct AutoTap: Hashable, Sendable {
  var target: ScannerMenu.Target
  var due: Double
}

/// Something that the app was asked, until it has answered.
struct ScannerAttempt: Hashable, Sendable {
  /// Who else is asked when nobody has handled it yet; `nil` if one element is asked alone.
  var dispatch: ActionDispatch?
  /// Whether the person is told that nobody handled it.
  var isReported: Bool
}

extension SwitchControl {
  /// Begins: the first item is highlighted.
  public mutating func start(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    now = time
    _ = learn(screen)
    restart(at: time)
    return revealed
  }

  /// Answers a switch.
  public mutating func respond(
    to press: SwitchPress, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    now = time
    let isLost = learn(screen)
    follow(at: time)
    guard let pressed = press.effect else { return type(press, on: screen) }
    if pressed == .stopScanning { return isScanning ? stop() : [] }
    if let tap = autoTap {
      autoTap = nil
      // With the dwell style the switch that moves on is the only one.
      let isSecond =
        pressed == .select || pressed == .scannerMenu
        || preferences.scanningStyle == .dwell && pressed == .next
      if isSecond { return openMenu(tap.target, on: screen, at: time) }
      wait(from: time)
    }
    guard isScanning else {
      begin(at: time)
      return revealed
    }
    // A press that was meant for what is gone must not act on what took its place.
    if isLost {
      wait(from: time)
      return revealed
    }
    return responses(to: pressed, on: screen, at: time)
  }

  private mutating func responses(
    to pressed: Switch, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if menus.isEmpty, pointScan != nil {
      return pointResponses(to: pressed, on: screen, at: time)
    }
    switch pressed {
    case .select where preferences.scanningStyle != .dwell: return choose(on: screen, at: time)
    case .select, .next: return move(by: 1, at: time)
    case .previous: return move(by: -1, at: time)
    case .scannerMenu: return toggleMenu(on: screen, at: time)
    case .tap: return tapHighlighted(on: screen, at: time)
    case .startScanning:
      begin(at: time)
      return revealed
    case .stopScanning: return stop()
    }
  }

  /// Is asked when the highlight is due to move on.
  public mutating func idle(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    now = time
    let isLost = learn(screen)
    if let tap = autoTap, tap.due <= time {
      autoTap = nil
      return perform(.tap, on: tap.target, screen, at: time)
    }
    guard isScanning, !isPaused, autoTap == nil else { return [] }
    if change != nil {
      follow(at: time)
      return revealed
    }
    if menus.isEmpty, let pointScan {
      return pointScan.end.map { $0 <= time } == true ? stop() : []
    }
    guard let due, due <= time else { return isLost ? revealed : [] }
    if isLost {
      wait(from: time)
      return revealed
    }
    return preferences.scanningStyle == .dwell
      ? choose(on: screen, at: time) : move(by: 1, at: time)
  }

  /// Shows that the app could not be asked.
  public mutating func fail(at time: Double) -> [Response] {
    now = time
    attempt = nil
    autoTap = nil
    if isScanning { wait(from: time) }
    return [.show(book(.appNotAnswering).text)]
  }
}
