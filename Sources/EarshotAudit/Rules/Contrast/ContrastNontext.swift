import EarshotTree

extension Rule {
  static let contrastNontext = Rule(
    "contrast-nontext", .contrast, .warning, .medium, .hard,
    "The picture of a control stands out too little from its background.",
    what: "the contrast of the picture {image} is {ratio}:1, {needed}:1 is needed",
    why: "people with low vision do not see that there is something to tap",
    advice: "use {suggestion} or a colour with more contrast",
    wcag: ["1.4.11"], references: [.wcag("non-text-contrast")], settings: ["ratio": 3],
    fails: """
      ▼ button "Close" appearance (image "ic_close" color "#CCCCCC" background "#FFFFFF")
      ---
      view appearance (background "#FFFFFF")
        ▼ button "Ещё" appearance (image "ic_more" color "#FFD60A")
      ---
      ▼ link "Map" appearance (image "pin" color "#444444" background "#222222")
      --- boundary ratio
      ▼ button "B" appearance (image "b" color "#959595" background "#FFFFFF")
      """,
    passes: """
      button "Close" appearance (image "ic_close" color "#555555" background "#FFFFFF")
      ---
      view appearance (background "#000000")
        button "Ещё" appearance (image "ic_more" color "#FFD60A")
      --- Text beside the picture says the same.
      button "Map" appearance (text "Map" image "pin" color "#CCCCCC" background "#FFFFFF")
      --- What cannot be operated is exempt.
      button dimmed "Minus" appearance (image "ic_minus" color "#D6D6D6" background "#FFFFFF")
      --- boundary ratio
      button "A" appearance (image "a" color "#949494" background "#FFFFFF")
      """,
    check: .screen { run in
      let meter = ContrastMeter(screen: run.screen)
      for node in run.screen.controls where node.isPictureOfControl && !meter.isDisabled(node) {
        // Without a picture and without a screenshot nothing says that something is drawn.
        guard node.image != nil || run.screen.pixels != nil else { continue }
        let image = node.image ?? node.spokenLabel
        do throws(ContrastUnknown) {
          let measure = try meter.measure(node)
          run.judgePicture(of: node, named: image, measure)
        } catch {
          run.incomplete(error.reason, node)
        }
      }
    })
}

extension AuditedScreen.Node {
  /// Whether a control shows a picture and no text that is known.
  fileprivate var isPictureOfControl: Bool {
    guard shownText == nil else { return false }
    switch role {
    case .button, .link, .tab, .segment: return true
    default: return false
    }
  }
}

extension RuleContext {
  fileprivate mutating func judgePicture(
    of node: AuditedScreen.Node, named image: String, _ measure: ContrastMeter.Measure
  ) {
    let needed = self["ratio"]
    guard measure.ratio < needed else { return pass(node) }
    let suggestion = measure.foreground.reaching(needed, on: measure.background).hex
    let arguments: [String: Finding.Argument] = [
      "image": .text(image), "ratio": .number((measure.ratio * 100).rounded(.down) / 100),
      "needed": .number(needed), "suggestion": .text(suggestion),
    ]
    // What is seen in a picture may be a shadow or an edge, which only a person can tell.
    guard measure.isExact else { return review(node, arguments) }
    fail(node, arguments, fix: .of(node.element.id, .color(suggestion), .opacity(1)))
  }
}
