import EarshotTree

extension Rule {
  static let traitMissingMedia = Rule(
    "trait-missing-media", .label, .info, .low, .slows,
    "A button that seems to play something has no trait for it.",
    what: "“{label}” shows {image}: does it start sound?",
    why: "VoiceOver says the name of the button again, over the beginning of the sound",
    advice: "add startsMediaSession, or playsSound where the button itself makes the sound",
    wcag: ["1.4.2"], references: [.apple("uikit/uiaccessibilitytraits/startsmediasession")],
    fails: """
      ▼ button "Play" appearance (image "play.fill")
      --- screen ru
      ▼ button "Слушать выпуск" appearance (image "ic_play_24")
      --- screen de
      ▼ button "Hörprobe" appearance (image "play.circle")
      """,
    passes: """
      button startsMediaSession "Play" appearance (image "play.fill")
      button playsSound "Listen" appearance (image "play.circle")
      --- Others than a player have a picture, too.
      button "My playlists" appearance (image "playlist")
      button "Settings" appearance (image "gearshape")
      --- Without a picture it may start a game.
      button "Play"
      --- Nobody told the traits.
      button "Play" appearance (image "play.fill") derived traits
      """,
    check: .each(\.stops, where: { $0.role == .button && $0.image != nil }) { stop, run in
      guard let image = stop.image, image.nameParts.contains("play") else { return .inapplicable }
      if !stop.traits.isDisjoint(with: [.startsMediaSession, .playsSound]) { return .pass }
      guard stop.isCaptured(.traits), !stop.hasDerivedTraits else {
        return .incomplete(.notCaptured(.traits))
      }
      // The trait changes when the name is said, not what is heard of it.
      return .review(["image": .text(image)])
    })
}
