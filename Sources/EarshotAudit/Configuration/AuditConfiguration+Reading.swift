import EarshotTree

extension AuditConfiguration {
  /// The keys that are not rules, sorted.
  package static let keys: [String] = Key.allCases.map(\.rawValue).sorted()

  private enum Key: String, CaseIterable {
    case included, excluded, reporter, baseline, language, ignore, unreadable
    case disabledRules = "disabled_rules"
    case optInRules = "opt_in_rules"
    case onlyRules = "only_rules"
    case failOn = "fail_on"
    case parentConfig = "parent_config"
    case childConfig = "child_config"
    case customRules = "custom_rules"
  }

  /// Reads a file; whether the rules in its lists exist is asked by ``problems(_:)``,
  /// since other files may add rules.
  ///
  /// Throws ``ConfigurationError`` with everything that is wrong.
  ///
  /// - Parameters:
  ///   - path: the file, as messages name it.
  ///   - folder: its folder as an absolute path, from which its patterns are seen.
  package init(
    _ value: ConfigurationValue, path: String, folder: String
  ) throws(ConfigurationError) {
    self.init()
    var reader = ConfigurationReader(path: path, folder: folder)
    var lists: [Key: [LocatedValue<String>]] = [:]
    for entry in reader.entries(value, "a configuration") {
      if let key = Key(rawValue: entry.key) {
        read(key, entry, &lists, &reader)
      } else if let rule = Rule.named(entry.key) {
        blocks[rule.id] = Self.block(entry.value, of: rule, &reader)
      } else {
        reader.unknown(
          "key", entry.key, among: Self.keys + Rule.manual.map(\.id),
          at: entry.location)
      }
    }
    select(lists, &reader)
    if !reader.problems.isEmpty { throw ConfigurationError(reader.problems) }
  }

  private mutating func read(
    _ key: Key, _ entry: ConfigurationValue.Entry, _ lists: inout [Key: [LocatedValue<String>]],
    _ reader: inout ConfigurationReader
  ) {
    let value = entry.value
    func patterns(_ reader: inout ConfigurationReader) -> [PathPattern] {
      reader.texts(value, "a path").map { PathPattern($0.value, in: reader.folder) }
    }
    switch key {
    case .included: included = patterns(&reader)
    case .excluded: excluded = patterns(&reader)
    case .disabledRules, .optInRules, .onlyRules:
      lists[key] = reader.texts(value, "the id of a rule")
    case .reporter: reporter = reader.text(value, "the name of a format")
    case .baseline:
      baseline = reader.text(value, "a path").map {
        reader.written(PathPattern($0.value, in: reader.folder), at: $0.location)
      }
    case .failOn: failOn = reader.choice(value, "severity", FailureLevel.self)
    case .unreadable:
      unreadable = reader.choice(value, "effect", UnreadableInputs.self)
    case .language: language = reader.text(value, "the tag of a language")
    case .parentConfig: parent = reader.text(value, "a path")
    case .childConfig: child = reader.text(value, "a path")
    case .customRules: customRules = CustomRule.rules(value, &reader)
    case .ignore: suppressions = Suppression.suppressions(value, &reader)
    }
  }

  private mutating func select(
    _ lists: [Key: [LocatedValue<String>]], _ reader: inout ConfigurationReader
  ) {
    let disabled = lists[.disabledRules] ?? []
    let optedIn = lists[.optInRules] ?? []
    guard let only = lists[.onlyRules] else {
      selection = .standard(disabled: disabled, optedIn: optedIn)
      return
    }
    selection = .only(only)
    if let other = (disabled + optedIn).first {
      reader.fail(
        "'only_rules' cannot stand beside 'disabled_rules' or 'opt_in_rules'",
        help: "keep the list of all rules that run, or those of exceptions", at: other.location)
    }
  }

  /// The decision about a rule: a severity, or a block with one and with settings.
  private static func block(
    _ value: ConfigurationValue, of rule: Rule, _ reader: inout ConfigurationReader
  ) -> Block {
    var block = Block()
    if case .scalar(let text) = value.content, !text.isEmpty {
      block.severity = reader.choice(value, "severity", Severity.self)
      return block
    }
    for entry in reader.entries(value, "a severity or a block of settings") {
      if entry.key == "severity" {
        block.severity = reader.choice(entry.value, "severity", Severity.self)
      } else if rule.settings[entry.key] != nil {
        block.settings[entry.key] = reader.number(entry.value, entry.key)
      } else {
        reader.unknown(
          "setting of \(rule.id)", entry.key, among: ["severity"] + rule.settings.keys.sorted(),
          at: entry.location)
      }
    }
    return block
  }
}
