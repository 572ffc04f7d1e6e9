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
      --- An indicator tells that something goes on.
      view appearance (background "#FFFFFF")
        ▼ element "In progress" type UIActivityIndicatorView appearance (color "#D0D0D0")
      --- The arrow says that there is more behind a row, unless its picture has colours of its own.
      view appearance (background "#FFFFFF")
        text "Your order"
        ▼ view type UIImageView appearance (image "icon_chevron" color "#C4C4C7")
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
      --- A picture has colours of its own.
      view appearance (background "#FFFFFF")
        image "Lighthouse" appearance (image "lighthouse" color "#FEFEFE")
        element "In progress" type UIActivityIndicatorView appearance (color "#666666")
      """,
    boundaries: """
      --- ratio
      ▼ button "{B|A}" appearance (image "{b|a}" color "{#959595|#949494}" background "#FFFFFF")
      """,
    check: .each(
      \.nodes,
      where: { ($0.isStop && $0.isPictureOfControl || $0.isSignWithColor) && !$0.isInactive }
    ) { node, run in
      // Without a picture and without a screenshot nothing says that something is drawn.
      guard node.image != nil || node.isSignWithColor || run.screen.pixels != nil else {
        return .inapplicable
      }
      do throws(IncompleteReason) {
        let contrast = try run.screen.contrast(of: node)
        let needed = run["ratio"]
        guard contrast.ratio < needed else { return .pass }
        let suggestion = contrast.foreground.reaching(needed, on: contrast.background).hex
        let arguments: [String: Finding.Argument] = [
          "image": .text(node.image ?? node.name), "ratio": .ratio(contrast.ratio),
          "needed": .number(needed), "suggestion": .text(suggestion),
        ]
        // What is seen in a picture may be a shadow or an edge, which only a person can tell; so is
        // whether a picture takes the tint, and whether code chooses another.
        let isSure = !node.isSignWithColor || node.role != .image && !node.isReachedFromCode
        return contrast.isExact && isSure
          ? .fail(arguments, fix: .color(suggestion), .opacity(1)) : .review(arguments)
      } catch {
        return .incomplete(error)
      }
    })
}

extension Node {
  /// Whether it is an indicator of progress, or the arrow of a row, with a colour that is told.
  fileprivate var isSignWithColor: Bool {
    guard isShown, !isSystem, let looks = element.appearance.value, looks.color != nil else {
      return false
    }
    if role == .activityIndicator { return true }
    return role == .image && !reactsToTap && looks.text == nil
      && looks.image?.nameParts.contains { ["chevron", "disclosure", "caret"].contains($0) } == true
  }

  /// Whether a control shows a picture and no text that is known.
  fileprivate var isPictureOfControl: Bool {
    guard shownText == nil else { return false }
    switch role {
    case .button, .link, .tab, .segment: return true
    default: return false
    }
  }
}
