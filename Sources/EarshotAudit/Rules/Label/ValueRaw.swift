import EarshotStrings
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
      --- boundary fraction-digits
      ▼ text "Rate" value "92.354"
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
      --- boundary fraction-digits
      text "Rate" value "92.35"
      """,
    check: .each(\.stops, where: { $0.element.value.value != nil && !$0.role.isField }) {
      stop, run in
      let digits = Int(run["fraction-digits"])
      guard stop.isAuthored(.value) else { return .inapplicable }
      guard let words = stop.formatted(digits: digits, run.screen, stop) else { return .pass }
      return .fail(
        ["value": .text(stop.value)],
        fix: .value(words))
    })
}

extension AuditedScreen.Node {
  /// What would be better than a raw value; `nil` when it is not raw.
  fileprivate func formatted(
    digits: Int, _ screen: AuditedScreen, _ stop: AuditedScreen.Node
  ) -> Fix.Words? {
    let value = value
    guard let first = value.utf8.first else { return nil }
    if first >= 0x41 {
      return value.utf8.count <= 5 && OnOffWords.isRawTruth(value) ? .toWrite(.value) : nil
    }
    if role == .toggle, value == "0" || value == "1" {
      return isAuthored(.traits) && !traits.contains(.toggleButton) && !isNativeSwitch
        ? .toWrite(.value) : nil
    }
    guard value.utf8.contains(where: { $0 == 0x2E || $0 == 0x2C }),
      let number = DecimalText(value)
    else { return nil }
    if number.isShare, number.unit.isEmpty, isGauge {
      return .known(number.percent)
    }
    // Three digits after a point may be thousands, unless the language writes fractions so.
    let mayBeThousands =
      number.fraction.count == 3 && number.whole != "0"
      && !(number.mark == "." && screen.language(of: stop) == "en")
    return number.fraction.count > digits && !mayBeThousands ? .toWrite(.value) : nil
  }

  private var isGauge: Bool { role == .slider || role == .adjustable || role == .progress }

  /// A class of the system, for which VoiceOver turns 0 and 1 into words.
  private var isNativeSwitch: Bool {
    let type = element.type ?? ""
    return type.hasPrefix("UI") || type.hasPrefix("XCUIElementType") || !type.contains(".")
  }
}

/// A number with a fraction as it stands in a text.
private struct DecimalText {
  var whole: String
  var mark: Character
  var fraction: String
  /// What follows the number.
  var unit: String

  /// Reads digits, a point or comma, digits, and perhaps a unit; `nil` when a text is anything else.
  init?(_ text: String) {
    var rest = text[...]
    if rest.first == "-" || rest.first == "−" { rest.removeFirst() }
    whole = String(rest.prefix(while: \.isASCIIDigit))
    rest = rest.dropFirst(whole.count)
    guard !whole.isEmpty, let mark = rest.popFirst(), mark == "." || mark == "," else { return nil }
    self.mark = mark
    fraction = String(rest.prefix(while: \.isASCIIDigit))
    rest = rest.dropFirst(fraction.count)
    unit = String(rest.drop(while: \.isWhitespace))
    guard !fraction.isEmpty, unit.count <= 3, unit.allSatisfy({ $0.isLetter || $0 == "%" }) else {
      return nil
    }
  }

  /// Whether it lies between 0 and 1.
  var isShare: Bool { whole == "0" || whole == "1" && fraction.allSatisfy { $0 == "0" } }

  /// The share as a whole percentage.
  var percent: String {
    if whole == "1" { return "100%" }
    let digits = (fraction + "00").prefix(3).compactMap(\.wholeNumberValue)
    let hundredths = digits.prefix(2).reduce(0) { $0 * 10 + $1 }
    return "\(hundredths + (digits.count > 2 && digits[2] >= 5 ? 1 : 0))%"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
