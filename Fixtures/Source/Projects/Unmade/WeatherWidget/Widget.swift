import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "weather", provider: Provider()) { entry in WidgetPage(entry: entry) }
  }
}

struct WidgetPage: View {
  let entry: Entry

  var body: some View {
    Text(entry.city).lineLimit(1)
  }
}
