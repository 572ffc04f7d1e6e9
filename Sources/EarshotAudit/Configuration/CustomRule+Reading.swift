import EarshotTree

extension CustomRule {
  private static let longestPattern = 10_000
  private static let keys = ["field", "message", "name", "regex", "severity", "traits"]
  /// The values that a message may quote.
  private static let placeholders = ["label", "text"]

  /// Reads the rules of a project: a block a rule, under its id.
  static func rules(
    _ value: ConfigurationValue, _ reader: inout ConfigurationReader
  ) -> [LocatedValue<CustomRule>] {
    reader.entries(value, "a block of rules").compactMap { entry in
      guard isFree(entry, &reader) else { return nil }
      return rule(entry, &reader).map { reader.written($0, at: entry.location) }
    }
  }

  private static func isFree(
    _ entry: ConfigurationValue.Entry, _ reader: inout ConfigurationReader
  ) -> Bool {
    let isWord = entry.key.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    if !isWord {
      reader.fail(
        "'\(entry.key)' cannot be the id of a rule",
        help: "use small letters, digits and '-', such as 'no-click-here'", at: entry.location)
    } else if Rule.named(entry.key) != nil || AuditConfiguration.keys.contains(entry.key) {
      reader.fail(
        "the id '\(entry.key)' is taken", help: "give the rule another id", at: entry.location)
    } else {
      return true
    }
    return false
  }

  private static func rule(
    _ entry: ConfigurationValue.Entry, _ reader: inout ConfigurationReader
  ) -> CustomRule? {
    var rule = CustomRule(
      id: entry.key, message: "", pattern: "", fields: [.label], traits: [], severity: .warning)
    var seen: Set<String> = []
    for part in reader.entries(entry.value, "a rule") {
      seen.insert(part.key)
      rule.read(part, &reader)
    }
    for key in ["regex", "message"] where !seen.contains(key) {
      reader.fail(
        "the rule '\(entry.key)' has no '\(key)'", help: "add '\(key):' to it", at: entry.location)
    }
    return rule.pattern.isEmpty || rule.message.isEmpty ? nil : rule
  }

  private mutating func read(
    _ part: ConfigurationValue.Entry, _ reader: inout ConfigurationReader
  ) {
    switch part.key {
    case "regex": if let text = reader.text(part.value, "a pattern") { read(text, &reader) }
    case "message":
      if let text = reader.text(part.value, "a message") { readMessage(text, &reader) }
    case "name": summary = reader.text(part.value, "a sentence")?.value
    case "severity":
      severity = reader.choice(part.value, "severity", Severity.self) ?? severity
    case "field":
      let names = reader.texts(part.value, "the name of a property")
      fields = names.compactMap { name in
        let field = Field(rawValue: name.value)
        if field == nil {
          reader.unknown(
            "field", name.value, among: Field.allCases.map(\.rawValue), at: name.location)
        }
        return field
      }
    case "traits":
      for name in reader.texts(part.value, "the name of a trait") {
        if let trait = Traits(name: name.value) {
          traits.insert(trait)
        } else {
          reader.unknown("trait", name.value, among: Traits.knownNames, at: name.location)
        }
      }
    default:
      reader.unknown("key", part.key, among: CustomRule.keys, at: part.location)
    }
  }

  private mutating func readMessage(
    _ text: LocatedValue<String>, _ reader: inout ConfigurationReader
  ) {
    message = text.value
    for match in text.value.matches(of: /\{([\w-]+)\}/)
    where !CustomRule.placeholders.contains(String(match.1)) {
      reader.unknown(
        "placeholder", "{\(match.1)}", among: CustomRule.placeholders.map { "{\($0)}" },
        at: text.location)
    }
  }

  private mutating func read(_ text: LocatedValue<String>, _ reader: inout ConfigurationReader) {
    pattern = text.value
    guard pattern.utf8.count <= CustomRule.longestPattern else {
      return reader.fail(
        "the pattern is longer than \(CustomRule.longestPattern) bytes",
        help: "write what its alternatives have in common, or several rules", at: text.location)
    }
    do {
      _ = try Regex(text.value)
    } catch {
      reader.fail(
        "'\(text.value)' is no regular expression",
        help: "write it as Swift's Regex takes it; in YAML, put it in single quotes",
        at: text.location)
    }
  }
}
