import EarshotTree

extension Rule {
  static let traitMissingImage = Rule(
    "trait-missing-image", .label, .info, .low, .cosmetic,
    "A picture with a label is not announced as a picture.",
    what: "the picture has a label, but no image trait",
    why: "a listener takes the description for text and cannot explore the picture",
    advice: "add the image trait",
    wcag: ["1.1.1"], references: [.apple("uikit/uiaccessibilitytraits/image")],
    fails: """
      ▼ element "Pizza with ham and mushrooms" type UIImageView traits none
      ---
      ▼ element "Карта зала" appearance (image "hall_map")
      ---
      header "Profile"
      ▼ element selected "Anna, smiling" type UIImageView
      """,
    passes: """
      image "Pizza with ham and mushrooms" type UIImageView
      ---
      button "Close" appearance (image "ic_close")
      ---
      element "Anna"
      --- An icon that stands for a word is text.
      text "Spicy" type UIImageView appearance (image "ic_chili")
      --- What has actions is no mere picture.
      element "Pepperoni" tappable appearance (image "pizza")
      """,
    check: .each(
      \.stops,
      where: {
        ($0.role == .image || $0.role == .other) && $0.isPicture && !$0.spokenLabel.isEmpty
      }
    ) { stop, _ in
      if stop.traits.contains(.image) { return .pass }
      guard !stop.hasDerivedTraits, !stop.isTapped else { return .inapplicable }
      guard stop.isCaptured(.traits) else { return .incomplete(.notCaptured(.traits)) }
      return stop.element.customActions.value == nil
        ? .fail(fix: .insertTraits(.image)) : .inapplicable
    })
}

extension Node {
  /// Whether it shows a picture and no text.
  fileprivate var isPicture: Bool {
    element.type?.hasSuffix("ImageView") == true
      || image != nil && element.appearance.value?.text == nil
  }
}
