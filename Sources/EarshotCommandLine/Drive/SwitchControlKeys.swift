import EarshotSession
import EarshotSwitchControl
import EarshotText

/// Which key is which switch.
struct SwitchControlKeys: TerminalKeys {

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

  func notes(_ technology: SwitchControl, in words: HandWords) -> [String] { [] }

  func status(
    _ technology: SwitchControl, on screen: Transcript.OrderedScreen, in words: HandWords
  ) -> [String] {
    let preferences = technology.preferences
    let pace =
      switch preferences.scanningStyle {
      case .auto: words.scansByItself(preferences.interval.inHundredths)
      case .manual: words.scansBySwitches
      case .dwell: words.chosenAfter(preferences.dwellTime.inHundredths)
      }
    return [preferences.mode == .item ? words.items : words.point, pace]
      + (preferences.isGrouping ? [] : [words.noGroups])
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
