import SwiftUI

/// Values whose type stands around the closure that makes them.
struct Links: View {
  var body: some View {
    Form {
      ForEach(links) { link in LinkRow(address: link.address, text: link.text) }
    }
  }

  private let links: [Info] = {
    [
      .init(address: "https://one.example", text: "One"),
      .init(address: "https://two.example", text: "Two"),
    ]
  }()

  private let more: [Info] = {
    return [.init(address: "https://three.example", text: "Three")]
  }()
}

private struct LinkRow: View {
  let address: String
  let text: String

  var body: some View {
    let text = Text(text).fontWeight(.medium)
    if let url = URL(string: address) {
      Link(destination: url) { text }
    } else {
      text
    }
  }
}

private struct Info: Identifiable {
  var id: String { address }
  let address: String
  let text: String
}
