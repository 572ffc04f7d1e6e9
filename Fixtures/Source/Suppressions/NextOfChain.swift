import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-deprecated-modifier, src-hidden-literal-false — old systems
      Text("Ham")
        .accessibility(
          label: Text("Ham pizza")
        )
        .accessibilityHidden(false)
      // What stands in the braces of a view is not meant.
      // earshot:disable:next src-deprecated-modifier old systems
      HStack {
        Text("Cheese").accessibility(label: Text("Cheese pizza"))
      }
      .accessibility(sortPriority: 2)
    }
  }
}
