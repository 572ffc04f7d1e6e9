import SwiftUI
import UIKit

struct PriceView: View {
  var body: some View {
    VStack {
      Text("Price").dynamicTypeSize(...DynamicTypeSize.accessibility3)
      Text("Name").dynamicTypeSize(.small ... .accessibility5)
      Text("Least").dynamicTypeSize(.large...)
    }
  }
}

// A bar, which shows itself large while it is held.
struct ToolBar: View {
  var body: some View {
    Button("Share") {}
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .accessibilityShowsLargeContentViewer()
  }
}

#Preview {
  PriceView().dynamicTypeSize(.xxLarge)
}

final class PriceLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    minimumContentSizeCategory = .large
    maximumContentSizeCategory = .accessibilityExtraLarge
  }
}
