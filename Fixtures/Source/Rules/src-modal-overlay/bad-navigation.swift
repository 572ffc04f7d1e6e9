import UIKit

final class MenuOverlay: UIView {
  let close = UIButton(type: .close)
}

final class HomeViewController: UIViewController {
  private let overlay = MenuOverlay()
  @objc private func openMenu() {
    navigationController?.view.addSubview(overlay)
    NSLayoutConstraint.activate([
      overlay.topAnchor.constraint(equalTo: view.topAnchor),
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
