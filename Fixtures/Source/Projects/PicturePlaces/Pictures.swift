import SwiftUI

extension Image {
  static let logo = Image("img_logo")
}

extension UIImage {
  func scaled() -> Image { Image(uiImage: self) }
}
