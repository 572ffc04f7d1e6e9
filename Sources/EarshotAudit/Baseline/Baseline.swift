/// Findings that were there when a project began to audit, and are not to be told again.
///
/// It is a multiset: one entry hides one finding, and a second equal finding is new. A key holds no
/// places and no numbers, so it survives moves and edits elsewhere.
package struct Baseline: Hashable, Sendable {
  /// The identity of a finding, apart from its place.
  package struct Key: Hashable, Sendable, Comparable {
    /// The id of the rule.
    package var rule: Rule.ID
    /// The path of the input, seen from the folder of the baseline, with `/` between parts.
    package var path: String
    /// The title of the screen, or its number written `#1`.
    package var screen: String
    /// The shape of the element, as ``AuditedScreen/shape(of:)`` has it.
    package var element: String

    /// Makes a key.
    package init(rule: Rule.ID, path: String, screen: String, element: String) {
      self.rule = rule
      self.path = path
      self.screen = screen
      self.element = element
    }

    /// Orders keys by path, screen, rule and element.
    package static func < (left: Key, right: Key) -> Bool {
      (left.path, left.screen, left.rule, left.element)
        < (right.path, right.screen, right.rule, right.element)
    }

    /// The key without its path.
    var content: Key { Key(rule: rule, path: "", screen: screen, element: element) }

    /// The key on one line, for people.
    package var line: String { "\(path): \(rule) of \(element) on \(screen)" }
  }

  /// How many findings each key hides; never 0.
  package private(set) var counts: [Key: Int]

  /// Makes a baseline of keys, each for one finding.
  package init(_ keys: some Sequence<Key> = []) {
    counts = [:]
    for key in keys { counts[key, default: 0] += 1 }
  }

  /// Makes a baseline of keys with numbers; numbers below 1 are left out.
  package init(counts: [Key: Int]) {
    self.counts = counts.filter { $0.value > 0 }
  }

  /// The keys in order.
  package var keys: [Key] { counts.keys.sorted() }
}
