import EarshotTree

extension Traits {
  /// The traits by the names that UIKit gives them, and those of its own controls.
  private static let named: [(name: String, traits: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar), ("header", .header),
    ("toggleButton", .toggleButton), ("supportsZoom", .supportsZoom),
    ("#textEntry", .textEntry), ("#textArea", .textArea), ("#secure", .secureTextField),
    ("#isEditing", .isEditing), ("#tab", .tabBarItem),
  ]

  private static let byName = Dictionary(
    named.map { ($0.name, $0.traits) }, uniquingKeysWith: { first, _ in first })

  /// The trait of a name such as `button` or `UIAccessibilityTraitButton`; `nil` of other names.
  static func named(_ name: String) -> Traits? {
    if name == "none" { return [] }
    if let traits = byName[name] { return traits }
    let prefix = "UIAccessibilityTrait"
    guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else {
      return nil
    }
    return byName[first.lowercased() + name.dropFirst(prefix.count + 1)]
  }

  /// The names of its traits.
  var names: [String] { Self.named.filter { contains($0.traits) }.map(\.name) }

  /// The traits that a value of the code stands for; `nil` if only runs will tell.
  init?(_ value: Value) {
    switch value {
    case .array(let values):
      self = []
      for value in values {
        guard let traits = Traits(value) else { return nil }
        formUnion(traits)
      }
    case .member(_, let name, _), .type(let name):
      guard let traits = Traits.named(name) else { return nil }
      self = traits
    case .integer(let bits): self = Traits(rawValue: UInt64(bitPattern: Int64(bits)))
    case .view(let view):
      guard case .framework("UIAccessibilityTraits", let arguments) = view.kind else { return nil }
      guard let first = arguments.first else {
        self = []
        return
      }
      guard let traits = Traits(first.value) else { return nil }
      self = traits
    default: return nil
    }
  }
}
