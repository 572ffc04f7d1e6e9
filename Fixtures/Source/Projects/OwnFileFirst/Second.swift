import SwiftUI

struct SecondView: View {
  var body: some View {
    VStack {
      Text(Localization.title)
      Text(Localization.Inner.more)
    }
  }
}

private enum Localization {
  static let title = "Returns"

  enum Inner {
    static let more = "More of them"
  }
}

extension Localization {
  static let other = "Others"
}
