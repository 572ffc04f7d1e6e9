import UIKit

final class ShopTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UINavigationController(rootViewController: HomeViewController())
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let cart = UIViewController()
    cart.title = "Cart"
    cart.tabBarItem.badgeValue = "3"
    setViewControllers([home, cart], animated: false)
  }
}

final class HomeViewController: UIViewController {
  override func loadView() {
    let label = UILabel()
    label.text = "Welcome"
    view = UIStackView(arrangedSubviews: [label])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.title = "Home"
  }
}
