import EarshotTree

extension Rule {
  static let valueMissing = Rule(
    "value-missing", .label, .error, .high, .hard,
    "An element that can be set has no value.",
    what: "the element does not say at what it stands",
    why: "a listener can change it but hears neither where it is nor what a swipe did",
    advice: "set accessibilityValue and keep it current; give a number its unit",
    wcag: ["4.1.2"],
    references: [
      .wcag("name-role-value.html"), .apple("uikit/uiaccessibilityelement/accessibilityvalue"),
    ],
    supersededBy: ["value-in-label", "slider-label-missing", "control-label-split"],
    fails: """
      screen ru
      ▼ adjustable "Количество" frame 24,400,327,56
        view text "1"
      ---
      ▼ toggleButton button "Dark theme" type App.ThemeToggle
      ---
      header "Alarm"
      ▼ adjustable "Volume" type Slider value " "
      """,
    passes: """
      adjustable "Размер" value "Средняя, 2 из 3"
      ---
      button toggleButton "Wi-Fi" value "0"
      ---
      adjustable "Guests" range (1 10 current 2 template "{n}")
      --- It says that it is selected.
      button toggleButton selected "Vegan"
      --- A field may be empty.
      textEntry "Comment" input (placeholder "Anything we should know")
      --- Pickers of UIKit tell their value through their wheels.
      element "Birthday" type UIDatePicker
      --- A check box that is neither on nor off, in a capture without that word.
      screen derived traits
      button toggleButton "Select all" type checkbox
      --- TalkBack says how far it has come, which no dump holds.
      adjustable "Volume" type android.widget.SeekBar
      --- How far a spinner has come is not known to anybody.
      updatesFrequently "Loading" type UIActivityIndicatorView
      """,
    check: .each(
      \.stops, where: \.isSettable, telling: .value
    ) { stop, _ in
      guard stop.value.isEmpty, stop.element.adjustment.value == nil,
        stop.element.attributedValue.value?.text.isEmpty != false,
        !(stop.role == .toggle && stop.isSelected)
      else { return .pass }
      // No dump of Android writes how far a bar has come, which TalkBack says.
      if stop.isViewOfAndroid, stop.role != .toggle { return .incomplete(.notCaptured(.value)) }
      return .fail(fix: .value(.toWrite(.value)))
    })
}

extension Node {
  /// Whether it stands at something, and is not a control of UIKit, which tells by itself.
  fileprivate var isSettable: Bool {
    switch role {
    // A check box of a capture is one of the system, whose third state the capture may leave out.
    case .toggle: isAuthored(.traits) && !Self.native.contains(element.type ?? "")
    case .slider, .adjustable, .picker: !Self.native.contains(element.type ?? "")
    case .stepper: traits.contains(.adjustable)
    default: false
    }
  }

  private static let native: Set<String> = [
    "UISwitch", "UISlider", "UIDatePicker", "UIPickerView", "UIPageControl", "UIColorWell",
  ]
}
