import SwiftUI

// What is compiled for a phone, texts with Markdown, orders that code makes, links without a label.
enum Tea: String, CaseIterable {
  case oolong, black, green
}

final class TeaModel: ObservableObject {
  @Published var order: Order = .price
  var showsAll = true
  var title = ""

  enum Order {
    case name
    case price
  }
}

struct CompiledView: View {
  @ObservedObject var model: TeaModel

  var body: some View {
    #if os(macOS)
      Text("On a Mac")
    #elseif os(iOS) && !targetEnvironment(simulator)
      Text("On a phone")
    #else
      Text("Elsewhere")
    #endif
    #if canImport(AppKit) || os(watchOS)
      Text("On a watch")
    #endif
    Text(AttributedString(markdown: "Read [the menu](https://example.com)"))
    ForEach(Tea.allCases.sorted { $0.rawValue < $1.rawValue }, id: \.self) { tea in
      Text(tea.rawValue)
    }
    Text(model.order == .price ? "By price" : "By name")
    if model.showsAll { Text("All") }
    Text(model.title)
    NavigationLink(destination: Text("Next"), isActive: .constant(false)) { EmptyView() }
    Button("Pay") {}.disabled(true)
  }
}
