import SwiftUI

struct Toppings: View {
  let names: [String]
  @State private var chosen: Set<String> = []
  @State private var code = ""

  var body: some View {
    ForEach(names, id: \.self) { name in
      // What is chosen is only seen.
      Button {
        chosen.insert(name)
      } label: {
        Text(name).background(chosen.contains(name) ? Color.orange : Color.gray)
      }
    }
    Notice(icon: "checkmark") {}
    // A menu behind a long press makes no button of a text.
    Text("Order 4512").contextMenu { Button("Copy") {} }
    Menu("More") { Button("Share") {} }
    SecureField(text: $code) { Text("Code of the voucher") }
  }
}

struct Notice: View {
  static let circled = ["checkmark", "xmark"]
  let icon: String
  let undo: () -> Void

  var body: some View {
    Button {
      undo()
    } label: {
      // The shape of the picture belongs to the picture, and no choice is seen in it.
      Label("Undo", systemImage: icon)
        .symbolVariant(Notice.circled.contains(icon) ? .circle.fill : .none)
    }
  }
}

#if DEBUG
  struct DebugMenu: View {
    var body: some View { Text("debug_menu") }
  }
#endif

#Preview {
  Notice(icon: "preview_icon") {}
}

/// Shown on a Mac alone.
struct MacRoot: View {
  var body: some View { Text("mac_view") }
}

extension Toppings {
  /// Nothing makes it.
  struct Unused: View {
    var body: some View { Text("unused_view") }
  }
}

/// Shown by its preview alone.
struct Draft: View {
  var body: some View { Text("draft_view") }
}

struct Draft_Previews: PreviewProvider {
  static var previews: some View { Draft() }
}
