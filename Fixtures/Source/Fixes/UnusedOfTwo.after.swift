import SwiftUI

struct Example: View {
  var body: some View {
    // earshot:disable:next src-deprecated-modifier old systems
    Text("Ham").accessibility(label: Text("Ham pizza"))
  }
}
