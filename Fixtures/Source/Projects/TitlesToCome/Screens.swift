import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func begin() {
    window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
  }
}

class PageViewController: UIViewController {
  func show(_ name: String) { navigationItem.title = name }
}

/// The title comes with what is loaded.
final class MenuViewController: PageViewController {
  private var restaurant: Restaurant? {
    didSet { title = restaurant?.name }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cart", style: .plain, target: self, action: #selector(openCart))
  }

  @objc private func openCart() {
    let cart = CartViewController()
    navigationController?.pushViewController(cart, animated: true)
    present(BillViewController(), animated: true)
  }
}

/// The title is one of two.
final class CartViewController: PageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pay", style: .plain, target: nil, action: nil)
  }

  func loaded(_ items: [String]) {
    if items.isEmpty {
      self.navigationItem.title = "Nothing yet"
    } else {
      self.navigationItem.title = "Your cart"
    }
  }
}

/// Nobody gives it a title.
final class BillViewController: PageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .plain, target: nil, action: nil)
    let total = UILabel()
    total.text = "Total"
    view.addSubview(total)
  }
}
