package import EarshotTree

/// The settings of the phone for the eye, `UIAccessibility`, as one value that a session is given.
///
/// What follows from them here: at a text size of accessibility a long press shows the item of a bar
/// large, and without the shake nothing is undone. The others reach the head of reports, so that who
/// reads one knows what the phone was set to.
package struct VisualSettings: Hashable, Sendable {
  /// The colours that those of the display are turned into.
  package enum InvertedColors: String, Hashable, Sendable, CaseIterable {
    /// Nothing else.
    case off
    /// Their opposites, without pictures.
    case smart
    /// Their opposites.
    case classic
  }

  /// The text size.
  package var contentSizeCategory = ContentSizeCategory.large
  /// `isBoldTextEnabled`.
  package var boldText = false
  /// `buttonShapesEnabled`.
  package var buttonShapes = false
  /// `isDarkerSystemColorsEnabled`: contrast is increased.
  package var increasesContrast = false
  /// `isReduceTransparencyEnabled`.
  package var reducesTransparency = false
  /// `isReduceMotionEnabled`.
  package var reducesMotion = false
  /// `prefersCrossFadeTransitions`.
  package var prefersCrossFade = false
  /// `isVideoAutoplayEnabled`.
  package var autoplaysVideo = true
  /// `shouldDifferentiateWithoutColor`.
  package var differentiatesWithoutColor = false
  /// `isOnOffSwitchLabelsEnabled`.
  package var onOffLabels = false
  /// `isGrayscaleEnabled`.
  package var grayscale = false
  /// `isInvertColorsEnabled`.
  package var invertedColors = InvertedColors.off
  /// `isShakeToUndoEnabled`.
  package var shakeToUndo = true

  /// The settings of a new phone.
  package init() {}
}
