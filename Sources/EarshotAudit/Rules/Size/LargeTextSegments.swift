import EarshotSpeech
import EarshotTree

extension Rule {
  static let largeTextSegments = Rule(
    "large-text-segments", .size, .info, .medium, .slows,
    "Segments have no room for their words at a size of accessibility.",
    what:
      "at the text size {size}{width|=0|| on a screen of # pt| on a screen of # pt} the segments need {needed} pt of width and have {room}, so their "
      + "words stay small: predicted; would a button be better: “{better}”?",
    why: "segments do not grow, and who needs large text cannot read them",
    advice: "at the sizes of accessibility show a pop-up button with the same choices",
    wcag: ["1.4.4"],
    references: [
      .apple("uikit/uicontentsizecategory/isaccessibilitycategory"),
      "https://developer.apple.com/design/human-interface-guidelines/pop-up-buttons",
    ],
    isOptIn: true, settings: ["text-size": 10], screen: "390x844",
    fails: """
      ▼ segments "Dough" frame 16,100,358,32
        button "Thin dough" frame 16,100,119,32
        button selected "Traditional" frame 135,100,119,32
        button "Thick dough" frame 254,100,119,32
      --- The words before it name it.
      text "Size" frame 16,70,358,20
      ▼ segments frame 16,100,358,32
        button "Smallest" frame 16,100,119,32
        button selected "Medium-sized" frame 135,100,119,32
        button "Largest" frame 254,100,119,32
      --- screen 390x844 ru
      ▼ segments "Размер" frame 16,100,358,32
        button "Маленькая" frame 16,100,119,32
        button selected "Средняя" frame 135,100,119,32
        button "Большая" frame 254,100,119,32
      """,
    passes: """
      segments "Size" frame 16,100,358,32
        button "S" frame 16,100,119,32
        button selected "M" frame 135,100,119,32
        button "L" frame 254,100,119,32
      ---
      segments "View" frame 16,100,358,32
        button "List" frame 16,100,179,32
        button selected "Map" frame 195,100,179,32
      --- Two short words have room.
      segments "Time" frame 16,100,358,32
        button "Day" frame 16,100,179,32
        button selected "Week" frame 195,100,179,32
      --- These are buttons, whose room is the row's.
      view frame 16,100,358,32
        button "Small" frame 16,100,119,32
        button selected "Medium" frame 135,100,119,32
        button "Large" frame 254,100,119,32
      """,
    boundaries: """
      --- text-size
      ▼ segments "Period" frame 16,100,{120|358},32
        button "Day" frame 16,100,{60|179},32
        button selected "Week" frame 195,100,{60|179},32
      """,
    check: .screen { run in
      guard run.textSize.isAccessibilityCategory else { return }
      let growth = TextStyle.footnote.growth(from: .large, to: run.textSize)
      for control in run.screen.nodes where control.isSegmented && control.isShown {
        let segments = control.children.filter { !$0.readText.isEmpty }
        guard let frame = control.frame, segments.count > 1 else { continue }
        let longest = segments.map { $0.segmentWidth(growing: growth) }.max() ?? 0
        let needed = (longest + LargeTextSegments.padding) * Double(segments.count)
        let room = run.zoom.width(of: frame.width)
        guard needed > room else {
          run.pass(control)
          continue
        }
        run.review(
          control,
          run.sized([
            "needed": .number(needed.rounded(.up)),
            "room": .number(room),
            "better": .text(run.screen.popUp(for: control, segments)),
          ]), covers: segments)
      }
    })
}

/// What segments are measured by.
private enum LargeTextSegments {
  /// The size of their letters in points, which no text size changes.
  static let fontSize = 13.0
  /// The room beside the words of a segment, in points.
  static let padding = 12.0
}

extension Node {
  /// The least width of the words of a segment that would grow.
  fileprivate func segmentWidth(growing growth: Double) -> Double {
    LargeTextSegments.fontSize * growth * LargeText.leastWidth(of: readText)
  }
}

extension AuditedScreen {
  /// The words of the button that stands for segments: the name, what is chosen, the type.
  fileprivate func popUp(for control: Node, _ segments: [Node]) -> String {
    let chosen = segments.first { $0.isSelected } ?? segments[0]
    var name = control.spokenLabel
    if name.isEmpty, let place = segments[0].stopPlace, place > 0,
      let before = stops.last(where: { ($0.stopPlace ?? .max) < place }), before.role == .text,
      let end = before.frame?.maxY, let start = control.frame?.y, (0...40).contains(start - end)
    {
      name = before.spokenLabel
    }
    var button = Element(id: "pop-up", isAccessibilityElement: true)
    button.label = .given(name.isEmpty ? Fix.Words.toWrite(.name).text : name)
    button.value = .given(chosen.readText)
    button.traits = .given(.button)
    let screen = Screen(elements: [button], language: language)
    let composer = SpeechComposer(settings: SpeechSettings(language: language))
    guard let stop = screen.readingOrder.first else { return chosen.readText }
    return SpeechStyle.caption(composer.utterance(for: stop)).sentence
  }
}
