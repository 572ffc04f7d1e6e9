import EarshotTree
import Testing

/// The data of charts (F210, F211).
@Suite struct ChartTests {
  private func series(_ values: [Double?]) -> Chart.Series {
    Chart.Series(points: values.enumerated().map { .init(x: .number(Double($0)), y: $1) })
  }

  private func segments(_ values: [Double?]) -> [Chart.Segment] {
    let chart = Chart(series: [series(values)])
    return chart.segments(of: chart.series[0], on: ChartScale(chart))
  }

  @Test func aThousandPointsAreTenSegments() {
    let rising = segments((0..<1_000).map { Double($0) })
    #expect(rising.count == 10)
    #expect(rising.allSatisfy { $0.points.count == 100 && $0.trend == .rising })
    #expect(segments((0..<1_000).map { Double(-$0) }).allSatisfy { $0.trend == .falling })
  }

  @Test func everyPointWithAValueIsInOneSegment() {
    for count in [0, 1, 9, 10, 11, 31, 99] {
      let values = (0..<count).map { $0 % 7 == 3 ? nil : Double($0) }
      let found = segments(values)
      #expect(found.count == min(10, values.compactMap(\.self).count))
      #expect(found.flatMap(\.points).compactMap(\.y) == values.compactMap(\.self))
    }
  }

  @Test func aPeakIsRisingThenFalling() {
    let values = (0..<100).map { Double($0 < 50 ? $0 : 100 - $0) }
    let trends = segments(values).map(\.trend)
    #expect(trends.prefix(5).allSatisfy { $0 == .rising })
    #expect(trends.suffix(5).allSatisfy { $0 == .falling })
    #expect(segments((0..<100).map { _ in 5 }).allSatisfy { $0.trend == .steady })
  }

  @Test func sharesAreThoseOfTheAxis() {
    let scale = ChartScale(
      Chart(
        x: Chart.Axis(categories: ["a", "b", "c"]), y: Chart.Axis(range: 0...200),
        series: [Chart.Series(points: [.init(x: .category("d"), y: 50)])]))
    #expect(scale.share(of: .category("b")) == 1.0 / 3)
    #expect(scale.share(of: .category("d")) == 1)
    #expect(scale.share(of: .category("e")) == nil)
    #expect(scale.share(of: .number(1)) == nil)
    #expect(scale.share(of: 50) == 0.25)
    #expect(scale.share(of: 500) == 1)
    #expect(ChartScale(Chart()).share(of: 3) == 0.5)
  }
}
