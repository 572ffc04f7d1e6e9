import SwiftUI

struct HelpButton: View {
  var body: some View {
    Button("Help") {}.keyboardShortcut("h")
  }
}
