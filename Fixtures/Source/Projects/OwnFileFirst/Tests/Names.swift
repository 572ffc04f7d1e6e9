import XCTest

enum Localization {
  static let title = "Title in tests"
}

enum Text {
  static let name = "Notes"
}
