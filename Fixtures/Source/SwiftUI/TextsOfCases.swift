import SwiftUI

/// Texts of which only runs will tell which of several is shown.
struct DeliveryView: View {
  let delivery: Delivery
  let name: String
  @State private var isOpen = false

  var title: LocalizedStringKey {
    switch delivery.step {
    case .baking: "In the oven"
    case .moving: "On the way"
    }
  }

  var body: some View {
    VStack {
      Text(title)
      switch delivery.step {
      case .baking: Text("Ten minutes")
      case .moving: Text("Two minutes")
      }
      if delivery.isFree { Text("Free") } else { Text(delivery.price) }
      Text(delivery.isFree ? "Free for \(name)" : "Paid by \(name)")
      Text(delivery.count == 1 ? "One pizza" : delivery.words)
      // What the screen begins with is known.
      Text(isOpen ? "Less" : "More")
    }
  }
}
