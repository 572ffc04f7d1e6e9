import EarshotTree
import EarshotUIKit

extension StillScreen {
  /// A step of an element: of its model, of a slider by a tenth, of a page control by a page.
  func adjust(_ element: Element, by steps: Int) -> ActionResult {
    guard element.has(.adjustable), !element.has(.notEnabled) else { return .ignored }
    let (language, direction) = (still.language ?? "en", still.direction)
    still.update(element.id) { element in
      if let adjustment = element.adjustment.value {
        element.set(adjustment.moved(by: steps), language: language)
      } else if let percent = element.value.value.flatMap(Percent.init) {
        element.value = .given(percent.moved(by: steps * 10).text)
      } else if element.isPageControl, let value = element.value.value {
        let moved = PageControlValue(value, language: language)?.moved(by: steps)
        element.value = .given(moved ?? value)
      }
      element.moveThumb(direction)
    }
    return ActionResult(isHandled: true, isKnown: element.hasKnownSteps(language: language))
  }

  /// A pan of a slider: a part of its width is the same part of its range.
  func slide(_ element: Element, by distance: Double) -> ActionResult {
    guard element.isSlider, !element.has(.notEnabled), distance.isFinite,
      let width = element.effectiveFrame?.width, width.isFinite, width > 0
    else { return .ignored }
    let (language, direction) = (still.language ?? "en", still.direction)
    let share = (direction == .rightToLeft ? -distance : distance) / width
    still.update(element.id) { element in
      if case .range(let range)? = element.adjustment.value {
        element.set(.range(range.moved(byShare: share)), language: language)
      } else if let percent = element.value.value.flatMap(Percent.init) {
        let change = min(max(share * 100, -100), 100).rounded()
        element.value = .given(percent.moved(by: Int(change)).text)
      }
      element.moveThumb(direction)
    }
    return ActionResult(isHandled: true)
  }

  /// A switch goes to its other state.
  func toggle(_ element: Element) -> ActionResult {
    guard let value = element.value.value, ["0", "1"].contains(value) else { return .ignored }
    let other = value == "1" ? "0" : "1"
    still.update(element.id) { $0.value = .given(other) }
    return ActionResult(isHandled: true)
  }

  /// A segment becomes the chosen one of its control.
  func choose(_ element: Element) -> ActionResult {
    let around = responderChain(from: element.id).dropFirst()
    guard let control = around.first(where: { $0.systemContainer != nil }),
      control.systemContainer == .segmentedControl, element.has(.button)
    else { return .ignored }
    still.update(control.id) { control in
      var inside = Screen(elements: control.children)
      inside.updateAll { $0.select($0.id == element.id) }
      control.children = inside.elements
    }
    return ActionResult(isHandled: true)
  }
}

extension Element {
  /// Whether it is a slider of the system; an element of no class counts when it is adjustable.
  fileprivate var isSlider: Bool {
    guard has(.adjustable) else { return false }
    return type.map { $0.hasSuffix("Slider") } ?? true
  }

  /// Whether the capture tells what a step makes of its value: a picker has more options than the
  /// chosen one, and many formats have no model of any value.
  fileprivate func hasKnownSteps(language: String) -> Bool {
    if adjustment.value != nil || value.value.flatMap(Percent.init) != nil { return true }
    if isPageControl, value.value.flatMap({ PageControlValue($0, language: language) }) != nil {
      return true
    }
    let isPicker = ["Picker", "PickerView", "PickerWheel"].contains { type?.hasSuffix($0) == true }
    return adjustment.isCaptured && !isPicker
  }

  /// Sets the model of its value, and the value when that changes it.
  fileprivate mutating func set(_ changed: Adjustment, language: String) {
    guard changed != adjustment.value else { return }
    adjustment = .given(changed)
    value = Property(changed.wording(language: language))
  }

  /// Puts the point of activation where the thumb of a slider is now, if it was there.
  fileprivate mutating func moveThumb(_ direction: LayoutDirection) {
    guard isSlider, derived.isSuperset(of: Fields(.activationPoint)),
      let percent = value.value.flatMap(Percent.init), let frame = frame.value,
      let thumb = frame.thumbCenter(share: Double(percent.number) / 100, direction: direction)
    else { return }
    activationPoint = .given(thumb)
  }

  /// Chooses it, or not; what has no traits is no segment.
  fileprivate mutating func select(_ isSelected: Bool) {
    guard let traits = traits.value, isAccessibilityElement else { return }
    self.traits = .given(isSelected ? traits.union(.selected) : traits.subtracting(.selected))
    guard var look = appearance.value else { return }
    look.isSelected = isSelected ? true : nil
    appearance = .given(look)
  }
}

extension Adjustment {
  /// The same model some steps on; it stops at its ends.
  func moved(by steps: Int) -> Adjustment {
    switch self {
    case .options(var options):
      options.index = min(max(options.index + steps, 0), max(options.names.count - 1, 0))
      return .options(options)
    case .range(var range):
      range.value = min(max(range.value + Double(steps) * range.step, range.minimum), range.maximum)
      return .range(range)
    }
  }
}

extension Adjustment.Range {
  /// The same range after a part of it, at a whole number of steps; it stops at its ends.
  fileprivate func moved(byShare share: Double) -> Adjustment.Range {
    var moved = self
    let wanted = value + share * (maximum - minimum)
    let steps = step > 0 ? ((wanted - minimum) / step).rounded() : 0
    moved.value = min(max(step > 0 ? minimum + steps * step : wanted, minimum), maximum)
    return moved
  }
}

/// The value of a slider in words, such as `50%`.
private struct Percent {
  var number: Int
  /// What stands between the number and the sign.
  var space: Substring

  init?(_ text: String) {
    guard text.hasSuffix("%") else { return nil }
    let digits = text.prefix { $0.isNumber }
    guard let number = Int(digits), (0...100).contains(number) else { return nil }
    self.number = number
    space = text.dropFirst(digits.count).dropLast()
    guard space.allSatisfy(\.isWhitespace) else { return nil }
  }

  func moved(by amount: Int) -> Percent {
    var moved = self
    moved.number = min(max(number + amount, 0), 100)
    return moved
  }

  var text: String { "\(number)\(space)%" }
}
