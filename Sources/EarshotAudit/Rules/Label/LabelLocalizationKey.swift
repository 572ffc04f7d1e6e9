import EarshotTree

extension Rule {
  static let labelLocalizationKey = Rule(
    "label-localization-key", .label, .error, .high, .blocks,
    "A label is the key of a translation that is missing.",
    what: "the label “{label}” looks like a key of a table of texts",
    why: "listeners hear words of programmers joined by dots and underscores",
    advice: "add the translation for this key",
    wcag: ["3.1.1"], references: [.apple("xcode/localization")],
    supersededBy: ["label-is-symbol-name", "label-developer-text", "label-equals-identifier"],
    fails: """
      ▼ button "cart.checkout.button"
      --- screen ru
      header "Меню"
      ▼ button "MENU_SORT_TITLE"
      ---
      ▼ element "profile.logout_title"
      ▼ image "menu.title"
      """,
    passes: """
      button "Checkout"
      --- screen ru
      button "Сортировка"
      ---
      button "v1.2.3"
      button "MENU"
      --- Addresses, files and names of people.
      link "docs.example.com"
      link "example.org"
      button "anna.smith"
      --- Files are named with dots.
      button "read_me.md"
      button "archive.tar.gz"
      --- A symbol, which another rule reports.
      button "cart.badge.plus"
      --- A text that is seen as it is heard.
      text "error.network.title"
      """,
    check: .each(\.stops, having: .label, fix: .label(.toWrite(.name))) { stop, run in
      stop.labelClasses.isDisjoint(with: .beyondNames)
        && !stop.labelClasses.isDisjoint(with: [.point, .underscore])
        && CodeText.isKey(stop.spokenLabel) && !stop.role.isField
        && !run.screen.showsLabel(of: stop)
    })
}
