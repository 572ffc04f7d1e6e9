import SwiftUI

struct PriceView: View {
  var body: some View {
    Text("Price").dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}
