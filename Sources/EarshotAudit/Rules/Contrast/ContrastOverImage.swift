import EarshotTree

extension Rule {
  static let contrastOverImage = Rule(
    "contrast-over-image", .contrast, .warning, .medium, .hard,
    "Text over a picture stands out too little from parts of it.",
    what: "behind “{text}”, {share|# percent has|# percent have} a contrast below {needed}:1",
    why: "people with low vision lose the letters where the picture is as light as the text",
    advice: "put a translucent layer or a plain colour between picture and text",
    wcag: ["1.4.3"], references: [.wcag("contrast-minimum")], needsPixels: true,
    settings: ["share": 10],
    passes: """
      header "Pizza" appearance (color "#000000" background "#FFFFFF")
      ---
      image "Basil" frame 0,0,375,200
      --- screen 375x812
      image "Tomato" frame 0,0,375,200
      button "Buy" frame 16,300,100,44
      --- Without a screenshot nothing is known of the picture.
      screen 375x812
      image "Pizza" frame 0,0,375,200
      text "Sale" frame 16,20,100,30 appearance (color "#FFFFFF")
      """,
    check: .each(\.texts, where: { !$0.isSystem && !$0.isInactive }) { node, run in
      // Only a colour that is known tells which pixels are letters.
      guard let looks = node.element.appearance.value, node.colorBehind == nil,
        let color = looks.color.flatMap(Color.init(hex:)), node.isDrawnInSight
      else { return .inapplicable }
      guard let pixels = run.screen.pixels else { return .incomplete(.noScreenshot) }
      guard let frame = node.drawnFrame, let size = run.screen.screen.size else {
        return .incomplete(.notCaptured(.frame))
      }
      let seen = node.clip.map(frame.intersection) ?? frame
      let needed = node.isLargeText() ? 3 : 4.5
      guard (try? run.screen.contrastInPicture(of: node)) == nil,
        let share = pixels.share(of: seen, in: size, below: needed, to: color),
        share * 100 >= run["share"]
      else { return .pass }
      return .review([
        "text": .text(node.readText), "share": .number((share * 100).rounded()),
        "needed": .number(needed),
      ])
    })
}
