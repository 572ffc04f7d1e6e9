import SwiftUI

struct BrokenView: View {
  var body: some View {
    VStack {
      Text("Before")
      Text("After"
    }
  }
}
