import UIKit

final class SheetViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let behind = UILabel()
    behind.text = "Behind"
    view.addSubview(behind)
    let panel = UIView()
    panel.accessibilityViewIsModal = true
    let text = UILabel()
    text.text = "Delete the note?"
    let delete = UIButton(type: .system)
    delete.setTitle("Delete", for: .normal)
    panel.addSubview(text)
    panel.addSubview(delete)
    view.addSubview(panel)
  }
}
