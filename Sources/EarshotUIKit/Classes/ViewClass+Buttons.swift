import EarshotTree

extension ViewClass {
  /// Buttons, and the parts of controls that are buttons.
  static let buttonClasses: [Name: ViewClass] = [
    "UIButton": ViewClass(isControl: true, defaults: button),
    "UISegment": ViewClass(isControl: true, defaults: button),
    "UITabBarButton": ViewClass(isControl: true, defaults: tab),
    stepperDecrement: ViewClass(
      isControl: true, defaults: { stepperButton($0, $1, $1.words.decrement) }),
    stepperIncrement: ViewClass(
      isControl: true, defaults: { stepperButton($0, $1, $1.words.increment) }),
  ]

  /// The button of a stepper that lowers the value.
  static let stepperDecrement = "UIStepper.decrement"
  /// The button of a stepper that raises the value.
  static let stepperIncrement = "UIStepper.increment"

  private static let button: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    ViewDefaults(label: view.title, traits: view.states(.button, isDimmable: true))
  }

  /// A disabled tab is not dimmed; iOS 26 no longer tells the badge.
  private static let tab: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, system in
    var defaults = ViewDefaults(
      label: view.title, traits: view.states([.button, .tabBarItem], isDimmable: false))
    guard system.version < 26, let badge = view.badge, !badge.isEmpty else { return defaults }
    guard badge.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      defaults.value = Property(badge)
      return defaults
    }
    defaults.set(
      \.value, .value, to: system.words.digits(badge), "what is said for a badge of digits only",
      in: system, fallback: Property(badge))
    return defaults
  }

  private static func stepperButton(
    _ view: View, _ system: UIKitSystem, _ wording: SystemWords.Wording?
  ) -> ViewDefaults {
    var defaults = ViewDefaults(traits: view.states(.button, isDimmable: true))
    defaults.set(
      \.label, .label, to: wording, "the label of a button of a stepper", in: system)
    return defaults
  }
}

extension View {
  /// The title, else the name of the picture, else nothing.
  var title: Property<String> { text.isEmpty ? Property(image) : Property(text) }

  /// Traits with the states that the class adds to them.
  func states(_ traits: Traits, isDimmable: Bool) -> Traits {
    var traits = traits
    if isSelected { traits.insert(.selected) }
    if isDimmable && !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Traits with the state dimmed.
  func dimmed(_ traits: Traits) -> Traits {
    isEnabled ? traits : traits.union(.notEnabled)
  }
}
