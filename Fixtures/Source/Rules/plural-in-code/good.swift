import SwiftUI
import UIKit

struct CartView: View {
  let count: Int
  let items: [String]
  var body: some View {
    VStack {
      // The table of translations has the forms.
      Text("cart.items \(count)")
      // Something else at one, and no other form.
      Text(items.count == 1 ? items[0] : "\(count)")
      Text(count == 0 ? "Nothing here" : "Your cart")
    }
    .padding(items.count == 1 ? 8 : 16)
  }
}

final class Log {
  func tell(_ count: Int) { print(count == 1 ? "one row" : "rows") }
}
