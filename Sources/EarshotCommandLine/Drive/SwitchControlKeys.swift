import EarshotSession
import EarshotSwitchControl
import EarshotText

/// Which key is which switch.
struct SwitchControlKeys: TerminalKeys {
  static let help = [
    "q, Ctrl-C, Ctrl-D   leave",
    "",
    "→                   next item",
    "←                   item before",
    "space, enter        select: chooses what is highlighted",
    "m                   scanner menu; a terminal cannot tell that space is held",
    "t                   taps what is highlighted, without a menu",
    "s                   stops: hides the highlight; any switch begins again",
    "",
    "a                   scanning by itself, on or off",
    "d                   one switch moves on, and what stays is chosen; on or off",
    "+ -                 items are highlighted longer, shorter",
    "i                   items, or lines that look for a point",
    "g                   groups, on or off",
    ":                   write a step: type \"text\" · wait 3 · set tap always",
    "l                   list or picture",
    "?                   this help",
  ]

  static let hint = "? keys, q leaves"

  mutating func command(for key: Key) -> TerminalCommand<SwitchControl>? {
    switch key {
    case .character("q"), .control("c"), .control("d"): return .leave
    case .control("l"): return .redraw
    case .right: return .input(.press(.next))
    case .left: return .input(.press(.previous))
    case .character(" "), .enter: return .input(.press(.select))
    case .character("m"): return .input(.press(.scannerMenu))
    case .character("t"): return .input(.press(.tap))
    case .character("s"): return .input(.press(.stopScanning))
    case .character(":"): return .prompt
    case .character("l"): return .toggleList
    case .character("?"): return .help
    case .character("+"), .character("="): return .change({ $0.stayLonger(by: 0.25) }, then: nil)
    case .character("-"): return .change({ $0.stayLonger(by: -0.25) }, then: nil)
    default: return restart(for: key)
    }
  }

  /// A change of the way of scanning begins it again.
  private func restart(for key: Key) -> TerminalCommand<SwitchControl>? {
    let start = SwitchPress.press(.startScanning)
    switch key {
    case .character("a"): return .change({ $0.turn(.auto) }, then: start)
    case .character("d"): return .change({ $0.turn(.dwell) }, then: start)
    case .character("i"):
      return .change(
        { $0.preferences.mode = $0.preferences.mode == .item ? .point : .item }, then: start)
    case .character("g"): return .change({ $0.preferences.isGrouping.toggle() }, then: start)
    default: return nil
    }
  }

  func notes(_ technology: SwitchControl) -> [String] { [] }

  func status(_ technology: SwitchControl, on screen: Transcript.OrderedScreen) -> [String] {
    let preferences = technology.preferences
    let pace =
      switch preferences.scanningStyle {
      case .auto: "scanning by itself, \(preferences.interval.inHundredths) s"
      case .manual: "scanning by switches"
      case .dwell: "chosen after \(preferences.dwellTime.inHundredths) s"
      }
    return [preferences.mode == .item ? "items" : "point", pace]
      + (preferences.isGrouping ? [] : ["no groups"])
  }
}

extension SwitchControl {
  /// Switches a way of scanning on, or back to scanning by switches.
  fileprivate mutating func turn(_ style: SwitchPreferences.ScanningStyle) {
    preferences.scanningStyle = preferences.scanningStyle == style ? .manual : style
  }

  /// Changes how long what is highlighted stays so, by seconds.
  fileprivate mutating func stayLonger(by seconds: Double) {
    if preferences.scanningStyle == .dwell {
      preferences.dwellTime = min(max(preferences.dwellTime + seconds, 0.25), 20)
    } else {
      preferences.interval = min(max(preferences.interval + seconds, 0.25), 20)
    }
  }
}
