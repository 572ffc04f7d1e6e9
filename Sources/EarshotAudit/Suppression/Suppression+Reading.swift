import EarshotText
import EarshotTree

extension Suppression {
  private static let keys =
    ["reason", "rule", "rules", "screen", "selector", "until"]
    + ElementSelector.Field.allCases.map(\.rawValue)

  /// Reads the entries of `ignore`.
  static func suppressions(
    _ value: ConfigurationValue, _ reader: inout ConfigurationReader
  ) -> [Suppression] {
    switch value.content {
    case .scalar(""): return []
    case .list(let values): return values.compactMap { suppression($0, &reader) }
    default:
      reader.fail(
        "\(value.kind) stands where a list of entries is expected",
        help: "write '- rule: label-missing', an entry a dash", at: value.location)
      return []
    }
  }

  private static func suppression(
    _ value: ConfigurationValue, _ reader: inout ConfigurationReader
  ) -> Suppression? {
    var entry = SuppressionEntry()
    for part in reader.entries(value, "an entry") { entry.read(part, &reader, keys) }
    guard let rules = entry.rules, !rules.isEmpty else {
      reader.fail(
        "the entry names no rule", help: "add 'rule: label-missing', with the id of a rule",
        at: value.location)
      return nil
    }
    return Suppression(
      rules: rules, target: .screens(entry.screen, entry.selector), reason: entry.reason,
      until: entry.until, path: reader.path, location: value.location)
  }
}

/// An entry of `ignore` that is being read.
private struct SuppressionEntry {
  var rules: [Rule.ID]?
  var screen: Glob?
  var selector: ElementSelector?
  var reason: String?
  var until: Day?

  mutating func read(
    _ part: ConfigurationValue.Entry, _ reader: inout ConfigurationReader, _ keys: [String]
  ) {
    switch part.key {
    case "rule", "rules":
      rules = (rules ?? []) + reader.texts(part.value, "the id of a rule").map(\.value)
    case "screen": screen = reader.text(part.value, "the name of a screen").map { Glob($0.value) }
    case "reason":
      // An empty reason is a finding, not a mistake of the file.
      if case .scalar("") = part.value.content { return }
      reason = reader.text(part.value, "a sentence")?.value
    case "until": readUntil(part.value, &reader)
    case "selector":
      for field in reader.entries(part.value, "a selector") { readSelector(field, &reader) }
    default:
      guard keys.contains(part.key) else {
        return reader.unknown("key", part.key, among: keys, at: part.location)
      }
      readSelector(part, &reader)
    }
  }

  private mutating func readUntil(
    _ value: ConfigurationValue, _ reader: inout ConfigurationReader
  ) {
    guard let text = reader.text(value, "a day such as 2026-12-31") else { return }
    until = Day(text.value)
    if until == nil {
      reader.fail(
        "'\(text.value)' is no day", help: "write year, month and day, such as 2026-12-31",
        at: text.location)
    }
  }

  private mutating func readSelector(
    _ part: ConfigurationValue.Entry, _ reader: inout ConfigurationReader
  ) {
    guard let field = ElementSelector.Field(rawValue: part.key) else {
      return reader.unknown(
        "key", part.key, among: ElementSelector.Field.allCases.map(\.rawValue), at: part.location)
    }
    guard let text = reader.text(part.value, "a text") else { return }
    if selector != nil {
      reader.fail(
        "the entry selects elements in two ways",
        help:
          "keep one of \(ElementSelector.Field.allCases.map(\.rawValue).joined(separator: ", "))",
        at: part.location)
    }
    selector = ElementSelector(field, Glob(text.value))
  }
}
