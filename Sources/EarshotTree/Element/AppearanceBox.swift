/// The properties of an ``Appearance``, copied when one of two owners changes them.
///
/// Rules ask for one of them at a time, which must not copy the others.
final class AppearanceBox: @unchecked Sendable {
  // Only a single owner changes it; the compiler cannot know that, and to look at each reading is slow.
  @exclusivity(unchecked) var values: AppearanceValues

  init(_ values: AppearanceValues) { self.values = values }
}

extension AppearanceBox: Hashable {
  static func == (left: AppearanceBox, right: AppearanceBox) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The properties by name, as ``Appearance`` has them.
struct AppearanceValues: Hashable, Sendable {
  var text: String?
  var isSelected: Bool?
  var isEnabled: Bool?
  var color: String?
  var background: String?
  var darkColor: String?
  var darkBackground: String?
  var backgroundAlpha: Double?
  var alpha: Double?
  var fontSize: Double?
  var fontWeight: String?
  var textStyle: TextStyle?
  var scalesText: Bool?
  var shrinksText: Bool?
  var fixedHeight: Double?
  var numberOfLines: Int?
  var image: String?
  var pictureText: String?
  var drawing: String?
  var visibleFrame: Rect?
  var transform: String?
}
