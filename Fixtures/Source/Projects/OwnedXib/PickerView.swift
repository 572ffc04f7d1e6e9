import UIKit

final class PickerView: UIView {
  @IBOutlet weak var content: UIView!
  @IBOutlet weak var searchBar: UISearchBar! {
    didSet { searchBar.placeholder = "Search for an emoji" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("PickerView", owner: self, options: nil)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class PickerController: UIViewController {
  override func loadView() { view = PickerView() }
}
