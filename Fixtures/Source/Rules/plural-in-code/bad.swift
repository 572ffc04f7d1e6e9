import SwiftUI

struct CartView: View {
  let count: Int
  var body: some View {
    Text("\(count) \(count == 1 ? "item" : "items")")
  }
}
