import UIKit

final class PriceCell: UITableViewCell {
  let price = UILabel()
  override func awakeFromNib() {
    super.awakeFromNib()
    price.adjustsFontSizeToFitWidth = true
    price.minimumScaleFactor = 0.4
  }
}
