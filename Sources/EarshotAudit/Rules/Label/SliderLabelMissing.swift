import EarshotTree

extension Rule {
  static let sliderLabelMissing = Rule(
    "slider-label-missing", .label, .error, .high, .blocks,
    "A slider has no label.",
    what: "the slider has no label",
    why: "a listener hears a number and not what it changes",
    advice: "set accessibilityLabel to what is adjusted, and a value with its unit",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uislider")],
    fails: """
      screen ru
      text "Яркость" frame 24,250,100,22
      ▼ adjustable type UISlider value "50%" frame 24,276,327,31
      ---
      header "Now playing"
      button "Pause"
      ▼ adjustable type XCUIElementTypeSlider value "1:24"
      ---
      ▼ adjustable "\\u{200B}" type App.Slider value "from 500 to 2000 ₽"
      """,
    passes: """
      adjustable "Яркость" type UISlider value "50%"
      ---
      adjustable "Position" type XCUIElementTypeSlider value "1:24 of 3:05"
      --- An adjustable element that is no slider has a rule of its own.
      adjustable value "Medium"
      --- A slider inside an element gets no focus: the row speaks for it.
      element cell adjustable "Text size" value "Large"
        adjustable type UISlider value "70%"
      """,
    check: .each(
      \.controls, where: { $0.role == .slider }, telling: .label, fix: .label(.toWrite(.name))
    ) { stop, _ in stop.isNameless })
}
