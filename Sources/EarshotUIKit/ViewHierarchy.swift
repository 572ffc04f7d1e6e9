package import EarshotTree

/// The views of one screen as values: what UIKit would be asked for the accessibility tree.
package struct ViewHierarchy: Hashable, Sendable {
  /// The title of the screen; not spoken.
  package var title: String?
  /// The name of the app; `nil` when it is not known.
  package var app: String?
  /// The methods that the application object overrides.
  package var handlers: [Handler] = []
  /// BCP 47 tag of the language of the app.
  package var language: String
  /// Width and height in points; `nil` when it is not known.
  package var size: Size?
  /// Pixels per point; `nil` when it is not known.
  package var scale: Double?
  /// The text size of the phone; `nil` when it is not known.
  package var contentSizeCategory: ContentSizeCategory?
  /// Kind of device.
  package var idiom: Idiom
  /// Direction of the layout.
  package var direction: LayoutDirection
  /// The view that holds all others.
  package var root: View

  /// Makes the hierarchy of a screen.
  package init(
    title: String? = nil, language: String, size: Size? = nil, scale: Double? = nil,
    idiom: Idiom = .phone, direction: LayoutDirection = .leftToRight, root: View
  ) {
    self.title = title
    self.language = language
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.direction = direction
    self.root = root
  }
}

extension ViewHierarchy {
  /// The screen that UIKit exposes of the views: the defaults of each class, then the overrides of
  /// the app.
  ///
  /// - Parameter profile: the system; `nil` is the standard version on the device of the hierarchy.
  package func screen(profile: Profile? = nil) -> Screen {
    exposedTree(profile: profile).screen
  }

  /// The screen, and every text that UIKit words itself in a way that no source confirms.
  ///
  /// - Parameter profile: the system; `nil` is the standard version on the device of the hierarchy.
  package func exposedTree(profile: Profile? = nil) -> ExposedTree {
    let profile = profile ?? Profile(version: Profile.standard.version, idiom: idiom)
    var derivation = ScreenDerivation(
      system: UIKitSystem(version: profile.version, language: language, direction: direction),
      ids: PositionalIDs(in: root))
    let element = derivation.element(of: root, at: "0")
    var screen = Screen(
      title: title, app: app, elements: [element], size: size, scale: scale, language: language,
      idiom: profile.idiom, direction: direction)
    screen.handlers = Set(handlers).sorted()
    screen.contentSizeCategory = contentSizeCategory
    return ExposedTree(screen: screen, unconfirmed: derivation.unconfirmed)
  }
}
