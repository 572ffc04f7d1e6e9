import EarshotText
import EarshotTree

extension Rule {
  static let valueRaw = Rule(
    "value-raw", .label, .warning, .high, .slows,
    "A value is an unformatted number or a truth value of code.",
    what: "the value “{value}” is not written for people",
    why: "a listener hears a row of digits or a word of code in place of a share or a state",
    advice: "format the value for the language: percent for shares, words for states",
    references: [.apple("uikit/uiaccessibilityelement/accessibilityvalue")],
    settings: ["fraction-digits": 2],
    fails: """
      ▼ adjustable "Яркость" value "0.5"
      ---
      ▼ element "Upload" type UIProgressView value "0.3333333"
      ---
      ▼ button "Favourite" value "false"
      ▼ button toggleButton "Vegan" value "YES"
      ---
      ▼ button "Без лука" type App.Checkbox value "1"
      ---
      ▼ text "Distance" value "12.83712 km"
      """,
    passes: """
      adjustable "Яркость" value "50 %"
      ---
      button toggleButton "Vegan" value "on"
      ---
      element "Rating" value "4.7 of 5"
      ---
      adjustable "Guests" value "1"
      --- VoiceOver says on and off for these values of a switch.
      button toggleButton "Wi-Fi" type UISwitch value "1"
      --- Somebody typed this.
      textEntry "Latitude" value "55.75222"
      --- Three digits after a point are thousands in many languages.
      screen de
      text "Einwohner" value "83.149"
      --- A version is no number.
      text "Version" value "2.1.12345"
      """,
    boundaries: """
      --- fraction-digits
      ▼ text "Rate" value "{92.354|92.35}"
      """,
    check: .each(\.stops, where: { !$0.role.isField && $0.element.value.value != nil }) {
      stop, run in
      guard stop.isAuthored(.value) else { return .inapplicable }
      let words = stop.formatted(
        digits: Int(clamping: run["fraction-digits"]), in: run.screen.language(of: stop))
      return words.map { .fail(["value": .text(stop.value)], fix: .value($0)) } ?? .pass
    })
}

extension Node {
  /// What would be better than a raw value; `nil` when it is not raw.
  fileprivate func formatted(digits: Int, in language: String) -> Fix.Words? {
    guard let first = value.utf8.first else { return nil }
    if first >= 0x41 { return Self.truths.contains(value) ? .toWrite(.value) : nil }
    if role == .toggle, value == "0" || value == "1" {
      return isAuthored(.traits) && !traits.contains(.toggleButton) && !isNativeSwitch
        ? .toWrite(.value) : nil
    }
    guard value.contains(where: { $0 == "." || $0 == "," }),
      let (_, whole, mark, fraction, unit) = value.wholeMatch(
        of: /[-−]?([0-9]+)([.,])([0-9]+)\s*([\p{L}%]{0,3})/)?.output
    else { return nil }
    let isShare = whole == "0" || whole == "1" && fraction.allSatisfy { $0 == "0" }
    if isShare, unit.isEmpty, [.slider, .adjustable, .progress].contains(role),
      let thousandths = Int(whole + (fraction + "00").prefix(3))
    {
      return .known("\((thousandths + 5) / 10)%")
    }
    // Three digits after a point may be thousands, unless the language writes fractions so.
    let mayBeThousands =
      fraction.count == 3 && whole != "0" && !(mark == "." && language == "en")
    return fraction.count > digits && !mayBeThousands ? .toWrite(.value) : nil
  }

  /// A class of the system, for which VoiceOver turns 0 and 1 into words.
  private var isNativeSwitch: Bool {
    let type = element.type ?? ""
    return type.hasPrefix("UI") || type.hasPrefix("XCUIElementType") || !type.contains(".")
  }

  private static let truths: Set<String> = [
    "true", "false", "True", "False", "TRUE", "FALSE", "YES", "NO",
  ]
}
