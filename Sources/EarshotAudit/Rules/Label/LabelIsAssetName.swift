import EarshotTree

extension Rule {
  static let labelIsAssetName = Rule(
    "label-is-asset-name", .label, .error, .medium, .blocks,
    "A label is the name of a picture or file.",
    what: "the label “{label}” looks like the name of an asset",
    why: "VoiceOver spells out what a programmer called the file, and nobody learns what it does",
    advice: "set accessibilityLabel to what the element shows or does",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    supersededBy: [
      "icon-button-label-missing", "tab-label-missing", "image-label-missing",
      "label-equals-identifier",
    ],
    fails: """
      ▼ image "IMG_0034.PNG"
      ---
      ▼ button "iClose"
      ▼ button "ic_cart_24"
      ---
      ▼ image "hero@2x.png"
      ▼ image "arrow-24"
      ---
      cell
        ▼ image "pizza_ham" appearance (image "pizza_ham")
        text "Ham and mushrooms"
      ---
      screen ru
      ▼ link "btn-more"
      ▼ button "settingsIcon"
      """,
    passes: """
      button "Close"
      image "Ham and mushroom pizza"
      ---
      screen ru
      button "В корзину"
      ---
      link "24-hour delivery"
      --- Names of products.
      button "iPhone"
      button "eBay"
      link "YouTube"
      button "iPadOS"
      --- The name of a user, which is there to be read.
      button "anna_smith" appearance (text "anna_smith")
      --- Names of people and addresses are no names of pictures.
      button "Profile of anna_smith"
      link "anna_smith@example.com"
      --- A text is seen as it is heard.
      text "report_final.pdf"
      --- The kind of a processor.
      button "x86_64"
      """,
    check: .each(\.stops, having: .label, fix: .label(.toWrite(.name))) { stop, run in
      // Cameras write the names of their files in capitals.
      stop.labelClasses.isToken
        && (stop.labelClasses.contains(.lower) || CodeText.hasPictureEnding(stop.spokenLabel))
        && CodeText.isAssetName(stop.spokenLabel) && !stop.role.isField
        && !run.screen.showsLabel(of: stop)
    })
}
