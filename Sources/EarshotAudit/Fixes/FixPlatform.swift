import EarshotConversion
import EarshotTree

/// The framework that a screen is written with, as far as the input tells.
enum FixPlatform: Hashable, Sendable, Codable {
  /// SwiftUI or UIKit; a capture does not tell which.
  case apple
  /// Code of SwiftUI.
  case swiftUI
  /// Code of UIKit.
  case uiKit
  /// A storyboard or xib.
  case interfaceBuilder
  /// Views or Compose.
  case android
  /// Flutter, which draws its own views on Android.
  case flutter
  /// React Native, which draws views of Android.
  case reactNative
  /// AppKit or SwiftUI on a Mac.
  case mac
  /// HTML.
  case web

  /// Tells the framework of a screen.
  ///
  /// - Parameter format: the format of the input.
  init(_ format: String, _ screen: AuditedScreen) {
    switch format {
    case "interface-builder": self = .interfaceBuilder
    case "uiautomator": self = .android
    case "chromium-ax": self = .web
    default: self = screen.nodes.prefix(16).contains(where: \.isAndroid) ? .android : .apple
    }
    if self == .android, screen.isOfFlutter { self = .flutter }
    if self == .android, screen.isOfReactNative { self = .reactNative }
    if self == .apple, screen.isOfMac { self = .mac }
  }
}

extension FixPlatform {
  /// The framework at a place in code; `nil` where there is none.
  init?(_ place: CodePlace?) {
    switch place?.framework {
    case .swiftUI: self = .swiftUI
    case .uiKit: self = .uiKit
    case nil: return nil
    }
  }
}

extension AuditedScreen {
  /// Whether Flutter draws it: its dumps have names on bare views, and no text view and no web page.
  fileprivate var isOfFlutter: Bool {
    let isNative = nodes.contains {
      $0.element.type.map(AndroidToolkit.isForeignToFlutter) == true
    }
    let named = nodes.filter { $0.element.type == "android.view.View" && !$0.spokenLabel.isEmpty }
    return !isNative && named.count >= 2 && named.allSatisfy { $0.element.identifier.value == nil }
  }

  /// Whether React Native draws it: its views are groups without identifiers of the app, in the
  /// window that it makes for them.
  fileprivate var isOfReactNative: Bool {
    var groups = 0
    // The beginning of a screen tells.
    for node in nodes.prefix(600) {
      let type = node.element.type ?? ""
      if AndroidToolkit.isForeignToReactNative(type) { return false }
      if type == "android.view.ViewGroup" { groups += 1 }
      let identifier = node.element.identifier.value ?? ""
      let isOfWindow =
        identifier.hasPrefix("android:id/") || identifier.hasSuffix("/action_bar_root")
      if identifier.contains(":id/"), !isOfWindow { return false }
    }
    return groups >= 3
  }

  /// Whether it is a window of a Mac, by what only such have.
  fileprivate var isOfMac: Bool {
    nodes.contains { node in
      let type = node.element.type ?? ""
      return ["MenuBar", "MenuBarItem", "TouchBar", "StatusItem"].contains { type.hasSuffix($0) }
    }
  }
}
