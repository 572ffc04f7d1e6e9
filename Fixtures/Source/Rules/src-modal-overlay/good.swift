import UIKit

final class AskView: UIView {
  let yes = UIButton(type: .system)
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    addSubview(yes)
  }
  required init?(coder: NSCoder) { fatalError() }
}

// A message that goes away by itself.
final class ToastView: UIView {
  let undo = UIButton(type: .system)
}

// Nothing in it can be operated.
final class DimmingView: UIView {}

final class PlayerBar: UIView {
  let play = UIButton(type: .system)
}

final class HomeViewController: UIViewController {
  func ask() {
    guard let window = view.window else { return }
    let ask = AskView(frame: window.bounds)
    window.addSubview(ask)
    let toast = ToastView(frame: window.bounds)
    window.addSubview(toast)
    let dimming = DimmingView(frame: window.bounds)
    window.addSubview(dimming)
    // A bar that covers a part.
    let bar = PlayerBar()
    window.addSubview(bar)
    bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
  }
}
