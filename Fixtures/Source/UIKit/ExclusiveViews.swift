import UIKit

/// Views that never show at the same time: those of the screen as it is first seen are heard.
final class AccountController: UIViewController {
  let session: Session

  private let signIn = UIButton(type: .system)
  private let signOut = UIButton(type: .system)
  private let nothing = UILabel()
  private let summary = UILabel()
  private let follow: UIButton = {
    let button = UIButton(configuration: .filled())
    button.configuration?.cornerStyle = .capsule
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    signIn.setTitle("Sign in", for: .normal)
    signOut.setTitle("Sign out", for: .normal)
    nothing.text = "No orders yet"
    summary.text = "Your orders"
    for part in [signIn, signOut, nothing, summary, follow] { view.addSubview(part) }

    signIn.isHidden = session.isSignedIn
    signOut.isHidden = !session.isSignedIn
    nothing.isHidden = session.orders != nil
    summary.isHidden = session.orders == nil
  }

  func update(_ isFollowed: Bool) {
    follow.configuration?.title = isFollowed ? "Unfollow" : "Follow"
  }
}
