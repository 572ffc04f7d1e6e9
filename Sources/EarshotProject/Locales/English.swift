extension ClientReportWords {
  /// The words in English.
  static let english = ClientReportWords(
    title: "Accessibility audit", app: "App", date: "Date", summary: "Summary",
    criteria: "WCAG 2.2", criterion: "Success criterion", level: "Level", flaws: "Flaws",
    questions: "Questions", verdict: "Result", fails: "fails", asks: "a person has to look",
    nothingFound: "nothing found", notMeasured: "not measured", rule: "Problem", count: "Count",
    screens: "Screens", problems: "Problems, the most frequent first",
    heard: "What is heard on each screen", heardInOrder: "In the order of swipes",
    findings: "Findings and how to mend them", changes: "Before and after", before: "before",
    after: "after", measure: "Measure", effort: "Effort", how: "What was looked at, and how",
    limits: "A program finds only part of what hinders people. An empty table is no proof of "
      + "conformance: have people who use VoiceOver try the app.",
    method: { screens, rules, profile in
      "\(screens) \(screens == 1 ? "screen" : "screens"), \(rules) rules; what is heard is a "
        + "prediction for \(profile), made from captures and not on a device."
    })
}
