import SwiftUI

struct GroupingView: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "star.fill")
        Text("Rating")
        Text("4.5")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Hidden words")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Own words")
      VStack {
        Text("Inside")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Group")
      HStack {
        Text("Mail from Ann")
        Button("Reply") {}
      }
      .accessibilityElement(children: .combine)
    }
  }
}
