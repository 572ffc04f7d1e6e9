/// `AXChartDescriptor`: the data of a chart, for words and for tones.
package struct Chart: Hashable, Sendable {
  /// The name of the chart.
  package var title: String?
  /// The message of the chart in a sentence or two.
  package var summary: String?
  /// The axis along which the points stand, and along which an audio graph goes.
  package var x: Axis
  /// The axis of the values, which are the pitches of an audio graph.
  package var y: Axis
  /// The data, one series after another.
  package var series: [Series]

  /// Makes a chart.
  package init(
    title: String? = nil, summary: String? = nil, x: Axis = Axis(), y: Axis = Axis(),
    series: [Series] = []
  ) {
    self.title = title
    self.summary = summary
    self.x = x
    self.y = y
    self.series = series
  }
}

extension Chart {
  /// `AXNumericDataAxisDescriptor` or, with categories, `AXCategoricalDataAxisDescriptor`.
  package struct Axis: Hashable, Sendable {
    /// The name of the axis.
    package var title: String?
    /// The categories in order; empty for an axis of numbers.
    package var categories: [String]
    /// The limits of an axis of numbers; `nil` for those of the data.
    package var range: ClosedRange<Double>?
    /// The numbers at which lines of the grid are drawn.
    package var grid: [Double]
    /// How a number is worded, as in ``AdjustmentTemplate``; `nil` is the number alone.
    package var template: String?

    /// Makes an axis.
    package init(
      title: String? = nil, categories: [String] = [], range: ClosedRange<Double>? = nil,
      grid: [Double] = [], template: String? = nil
    ) {
      self.title = title
      self.categories = categories
      self.range = range
      self.grid = grid
      self.template = template
    }
  }

  /// `AXDataSeriesDescriptor`: points that belong together.
  package struct Series: Hashable, Sendable {
    /// The name of the series.
    package var name: String?
    /// Whether the points are one line; otherwise they stand apart, as bars do.
    package var isContinuous: Bool
    /// The points in the order of the x axis.
    package var points: [DataPoint]

    /// Makes a series.
    package init(name: String? = nil, isContinuous: Bool = false, points: [DataPoint] = []) {
      self.name = name
      self.isContinuous = isContinuous
      self.points = points
    }
  }

  /// `AXDataPoint`: a place on the x axis with its value.
  package struct DataPoint: Hashable, Sendable {
    /// The place on the x axis.
    package var x: Place
    /// The value; `nil` for a gap in the data.
    package var y: Double?
    /// The name of the point.
    package var label: String?

    /// Makes a point.
    package init(x: Place, y: Double?, label: String? = nil) {
      self.x = x
      self.y = y
      self.label = label
    }
  }

  /// A place on the x axis.
  package enum Place: Hashable, Sendable {
    /// A number on an axis of numbers.
    case number(Double)
    /// A category by its name.
    case category(String)
  }
}
