import EarshotTree
import EarshotUIKit

/// A chart that a view draws; adapted, each bar is an element.
struct ChartScreen: AppScreen {
  let name = PizzaScreen.chartBars
  /// Income by month, in thousands.
  private static let income = [45, 12, 89]

  func root(in app: AppContext) -> View {
    let chart = View.plain("chart", Rect(20, 200, 335, 320)).with { $0.drawing = "bars" }
      .adapted(app) {
        $0.elements = Self.income.indices.map { .view(bar($0, app.words)) }
        $0.chart = descriptor(app.words)
      }
    return .root("chart.root", [chart])
  }

  private func descriptor(_ words: any PizzaWords) -> Chart {
    let chart = words.incomeChart
    return Chart(
      title: chart.title, summary: chart.summary,
      x: Chart.Axis(title: chart.x, categories: words.months),
      y: Chart.Axis(
        title: chart.y, range: 0...100, grid: [25, 50, 75], template: chart.template),
      series: [
        Chart.Series(
          name: chart.y,
          points: zip(words.months, Self.income).map { month, thousands in
            Chart.DataPoint(x: .category(month), y: Double(thousands))
          })
      ])
  }

  /// Three points stand for a thousand rubles.
  private func bar(_ index: Int, _ words: any PizzaWords) -> View {
    let thousands = Self.income[index]
    let height = Double(thousands) * 3
    let frame = Rect(40 + Double(index) * 100, 500 - height, 60, height)
    return View("UIAccessibilityElement", id: "bar\(index)", frame: frame).with {
      $0.overrides.isElement = true
      $0.overrides.label = words.months[index]
      $0.overrides.value = words.income(thousands: thousands)
      $0.overrides.traits = .staticText
    }
  }
}
