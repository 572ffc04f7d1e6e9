import Charts
import SwiftUI

/// The marks of a chart are heard by themselves; what they say stands in data that only a run has.
struct SalesView: View {
  let sales: [Sale]

  var body: some View {
    VStack {
      Text("Sales").accessibilityAddTraits(.isHeader)
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Pizzas", sale.count))
      }
      Chart(sales) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Pizzas", sale.count))
      }
      .accessibilityLabel("Pizzas by month")
      Chart(sales) { sale in PointMark(x: .value("Month", sale.month), y: .value("N", 1)) }
        .accessibilityHidden(true)
    }
  }
}
