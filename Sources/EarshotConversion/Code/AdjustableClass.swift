import EarshotText
import EarshotTree

/// A class of UIKit whose views are adjusted by swipes up and down: it counts, and computes its value.
struct AdjustableClass {
  private let element: Element
  private let adjustment: Adjustment
  /// The name of the class.
  let name: String

  /// The class of an element; `nil` when it is not adjustable, or nothing tells among what.
  init?(_ element: Element, named variable: String) {
    guard element.has(.adjustable), let adjustment = element.adjustment.value else { return nil }
    switch adjustment {
    case .options(let options): guard !options.names.isEmpty else { return nil }
    case .range(let range):
      let numbers = [range.minimum, range.maximum, range.step, range.value]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
    }
    self.element = element
    self.adjustment = adjustment
    name = variable.capitalizingFirst + "View"
  }

  /// The declaration.
  var lines: [String] {
    let (members, value, more, less) =
      switch adjustment {
      case .options(let options): parts(of: options)
      case .range(let range): parts(of: range)
      }
    return [
      "/// Swipes up and down with one finger change its value.", "final class \(name): UIView {",
    ]
      + members.map { "  \($0)" }
      + [
        "", "  override var accessibilityValue: String? {", "    get { \(value) }", "    set {}",
        "  }", "", "  override func accessibilityIncrement() { \(more) }", "",
        "  override func accessibilityDecrement() { \(less) }", "}", "",
      ]
  }

  private typealias Parts = (members: [String], value: String, more: String, less: String)

  private func parts(of options: Adjustment.Options) -> Parts {
    let last = options.names.count - 1
    return (
      [
        "var index = \(min(max(0, options.index), last))",
        "private let options = \(options.names.map(\.swiftLiteral).swiftList)",
      ],
      value(of: options), "index = min(index + 1, options.count - 1)", "index = max(index - 1, 0)"
    )
  }

  private func parts(of range: Adjustment.Range) -> Parts {
    let (least, most, step) = (range.minimum, range.maximum, range.step)
    return (
      ["var amount: Double = \(range.value)"], value(of: range),
      "amount = min(amount + \(step), \(most))", "amount = max(amount - \(step), \(least))"
    )
  }

  /// The option, with its place where the value of the element tells that too.
  private func value(of options: Adjustment.Options) -> String {
    guard options.isEnumerated, options.names.indices.contains(options.index),
      let text = element.value.value,
      let rest = text.afterPrefix(options.names[options.index])
    else { return "options[index]" }
    return "\"\\(options[index])"
      + rest.replacingNumbers([
        (options.index + 1, "\\(index + 1)"), (options.names.count, "\\(options.count)"),
      ]) + "\""
  }

  /// The number in the words around it, as the value of the element has them.
  private func value(of range: Adjustment.Range) -> String {
    let number = "\\(amount.formatted())"
    let text = element.value.value ?? ""
    let whole = Int(exactly: range.value)
    let words = whole.map { text.replacingNumbers([($0, number)]) } ?? ""
    let computed = "\"\(words.contains(number) ? words : number)\""
    return range.zero.map { "amount == 0 ? \($0.swiftLiteral) : \(computed)" } ?? computed
  }
}

extension String {
  /// What follows a beginning; `nil` when it begins otherwise.
  fileprivate func afterPrefix(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// The text in a literal, with code in the place of its numbers, each once and in this order.
  fileprivate func replacingNumbers(_ numbers: [(number: Int, code: String)]) -> String {
    var (text, left) = ("", numbers)
    var rest = self[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.isEmpty else {
        let place = left.firstIndex { "\($0.number)" == digits }
        text += place.map { left.remove(at: $0).code } ?? String(digits)
        rest = rest.dropFirst(digits.count)
        continue
      }
      text += String(first).swiftLiteral.dropFirst().dropLast()
      rest = rest.dropFirst()
    }
    return text
  }
}
