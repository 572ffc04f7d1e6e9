import Foundation

/// What SwiftGen writes.
enum Strings {
  enum Cart {
    static let button = Strings.tr("Localizable", "cart.button", fallback: "To the cart")
    static func count(_ p1: Int) -> String {
      Strings.tr("Localizable", "cart.count", p1, fallback: "%d items")
    }
  }
}

extension Strings {
  private static func tr(
    _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
  ) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

private final class BundleToken {
  static let bundle: Bundle = {
    Bundle(for: BundleToken.self)
  }()
}

extension Strings {
  enum Button {
    enum Alert {
      static let title = Strings.tr("Localizable", "alert.delete", fallback: "Delete?")
    }
  }
  enum Text {
    enum Alert {
      static let title = Strings.tr("Localizable", "alert.save", fallback: "Save?")
      static func count(_ p1: Int) -> String {
        Strings.tr("Localizable", "alert.count", p1, fallback: "%d changes")
      }
    }
  }
}
