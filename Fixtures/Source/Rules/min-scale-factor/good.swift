import SwiftUI
import UIKit

struct PriceView: View {
  let least: CGFloat
  var body: some View {
    VStack {
      Text("A long name of something").minimumScaleFactor(0.9)
      Text("Whatever the caller says").minimumScaleFactor(least)
      Text("As large as it is").minimumScaleFactor(1)
      Text("12:45").font(.system(size: 96)).minimumScaleFactor(0.5)
    }
  }
}

final class PriceCell: UITableViewCell {
  let price = UILabel()
  override func awakeFromNib() {
    super.awakeFromNib()
    price.minimumScaleFactor = 0.8
  }
}
