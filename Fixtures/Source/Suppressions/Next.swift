import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-deprecated-modifier old systems
      Text("Ham").accessibility(label: Text("Ham pizza"))
      Text("Cheese").accessibility(label: Text("Cheese pizza"))
    }
  }
}
