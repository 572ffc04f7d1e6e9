import EarshotTree

extension Rule {
  static let labelContainsAction = Rule(
    "label-contains-action", .label, .warning, .medium, .slows,
    "A label tells a gesture.",
    what: "the label “{label}” tells a gesture: “{phrase}”",
    why: "VoiceOver tells gestures itself, and with other technology they are others",
    advice: "name the result, such as “Open the cart”",
    wcag: ["3.3.2"], references: [.apple("objectivec/nsobject-swift.class/accessibilitylabel")],
    supersededBy: ["label-generic"],
    fails: """
      ▼ button "Tap to retry"
      --- screen ru
      ▼ button "Нажмите, чтобы выбрать город"
      ---
      ▼ image "Map. Pinch to zoom"
      ---
      ▼ button "More apps, press select to see them all"
      --- screen fr
      ▼ button "Panier, appuyez deux fois pour l'ouvrir"
      --- screen zh
      ▼ button "购物车，双击以打开"
      """,
    passes: """
      button "Retry"
      --- What is seen says so too.
      button "Swipe to pay" appearance (text "Swipe to pay")
      --- screen ru
      button "Выбрать город"
      ---
      text "Tap a pizza to see what is in it"
      --- Names, not gestures.
      button "Click & Collect"
      link "Press"
      button "Touch ID"
      --- A long text is what somebody wrote, not a name.
      element "We get it, tapping on your face sounds ridiculous. Imagine that someone told you, tap on your face for three minutes a day, and that it works. We tried it for a month."
      --- A setting for a gesture.
      screen ja
      button "ダブルタップの速さ"
      --- screen en
      button toggleButton "Require double tap to repost" value "0"
      --- Parts of words.
      button "Tapas"
      button "Clickable links"
      """,
    check: .each(
      \.stops, where: { $0.role != .text && !$0.element.has(.toggleButton) }, having: .label
    ) { stop, run in
      // What is shown says the same to everybody.
      guard !stop.spokenLabel.isLongText, !run.screen.showsLabel(of: stop),
        let match = GestureLexicon.anywhere.firstMatch(in: stop.foldedLabel)
      else {
        return .pass
      }
      return .fail(
        ["phrase": .text(match.phrase)], fix: .label(.toWrite(.name)))
    })
}
