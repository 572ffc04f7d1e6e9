import EarshotTree

extension Rule {
  static let contrastDisabled = Rule(
    "contrast-disabled", .contrast, .info, .low, .slows,
    "Text of a disabled control can hardly be seen.",
    what: "the contrast of the disabled “{text}” is {ratio}:1",
    why: "nobody must fail for it, but people with low vision do not learn that it is there",
    advice: "use {suggestion}, and say the state with a word or the trait notEnabled",
    settings: ["ratio": 3],
    fails: """
      ▼ button dimmed "Buy" appearance (text "Buy" color "#BBBBBB" background "#FFFFFF")
      ---
      cell appearance (enabled no background "#FFFFFF")
        ▼ text "Сырный бортик" appearance (color "#AAA9AD" fontSize 13)
      --- The cell is dimmed as one element; what is seen are the texts in it.
      button cell dimmed "Cheese crust" appearance (background "#FFFFFF")
        ▼ text "Cheese crust" appearance (color "#C0C0C0")
      """,
    passes: """
      button dimmed "Buy" appearance (text "Buy" color "#777777" background "#FFFFFF")
      ---
      button "Buy" appearance (text "Buy" color "#BBBBBB" background "#FFFFFF")
      ---
      cell appearance (enabled no background "#000000")
        text "Моцарелла" appearance (color "#8E8E93")
      --- A disabled view around a whole page is no control.
      view appearance (enabled no background "#FFFFFF")
        text "Help" appearance (color "#BBBBBB")
      """,
    boundaries: """
      --- ratio
      ▼ button dimmed "{2.99|3.03}" appearance (text "{2|3}" color "{#959595|#949494}" background \
      "#FFFFFF")
      """,
    check: .contrast(where: \.isInactive) { _, run in run["ratio"] })
}
