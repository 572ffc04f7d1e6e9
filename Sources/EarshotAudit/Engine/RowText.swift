/// The texts of a row on their way into its label and its value, each told once.
struct RowText {
  /// What a text is to the row.
  enum Part { case name, price, rest }

  private var own: [String]
  private var before: [String] = []
  private var name: String?
  private var prices: [String] = []
  private var rest: [String] = []

  /// Begins with the label that the row has; none if it has no label.
  init(_ own: [String]) { self.own = own }

  /// Whether no text was its name yet.
  var hasNoName: Bool { own.isEmpty && name == nil }

  /// Takes a text, unless it was told before.
  mutating func add(_ text: String, as part: Part) {
    guard !text.isEmpty, !isTold(text) else { return }
    switch part {
    case .name: name = text
    case .price: prices.append(text)
    // What stands before the name, such as a badge, is heard before it (F266).
    case .rest: if hasNoName { before.append(text) } else { rest.append(text) }
    }
  }

  /// The name and the prices; `nil` without any.
  var label: String? {
    let parts = own + before + [name].compactMap(\.self) + prices
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// All else, in the order in which it is heard.
  var value: [String] { rest }

  private func isTold(_ text: String) -> Bool {
    let folded = text.lowercased()
    if own.contains(where: { $0.lowercased().hasPart(folded) }) { return true }
    return (before + [name].compactMap(\.self) + prices + rest).contains {
      $0.lowercased() == folded
    }
  }
}

extension String {
  /// Whether it is a text, or has it between commas or at an end.
  fileprivate func hasPart(_ text: String) -> Bool {
    self == text || hasPrefix("\(text), ") || hasSuffix(", \(text)") || contains(", \(text), ")
  }
}
