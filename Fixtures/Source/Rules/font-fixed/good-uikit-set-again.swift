import UIKit

class ExampleCell: UITableViewCell {
  var customLabels: [UILabel]?
  var primaryLabel: UILabel? { customLabels?.first ?? textLabel }

  func layOut() {
    let replacement = UILabel()
    replacement.font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    customLabels = [replacement]
    contentView.addSubview(replacement)
  }

  func layOutAgain() {
    textLabel?.font = UIFont.systemFont(ofSize: 12)
    textLabel?.font = UIFont.preferredFont(forTextStyle: .body)
  }
}

final class CardViewController: UIViewController {
  let styler = { (cell: ExampleCell) in
    cell.primaryLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
  }
}
