/// The features that a triple press of the side button can switch.
package enum ShortcutName: String, Hashable, Sendable, CaseIterable {
  /// The technologies.
  case voiceOver, voiceControl, switchControl
  /// Others that stand in the same list of the settings.
  case zoom, magnifier, assistiveTouch, colorFilters
}
