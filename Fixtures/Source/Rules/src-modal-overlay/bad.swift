import UIKit

final class AskView: UIView {
  let yes = UIButton(type: .system)
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(yes)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class HomeViewController: UIViewController {
  func ask() {
    guard let window = view.window else { return }
    let ask = AskView(frame: window.bounds)
    window.addSubview(ask)
  }
}
