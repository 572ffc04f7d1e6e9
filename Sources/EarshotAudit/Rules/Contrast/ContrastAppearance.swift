import EarshotTree

extension Rule {
  static let contrastAppearance = Rule(
    "contrast-appearance", .contrast, .warning, .medium, .hard,
    "Text and background do not go together in the dark appearance.",
    what: "in the dark appearance the contrast of “{text}”"
      + "{more|=0|| and of # more text| and of # more texts} is {ratio}:1, {needed}:1 is needed "
      + "({color} on {background})",
    why: "one colour follows the appearance and the other does not, so with dark mode, which many "
      + "people with low vision use, the text is gone",
    advice: "let both follow the appearance, such as label on systemBackground, or neither",
    wcag: ["1.4.3"], references: [.wcag("contrast-minimum"), .apple("uikit/uicolor")],
    settings: ["ratio": 4.5, "large-ratio": 3, "large-size": 18, "large-bold-size": 14],
    fails: """
      view appearance (background "#FAFAFA")
        ▼ text "Welcome" appearance (color "#000000" darkColor "#FFFFFF")
        text "Choose how you begin" appearance (color "#000000" darkColor "#FFFFFF")
      --- screen de
      view appearance (background "#FFFFFF" darkBackground "#000000")
        ▼ text "Willkommen" appearance (color "#222222")
      --- A field on a ground of its own.
      ▼ textEntry "Name" appearance (text "Ann" darkColor "#FFFFFF" background "#EFEFEF")
      """,
    passes: """
      view appearance (background "#FFFFFF" darkBackground "#000000")
        text "Welcome" appearance (color "#000000" darkColor "#FFFFFF")
      --- Neither follows.
      view appearance (background "#FFFFFF")
        text "Welcome" appearance (color "#000000")
      --- It can be read in both.
      view appearance (background "#0A84FF")
        header "Welcome" appearance (color "#000000" darkColor "#FFFFFF" fontSize 28)
      --- What lies behind is not told.
      text "Welcome" appearance (color "#000000" darkColor "#FFFFFF")
      """,
    boundaries: """
      --- ratio
      view appearance (background "{#777777|#767676}")
        ▼ text "Welcome" appearance (darkColor "#FFFFFF")
      --- large-ratio
      view appearance (background "{#959595|#949494}")
        ▼ text "Welcome" appearance (darkColor "#FFFFFF" fontSize 18)
      --- large-size
      view appearance (background "#888888")
        ▼ text "Welcome" appearance (darkColor "#FFFFFF" fontSize {17.9|18})
      --- large-bold-size
      view appearance (background "#888888")
        ▼ text "Welcome" appearance (darkColor "#FFFFFF" fontSize {13|14} fontWeight bold)
      """,
    check: .screen { run in
      let isToldAnywhere = run.screen.nodes.contains { $0.differsInDark }
      guard isToldAnywhere else { return }
      var flaws: [(node: Node, contrast: Contrast, needed: Double)] = []
      for node in run.screen.texts
      where !node.isSystem && !node.isInactive && !node.readText.hasNoWord {
        guard let contrast = node.contrastInDark else { continue }
        let isLarge = node.isLargeText(from: run["large-size"], bold: run["large-bold-size"])
        let needed = run[isLarge ? "large-ratio" : "ratio"]
        // What cannot be read in the light either is no matter of the appearance.
        if let light = try? run.screen.contrast(of: node), light.isExact, light.ratio < needed {
          continue
        }
        if contrast.ratio < needed {
          flaws.append((node, contrast, needed))
        } else {
          run.pass(node)
        }
      }
      // Code may choose the colours of what an outlet leads to.
      let sure = flaws.filter { !$0.node.isReachedFromCode }
      let found = sure.isEmpty ? flaws : sure
      guard let worst = found.min(by: { $0.contrast.ratio < $1.contrast.ratio }) else { return }
      let arguments: [String: Finding.Argument] = [
        "text": .text(worst.node.readText), "more": .count(found.count - 1),
        "ratio": .ratio(worst.contrast.ratio), "needed": .number(worst.needed),
        "color": .text(worst.contrast.foreground.hex),
        "background": .text(worst.contrast.background.hex),
      ]
      let others = found.map(\.node).filter { $0 != worst.node }
      // An app may keep to the light appearance, which its documents do not tell.
      if run.screen.isDocument {
        run.review(worst.node, arguments, covers: others)
      } else {
        run.fail(worst.node, arguments, covers: others)
      }
    })
}

extension Node {
  /// Whether one of its colours is another in the dark appearance.
  fileprivate var differsInDark: Bool {
    guard let looks = element.appearance.value else { return false }
    return looks.darkColor != nil || looks.darkBackground != nil
  }

  /// The colours of a text in the dark appearance, of which one is another there and one is not;
  /// `nil` if not both are told.
  fileprivate var contrastInDark: Contrast? {
    guard let looks = element.appearance.value, let ground = groundInDark else { return nil }
    let isNamed = element.document?.namesColors == true
    let fixed = isNamed ? nil : looks.color
    guard (looks.darkColor != nil) != ground.follows,
      let color = (looks.darkColor ?? fixed).flatMap(Color.init(hex:))
    else { return nil }
    return Contrast(
      foreground: color.over(ground.color, alpha: looks.alpha ?? 1), background: ground.color,
      isExact: true)
  }
}
