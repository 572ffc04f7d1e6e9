import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("Grey words").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7))
  }
}
