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
    check: .screen { run in
      for stop in run.screen.stops where stop.role == .image || stop.role == .other {
        let facts = stop
        guard facts.isPicture, !facts.spokenLabel.isEmpty else { continue }
        if facts.traits.contains(.image) {
          run.pass(stop)
        } else if facts.hasDerivedTraits || facts.isTapped || !run.knows(stop, .traits) {
          continue
        } else if facts.element.customActions.value == nil {
          run.fail(stop, fix: .of(facts.element.id, .insertTraits(.image)))
        }
      }
    })
}

extension AuditedScreen.Node {
  /// Whether it shows a picture and no text.
  fileprivate var isPicture: Bool {
    if element.type?.hasSuffix("ImageView") == true { return true }
    return image != nil && element.appearance.value?.text == nil
  }
}
