import SwiftUI

/// The keyboard is there when the screen is.
struct SearchView: View {
  @State private var words = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Find a dish", text: $words)
        .focused($isFocused)
      TextField("Note", text: $words)
      List {
        ForEach(["Margherita"], id: \.self) { Text($0) }
          .onDelete { _ in }
      }
    }
    .onAppear { isFocused = true }
  }
}

struct LoginView: View {
  enum Field { case name, code }
  @State private var words = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $words).focused($field, equals: .name)
      SecureField("Code", text: $words).focused($field, equals: .code)
    }
    .onAppear { field = .code }
  }
}
