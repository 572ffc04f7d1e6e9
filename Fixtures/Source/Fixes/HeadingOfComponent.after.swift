import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Line(text: "Delivery", size: 28)
      Line(text: "Courier, 40 minutes", size: 15)
      Line(text: "Pick-up, 15 minutes", size: 15)
    }
  }
}

struct Line: View {
  let text: String
  let size: Double
  var body: some View {
    Text(text).font(.system(size: size))
  }
}
