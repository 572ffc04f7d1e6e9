import SwiftUI

struct TextsView: View {
  let user: User
  @State private var count = 1234
  var body: some View {
    VStack {
      Text("Welcome back")
      Text("Hello, \(user.name)")
      Text("\(count) points")
      Text(verbatim: "\(count) raw")
      Text("[Terms](https://example.com) apply")
      Text("menu.title")
      Text("")
    }
  }
}

struct User {
  let name: String
}
