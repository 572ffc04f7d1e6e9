import SwiftUI

struct FormatBar: View {
  @State private var isBold = true
  @State private var isItalic = false
  let isUnderlined: Bool

  var body: some View {
    HStack {
      Toggle("Bold", isOn: $isBold)
      Toggle("Italic", isOn: $isItalic)
      Toggle("Underlined", isOn: .constant(isUnderlined))
    }
    .toggleStyle(.button)
    Toggle("Autosave", isOn: $isBold)
  }
}
