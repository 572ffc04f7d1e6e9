import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next image-label-missing drawn by the bank
      Image("wave")
        .resizable()
      Image("flag")
    }
  }
}
