import Kit
import SwiftUI

struct UnknownTypes: View {
  let date: Date
  let filter: Kit.Filter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(formatter.string(from: date))
    CloseButton { dismiss() }
    Card { Text("Pizza") }
    Image(icon: .pizza)
    Image(uiImage: UIImage())
    ProgressView()
    Menu(filter.label, icon: .sort) { Button("Name") {} }
    VStack {
      Text("Anna")
      Text("Two hours ago")
    }
    .contextMenu { Button("Reply") {} }
    Text("Clara")
      #if os(macOS)
        .accessibilityLabel("On a Mac")
      #else
        .accessibilityLabel("On a phone")
        .bold()
      #endif
      .accessibilityHint("Of both")
    Text("Boris").contextMenu { Button("Reply") {} }
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }
}
