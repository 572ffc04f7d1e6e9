import SwiftUI
import WidgetKit

// A widget has the room that it has.
struct PriceWidgetView: View {
  var body: some View {
    Text("A long name of something").minimumScaleFactor(0.5)
  }
}
