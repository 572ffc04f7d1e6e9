import EarshotHost

/// The identity of what a history keeps once, whatever run it is of.
enum HistoryHash {
  /// The identity of texts in order.
  static func of(_ texts: [String]) -> String {
    let hash = ContentHash(texts.joined(separator: "\0").utf8)
    return [hash.high, hash.low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The identity of a finding with all that is told of it.
  static func of(_ finding: HistoryFinding) -> String {
    of([
      finding.fingerprint, finding.rule, finding.severity.rawValue, finding.component ?? "",
      finding.what,
    ])
  }
}
