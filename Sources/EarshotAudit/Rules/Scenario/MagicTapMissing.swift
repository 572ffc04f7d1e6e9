import EarshotTree

extension Rule {
  static let magicTapMissing = Rule(
    "magic-tap-missing", .scenario, .info, .low, .slows,
    "A player does not handle the magic tap.",
    what: "“{label}” plays, and no view answers a tap with two fingers, twice",
    why: "a listener stops a player by it from anywhere, and has to look for the button instead",
    advice:
      "override accessibilityPerformMagicTap on the screen or the app, unless the system does it",
    references: [.apple("objectivec/nsobject-swift.class/accessibilityperformmagictap()")],
    isOptIn: true,
    fails: """
      ▼ button startsMediaSession "Play"
      button "Next episode"
      --- screen ru
      ▼ button "Пауза" appearance (image "pause.fill")
      ---
      view handles escape
        ▼ button "Listen" appearance (image "play.circle.fill")
        button "Close"
      """,
    passes: """
      view handles magicTap
        button startsMediaSession "Play"
      --- screen handles magicTap
      button "Pause" appearance (image "pause.fill")
      --- A form is no player.
      textEntry "Name"
      button "Send"
      --- Nobody told what handles what.
      button startsMediaSession "Play" unknown handles
      """,
    check: .screen { run in
      guard let button = run.screen.stops.first(where: \.isOfPlayer),
        run.isCaptured(button, .handlers)
      else { return }
      let isHandled =
        run.screen.screen.handlers.contains(.magicTap)
        || run.screen.nodes.contains { $0.handles(.magicTap) }
      if isHandled { run.pass(button) } else { run.review(button) }
    })
}

extension Node {
  /// Whether it is a button that plays or stops sound, by its trait or the symbol on it.
  var isOfPlayer: Bool {
    guard role == .button else { return false }
    let parts = image?.nameParts ?? []
    return traits.contains(.startsMediaSession) || parts.contains("play") || parts.contains("pause")
  }
}
