import EarshotText
package import EarshotTree

extension ViewClass {
  /// Controls that hold a value.
  static let controlClasses: [Name: ViewClass] = [
    "UIControl": ViewClass(isControl: true),
    "UISwitch": ViewClass(isControl: true, defaults: toggle),
    "UISlider": ViewClass(isControl: true, defaults: slider),
    "UIPageControl": ViewClass(isControl: true, defaults: pageControl),
    "UIStepper": ViewClass(container: .stepper, parts: stepperParts),
    "UIPickerView": ViewClass(defaults: picker),
    "UIDatePicker": ViewClass(defaults: picker),
    "UIPickerColumnView": ViewClass(isControl: true, defaults: { view, _ in view.wheel }),
  ]

  private static let toggle: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    ViewDefaults(
      value: view.isOn ? "1" : "0", traits: view.dimmed([.button, .toggleButton]))
  }

  private static let slider: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, system in
    ViewDefaults(
      value: Property(view.percent), traits: view.dimmed(.adjustable),
      activationPoint: view.frame?.thumbCenter(
        share: view.value ?? 0, direction: system.direction))
  }

  private static let pageControl: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, system in
    var defaults = ViewDefaults(traits: .adjustable)
    guard let page = view.position else { return defaults }
    defaults.set(
      \.value, .value, to: system.words.page(page.index, page.count),
      "the value of a page control", in: system)
    return defaults
  }

  /// Each wheel of a picker is an element; a picker without wheels counts as one.
  private static let picker: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    view.children.isEmpty && !view.text.isEmpty ? view.wheel : .notAnElement
  }

  /// The two buttons: those that are given, named by the system, or else the two halves.
  private static let stepperParts: @Sendable (View, UIKitSystem) -> [View] = { view, system in
    let parts = [stepperDecrement, stepperIncrement]
    guard view.children.isEmpty else {
      var unnamed = parts.makeIterator()
      return view.children.map { child in
        guard child.className == "UIButton", let part = unnamed.next(), child.text.isEmpty else {
          return child
        }
        var button = child
        button.part = part
        return button
      }
    }
    let isMirrored = system.direction == .rightToLeft
    return zip(parts, [isMirrored, !isMirrored]).map { part, isRight in
      var button = View("UIButton", frame: view.frame?.half(isRight: isRight))
      button.part = part
      button.source = view.source
      button.isEnabled = view.isEnabled && !(system.version < 26 && view.isAtEnd(part))
      return button
    }
  }
}

extension View {
  /// The value in whole percent, as sliders and progress views tell it.
  var percent: String {
    let share = value ?? 0
    return (share.isFinite ? min(max(share, 0), 1) : 0).inPercent
  }

  fileprivate var wheel: ViewDefaults {
    ViewDefaults(value: Property(text), traits: [.pickerElement, .adjustable])
  }

  /// Whether the value of a stepper is known to be at the end that a button leads to.
  fileprivate func isAtEnd(_ part: ViewClass.Name) -> Bool {
    let isLower = part == ViewClass.stepperDecrement
    if case .range(let range)? = overrides.adjustment {
      return isLower ? range.value <= range.minimum : range.value >= range.maximum
    }
    return value.map { isLower ? $0 <= 0 : $0 >= 1 } ?? false
  }
}

extension Rect {
  /// The centre of the thumb of a slider of this frame; the thumb of UIKit is 31 points wide before
  /// iOS 26.
  ///
  /// - Parameters:
  ///   - share: the value from 0 to 1 of the range.
  ///   - direction: the direction of the layout.
  package func thumbCenter(share: Double, direction: LayoutDirection) -> Point? {
    guard isFinite, !isEmpty else { return nil }
    let share = min(max(share, 0), 1)
    let thumb = min(31, width)
    let place = direction == .leftToRight ? share : 1 - share
    return Point(x: x + thumb / 2 + (width - thumb) * place, y: center.y)
  }

  /// The left or the right half.
  fileprivate func half(isRight: Bool) -> Rect {
    Rect(x: isRight ? x + width / 2 : x, y: y, width: width / 2, height: height)
  }
}
