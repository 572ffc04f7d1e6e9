import UIKit

final class RatingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(RatingView(stars: 4))
  }
}

final class RatingView: UIView {
  private let stars: Int

  init(stars: Int) {
    self.stars = stars
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { "Rating" }
    set {}
  }

  override var accessibilityValue: String? {
    get { stars == 1 ? "1 star" : "\(stars) stars" }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}
