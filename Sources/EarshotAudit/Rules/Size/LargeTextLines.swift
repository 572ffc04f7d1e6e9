import EarshotTree

extension Rule {
  static let largeTextLines = Rule(
    "large-text-lines", .size, .warning, .medium, .hard,
    "A limit of lines cuts the text at a larger text size.",
    what:
      "at the text size {size}{width|=0|| on a screen of # pt| on a screen of # pt} the text “{name}” needs {needed|# line|# lines} and may have "
      + "{limit}: predicted",
    why: "who enlarges the text reads the beginning only",
    advice: "numberOfLines = 0, in what can grow",
    wcag: ["1.4.4"],
    references: ["https://developer.apple.com/design/human-interface-guidelines/typography"],
    isOptIn: true, settings: ["text-size": 9], supersededBy: ["text-clipped"], screen: "390x844",
    fails: """
      ▼ text "The courier arrives at half past seven" frame 16,100,300,21 \
      appearance (fontSize 17 style body lines 1)
      --- Two lines are too few.
      ▼ text "All prices include the tax and the service of the house and of the street" \
      frame 16,100,358,42 appearance (fontSize 17 style body lines 2)
      --- screen 390x844 ru
      ▼ text "Курьер приедет к вам в половине восьмого" frame 16,100,358,21 \
      appearance (fontSize 17 scales yes lines 1)
      """,
    passes: """
      text "The courier arrives at half past seven" frame 16,100,300,21 \
      appearance (fontSize 17 style body lines 0)
      ---
      text "Total" frame 16,100,60,21 appearance (fontSize 17 style body lines 1)
      --- A font of fixed size is the flaw of another rule.
      text "The courier arrives at half past seven" frame 16,100,300,21 \
      appearance (fontSize 17 scales no lines 1)
      --- Letters get smaller.
      text "The courier arrives at half past seven" frame 16,100,300,21 \
      appearance (fontSize 17 style body shrinks yes lines 1)
      --- The system shows the titles of its bars large.
      navigationbar
        text "The courier arrives at half past seven" frame 16,100,300,21 \
        appearance (fontSize 17 style body lines 1)
      --- A carousel decides how wide its cells are.
      collection frame 0,90,390,60
        text "The courier arrives at half past seven" frame 16,100,300,21 \
        appearance (fontSize 17 style body lines 1)
      """,
    boundaries: """
      --- text-size
      ▼ text "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii{ii|i}" frame 16,100,300,21 \
      appearance (fontSize 17 style body lines 1)
      """,
    check: .screen { run in
      let texts = run.largeTexts.filter { $0.node.role == .text && !$0.text.shrinks }
      guard !texts.isEmpty else { return run.incompleteWithoutFonts() }
      for large in texts {
        guard let limit = large.text.numberOfLines, limit > 0, !large.node.isReachedFromCode,
          let width = large.widest
        else { continue }
        let needed = large.text.neededLines(in: width, share: LargeText.share)
        guard needed > limit else {
          run.pass(large.node)
          continue
        }
        run.take(
          .fail(
            run.sized([
              "name": .text(large.text.text), "needed": .count(needed), "limit": .count(limit),
            ]), fix: .numberOfLines(0)), on: large.node)
      }
    })
}
