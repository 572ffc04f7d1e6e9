extension Adjustment {
  /// Whether its parts agree: the chosen option is one, the value lies within the limits.
  package var isSound: Bool {
    switch self {
    case .options(let options): options.names.indices.contains(options.index)
    case .range(let range): range.isSound
    }
  }
}

extension Adjustment.Range {
  /// Whether the value lies within the limits.
  package var holdsItsValue: Bool { minimum <= value && value <= maximum }

  fileprivate var isSound: Bool {
    [minimum, maximum, step, value].allSatisfy(\.isFinite) && holdsItsValue && step > 0
      && template.flatMap { AdjustmentTemplate($0).firstUnknown } == nil
  }
}
