import Foundation

/// A finding of a JSON report, as far as the cases of `Fixtures/Field` ask for it.
struct FieldFinding {
  let rule: String
  let severity: String
  /// Whether only a person can tell if it is wrong.
  let isQuestion: Bool
  /// What would be heard, its parts joined by ` · `.
  let after: String
  /// The fix as JSON, and the advice behind it.
  let fix: String
  let advice: String
  /// The frames that its fix sets: x, y, width and height in points.
  let frames: [[Double]]

  /// All findings of a report, flaws and questions.
  static func all(in report: Any) -> [FieldFinding] {
    if let list = report as? [Any] { return list.flatMap(all) }
    guard let object = report as? [String: Any] else { return [] }
    let inside = object.filter { $0.key != "rules" }.sorted { $0.key < $1.key }
      .flatMap { all(in: $0.value) }
    return (FieldFinding(object).map { [$0] } ?? []) + inside
  }

  private init?(_ object: [String: Any]) {
    guard let rule = object["rule"] as? String, object["outcome"] != nil else { return nil }
    self.rule = rule
    isQuestion = object["outcome"] as? String == "review"
    severity = object["severity"] as? String ?? "question"
    let heard = (object["heard"] as? [String: Any])?["after"] as? [String]
    after = heard?.joined(separator: " · ") ?? ""
    let fix = object["fix"] ?? [:]
    let data = try? JSONSerialization.data(
      withJSONObject: fix, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    self.fix = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    advice = object["advice"] as? String ?? ""
    let edits = (fix as? [String: Any])?["edits"] as? [[String: Any]] ?? []
    frames = edits.compactMap { $0["value"] as? [Double] }.filter { $0.count == 4 }
  }

  /// Whether this is a finding of `rule`, of `rule:severity` at that severity or above, or of
  /// `rule:flaw` and no question.
  func matches(_ text: String) -> Bool {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.first == rule else { return false }
    if parts.count == 2, parts[1] == "flaw" { return !isQuestion }
    return parts.count < 2 || Self.rank(severity) >= Self.rank(parts[1])
  }

  private static func rank(_ severity: String) -> Int {
    ["warning": 1, "error": 2][severity] ?? 0
  }
}
