import UIKit

final class NoticeView: UIView {
  @IBOutlet weak var details: UILabel!
  var notice: Notice? { didSet { show() } }

  private func show() {
    details.attributedText = Markdown(notice?.text ?? "").rendered
  }
}

struct Notice {
  let text: String
}

class ThemedResponder: UIResponder {
  @objc func applyTheme() {}
}

extension UIButton {
  override func applyTheme() {
    super.applyTheme()
    setTitleColor(Theme.current.tint, for: .normal)
  }
}
