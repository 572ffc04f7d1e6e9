import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham")
      .accessibility(hint: Text("Opens it."))
      // earshot:disable:next src-deprecated-modifier old systems
      .accessibility(label: Text("Ham pizza"))
      .accessibility(value: Text("2"))
  }
}
