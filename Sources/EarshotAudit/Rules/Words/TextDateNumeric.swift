import EarshotVerbalizer

extension Rule {
  static let textDateNumeric = Rule(
    "text-date-numeric", .text, .info, .high, .slows,
    "A date is written in digits only.",
    what: "the date “{part}” is digits only",
    why: "the voice reads three numbers, and day and month may be taken for each other",
    advice: "use a date format with the name of the month in the label",
    references: [.apple("foundation/dateformatter")],
    fails: """
      screen ru
      ▼ text "Доставлен 01.02.2025"
      --- screen en
      ▼ button "Invoice" value "2/1/25"
      --- screen de
      ▼ text "Gültig bis 31.12.24"
      --- strings en
      ▼ "since" "Since 01.02.2025"
      """,
    passes: """
      screen ru
      text "Доставлен 1 февраля 2025"
      --- screen en
      text "February 1, 2025"
      --- screen en
      text "Seats 1/2"
      --- A stamp of a log is meant for programs.
      screen en
      text "2025-02-01T10:00:00Z started"
      --- Numbers of versions and addresses of networks have points too.
      screen en
      text "Version 10.12.2"
      text "192.168.10.20"
      --- No month has this number, and no month has this day.
      screen en
      text "50/60/70"
      --- strings en
      "since" "Since %@"
      "version" "Version 1.2.3"
      """,
    check: .texts(all: .digit, any: [.point, .slash]) { $0.flaw(.date) })
}
