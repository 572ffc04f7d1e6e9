import SwiftUI

struct EditorCommands: View {
  @State private var isEditing = false
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Save") {}.keyboardShortcut("s")
      Button("Save all") {}.keyboardShortcut("s", modifiers: [.command, .shift])
      // Only one of the two is there.
      if isEditing {
        Button("Done") { isEditing = false }.keyboardShortcut(.return)
      } else {
        Button("Edit") { isEditing = true }.keyboardShortcut(.return)
      }
    }
    // Another screen.
    .sheet(isPresented: $asks) {
      Button("Save and close") {}.keyboardShortcut("s")
      Button("Cancel") {}.keyboardShortcut(.cancelAction)
    }
  }
}

struct OtherView: View {
  var body: some View {
    Button("Save") {}.keyboardShortcut("s")
  }
}
