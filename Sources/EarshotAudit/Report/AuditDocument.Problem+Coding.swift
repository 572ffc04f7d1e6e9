import EarshotTree

extension CodingUserInfoKey {
  /// The rules of a project by id, for a decoder of findings.
  package static var projectRules: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "earshot.project-rules")
  }
}

/// A finding with everything that a report may show; its rule is written as its id.
extension AuditDocument.Problem: Codable {
  private enum CodingKeys: CodingKey {
    case rule, finding, words, preview, location, frame, shape, number, suppression, subjects
    case isSeverityConfigured, assumesDensity, screens, sightings, codePlace, fingerprint
  }

  /// Writes all of it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule.id, forKey: .rule)
    try container.encode(finding, forKey: .finding)
    try container.encode(words, forKey: .words)
    try container.encodeIfPresent(preview, forKey: .preview)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(frame, forKey: .frame)
    try container.encode(shape, forKey: .shape)
    try container.encode(number, forKey: .number)
    try container.encodeIfPresent(suppression, forKey: .suppression)
    try container.encode(subjects, forKey: .subjects)
    try container.encode(isSeverityConfigured, forKey: .isSeverityConfigured)
    try container.encode(assumesDensity, forKey: .assumesDensity)
    try container.encode(screens, forKey: .screens)
    try container.encode(sightings, forKey: .sightings)
    try container.encodeIfPresent(codePlace, forKey: .codePlace)
    try container.encode(fingerprint, forKey: .fingerprint)
  }

  /// Reads what was written.
  ///
  /// Throws `DecodingError` if there is no such rule.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .rule)
    let others = CodingUserInfoKey.projectRules.flatMap { key in
      decoder.userInfo[key] as? [Rule.ID: Rule]
    }
    guard let rule = others?[id] ?? Rule.named(id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rule, in: container, debugDescription: "there is no rule '\(id)'")
    }
    let finding = try container.decode(Finding.self, forKey: .finding)
    let words = try container.decode(FindingWords.self, forKey: .words)
    let preview = try container.decodeIfPresent(SpeechPreview.self, forKey: .preview)
    let location = try container.decodeIfPresent(SourceLocation.self, forKey: .location)
    let frame = try container.decodeIfPresent(Rect.self, forKey: .frame)
    let shape = try container.decode(String.self, forKey: .shape)
    let number = try container.decode(Int.self, forKey: .number)
    let suppression = try container.decodeIfPresent(
      AuditDocument.Suppression.self, forKey: .suppression)
    let subjects = try container.decode(FixSubjects.self, forKey: .subjects)
    self.init(
      finding: finding, rule: rule, words: words, preview: preview, location: location,
      frame: frame, shape: shape, number: number, suppression: suppression, subjects: subjects)
    isSeverityConfigured = try container.decode(Bool.self, forKey: .isSeverityConfigured)
    assumesDensity = try container.decode(Bool.self, forKey: .assumesDensity)
    screens = try container.decode([String].self, forKey: .screens)
    sightings = try container.decode(Int.self, forKey: .sightings)
    codePlace = try container.decodeIfPresent(CodePlace.self, forKey: .codePlace)
    fingerprint = try container.decode(String.self, forKey: .fingerprint)
  }
}
