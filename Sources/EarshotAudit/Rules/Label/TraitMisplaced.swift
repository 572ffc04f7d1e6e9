import EarshotTree

extension Rule {
  static let traitMisplaced = Rule(
    "trait-misplaced", .label, .warning, .medium, .slows,
    "An element has a trait that does not fit what it is.",
    what:
      "the trait {trait} does not fit {more|=0|it|it and # other element|it and # other elements}",
    why:
      "VoiceOver and its settings treat the element as what it is not, such as a key or a player",
    advice: "remove the trait {trait}: it is for the keys of a keyboard, for what plays something, "
      + "and for the one element that sums up the app when it opens",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits")],
    fails: """
      ▼ image keyboardKey "Mona Lisa" appearance (image "mona")
      button "Buy"
      ---
      ▼ text keyboardKey "Enter the code"
      textEntry "Code"
      --- Only one element tells the state of an app when it opens.
      text summaryElement "Cloudy, 14 degrees"
      ▼ text summaryElement "Humidity 60 %"
      text summaryElement "Wind 12 km/h"
      --- A text alone is asked about.
      ▼ text summaryElement "Choose how you want to begin."
      button "Next"
      ---
      ▼ text startsMediaSession "Episode 12"
      ▼ text playsSound "Bell"
      """,
    passes: """
      button keyboardKey "A"
      --- The summary of the weather now.
      text summaryElement "Cloudy, 14 degrees"
      text "Humidity 60 %"
      ---
      button startsMediaSession "Play episode 12"
      button playsSound "Bell"
      --- A pad of keys that are texts.
      view
        text keyboardKey "1"
        text keyboardKey "2"
        text keyboardKey "3"
      --- A tap on the text begins the sound.
      text playsSound "Bell" handles activate
      image startsMediaSession "Trailer" tappable
      --- What the importer concluded is not what the app set.
      text keyboardKey "Enter the code" derived traits
      """,
    check: .screen { run in
      let told = run.screen.stops.filter { !$0.hasDerivedTraits && !$0.traits.isEmpty }
      run.judgeSummaries(told.filter { $0.traits.contains(.summaryElement) })
      let keys = told.count { $0.traits.contains(.keyboardKey) }
      for (trait, name) in [
        (Traits.keyboardKey, "keyboardKey"), (.startsMediaSession, "startsMediaSession"),
        (.playsSound, "playsSound"),
      ] where trait != .keyboardKey || keys < 3 {
        run.judge(told.filter { $0.traits.contains(trait) }) { stop, _ in
          guard stop.doesNothing else { return .pass }
          return .fail(["trait": .text(name), "more": .count(0)], fix: .removeTraits(trait))
        }
      }
    })
}

extension RuleContext {
  /// Judges the elements that are said to sum up the state of the app: there can be one alone.
  fileprivate mutating func judgeSummaries(_ summaries: [Node]) {
    guard let first = summaries.first else { return }
    let name: Finding.Argument = .text("summaryElement")
    guard summaries.count == 1 else {
      let others = summaries.dropFirst()
      return fail(
        others.first, ["trait": name, "more": .count(others.count - 1)],
        fix: Fix(others.map { Fix.Edit($0, .removeTraits(.summaryElement)) }),
        covers: Array(others.dropFirst()))
    }
    // The state of something that changes has a number in most cases.
    let isState =
      first.traits.contains(.updatesFrequently) || !first.value.isEmpty
      || first.spokenLabel.contains(where: \.isNumber)
    guard first.doesNothing, !isState else { return pass(first) }
    review(
      first, ["trait": name, "more": .count(0)],
      fix: .of(first, .removeTraits(.summaryElement)))
  }
}

extension Node {
  /// Whether it only shows a text or a picture, and a tap on it does nothing.
  fileprivate var doesNothing: Bool {
    let contentTraits: Traits = [.image, .staticText, .header]
    let controlTraits: Traits = [
      .button, .link, .toggleButton, .adjustable, .searchField, .textEntry,
    ]
    let isShown =
      !traits.isDisjoint(with: contentTraits) || role == .text || role == .image
      || ["UILabel", "UIImageView"].contains(element.type)
    return isShown && traits.isDisjoint(with: controlTraits) && !isTappable && !handles(.activate)
  }
}
