import EarshotStrings

extension Rule {
  static let stringsdictInvalid = Rule(
    "stringsdict-invalid", .localization, .error, .high, .hard,
    "A text with plural forms cannot be put together.",
    what: "“{key}” cannot be put together: {problem}; “?” is what is missing or not used",
    why: "listeners hear the name of the key, a percent sign, or nothing in the place of the text",
    advice:
      "mend the entry: each variable in the format needs NSStringFormatSpecTypeKey, NSStringFormatValueTypeKey and its forms",
    references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      strings en
      ▼ "cart" "%#@items@" variable goods d one "%d item" other "%d items"
      --- strings en
      ▼ "cart" "%#@items@" variable items one "%d item" other "%d items"
      --- strings en
      ▼ "cart" "%#@items@" variable items d one "%@ item" other "%@ items"
      --- What refers to itself has no end.
      strings en
      ▼ "cart" "%#@items@" variable items d one "%d item" other "%#@items@"
      --- strings en
      ▼ "cart" "In the cart" variable items d one "%d item" other "%d items"
      """,
    passes: """
      strings en
      "cart" "%#@items@" variable items d one "%d item" other "%d items"
      --- One variable may stand in another.
      strings en
      "cart" "%#@items@" variable items d one "%d item %#@shops@" other "%d items %#@shops@" variable shops d one "from %d shop" other "from %d shops"
      --- The length of a number makes no other number of it.
      strings en
      "cart" "%#@items@" variable items ld one "%d item" other "%lu items"
      """,
    check: .eachText { text, _ in
      guard text.content.isVaried else { return .inapplicable }
      return text.content.flaw(in: text.format).map { .fail(nil, ["problem": .text($0)]) } ?? .pass
    })
}

extension StringCatalog.Text {
  /// What keeps it from being put together, in the words of the file; `nil` when nothing does.
  fileprivate func flaw(in format: StringCatalog.Format) -> String? {
    let all = allVariables
    let names = Set(all.map(\.name))
    if let unknown = references.first(where: { !names.contains($0) }) {
      return "%#@\(unknown)@ → ?"
    }
    for variable in all {
      if let problem = variable.problem(in: format) { return "\(variable.name): \(problem)" }
    }
    if let circle = circle(of: all) { return circle }
    return all.first { !references.contains($0.name) }.map { "\($0.name): %#@\($0.name)@ ?" }
  }

  /// A variable that comes back to itself; `nil` when there is none.
  private func circle(of variables: [StringCatalog.Variable]) -> String? {
    let next = Dictionary(
      variables.map { ($0.name, $0.text.references) }, uniquingKeysWith: +)
    for name in variables.map(\.name) {
      var seen: Set<String> = []
      var rest = next[name] ?? []
      while let place = rest.popLast() {
        if place == name { return "%#@\(name)@ → … → %#@\(name)@" }
        if seen.insert(place).inserted { rest += next[place] ?? [] }
      }
    }
    return nil
  }

  /// The variables here and in all variants.
  private var allVariables: [StringCatalog.Variable] {
    variables.flatMap { [$0] + $0.text.allVariables } + variants.flatMap(\.text.allVariables)
  }

  /// The names of the variables to which it refers.
  private var references: [String] { units.flatMap { FormatString($0).references.map(\.name) } }

  /// The written texts, with those of variables.
  fileprivate var units: [String] {
    var found: [String] = []
    if case .unit(let unit) = content { found.append(unit.value) }
    return found + variants.flatMap(\.text.units) + variables.flatMap(\.text.units)
  }
}

extension StringCatalog.Variable {
  private static let rules = [
    "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  fileprivate func problem(in format: StringCatalog.Format) -> String? {
    if format == .stringsdict {
      guard let rule else { return "NSStringFormatSpecTypeKey = ?" }
      guard Self.rules.contains(rule) else { return "NSStringFormatSpecTypeKey = \(rule) ?" }
    }
    if text.content == .none { return "other = ?" }
    guard let specifier else { return "NSStringFormatValueTypeKey = ?" }
    func kind(_ written: String) -> FormatString.Slot.Kind? {
      FormatString(written).slots.first?.kind
    }
    let own = text.units.flatMap { FormatString($0).placeholders }.filter { $0.position == nil }
    // What an Objective-C object is may be a number, which nothing here tells.
    guard let wanted = kind("%" + specifier), wanted != .object, let first = own.first,
      let kind = kind(first.written), kind != wanted
    else { return nil }
    return "%\(specifier) ≠ \(first.written)"
  }
}
