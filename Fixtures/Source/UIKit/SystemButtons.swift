import UIKit

/// Buttons of the system draw symbols, and actions name the buttons that carry them out.
final class SystemButtonsController: UIViewController {
  private let close = UIButton(type: .close)
  private let info = UIButton(type: .infoLight)
  private let post = UIBarButtonItem()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.accessibilityLabel = "Remove the photo"
    view.addSubview(close)
    view.addSubview(info)
    view.addSubview(UIButton(primaryAction: UIAction(title: "Add a photo") { _ in }))
    let again = UIButton()
    again.primaryAction = UIAction(title: "Try again") { _ in }
    view.addSubview(again)
    let back = UIButton()
    back.setImage(Icon.back, style: .plain, for: .normal)
    view.addSubview(back)
    let share = UIButton()
    share.setImage(Icon.share, for: .normal)
    view.addSubview(share)
    post.primaryAction = UIAction(title: "Post") { _ in }
    navigationItem.rightBarButtonItem = post
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
  }
}

/// What makes pictures of these stands in a module that is not there.
enum Icon { case back, share }

final class BadgeView: UIView {
  var isAlone = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    let count = UILabel()
    count.text = "3"
    addSubview(count)
    accessibilityLabel = "3 unread messages"
    isAccessibilityElement = !isAlone && UserDefaults.standard.bool(forKey: "badges")
  }

  required init?(coder: NSCoder) { fatalError() }
}
