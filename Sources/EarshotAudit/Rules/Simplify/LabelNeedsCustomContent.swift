import EarshotTree

extension Rule {
  static let labelNeedsCustomContent = Rule(
    "label-needs-custom-content", .simplify, .info, .low, .slows,
    "A merged label has so many parts that the main thing drowns.",
    what: "the label has {parts|# part|# parts} and {length|# character|# characters}",
    why: "whoever looks for one row among many hears every detail of each",
    advice: "keep the main parts in the label and put the others into custom content",
    references: [.apple("accessibility/axcustomcontent")],
    settings: ["label-parts": 4, "merged-length": 100],
    fails: """
      ▼ button "Blue mug, 350 ml, dishwasher safe, hand-made in Portugal, 4.8 of 5, 120 reviews, \
      12 euros, delivery tomorrow"
      ---
      tableview
        ▼ element cell "Рейс 1402, Москва, Казань, вылет в 10:25, прилет в 12:05, без пересадок, \
        багаж 10 килограммов, 4500 рублей"
      ---
      ▼ element tappable "Ann Smith, two hours ago, we went to the lake and it was very warm, 12 likes, \
      3 comments, 1 share, public"
        text "Ann Smith"
        text "two hours ago"
      """,
    passes: """
      button "Blue mug, 12 euros" content ("Size" "350 ml") ("Rating" "4.8 of 5")
      ---
      button "Mum, Sunday, 10:25, missed, mobile"
      ---
      button "Read how a small bakery in the old town became the best known one in the whole \
      country, and why its owner is leaving"
      --- The text of a page is read once.
      element "Apples, pears, cinnamon, wheat flour, butter, cane sugar, eggs, almonds, raisins, \
      vanilla and a pinch of salt"
      --- A text of its own is heard as it is written, however many commas it has.
      text "Tomato sauce, mozzarella, pepperoni, mushrooms, bell pepper, olives, red onion, \
      basil, oregano and chili flakes"
      """,
    boundaries: """
      --- label-parts
      ▼ button "Wooden table for six people, solid oak from the north, two metres {long,|long and} \
      one metre wide, 640 euros with delivery"
      --- merged-length
      ▼ button "Wooden chair, solid oak, one metre high and not {very|too} heavy, 64 euros, 12 \
      reviews, we deliver for free"
      """,
    check: .each(\.stops, where: \.mayBeOneOfMany) { stop, run in
      let label = stop.spokenLabel
      // Bytes are counted first, because characters take a walk.
      guard Double(label.utf8.count) > run["merged-length"]
      else { return label.isEmpty ? .inapplicable : .pass }
      let (length, parts) = (label.count, label.spokenParts)
      guard Double(length) > run["merged-length"], Double(parts) > run["label-parts"]
      else { return .pass }
      // Sentences are a message, which is read whole.
      if stop.spokenLabel.matches(of: #/\p{L}[.!?…]\s+\p{Lu}/#).count >= 2 { return .pass }
      // What belongs into the content, and under which names, only the author knows.
      return .fail(["parts": .count(parts), "length": .count(length)])
    })
}

extension Node {
  /// Whether it is a row or something to tap, which stand among others, and not the text of a page.
  fileprivate var mayBeOneOfMany: Bool {
    role != .text && !role.isField && (isRow || reactsToTap || element.systemContainer == .cell)
  }
}
