import UIKit

final class NoteView: UIView {
  private let label = UILabel()

  func prepare() {
    label.font = UIFont(descriptor: UIFontDescriptor(name: "Avenir", size: 12), size: 12)
  }
}
