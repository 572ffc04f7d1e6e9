import EarshotText
import EarshotTree

/// The elements of the data of a chart: its points or, where a series has many, its segments (F210).
///
/// A chart of SwiftUI has such elements by itself; that a view with a descriptor and without elements
/// is heard alike, and how they are worded, is an assumption.
struct ChartElements {
  /// The elements, series after series.
  private(set) var elements: [Element] = []
  /// Whether a word in them has no source.
  private(set) var hasUnconfirmedWords = false

  private let chart: Chart
  private let scale: ChartScale
  private let parent: Element
  private let language: String

  /// Makes the elements of a chart in the view that draws it.
  init(_ chart: Chart, in parent: Element, language: String) {
    self.chart = chart
    self.parent = parent
    self.language = language
    scale = ChartScale(chart)
    let named = chart.series.count > 1
    for (row, series) in chart.series.enumerated() {
      let name = named ? series.name : nil
      if series.points.count > Chart.mostSinglePoints {
        addSegments(of: series, called: name, row: row)
      } else {
        addPoints(of: series, called: name, row: row)
      }
    }
  }

  private mutating func addPoints(of series: Chart.Series, called name: String?, row: Int) {
    for (column, point) in series.points.enumerated() {
      guard let value = point.y else { continue }
      add(
        [point.label ?? words(point.x), name], words(value), at: column,
        of: series.points.count, row: row)
    }
  }

  private mutating func addSegments(of series: Chart.Series, called name: String?, row: Int) {
    let segments = chart.segments(of: series, on: scale)
    let wording = SystemWords.words(in: language).segment
    for (column, segment) in segments.enumerated() {
      guard let first = segment.points.first, let last = segment.points.last else { continue }
      let (start, end) = (words(first.y ?? 0), words(last.y ?? 0))
      let value = wording(segment.trend, start, end)
      hasUnconfirmedWords = hasUnconfirmedWords || value?.isConfirmed != true
      add(
        ["\(words(first.x)) – \(words(last.x))", name], value?.text ?? "\(start) – \(end)",
        at: column, of: segments.count, row: row)
    }
  }

  /// Adds an element in its part of the chart: one beside the other, each series in a row of its own.
  private mutating func add(
    _ label: [String?], _ value: String, at column: Int, of count: Int, row: Int
  ) {
    var element = Element(
      id: Element.ID("\(parent.id.rawValue).data\(elements.count)"),
      type: "UIAccessibilityElement", isAccessibilityElement: true)
    element.label = .given(label.compactMap(\.self).joined(separator: ", "))
    element.value = .given(value)
    element.traits = .given(.staticText)
    element.derived = Element.Fields(.label, .value, .traits, .frame)
    if let frame = parent.frame.value {
      let width = frame.width / Double(count)
      let height = frame.height / Double(chart.series.count)
      element.frame = .given(
        Rect(
          x: frame.x + width * Double(column), y: frame.y + height * Double(row), width: width,
          height: height))
    }
    elements.append(element)
  }

  private func words(_ place: Chart.Place) -> String {
    chart.x.wording(of: place, language: Language(language))
  }

  private func words(_ value: Double) -> String {
    chart.y.wording(of: value, language: Language(language))
  }
}
