extension Interpreter {
  /// The members of a collection that are kept; no screen shows as many.
  static let memberLimit = 2_000

  /// The value; `nil` of one that is larger than any screen shows, or whose making went on for too
  /// long.
  ///
  /// What is large costs steps, so that texts and lists which double again and again come to an end.
  func bounded(_ value: Value) -> Value? {
    let size: Int
    switch value {
    case .array(let values): size = values.count
    case .dictionary(let pairs): size = pairs.count
    case .text(let text):
      guard text.pieces.count <= Self.memberLimit, text.size <= SourceString.sizeLimit else {
        cut()
        return nil
      }
      return step(text.weight) ? value : nil
    default: return value
    }
    guard size <= Self.memberLimit else {
      cut()
      return nil
    }
    return step(size / 16) ? value : nil
  }
}
