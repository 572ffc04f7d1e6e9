import UIKit

final class ButtonTitlesViewController: UIViewController {
  private let save = UIButton(type: .system)
  private let share = UIButton(type: .custom)
  private let add = UIButton()
  private let close = UIButton(type: .close)
  private let off = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    save.setTitle("Save", for: .normal)
    share.setImage(UIImage(named: "ic_share"), for: .normal)
    add.setImage(UIImage(systemName: "plus"), for: .normal)
    off.setAttributedTitle(NSAttributedString(string: "Continue"), for: .normal)
    off.isEnabled = false
    [save, share, add, close, off].forEach(view.addSubview)
  }
}

/// A button whose title is a property of its superclass, which shows it.
class TitledButton: UIButton {
  var caption: String? {
    didSet { setTitle(caption, for: .normal) }
  }
}

final class CancelButton: TitledButton {
  init() {
    super.init(frame: .zero)
    caption = "Cancel order"
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class OrderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(CancelButton())
  }
}
