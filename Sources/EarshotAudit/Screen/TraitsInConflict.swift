import EarshotTree

/// Two traits that do not go together; the second is the one to drop.
struct TraitsInConflict {
  let first: Traits
  let second: Traits
  let names: (String, String)

  init(_ first: (Traits, String), _ second: (Traits, String)) {
    self.first = first.0
    self.second = second.0
    names = (first.1, second.1)
  }

  /// All of them, the bad ones first; a bar of tabs cannot be a stop itself.
  static let all: [TraitsInConflict] = {
    let (link, button) = ((Traits.link, "link"), (Traits.button, "button"))
    let search = (Traits.searchField, "searchField")
    return [
      TraitsInConflict(([], "isAccessibilityElement"), (.tabBar, "tabBar")),
      TraitsInConflict(link, button), TraitsInConflict(search, button),
      TraitsInConflict(search, link),
      TraitsInConflict((.adjustable, "adjustable"), (.header, "header")),
    ]
  }()
}

extension AuditedScreen.Node {
  /// The traits of it that do not go together.
  var conflicts: [TraitsInConflict] {
    // Most elements have one trait.
    guard traits.rawValue & (traits.rawValue &- 1) != 0 || traits.contains(.tabBar) else {
      return []
    }
    // SwiftUI gives a link both traits, and its class tells that it is one.
    let type = element.type ?? ""
    let isLink = type.contains("Link") || type.contains("SwiftUI")
    return TraitsInConflict.all.filter {
      traits.isSuperset(of: $0.first.union($0.second))
        && !(isLink && $0.names == ("link", "button"))
    }
  }
}
