import EarshotTree

extension ViewClass {
  /// Plain views, pictures and indicators.
  static let otherClasses: [Name: ViewClass] = [
    "UIView": .plain,
    "UIWindow": .plain,
    "UIStackView": .plain,
    "UIVisualEffectView": .plain,
    "UICollectionReusableView": .plain,
    "UIImageView": ViewClass(defaults: image),
    "UIActivityIndicatorView": ViewClass(defaults: activityIndicator),
    "UIProgressView": ViewClass(defaults: progressView),
  ]

  /// The name of the picture becomes the label only when the app makes the view an element.
  private static let image: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    let label = view.overrides.isElement == true ? Property(view.image) : .empty
    return ViewDefaults(isElement: false, label: label, traits: .image)
  }

  private static let activityIndicator: @Sendable (View, UIKitSystem) -> ViewDefaults = {
    view, system in
    var defaults = ViewDefaults(traits: .updatesFrequently)
    let words = view.isAnimating ? system.words.inProgress : system.words.progressHalted
    defaults.set(\.label, .label, to: words, "the label of an activity indicator", in: system)
    return defaults
  }

  /// Public UI tests and a page source find it by the label "Progress", in the language of the phone.
  private static let progressView: @Sendable (View, UIKitSystem) -> ViewDefaults = {
    view, system in
    var defaults = ViewDefaults(value: Property(view.percent), traits: .updatesFrequently)
    defaults.set(
      \.label, .label, to: system.words.progress, "the label of a progress view", in: system)
    return defaults
  }
}
