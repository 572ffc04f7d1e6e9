import SwiftUI

struct Example: View {
  func pay() {}

  var body: some View {
    Button {
      pay()
    } label: {
      Image("card")
    }
    .accessibilityLabel("")
  }
}
