import EarshotCaptures

extension UnfollowedSettings {
  /// What a property is about; `nil` of one that nobody hears or sees.
  init?(setting property: String) {
    guard let what = Self.properties[property] else { return nil }
    self = what
  }

  /// What a method of a view may change; `nil` of one that changes nothing of this.
  init?(calling method: String) {
    if let what = Self.methods[method] {
      self = what
    } else if Self.isFilling(method) {
      self = .all
    } else {
      return nil
    }
  }

  /// Whether a method is called by a name that says that it fills a view, such as `configure(with:)`.
  static func isFilling(_ method: String) -> Bool {
    guard !Self.structural.contains(method) else { return false }
    return Self.filling.contains { prefix in
      guard method.hasPrefix(prefix) else { return false }
      let next = method.dropFirst(prefix.count).first
      return next == nil || next?.isUppercase == true
    }
  }

  private static let properties: [String: UnfollowedSettings] = [
    "text": [.name, .words], "attributedText": [.name, .words], "title": [.name, .words],
    "attributedTitle": [.name, .words], "placeholder": [.name, .words],
    "attributedPlaceholder": [.name, .words], "image": .words, "configuration": .all,
    "primaryAction": [.name, .words],
    "contentConfiguration": .all, "accessibilityLabel": [.name, .speech],
    "accessibilityAttributedLabel": [.name, .speech], "accessibilityValue": .speech,
    "accessibilityAttributedValue": .speech, "accessibilityHint": .speech,
    "isAccessibilityElement": [.name, .speech, .traits], "accessibilityElements": [.name, .speech],
    "accessibilityElementsHidden": [.name, .speech], "accessibilityTraits": .traits,
    "isSelected": .traits, "isEnabled": .traits, "isUserInteractionEnabled": .traits,
    "accessoryType": .traits, "isEditable": [.name, .traits], "textColor": .looks,
    "backgroundColor": .looks, "tintColor": .looks, "barTintColor": .looks, "font": .looks,
    "adjustsFontForContentSizeCategory": .looks, "numberOfLines": .looks,
  ]

  private static let methods: [String: UnfollowedSettings] = [
    "setTitle": [.name, .words], "setAttributedTitle": [.name, .words], "setImage": .words,
    "setTitleColor": .looks, "setTitleTextAttributes": .looks, "addTarget": .traits,
    "addGestureRecognizer": .traits, "setBackgroundImage": .words,
  ]

  private static let filling = [
    "configure", "setup", "setUp", "set", "bind", "update", "render", "populate", "fill", "apply",
    "load", "show", "display", "style", "localize", "prepare", "present", "decorate",
  ]

  /// Methods whose names begin so and that change neither words nor looks.
  private static let structural: Set<String> = [
    "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "setNeedsFocusUpdate",
    "updateConstraints", "updateConstraintsIfNeeded", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setContentOffset", "setEditing", "setHidden",
    "loadView", "loadViewIfNeeded", "prepareForReuse", "setCustomSpacing", "present", "show",
    "setAnimationsEnabled", "setNavigationBarHidden", "setViewControllers", "prepare",
    "setNeedsStatusBarAppearanceUpdate", "updateFocusIfNeeded", "updateLayout",
  ]
}
