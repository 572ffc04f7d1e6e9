import SwiftUI

extension Image {
  static var seal: Self { .init("seal") }
}
