import UIKit

final class MessageCell: UICollectionViewCell {
  @IBOutlet weak var receiptButton: UIButton!
  private let stack = UIStackView()

  func show(_ url: URL) {
    receiptButton.setImage(UIImage(named: "read"), for: .normal)
    guard let view = LinkPart.make() else { return }
    stack.addArrangedSubview(view)
  }
}

extension MessageCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
  }

  override var accessibilityLabel: String? {
    get { "Message" }
    set {}
  }
}

final class LinkPart: UIView {
  @IBOutlet weak var title: UILabel!
  private let button = UIButton()

  static func make() -> LinkPart? {
    Bundle.main.loadNibNamed("LinkPart", owner: nil)?.first as? LinkPart
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    button.setImage(UIImage(named: "ic_link"), for: .normal)
    addSubview(button)
  }
}

final class OtherPart: UIView {
  private let button = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setImage(UIImage(named: "ic_other"), for: .normal)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }
}
