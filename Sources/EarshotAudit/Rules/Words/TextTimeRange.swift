import EarshotVerbalizer

extension Rule {
  static let textTimeRange = Rule(
    "text-time-range", .text, .warning, .high, .slows,
    "Two clock times are joined by a dash.",
    what: "the dash in “{part}” is silent or read as minus",
    why: "a listener hears two times in a row and cannot tell that they are a range",
    advice: "write the range in words in the label: from one time to the other",
    references: [.apple("foundation/dateintervalformatter")],
    fails: """
      screen ru
      ▼ text "Ежедневно, 10:00–22:00"
      --- screen en
      ▼ button "Standup" value "12:00 PM – 1:00 PM"
      ---
      cell
        ▼ text "Delivery 18:30-19:00"
        button "Change"
      --- strings ru
      ▼ "hours" "Ежедневно, 10:00–22:00"
      """,
    passes: """
      screen ru
      text "С 9 до 23"
      --- screen en
      text "From 10:00 to 22:00"
      --- screen en
      text "Opens at 10:00 - call first"
      --- A score is no time of the day.
      screen en
      text "Final 3:2 – 1:0"
      --- A time and then a name.
      screen en
      text "10:30 - Dentist"
      --- strings ru
      "hours" "С 10 до 22"
      "from" "%@–%@"
      """,
    check: .texts(all: [.digit, .colon, .dash], dependsOnVoice: true) { $0.flaw(.timeRange) })
}
