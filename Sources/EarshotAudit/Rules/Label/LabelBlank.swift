import EarshotTree

extension Rule {
  static let labelBlank = Rule(
    "label-blank", .label, .error, .high, .blocks,
    "A label holds only spaces, punctuation or glyphs of a font of pictures.",
    what: "the label “{label}” holds no word",
    why: "VoiceOver is silent or says the name of a sign, so the element means nothing",
    advice: "set a label of words; if the element decorates, take it out of the elements",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    supersededBy: ["label-missing", "text-placeholder-dash"] + Rule.missingNames,
    fails: """
      screen ru
      text "Ваш заказ"
      ▼ button "…"
      ---
      cell
        text "Napoli"
        ▼ text "·"
        text "12 min"
      ---
      ▼ link " | "
      --- The glyph of a font of the app has no name that a voice could say.
      ▼ button "\\u{E801}"
      ▼ element "\\u{200B}"
      ---
      ▼ image "-" type UIImageView
      --- Signs in a row stand for digits or stars, which nothing says.
      ▼ text "* * * *"
      """,
    passes: """
      button "Ещё"
      --- A sign that is no punctuation is said by its name.
      button "+"
      ---
      text "12:30"
      --- A digit or a letter is the right name of a key.
      button "7"
      button "A"
      --- So is the point on the pad of a calculator.
      view
        button "1"
        button "2"
        button "3"
        button "4"
        button "5"
        button "6"
        button "7"
        button "."
      --- A dash in a text stands for a missing value, about which there is another rule.
      text "—"
      """,
    check: .screen { run in
      let screen = run.screen
      lazy var pads = Keypads(of: screen)
      for stop in run.screen.stops {
        guard run.isCaptured(stop, .label), stop.element.label.value?.isEmpty == false else {
          continue
        }
        // Spaces in a document make room, or code writes over them.
        if stop.element.document != nil, stop.role == .text, stop.spokenLabel.isEmpty {
          run.incomplete(.notCaptured(.label), stop)
          continue
        }
        let isFlawed = stop.isBlank && !pads.contains(stop)
        run.take(
          isFlawed
            ? .fail(
              on: stop, fix: .label(.toWrite(.name)),
              // Nothing is lost with a sign between two texts.
              severity: stop.role == .text ? .warning : nil)
            : .pass, on: stop)
      }
    })
}

extension Node {
  /// Whether the label is nothing but white space, punctuation, glyphs of fonts of the app and lines
  /// between parts; a text may be a dash.
  fileprivate var isBlank: Bool {
    guard labelClasses.isDisjoint(with: [.latin, .digit]) else { return false }
    let isDash =
      role == .text && !spokenLabel.isEmpty && spokenLabel.allSatisfy { "-–—−?".contains($0) }
    let isRow = spokenLabel.count { $0 == spokenLabel.first } > 2
    return !isDash
      && spokenLabel.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || "|¦│─━▏".unicodeScalars.contains($0)
          || marks.contains($0.properties.generalCategory)
            && (!"#%&*@".unicodeScalars.contains($0) || isRow)
      }
  }
}

private let marks: Set<Unicode.GeneralCategory> = [
  .dashPunctuation, .otherPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation,
  .initialPunctuation, .finalPunctuation, .privateUse,
]
