import EarshotText

extension FixPlatform {
  /// An advice in the words of the platform, as the rules are written in those of UIKit.
  ///
  /// - Parameter isField: whether it is about a field, which Android names by another view.
  package func words(_ advice: String, isField: Bool) -> String {
    let own: [(String, String)] =
      switch self {
      case .apple, .uiKit, .interfaceBuilder: []
      case .swiftUI: Self.swiftUIWords
      case .mac: Self.macWords
      case .android:
        (isField ? [("accessibilityLabel", "labelFor (label in Compose)")] : [])
          + Self.androidWords
      case .flutter:
        (isField ? [("accessibilityLabel", "labelText of InputDecoration")] : [])
          + Self.flutterWords
      case .reactNative: Self.reactNativeWords
      case .web: Self.webWords
      }
    return own.reduce(advice) { text, pair in
      text.hasASCII(pair.0) ? text.replacing(pair.0, with: pair.1) : text
    }
  }

  // Longer names stand before those that begin like them.
  private static let androidWords: [(String, String)] = [
    ("isSecureTextEntry, or use SecureField", "inputType to textPassword"),
    ("contentShape, point(inside:)", "minWidth, minHeight, TouchDelegate"),
    ("the value, the hint or custom content", "the stateDescription or the label of onClick"),
    ("isAccessibilityElement to false", "importantForAccessibility to no"),
    ("isAccessibilityElement", "importantForAccessibility"),
    ("accessibilityElementsHidden", "importantForAccessibility"),
    ("accessibilityElements", "accessibilityTraversalAfter (traversalIndex in Compose)"),
    ("accessibilityUserInputLabels", "contentDescription"),
    ("accessibilityLabel", "contentDescription"), ("accessibilityValue", "stateDescription"),
    ("accessibilityIdentifier", "android:id (testTag in Compose)"),
    ("accessibilityContainerType", "the CollectionInfo"),
    ("accessibilityViewIsModal", "accessibilityPaneTitle"),
    ("accessibilityPerformEscape", "the back action"),
    ("accessibilityExpandedStatus", "the actions expand and collapse"),
    ("shouldGroupAccessibilityChildren", "isTraversalGroup"),
    ("accessibilitySpeechSpellOut", "a TtsSpan"), ("accessibilitySpeechLanguage", "a LocaleSpan"),
    ("accessibilityLanguage", "a LocaleSpan"),
    ("accessibilityRespondsToUserInteraction", "isClickable"),
    ("UISearchTextField", "SearchView"), ("the header trait", "the property heading"),
    ("the notEnabled trait", "the state disabled"), ("trait", "role"), ("VoiceOver", "TalkBack"),
  ]

  private static let swiftUIWords: [(String, String)] = [
    ("set isAccessibilityElement to false", "add accessibilityHidden(true)"),
    ("isAccessibilityElement to false", "accessibilityHidden(true)"),
    ("set isAccessibilityElement to true", "add accessibilityElement()"),
    ("isAccessibilityElement to true", "accessibilityElement()"),
    ("accessibilityElementsHidden", "accessibilityHidden"),
    ("accessibilityElements", "accessibilitySortPriority"),
    ("accessibilityUserInputLabels", "accessibilityInputLabels"),
    ("accessibilityCustomActions", "accessibilityActions"),
    ("set accessibilityViewIsModal", "add the trait isModal"),
    ("accessibilityViewIsModal", "the trait isModal"),
    ("accessibilityPerformEscape", "accessibilityAction(.escape)"),
    ("set accessibilityContainerType to list", "put a List"),
    (
      "set accessibilityContainerType to semanticGroup",
      "add accessibilityElement(children: .contain)"
    ),
    ("accessibilityContainerType", "accessibilityElement(children: .contain)"),
    ("shouldGroupAccessibilityChildren", "accessibilityElement(children: .contain)"),
    ("accessibilityExpandedStatus", "DisclosureGroup"),
    ("set isSecureTextEntry, or use SecureField", "use SecureField"),
    ("contentShape, point(inside:)", "contentShape"),
    ("UISearchTextField", "searchable"), ("the header trait", "the trait isHeader"),
  ]

  private static let webWords: [(String, String)] = [
    ("isSecureTextEntry, or use SecureField", "type=password"),
    ("contentShape, point(inside:)", "min-width, min-height, padding"),
    ("the value, the hint or custom content", "aria-description"),
    ("isAccessibilityElement to false", "aria-hidden to true"),
    ("isAccessibilityElement", "aria-hidden"), ("accessibilityElementsHidden", "aria-hidden"),
    ("accessibilityElements", "the order of the elements"),
    ("accessibilityUserInputLabels", "aria-label"), ("accessibilityLabel", "aria-label"),
    ("accessibilityValue", "aria-valuetext"), ("accessibilityIdentifier", "id"),
    ("accessibilityContainerType", "role"), ("accessibilityViewIsModal", "aria-modal"),
    ("accessibilityPerformEscape", "a handler of the Escape key"),
    ("accessibilityExpandedStatus", "aria-expanded"),
    ("shouldGroupAccessibilityChildren", "role=group"),
    ("accessibilitySpeechLanguage", "lang"), ("accessibilityLanguage", "lang"),
    ("accessibilityFrame", "the box"), ("UISearchTextField", "input type=search"),
    ("the header trait", "the role heading"), ("the notEnabled trait", "aria-disabled"),
    ("trait", "role"), ("VoiceOver", "screen readers"),
  ]

  private static let flutterWords: [(String, String)] = [
    ("isSecureTextEntry, or use SecureField", "obscureText"),
    ("contentShape, point(inside:)", "ConstrainedBox, padding"),
    ("the value, the hint or custom content", "value or hint of Semantics"),
    ("set isAccessibilityElement to false", "wrap it in ExcludeSemantics"),
    ("isAccessibilityElement", "Semantics(container:)"),
    ("accessibilityElementsHidden", "ExcludeSemantics"),
    ("accessibilityElements", "sortKey of Semantics"),
    ("accessibilityUserInputLabels", "label of Semantics"),
    ("accessibilityLabel", "label of Semantics"), ("accessibilityValue", "value of Semantics"),
    ("accessibilityIdentifier", "identifier of Semantics"),
    ("accessibilityContainerType", "role of Semantics"),
    ("the header trait", "header of Semantics"), ("the notEnabled trait", "enabled: false"),
    ("trait", "property of Semantics"), ("VoiceOver", "TalkBack"),
  ]

  private static let reactNativeWords: [(String, String)] = [
    ("isSecureTextEntry, or use SecureField", "secureTextEntry"),
    ("contentShape, point(inside:)", "minWidth, minHeight, hitSlop"),
    ("the value, the hint or custom content", "accessibilityValue or accessibilityHint"),
    ("isAccessibilityElement to false", "importantForAccessibility to no"),
    ("isAccessibilityElement", "accessible"),
    ("accessibilityElements", "the order of the components"),
    ("accessibilityUserInputLabels", "accessibilityLabel"),
    ("accessibilityIdentifier", "testID"), ("accessibilityContainerType", "accessibilityRole"),
    ("accessibilityPerformEscape", "onAccessibilityEscape"),
    ("accessibilityExpandedStatus", "expanded of accessibilityState"),
    ("the header trait", "accessibilityRole header"),
    ("the notEnabled trait", "disabled of accessibilityState"), ("trait", "accessibilityRole"),
    ("VoiceOver", "screen readers"),
  ]

  private static let macWords: [(String, String)] = [
    ("accessibilityLabel", "the accessibility label"),
    ("accessibilityValue", "the accessibility value"),
    ("isAccessibilityElement to false", "the accessibility element to false"),
    ("accessibilityElements", "the children in navigation order"),
    ("UISearchTextField", "NSSearchField"), ("trait", "role"),
  ]
}
