import EarshotText
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let radioGroupSplit = Rule(
    "radio-group-split", .simplify, .warning, .medium, .hard,
    "Options that exclude one another do not say which is chosen.",
    what:
      "{count|# option|# options}, and none is selected, has a value or belongs to a named group",
    why: "a listener hears single words, not a choice, and never what is chosen now",
    advice: "give the chosen option the trait selected and the group a label",
    wcag: ["1.3.1", "4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits"), .wcag("name-role-value.html")],
    settings: ["options": 3],
    fails: """
      view
        ▼ button "Courier" appearance (image "radio_on")
        button "Pick-up" appearance (image "radio_off")
        button "Post" appearance (image "radio_off")
      ---
      view
        ▼ button radioButton "Наличными"
        button radioButton "Картой"
        button radioButton "Через СБП"
        button radioButton "Бонусами"
      ---
      text "How was your trip?"
      view
        ▼ button type RadioButton "Good"
        button type RadioButton "Fair"
        button type RadioButton "Bad"
      --- A strip of days, one of which is shown.
      view
        ▼ button "Jun 20, Sat" frame 0,100,60,60
        button "Jun 21, Sun" frame 60,100,60,60
        button "Jun 22, Mon" frame 120,100,60,60
        button "Jun 23, Tue" frame 180,100,60,60
        button "Jun 24, Wed" frame 240,100,60,60
      """,
    passes: """
      view
        button radioButton selected "Courier"
        button radioButton "Pick-up"
        button radioButton "Post"
      ---
      group "Payment"
        button radioButton "Cash"
        button radioButton "Card"
        button radioButton "Transfer"
      ---
      view
        button radioButton "Cash" value "on"
        button radioButton "Card" value "off"
        button radioButton "Transfer" value "off"
      --- In a month nothing needs to be chosen.
      view
        button "1" frame 0,100,60,60
        button "2" frame 60,100,60,60
        button "3" frame 120,100,60,60
        button "4" frame 180,100,60,60
        button "5" frame 240,100,60,60
      view
        button "Jun 20, Sat" selected frame 0,300,60,60
        button "Jun 21, Sun" frame 60,300,60,60
        button "Jun 22, Mon" frame 120,300,60,60
        button "Jun 23, Tue" frame 180,300,60,60
        button "Jun 24, Wed" frame 240,300,60,60
      --- Steps have no weekday.
      view
        button "1 Cart" frame 0,200,60,60
        button "2 Address" frame 60,200,60,60
        button "3 Delivery" frame 120,200,60,60
        button "4 Payment" frame 180,200,60,60
        button "5 Done" frame 240,200,60,60
      view
        button "Step 1" frame 0,100,60,60
        button "Step 2" frame 60,100,60,60
        button "Step 3" frame 120,100,60,60
        button "Step 4" frame 180,100,60,60
        button "Step 5" frame 240,100,60,60
      --- Answers that act at once are no choice that stays.
      view
        button "Yes"
        button "No"
        button "Later"
      """,
    boundaries: """
      --- options
      view
        ▼ button radioButton "Window"
        {button radioButton "Middle"|}
        button radioButton "Aisle"
      """,
    check: .each({ $0.stopsByParent() }) { group, run in
      let radios = group.filter(\.isRadio)
      let isRadios = radios.count >= Int(clamping: run["options"])
      let options = isRadios ? radios : group.stripOfDays
      guard let first = options.first else { return .inapplicable }
      // Android tells of each day whether it is selected.
      if isRadios || !first.isAndroid, let missing = first.missing(.traits, .value) {
        return missing
      }
      let isNamed = first.parent.map { !$0.spokenLabel.isEmpty } == true
      if isNamed || options.contains(where: { $0.traits.contains(.selected) || !$0.value.isEmpty })
      {
        return .pass
      }
      let chosen = options.first { $0.isSelected || $0.looksOn }
      let edits =
        (chosen.map { [Fix.Edit($0, .insertTraits(.selected))] } ?? [])
        + (first.parent.map {
          [Fix.Edit($0, .container(.semanticGroup)), Fix.Edit($0, .label(.toWrite(.title)))]
        } ?? [])
      return .fail(
        ["count": .count(options.count)], on: first, fix: edits.isEmpty ? nil : Fix(edits),
        covers: Array(options.dropFirst()))
    })
}

extension [Node] {
  /// The days one after another that stand in one row, equally large, and react to a tap, each with
  /// its weekday; none when they are fewer than five.
  fileprivate var stripOfDays: [Node] {
    let days = filter { ($0.role == .button || $0.isTappable) && $0.day != nil }
    guard days.count >= 5, let first = days[0].frame,
      Set(days.compactMap { $0.day?.words }).count >= Swift.min(days.count, 7)
    else { return [] }
    let isStrip = zip(days, days.dropFirst()).allSatisfy { day, next in
      guard let number = day.day?.number, let following = next.day?.number, let frame = next.frame
      else { return false }
      let isNext = following == number + 1 || following == 1 && number >= 28
      return isNext && abs(frame.y - first.y) <= 1 && abs(frame.width - first.width) <= 2
    }
    return isStrip ? days : []
  }
}

extension Node {
  /// The day of the month that it names, and the words beside it; `nil` if it names none.
  fileprivate var day: (number: Int, words: String)? {
    let tokens = spokenLabel.utf8.count <= 32 ? spokenLabel.tokens : []
    let numbers = tokens.filter(\.isNumber)
    let words = tokens.filter(\.isWord).map(\.text).joined(separator: " ")
    let isDate = tokens.contains { $0.isWord && DateWords.contains($0.text.lowercased()) }
    guard numbers.count == 1, isDate, let day = Int(numbers[0].text),
      (1...31).contains(day)
    else { return nil }
    return (day, words)
  }

  /// Whether it is one option of several that exclude one another.
  fileprivate var isRadio: Bool {
    if traits.contains(.radioButton) || element.type?.hasSuffix("RadioButton") == true {
      return true
    }
    return role == .button && image?.lowercased().contains("radio") == true
  }

  /// Whether its picture is that of a chosen option.
  fileprivate var looksOn: Bool {
    guard let image = image?.lowercased() else { return false }
    return image.hasSuffix("on") || image.hasSuffix("selected") || image.hasSuffix("checked")
  }
}
