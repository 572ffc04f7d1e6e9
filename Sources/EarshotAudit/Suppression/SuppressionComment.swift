package import EarshotTree

/// A suppression in a comment: `earshot:ignore rule-id, rule-id — reason`.
package enum SuppressionComment {
  /// The marker with which such a comment begins.
  package static let marker = "earshot:ignore"
  /// What stands between the rules and the reason.
  static let dashes = ["—", "–", "-", "--"]

  /// The suppression that a comment holds; `nil` when it is about something else.
  ///
  /// - Parameters:
  ///   - text: the comment without what marks it as one.
  ///   - target: what it is about.
  package static func suppression(
    in text: String, about target: Suppression.Target, path: String, location: SourceLocation
  ) -> Suppression? {
    let text = text.trimmed
    guard text.hasPrefix(marker) else { return nil }
    let rest = text.dropFirst(marker.count)
    guard rest.first.map({ $0.isWhitespace }) ?? true else { return nil }
    let (ids, reason) = parts(of: String(rest))
    let rules = ids.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return Suppression(
      rules: rules, target: target, reason: reason, path: path, location: location)
  }

  /// The rules and the reason, which stands after a dash between spaces.
  private static func parts(of text: String) -> (ids: String, reason: String?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let dash = words.firstIndex(where: { dashes.contains(String($0)) }) else {
      return (text, nil)
    }
    let reason = words[(dash + 1)...].joined(separator: " ")
    return (words[..<dash].joined(separator: " "), reason.isEmpty ? nil : reason)
  }
}
