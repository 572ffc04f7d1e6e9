import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-hidden-literal-false as the designer wants
      Text("Ham")
      Text("Cheese")  // earshot:disable:this src-empty-string, src-duplicate-modifier — an old fault
    }
  }
}
