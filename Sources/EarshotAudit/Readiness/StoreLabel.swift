/// An accessibility label of the App Store, of which an app claims those that it supports.
///
/// The source is "Overview of Accessibility Nutrition Labels" of App Store Connect Help.
package enum StoreLabel: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case largerText = "larger-text"
  case darkInterface = "dark-interface"
  case differentiateWithoutColor = "differentiate-without-color"
  case sufficientContrast = "sufficient-contrast"
  case reducedMotion = "reduced-motion"
  case captions
  case audioDescriptions = "audio-descriptions"
}

extension StoreLabel {
  /// The labels that flaws of a rule stand against; none for what no label is about.
  ///
  /// A rule that is not named here belongs to the labels of its category.
  package static func labels(of rule: Rule) -> Set<StoreLabel> {
    if let labels = named[rule.id] { return labels }
    return switch rule.category {
    case .label, .simplify, .navigate, .scenario, .text, .localization, .source: [.voiceOver]
    case .contrast: [.sufficientContrast]
    // The store has no label for touch areas, which most rules on sizes are about.
    case .size, .tool: []
    }
  }

  /// The rules whose labels are not those of their category.
  package static let named: [Rule.ID: Set<StoreLabel>] = {
    var labels: [Rule.ID: Set<StoreLabel>] = [:]
    for (set, ids) in groups {
      for id in ids.split(whereSeparator: \.isWhitespace) { labels[String(id)] = set }
    }
    return labels
  }()

  private static let groups: [(labels: Set<StoreLabel>, rules: String)] = [
    (
      [.voiceControl],
      """
      adjustable-hides-controls input-labels-first label-in-name voice-command-collision
      voice-name-duplicate voice-name-missing voice-name-too-long voice-name-unspeakable
      voice-visible-text-missing
      """
    ),
    (
      [.voiceOver, .voiceControl],
      """
      action-missing activation-point-misses-control activation-point-outside control-hidden
      element-unreachable field-label-missing gesture-no-alternative group-hides-control hidden-parent-with-controls
      hint-only icon-button-label-missing label-blank label-developer-text
      label-duplicate-controls label-is-asset-name label-is-symbol-name label-localization-key
      label-missing nested-interactive picker-label-missing role-unknown slider-label-missing
      stepper-label-missing switch-label-missing tab-label-missing trait-missing-button
      """
    ),
    (
      [.largerText],
      """
      dynamic-type-partial dynamic-type-unsupported large-content-viewer-missing large-text-height
      large-text-lines large-text-row large-text-segments text-clipped text-too-small
      """
    ),
    ([.darkInterface, .sufficientContrast], "contrast-appearance"),
    ([.differentiateWithoutColor], "color-only-state"),
    ([.voiceOver, .differentiateWithoutColor], "instruction-sensory trait-missing-selected"),
    // Tests of the app, and Switch Control, have no label.
    ([], "identifier-duplicate identifier-missing switch-group-too-large switch-unreachable"),
  ]
}
