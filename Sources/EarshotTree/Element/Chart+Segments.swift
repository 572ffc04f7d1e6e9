extension Chart {
  /// Neighbouring points of a series that are heard as one.
  package struct Segment: Hashable, Sendable {
    /// The points that have a value, at least one.
    package var points: [DataPoint]
    /// The direction in which the values go.
    package var trend: Trend
  }

  /// The direction in which values go.
  package enum Trend: String, Hashable, Sendable, CaseIterable {
    /// Up, down, or neither by more than 2 % of the y axis; the limit is an assumption.
    case rising, falling, steady
  }

  /// The number of segments that the points of a long series become (F210).
  package static let segmentCount = 10
  /// The most points of a series that are heard one by one; an assumption.
  package static let mostSinglePoints = 30

  /// The points of a series in segments of nearly equal length.
  ///
  /// - Parameters:
  ///   - series: the series.
  ///   - scale: the axes of the chart.
  ///   - count: how many segments there are at most.
  package func segments(
    of series: Series, on scale: ChartScale, count: Int = Chart.segmentCount
  ) -> [Segment] {
    let points = series.points.filter { $0.y?.isFinite == true }
    let count = min(count, points.count)
    return (0..<count).map { index in
      let part = points[points.count * index / count..<points.count * (index + 1) / count]
      return Segment(points: Array(part), trend: Trend(of: part.compactMap(\.y).map(scale.share)))
    }
  }
}

extension Chart.Trend {
  /// The direction of the straight line that lies nearest to values, which are shares of an axis.
  fileprivate init(of values: [Double]) {
    let middle = Double(values.count - 1) / 2
    var (slope, spread) = (0.0, 0.0)
    for (place, value) in values.enumerated() {
      let distance = Double(place) - middle
      slope += distance * value
      spread += distance * distance
    }
    let rise = spread > 0 ? slope / spread * Double(values.count - 1) : 0
    self = rise > 0.02 ? .rising : rise < -0.02 ? .falling : .steady
  }
}
