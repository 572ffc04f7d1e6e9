import UIKit

final class MenuViewController: UIViewController, UICollectionViewDataSource {
  @IBOutlet var collectionView: UICollectionView!
  @IBOutlet var badge: BadgeView!
  @IBOutlet var texts: [UILabel]!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UINib(nibName: "DishCell", bundle: nil), forCellWithReuseIdentifier: "dish")
    collectionView.dataSource = self
    texts[1].text = "Today"
    badge.count = 3
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "dish", for: indexPath) as! DishCell
    cell.nameLabel.text = indexPath.item == 0 ? "Pizza" : "Tea"
    cell.favouriteSwitch.accessibilityLabel = "Favourite"
    return cell
  }
}

final class DishCell: UICollectionViewCell {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var favouriteSwitch: UISwitch!
}

final class BadgeView: UIView {
  @IBOutlet var contentView: UIView!
  @IBOutlet var countLabel: UILabel!
  @IBOutlet var iconView: UIImageView!
  var count = 0 { didSet { update() } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Bundle.main.loadNibNamed(String(describing: BadgeView.self), owner: self, options: nil)
    addSubview(contentView)
    update()
  }

  private func update() {
    isAccessibilityElement = true
    accessibilityLabel = "In the cart: \(count)"
    countLabel.text = "\(count)"
  }
}
