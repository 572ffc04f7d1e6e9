import Testing

@testable import EarshotAudit

/// Advice in the words of what a screen is written with.
struct PlatformWordsTests {
  @Test(
    arguments: [
      (.apple, false, "set accessibilityLabel to its name", "set accessibilityLabel to its name"),
      (.android, false, "set accessibilityLabel to its name", "set contentDescription to its name"),
      (
        .android, true, "set accessibilityLabel to its name",
        "set labelFor (label in Compose) to its name"
      ),
      (
        .android, false, "set isAccessibilityElement to false",
        "set importantForAccessibility to no"
      ),
      (
        .swiftUI, false, "set isAccessibilityElement to false", "add accessibilityHidden(true)"
      ),
      (.uiKit, false, "set isAccessibilityElement to false", "set isAccessibilityElement to false"),
      (.web, false, "set accessibilityLabel to its name", "set aria-label to its name"),
      (.web, false, "add the header trait", "add the role heading"),
      (.flutter, false, "add the header trait", "add header of Semantics"),
    ] as [(FixPlatform, Bool, String, String)])
  func isSaidAs(
    _ platform: FixPlatform, _ isField: Bool, _ advice: String, _ expected: String
  ) {
    #expect(platform.words(advice, isField: isField) == expected)
  }

  @Test(
    arguments: Rule.all.map(\.id), [FixPlatform.android, .web, .flutter])
  func noRuleSpeaksOfUIKit(_ rule: Rule.ID, _ platform: FixPlatform) throws {
    let advice = try #require(Rule.named(rule)).text(in: "en").advice
    let words = platform.words(advice, isField: false)
    for name in [
      "accessibilityLabel", "accessibilityValue", "isAccessibilityElement", "accessibilityElements",
      "accessibilityUserInputLabels", "accessibilityIdentifier", "VoiceOver", "contentShape",
    ] {
      #expect(!words.contains(name))
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func noRuleSpeaksOfUIKitToSwiftUI(_ rule: Rule.ID) throws {
    let advice = try #require(Rule.named(rule)).text(in: "en").advice
    let words = FixPlatform.swiftUI.words(advice, isField: false)
    for name in [
      "isAccessibilityElement", "accessibilityElements", "accessibilityUserInputLabels",
      "accessibilityViewIsModal", "accessibilityContainerType", "shouldGroup", "isSecureTextEntry",
    ] {
      #expect(!words.contains(name))
    }
  }
}
