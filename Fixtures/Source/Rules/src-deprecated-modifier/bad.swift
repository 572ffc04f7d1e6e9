import SwiftUI

struct ExampleView: View {
  var body: some View {
    Image("map").accessibility(label: Text("Map"))
  }
}
