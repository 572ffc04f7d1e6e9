import UIKit

/// Closures that run at once, or before anybody looks, are read like the code around them.
final class RunAtOnceController: UIViewController {
  private let assumed = UILabel()
  private let queued = UILabel()
  private let tasked = UILabel()
  private let still = UILabel()
  private let drained = UILabel()
  private let called = UILabel()
  private var optional: UILabel?
  private let made = UILabel().then { $0.text = "Then" }

  override func viewDidLoad() {
    super.viewDidLoad()
    optional = UILabel()
    for label in [assumed, queued, tasked, still, drained, called, made] { view.addSubview(label) }
    optional.map { view.addSubview($0) }
    MainActor.assumeIsolated { assumed.text = "Assumed" }
    DispatchQueue.main.async { [weak self] in self?.queued.text = "Queued" }
    Task { @MainActor in tasked.text = "Tasked" }
    Task { @MainActor in
      tasked.text = "Waiting"
      try? await Task.sleep(for: .seconds(2))
      tasked.text = "Late"
    }
    UIView.performWithoutAnimation { still.text = "Still" }
    autoreleasepool { drained.text = "Drained" }
    OperationQueue.main.addOperation { self.called.text = "Called" }
    optional.map { $0.text = "Optional" }
  }
}

/// A header that says what it is in a closure.
final class RunAtOnceHeader: UICollectionReusableView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Feeds"
    addSubview(title)
    MainActor.assumeIsolated {
      isAccessibilityElement = true
      accessibilityLabel = "Feeds, expanded"
    }
  }
}
