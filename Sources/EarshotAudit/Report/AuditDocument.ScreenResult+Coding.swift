import EarshotTree
import EarshotWriting

extension AuditDocument.ScreenResult: Codable {
  private enum CodingKeys: CodingKey {
    case title, number, size, language, stopCount, problems, outcomes, picture, origin
  }

  /// Writes the result; the outcomes, of which there is one for each rule, in a row.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(number, forKey: .number)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(stopCount, forKey: .stopCount)
    try container.encode(problems, forKey: .problems)
    var values = PackedValues()
    values.put(outcomes) { values, outcome in
      values.put(outcome.rule)
      values.put(outcome.passed)
      values.put(outcome.found)
      values.put(outcome.incomplete)
    }
    try container.encode(values, forKey: .outcomes)
    try container.encodeIfPresent(picture, forKey: .picture)
    try container.encodeIfPresent(origin, forKey: .origin)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let title = try container.decodeIfPresent(String.self, forKey: .title)
    let number = try container.decode(Int.self, forKey: .number)
    let size = try container.decodeIfPresent(Size.self, forKey: .size)
    let language = try container.decodeIfPresent(String.self, forKey: .language)
    let stopCount = try container.decode(Int.self, forKey: .stopCount)
    let problems = try container.decode([AuditDocument.Problem].self, forKey: .problems)
    var values = try container.decode(PackedValues.self, forKey: .outcomes)
    var outcomes: [AuditReport.Outcome] = []
    try values.items { (values) throws(PackedValues.Mismatch) in
      outcomes.append(try values.outcome())
    }
    self.init(
      title: title, number: number, size: size, stopCount: stopCount, problems: problems,
      outcomes: outcomes,
      picture: try container.decodeIfPresent(ImageFile.self, forKey: .picture),
      origin: try container.decodeIfPresent(String.self, forKey: .origin))
    self.language = language
  }
}

extension PackedValues {
  fileprivate mutating func outcome() throws(Mismatch) -> AuditReport.Outcome {
    let rule = try text()
    let passed = try number()
    let found = try number()
    return AuditReport.Outcome(
      rule: rule, passed: passed, found: found, incomplete: try reasons())
  }
}
