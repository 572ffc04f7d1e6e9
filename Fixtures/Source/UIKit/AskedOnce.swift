import UIKit

/// A condition that changes something is asked once, also where only runs will tell whether it holds.
final class AskedOnceController: UIViewController {
  private let label = UILabel()
  private var count = 0
  var isReady: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    if let isReady = asked() { print(isReady) }
    label.text = "Asked: \(count)"
  }

  private func asked() -> Bool? {
    count += 1
    return UserDefaults.standard.object(forKey: "ready") as? Bool
  }
}
