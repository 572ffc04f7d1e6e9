import UIKit

/// The keyboard is there when the screen is.
final class SearchController: UIViewController {
  private let field = UITextField()
  private let note = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Find a dish"
    note.placeholder = "Note"
    view.addSubview(field)
    view.addSubview(note)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}

/// A button covers the whole card, so that a tap on the card is one on the button.
final class CardView: UIView {
  private let title = UILabel()
  private let button = UIButton()

  init(_ words: String) {
    super.init(frame: .zero)
    title.text = words
    addSubview(title)
    addSubview(button)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = words
  }

  @objc private func open() {}
}

final class CardsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(CardView("Margherita"))
  }
}
