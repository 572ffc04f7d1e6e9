import SwiftUI

struct EditorCommands: View {
  var body: some View {
    VStack {
      Button("Save") {}.keyboardShortcut("s")
      Button("Share") {}.keyboardShortcut("s", modifiers: .command)
    }
  }
}
