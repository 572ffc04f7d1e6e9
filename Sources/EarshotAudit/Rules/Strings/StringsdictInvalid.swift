import EarshotSpeech
import EarshotStrings
import EarshotTree
import EarshotVerbalizer

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
      ---
      strings en
      ▼ "cart" "%#@items@" variable items one "%d item" other "%d items"
      ---
      strings en
      ▼ "cart" "%#@items@" variable items d one "%@ item" other "%@ items"
      --- What refers to itself has no end.
      strings en
      ▼ "cart" "%#@items@" variable items d one "%d item" other "%#@items@"
      ---
      strings en
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
    check: .strings { run in
      for text in run.strings.entries.flatMap(\.texts) where text.content.isVaried {
        if let flaw = text.content.flaw(in: text.format) {
          run.fail(text, nil, ["problem": .text(flaw)])
        } else {
          run.pass(text)
        }
      }
    })
}

extension StringCatalog.Text {
  /// What keeps it from being put together, in the words of the file; `nil` when nothing does.
  fileprivate func flaw(in format: StringCatalog.Format) -> String? {
    let all = allVariables
    let names = Set(all.map(\.name))
    let references = units.flatMap { FormatString($0).references.map(\.name) }
    if let unknown = references.first(where: { !names.contains($0) }) {
      return "%#@\(unknown)@ → ?"
    }
    for variable in all {
      if let problem = variable.problem(in: format) { return "\(variable.name): \(problem)" }
    }
    if let circle = circle(of: all) { return circle }
    let used = Set(references)
    return all.first { !used.contains($0.name) }.map { "\($0.name): %#@\($0.name)@ ?" }
  }

  /// A variable that comes back to itself; `nil` when there is none.
  private func circle(of variables: [StringCatalog.Variable]) -> String? {
    let next = Dictionary(
      variables.map { variable in
        (variable.name, variable.text.units.flatMap { FormatString($0).references.map(\.name) })
      }, uniquingKeysWith: +)
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
    variables.flatMap { [$0] + $0.text.allVariables } + inner.flatMap(\.allVariables)
  }

  /// The written texts, with those of variables.
  fileprivate var units: [String] {
    var found: [String] = []
    if case .unit(let unit) = content { found.append(unit.value) }
    return found + inner.flatMap(\.units) + variables.flatMap(\.text.units)
  }

  private var inner: [StringCatalog.Text] {
    switch content {
    case .plural(let variants): variants.map(\.text)
    case .device(let variants): variants.map(\.text)
    case .width(let variants): variants.map(\.text)
    case .unit, .none: []
    }
  }
}

extension StringCatalog.Variable {
  private static let rules = [
    "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  fileprivate func problem(in format: StringCatalog.Format) -> String? {
    if format == .stringsdict {
      guard let rule else { return "NSStringFormatSpecTypeKey = ?" }
      guard Self.rules.contains(rule) else {
        return "NSStringFormatSpecTypeKey = \(rule) ?"
      }
    }
    if text.content == .none { return "other = ?" }
    guard let specifier else { return "NSStringFormatValueTypeKey = ?" }
    // What an Objective-C object is may be a number, which nothing here tells.
    guard let wanted = FormatString("%" + specifier).slots.first?.kind, wanted != .object else {
      return nil
    }
    let own = text.units.flatMap { FormatString($0).placeholders }.filter { $0.position == nil }
    guard let first = own.first, let kind = FormatString(first.written).slots.first?.kind,
      kind != wanted
    else { return nil }
    return "%\(specifier) ≠ \(first.written)"
  }
}
