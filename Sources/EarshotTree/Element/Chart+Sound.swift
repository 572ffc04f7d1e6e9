extension Chart {
  /// Whether a view file can hold it: numbers are finite, values stand on an axis of numbers, and
  /// templates mean something.
  package var isSound: Bool {
    y.categories.isEmpty && x.isSound && y.isSound
      && series.allSatisfy { $0.points.allSatisfy(\.isSound) }
  }
}

extension Chart.Axis {
  fileprivate var isSound: Bool {
    let numbers = grid + (range.map { [$0.lowerBound, $0.upperBound] } ?? [])
    return numbers.allSatisfy(\.isFinite)
      && template.flatMap { AdjustmentTemplate($0).firstUnknown } == nil
  }
}

extension Chart.DataPoint {
  fileprivate var isSound: Bool {
    if case .number(let number) = x, !number.isFinite { return false }
    return y?.isFinite ?? true
  }
}
