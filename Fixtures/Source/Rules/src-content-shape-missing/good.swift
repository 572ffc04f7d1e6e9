import SwiftUI

struct Rows: View {
  var body: some View {
    VStack {
      HStack {
        Text("Account")
        Spacer()
      }
      .contentShape(Rectangle())
      .onTapGesture {}
      HStack {
        Text("Plan")
        Spacer()
      }
      .padding()
      .background(Color.white)
      .onTapGesture {}
      HStack {
        Text("Without a gap")
        Image(systemName: "star")
      }
      .onTapGesture {}
      Button {
      } label: {
        HStack {
          Text("A button")
          Spacer()
        }
      }
    }
  }
}
