import EarshotText
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
      --- screen en
      ▼ text "Uploaded: 2026-06-28 20:06"
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
      text "2025-02-01 10:00:00 started"
      text "Report-2026-06-28.pdf"
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
    check: .texts(all: .digit, any: [.point, .slash, .dash], dependsOnVoice: true) { text in
      text.flaw(.date) ?? text.text.isoDate.map { SpokenFlaw($0) }
    })
}

extension String {
  /// The first date in the form of ISO 8601, apart from stamps of logs and names of files.
  fileprivate var isoDate: Substring? {
    // Without these bytes there is no date, which is found out in less time.
    guard utf8.count >= 10, utf8.contains(UInt8(ascii: "-")),
      hasASCII("20") || hasASCII("19"), let match = firstMatch(of: Self.date)
    else { return nil }
    let rest = self[match.range.upperBound...]
    let isBounded = rest.first.map { $0.isWhitespace || ".,;)".contains($0) } ?? true
    let isStamp = rest.prefixMatch(of: #/\s[0-9]{2}:[0-9]{2}:/#) != nil
    let isFile = rest.prefixMatch(of: #/\.\w/#) != nil
    return isBounded && !isStamp && !isFile ? match.1 : nil
  }

  nonisolated(unsafe) private static let date =
    #/(?:^|[\s(,])((?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))/#
}
