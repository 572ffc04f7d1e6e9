/// Where the data of a chart lies within its axes, as shares from 0 to 1.
package struct ChartScale: Hashable, Sendable {
  /// The limits of the values; `nil` for a chart without values.
  package let values: ClosedRange<Double>?
  /// The categories of the x axis with their places; empty for an axis of numbers.
  private let categories: [String: Int]
  /// The limits of the numbers on the x axis.
  private let numbers: ClosedRange<Double>?

  /// Measures a chart: what an axis does not tell is that of the data.
  package init(_ chart: Chart) {
    let points = chart.series.lazy.flatMap(\.points)
    var categories: [String: Int] = [:]
    var found: ClosedRange<Double>?
    for name in chart.x.categories where categories[name] == nil {
      categories[name] = categories.count
    }
    for point in points {
      switch point.x {
      case .category(let name):
        if categories[name] == nil { categories[name] = categories.count }
      case .number(let number): found = found.reaching(number)
      }
    }
    self.categories = categories
    numbers = chart.x.range ?? found
    values = chart.y.range ?? points.reduce(nil) { $1.y.map($0.reaching) ?? $0 }
  }

  /// The share of the x axis before a place; `nil` for what is not on the axis.
  package func share(of place: Chart.Place) -> Double? {
    switch place {
    case .category(let name):
      categories[name].map { categories.count > 1 ? Double($0) / Double(categories.count - 1) : 0 }
    case .number(let number):
      categories.isEmpty && number.isFinite ? numbers?.share(of: number, alone: 0) : nil
    }
  }

  /// The share of the y axis below a value; the middle where all values are equal.
  package func share(of value: Double) -> Double {
    value.isFinite ? values?.share(of: value, alone: 0.5) ?? 0.5 : 0.5
  }
}

extension ClosedRange<Double> {
  /// The share of the range below a number, which counts as lying within it.
  fileprivate func share(of number: Double, alone: Double) -> Double {
    // Halves, because the whole of a range may be too large for a number.
    let length = upperBound / 2 - lowerBound / 2
    guard length > 0 else { return alone }
    let place = Swift.min(Swift.max(number, lowerBound), upperBound)
    return (place / 2 - lowerBound / 2) / length
  }
}

extension ClosedRange<Double>? {
  /// The range as far as a number, if that is one.
  fileprivate func reaching(_ number: Double) -> Self {
    guard number.isFinite else { return self }
    guard let range = self else { return number...number }
    return Swift.min(range.lowerBound, number)...Swift.max(range.upperBound, number)
  }
}
