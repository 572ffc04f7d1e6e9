import EarshotTree

extension JSONValue {
  /// The data of a chart, `accessibilityChartDescriptor`.
  func chart(_ name: String) throws(CaptureError) -> Chart {
    let chart = try object(name)
    try chart.allowOnly(["title", "summary", "x", "y", "series"], in: "'\(name)'")
    let y = try chart["y"]?.chartAxis("y", allowing: []) ?? Chart.Axis()
    let x = try chart["x"]?.chartAxis("x", allowing: ["categories"]) ?? Chart.Axis()
    var series: [Chart.Series] = []
    for value in try chart.required("series", in: "'\(name)'").array("series") {
      series.append(try value.chartSeries())
    }
    return Chart(
      title: try chart.string("title"), summary: try chart.string("summary"), x: x, y: y,
      series: series)
  }

  /// An axis of numbers or, where that is allowed, of categories.
  private func chartAxis(_ name: String, allowing more: [String]) throws(CaptureError) -> Chart.Axis
  {
    let axis = try object(name)
    try axis.allowOnly(["title", "range", "grid", "template"] + more, in: "'\(name)' of a chart")
    var grid: [Double] = []
    for value in try axis["grid"]?.array("grid") ?? [] { grid.append(try value.number("grid")) }
    return Chart.Axis(
      title: try axis.string("title"), categories: try axis.strings("categories") ?? [],
      range: try axis["range"]?.limits("range"), grid: grid,
      template: try axis["template"]?.template("template"))
  }

  private func limits(_ name: String) throws(CaptureError) -> ClosedRange<Double> {
    let numbers = try numbers(name, count: 2)
    guard numbers[0] <= numbers[1] else {
      throw invalid("'\(name)' goes back", help: "write the smaller number first, as in [0, 100]")
    }
    return numbers[0]...numbers[1]
  }

  private func chartSeries() throws(CaptureError) -> Chart.Series {
    let series = try object("an entry of 'series'")
    try series.allowOnly(["name", "continuous", "points"], in: "an entry of 'series'")
    var points: [Chart.DataPoint] = []
    for value in try series.required("points", in: "an entry of 'series'").array("points") {
      points.append(try value.chartPoint())
    }
    return Chart.Series(
      name: try series.string("name"), isContinuous: try series.bool("continuous") ?? false,
      points: points)
  }

  /// A point `[x, y]`, or `[x, y, label]`; `null` as y is a gap.
  private func chartPoint() throws(CaptureError) -> Chart.DataPoint {
    let help = "write [x, y] or [x, y, \"label\"]: x is a number or a category, y a number or null"
    guard case .array(let values) = content, (2...3).contains(values.count) else {
      throw invalid("a point of 'points' must be an array of 2 or 3 values", help: help)
    }
    let x: Chart.Place
    switch values[0].content {
    case .string(let category): x = .category(category)
    case .number(let number): x = .number(number.double)
    default: throw values[0].invalid("the place of a point is \(values[0].kind)", help: help)
    }
    let y: Double? = values[1].content == .null ? nil : try values[1].number("points")
    return Chart.DataPoint(
      x: x, y: y, label: values.count == 3 ? try values[2].string("points") : nil)
  }
}
