import Kit
import SwiftUI

struct UnknownTypes: View {
  let date: Date
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(formatter.string(from: date))
    CloseButton { dismiss() }
    Card { Text("Pizza") }
    Image(icon: .pizza)
    Image(uiImage: UIImage())
    ProgressView()
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }
}
