import UIKit

enum Fonts {
  static var italic: UIFont {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let font: UIFont
    if let descriptor = body.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: 0)
    } else {
      font = UIFont.italicSystemFont(ofSize: 16)
    }
    return font
  }
}

final class NoteView: UIView {
  private let label = UILabel()

  func prepare() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    label.font = UIFont(descriptor: body, size: 0)
  }

  func prepareLarge() {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    label.font = UIFont(descriptor: title, size: 0.0)
  }
}
