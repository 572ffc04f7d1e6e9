import UIKit

final class MovieCell: UICollectionViewCell {
  private let poster = UIImageView()
  private let nameLabel = UILabel()
  private let star = UIButton()

  var movie: Movie? {
    didSet {
      nameLabel.text = movie?.name
      accessibilityLabel = movie?.name
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(poster)
    contentView.addSubview(nameLabel)
    contentView.addSubview(star)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityHint = "Opens the movie"
  }

  required init?(coder: NSCoder) { fatalError() }
}
