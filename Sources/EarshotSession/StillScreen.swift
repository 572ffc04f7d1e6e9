public import EarshotTree
import EarshotUIKit

/// A capture as an app without code: only what UIKit does by itself happens.
///
/// An adjustable element with a known model is adjusted, a slider moves by a tenth, a switch toggles
/// when it is tapped, and a text field takes text. Nothing else changes, and nothing is posted.
public actor StillScreen: ScreenSource {
  private var still: Screen

  /// Makes a source of a screen.
  public init(_ screen: Screen) {
    still = screen
  }

  /// The screen with what was changed on it.
  public func screen() -> Screen { still }

  /// Changes an element in the place of the code of an app; false when there is none.
  @discardableResult
  public func change(
    _ id: Element.ID, _ change: @Sendable (inout Element) -> Void
  ) -> Bool {
    still.update(id, change)
  }

  /// Does what UIKit would do without the code of an app.
  public func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
    guard action != .reveal, let id, let element = still[id] else { return .ignored }
    switch action {
    case .increment: return adjust(element, by: 1)
    case .decrement: return adjust(element, by: -1)
    case .tap, .activate: return toggle(element, action)
    case .type(let text): return edit(element) { $0 + text }
    case .deleteBackward(let count): return edit(element) { String($0.dropLast(count)) }
    case .replace(let range, let text):
      return edit(element) { $0.replacingCharacters(in: range, with: text) }
    case .endEditing: return endEditing(element)
    default: return .ignored
    }
  }

  private func adjust(_ element: Element, by steps: Int) -> ActionResult {
    guard element.has(.adjustable), !element.has(.notEnabled) else { return .ignored }
    let language = still.language ?? "en"
    still.update(element.id) { element in
      if let adjustment = element.adjustment.value {
        let moved = adjustment.moved(by: steps)
        guard moved != adjustment else { return }
        element.adjustment = .given(moved)
        element.value = Property(moved.wording(language: language))
      } else if let percent = element.value.value.flatMap(Percent.init) {
        element.value = .given(percent.moved(by: steps * 10).text)
      }
    }
    return ActionResult(isHandled: true)
  }

  /// A tap toggles a switch; `accessibilityActivate` of UIKit's classes does nothing by itself.
  private func toggle(_ element: Element, _ action: ElementAction) -> ActionResult {
    guard case .tap = action, !element.has(.notEnabled) else { return .ignored }
    if element.isTextField { return beginEditing(element) }
    guard element.has(.toggleButton), let value = element.value.value, ["0", "1"].contains(value)
    else { return .ignored }
    let other = value == "1" ? "0" : "1"
    still.update(element.id) { $0.value = .given(other) }
    return ActionResult(isHandled: true)
  }

  /// One field at a time takes the keyboard; the one before loses it.
  private func beginEditing(_ element: Element) -> ActionResult {
    for other in still.allElements where other.id != element.id && other.has(.isEditing) {
      _ = endEditing(other)
    }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).union(.isEditing))
    }
    return ActionResult(isHandled: true)
  }

  private func endEditing(_ element: Element) -> ActionResult {
    guard element.has(.isEditing) else { return .ignored }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).subtracting(.isEditing))
    }
    return ActionResult(isHandled: true)
  }

  private func edit(_ element: Element, _ change: (String) -> String) -> ActionResult {
    guard element.isTextField, !element.has(.notEnabled) else { return .ignored }
    let placeholder = element.textInput.value?.placeholder
    still.update(element.id) { element in
      let text = element.typedText
      // What a secure field exposes is one bullet a character.
      let isSecret = element.has(.secureTextField)
      let changed = isSecret ? change(text).bullets : change(text)
      element.value = Property(changed.isEmpty ? placeholder : changed)
    }
    return ActionResult(isHandled: true)
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
