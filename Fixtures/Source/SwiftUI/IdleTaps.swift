import SwiftUI

struct CardView: View {
  var body: some View {
    Text("Still").onTapGesture {}
    VStack {
      Text("Name")
      Text("Place")
    }
    .onTapGesture {}
    VStack {
      Text("Weather")
      Text("Sunny")
    }
    .onTapGesture { print("open") }
  }
}
