import EarshotTree

extension Rule {
  /// An element that can be set does not say at what it stands.
  static let valueMissing = Rule(
    "value-missing", step: .label, severity: .error, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
      "https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityvalue",
    ],
    yieldsTo: ["value-in-label"],
    english: RuleText(
      "An element that can be set has no value.",
      what: "the element does not say at what it stands",
      why: "a listener can change it but hears neither where it is nor what a swipe did",
      advice: "set accessibilityValue and keep it current; give a number its unit"),
    russian: RuleText(
      "У элемента, который можно менять, нет значения.",
      what: "элемент не говорит, что на нем установлено",
      why: "слушатель может менять его, но не слышит ни текущего, ни нового",
      advice: "задавайте accessibilityValue при каждом изменении; у числа назовите единицу"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ adjustable "Количество" frame 24,400,327,56
          view text "1"
        """,
        "▼ toggleButton button \"Dark theme\" type App.ThemeToggle",
        """
        header "Alarm"
        ▼ adjustable "Volume" type Slider value " "
        """,
      ],
      passing: [
        "adjustable \"Размер\" value \"Средняя, 2 из 3\"",
        "button toggleButton \"Wi-Fi\" value \"0\"",
        "adjustable \"Guests\" range (1 10 current 2 template \"{n}\")",
        // It says that it is selected.
        "button toggleButton selected \"Vegan\"",
      ],
      falsePositives: [
        // A field may be empty.
        "textEntry \"Comment\" input (placeholder \"Anything we should know\")",
        // Pickers of UIKit tell their value through their wheels.
        "element \"Birthday\" type UIDatePicker",
        // A check box that is neither on nor off, in a capture without that word.
        """
        screen derived traits
        button toggleButton "Select all" type checkbox
        """,
        // How far a spinner has come is not known to anybody.
        "updatesFrequently \"Loading\" type UIActivityIndicatorView",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].isSettable {
      guard run.knows(stop, .value) else { continue }
      let facts = run[stop]
      let isTold =
        !facts.value.isEmpty || facts.element.adjustment.value != nil
        || facts.element.attributedValue.value?.text.isEmpty == false
        || facts.role == .toggle && facts.isSelected
      isTold
        ? run.pass(stop) : run.fail(stop, fix: .of(facts.element.id, .value(.toWrite(.value))))
    }
  }
}

extension NodeFacts {
  /// Whether it stands at something, and is not a control of UIKit, which tells by itself.
  fileprivate var isSettable: Bool {
    switch role {
    // A check box of a capture is one of the system, whose third state the capture may leave out.
    case .toggle: isAuthored(.traits) && !NodeFacts.native.contains(element.type ?? "")
    case .slider, .adjustable, .picker: !NodeFacts.native.contains(element.type ?? "")
    case .stepper: traits.contains(.adjustable)
    default: false
    }
  }

  private static let native: Set<String> = [
    "UISwitch", "UISlider", "UIDatePicker", "UIPickerView", "UIPageControl", "UIColorWell",
  ]
}
