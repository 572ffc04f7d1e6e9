import EarshotText
import EarshotTree

/// How an adjustable element comes from its value to another one.
struct AdjustmentSteps {
  /// How often it is incremented; negative when it is decremented.
  let count: Int
  /// The value after each step, as far as the model tells.
  let values: [String]

  /// Finds the steps; `nil` if the element has no such value, or nothing tells its model.
  init?(of element: Element, to wanted: String) {
    guard element.has(.adjustable), !element.has(.notEnabled) else { return nil }
    if element.value.value?.folded == wanted.folded {
      (count, values) = (0, [])
      return
    }
    switch element.adjustment.value {
    case .options(let options)?:
      guard let index = options.names.firstIndex(where: { $0.folded == wanted.folded }) else {
        return nil
      }
      let here = min(max(options.index, 0), options.names.count - 1)
      count = index - here
      values = stride(from: here, to: index, by: index < here ? -1 : 1).map {
        options.names[$0 + (index < here ? -1 : 1)]
      }
    case .range(let range)?:
      guard let number = wanted.leadingNumber, range.step > 0,
        (range.minimum...max(range.minimum, range.maximum)).contains(number)
      else { return nil }
      let steps = ((number - range.value) / range.step).rounded()
      guard steps.magnitude < 10_000, steps != 0,
        abs(range.value + steps * range.step - number) < 1e-9
      else {
        return nil
      }
      count = Int(steps)
      values = (1...max(1, abs(Int(steps)))).map {
        (range.value + Double($0) * (steps < 0 ? -range.step : range.step)).short
      }
    case nil:
      // Sliders of UIKit move by a tenth.
      guard let value = element.value.value, value.hasSuffix("%"),
        let here = value.leadingNumber, let number = wanted.leadingNumber,
        (0...100).contains(number), number != here,
        (number - here).truncatingRemainder(dividingBy: 10) == 0
      else { return nil }
      count = Int((number - here) / 10)
      values = (1...max(1, Int(abs(number - here) / 10))).map {
        (here + Double($0) * (number < here ? -10 : 10)).short + "%"
      }
    }
  }
}

extension String {
  /// The text in lower case, without white space around it.
  fileprivate var folded: String {
    lowercased().trimmed
  }

  /// The number that the text begins with.
  fileprivate var leadingNumber: Double? {
    Double(prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}
