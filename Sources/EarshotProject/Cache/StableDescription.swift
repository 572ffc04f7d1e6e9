/// The contents of a value as text that is the same in every run for equal values.
///
/// The order of sets and dictionaries changes from run to run; here it does not.
enum StableDescription {
  /// The text of a value that is made of data.
  static func of(_ value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      (child.label.map { "\($0):" } ?? "") + of(child.value)
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{" + parts.sorted().joined(separator: ",") + "}"
    case .optional: return parts.first.map { "some(\($0))" } ?? "none"
    case nil: return "\(value)"
    case .enum where parts.isEmpty: return "\(value)"
    default: return "\(mirror.subjectType)(" + parts.joined(separator: ",") + ")"
    }
  }
}
