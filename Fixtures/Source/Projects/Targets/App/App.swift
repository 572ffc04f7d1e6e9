import SwiftUI

@main
struct VaultApp: App {
  var body: some Scene {
    WindowGroup { Vault() }
  }
}

struct Vault: View {
  @ObservedObject var viewModel: VaultModel

  var body: some View {
    VStack {
      EmptyView()
      Text("Vault").font(.body)
      Text("Items").font(.heading)
      Button("Lock") {}.disabled(viewModel.isLoading)
      NavigationLink("Debug menu") { DebugMenu() }
    }
  }
}

final class VaultModel: ObservableObject {
  @Published var isLoading = true

  func load() { isLoading = false }
}

struct DebugMenu: View {
  var body: some View {
    Image("bug")
  }
}

enum VaultFont { case heading, plain }

struct VaultFontModifier: ViewModifier {
  let style: VaultFont

  func body(content: Content) -> some View { content.font(style == .heading ? .title : .body) }
}

extension View {
  /// The project has a modifier of the name of the framework's.
  func font(_ style: VaultFont) -> some View { modifier(VaultFontModifier(style: style)) }
}
