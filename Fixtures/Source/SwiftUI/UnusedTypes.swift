import SwiftUI

// In an app, what nothing leads to is not read: https://example.com is no comment.
@main
struct TeaApp: App {
  var body: some Scene {
    WindowGroup { TeaList() }
  }
}

struct TeaList: View {
  var body: some View {
    Text("All teas")
      .sheet(isPresented: .constant(true)) { TeaShop.make("http://example.com", TeaDetails()) }
  }
}

enum TeaShop {
  static func make(_ address: String, _ view: some View) -> some View { view }
}

struct TeaDetails: View {
  var body: some View { Text("One tea") }
}

// OldTeaList() stands in a comment alone.
struct OldTeaList: View {
  var body: some View {
    Image("tea")
    OldTeaRow()
  }
}

struct OldTeaRow: View {
  var body: some View { Text("Old tea") }
}
