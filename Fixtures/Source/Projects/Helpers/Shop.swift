import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = OrderController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class OrderController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UIAlertController.askTip(), animated: true)
  }
}

extension UIAlertController {
  /// Nothing calls this one.
  static func askCoupon(title: String = "") -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Code" }
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    return alert
  }

  static func askTip() -> UIAlertController {
    let alert = UIAlertController(title: "A tip?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    return alert
  }
}

extension UILabel {
  /// Nor this one.
  func shrink() {
    accessibilityLabel = ""
  }
}
