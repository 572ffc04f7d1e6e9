extension AuditTally: Codable {
  /// Writes the numbers in a row.
  package func encode(to encoder: any Encoder) throws {
    var values = PackedValues()
    for number in [files, questions, suppressed] { values.put(number) }
    values.put(hasScreens)
    values.put(languages) { $0.put($1) }
    values.put(flaws) {
      $0.put($1.key.rawValue)
      $0.put($1.value)
    }
    values.put(rules) { values, rule in
      values.put(rule.key)
      values.put(rule.value.findings)
      values.put(rule.value.screens)
    }
    values.put(components) { values, component in
      values.put(component.key)
      for number in [component.value.elements, component.value.findings, component.value.screens] {
        values.put(number)
      }
      values.put(component.value.rules) { $0.put($1) }
    }
    values.put(outcomes) { values, outcome in
      values.put(outcome.key)
      values.put(outcome.value.checks)
      values.put(outcome.value.isApplicable)
      values.put(outcome.value.isNotMeasured)
      values.put(outcome.value.incomplete)
    }
    values.put(screens) { values, screen in
      values.put(screen.path)
      for number in [screen.number, screen.findings, screen.stops] { values.put(number) }
      values.put(screen.isStrings)
    }
    try values.encode(to: encoder)
  }

  /// Reads the numbers in a row.
  package init(from decoder: any Decoder) throws {
    var values = try PackedValues(from: decoder)
    self.init()
    files = try values.number()
    questions = try values.number()
    suppressed = try values.number()
    hasScreens = try values.flag()
    try values.items { (values) throws(PackedValues.Mismatch) in
      languages.insert(try values.text())
    }
    try values.items { (values) throws(PackedValues.Mismatch) in
      guard let severity = Severity(rawValue: try values.text()) else {
        throw PackedValues.Mismatch()
      }
      flaws[severity] = try values.number()
    }
    try values.items { (values) throws(PackedValues.Mismatch) in
      let rule = try values.text()
      let findings = try values.number()
      rules[rule] = RuleCount(findings: findings, screens: try values.number())
    }
    try readComponents(&values)
    try values.items { (values) throws(PackedValues.Mismatch) in
      let rule = try values.text()
      var outcome = RuleOutcome()
      outcome.checks = try values.number()
      outcome.isApplicable = try values.flag()
      outcome.isNotMeasured = try values.flag()
      outcome.incomplete = try values.reasons()
      outcomes[rule] = outcome
    }
    try values.items { (values) throws(PackedValues.Mismatch) in
      let path = try values.text()
      let number = try values.number()
      let findings = try values.number()
      let stops = try values.number()
      screens.append(
        ScreenCount(
          path: path, number: number, findings: findings, stops: stops,
          isStrings: try values.flag()))
    }
  }

  private mutating func readComponents(
    _ values: inout PackedValues
  ) throws(PackedValues.Mismatch) {
    try values.items { (values) throws(PackedValues.Mismatch) in
      let shape = try values.text()
      var component = Component()
      component.elements = try values.number()
      component.findings = try values.number()
      component.screens = try values.number()
      try values.items { (values) throws(PackedValues.Mismatch) in
        component.rules.insert(try values.text())
      }
      components[shape] = component
    }
  }
}
