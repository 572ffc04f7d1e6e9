import EarshotTree

extension Rule {
  static let imageLabelMissing = Rule(
    "image-label-missing", .label, .error, .high, .hard,
    "A picture at which VoiceOver stops has no label.",
    what: "the picture has no label",
    why: "a listener hears “image” and cannot tell whether it matters",
    advice: "set accessibilityLabel to what the picture tells; if it decorates, "
      + "set isAccessibilityElement to false",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html"), .apple("uikit/uiimageview")],
    supersededBy: ["separator-exposed"],
    fails: """
      screen ru
      ▼ image type UIImageView frame 28,60,320,320
      header "Пепперони" frame 28,400,320,40
      ---
      header "Verify your identity"
      ▼ image type XCUIElementTypeImage identifier passport-sample
      ---
      collection
        cell
          ▼ image "\\u{A0}" appearance (image "banner_punch")
      --- The system has a name for the symbol, which code does not tell.
      ▼ image "‹symbol globe›" appearance (image "globe")
      """,
    passes: """
      image "Пицца Ветчина и грибы" type UIImageView
      --- Decoration that is no element is passed over.
      view image type UIImageView
      text "Order is on its way"
      ---
      image "Chart of sales" value "rising"
      --- The picture is a button, so the rule of buttons speaks.
      image button type UIImageView
      --- A picture with a value says what it shows.
      image value "QR code for table 12" type UIImageView
      """,
    check: .each(
      \.stops, where: { $0.role == .image && !$0.isSliver }, telling: .label
    ) { stop, _ in
      guard stop.hasNoName, stop.value.isEmpty else { return .pass }
      // The system has words of its own for many symbols, which code does not tell.
      if stop.isNamedBySymbol { return .review(fix: .label(.toWrite(.picture))) }
      return stop.isDrawnForLooks
        ? .fail(fix: .isElement(false)) : .fail(fix: .label(.toWrite(.picture)))
    })
}

extension Node {
  /// Whether the name of its file says that it only decorates.
  fileprivate var isDrawnForLooks: Bool {
    (image ?? spokenLabel).nameParts.contains(where: Self.ornaments.contains)
  }

  /// Words in the names of pictures that decorate.
  private static let ornaments: Set<String> = [
    "background", "bg", "banner", "border", "bottom", "chevron", "confetti", "decoration",
    "divider", "empty", "footer", "frame", "gradient", "header", "hero", "icon", "illustration",
    "intro", "left", "onboarding", "overlay", "pattern", "placeholder", "right", "separator",
    "shadow", "sparkle", "sparkles", "splash", "tile", "welcome",
  ]
}
