import EarshotText
import EarshotVerbalizer

/// The rows of a text in a language.
struct StringTableRows {
  private let key: String
  private let localization: StringCatalog.Localization
  private let options: StringTable.Options
  private let language: String
  private let survey: ArgumentSurvey

  /// The number that the others have while one changes: in most languages a plain plural.
  private static let heldNumber = "5"
  /// The most numbers of a text that change one after another.
  private static let mostVarying = 20
  /// The most numbers that are held in all rows of a text together.
  private static let mostHeld = 10_000
  /// What stands for a text that only the app knows.
  private static let unknownText = "…"

  init(
    key: String, localization: StringCatalog.Localization, options: StringTable.Options
  ) {
    self.key = key
    self.localization = localization
    self.options = options
    language = localization.language ?? options.language ?? ""
    survey = ArgumentSurvey(localization.text, device: options.device)
  }

  /// A row for each number of the text, or one for a text without numbers.
  var rows: [StringTable.Row] {
    let counted = survey.slots.filter(\.value.isCounted).keys.sorted()
    let numbers = counted.isEmpty ? survey.slots.filter(\.value.isNumber).keys.sorted() : counted
    guard !numbers.isEmpty else { return [row(varying: nil)] }
    return numbers.prefix(mostVarying).map { row(varying: $0) }
  }

  /// How many of the numbers change: 20, and fewer where the text for each would be very long.
  private var mostVarying: Int {
    let arguments = survey.slots.keys.max() ?? 1
    return max(1, min(Self.mostVarying, Self.mostHeld / arguments))
  }

  private func row(varying position: Int?) -> StringTable.Row {
    let others = survey.slots.filter { $0.key != position && $0.value.isNumber }.keys.sorted()
    return StringTable.Row(
      key: key, language: localization.language, location: localization.location,
      varying: position.map(name),
      held: others.map { StringTable.Held(name: name(of: $0), number: Self.heldNumber) },
      cells: position.map(cells) ?? cellsOfWidths)
  }

  private func name(of position: Int) -> String {
    survey.slots[position]?.variable ?? "%\(position)"
  }

  /// What is heard when nothing is counted: once, or for each width.
  private var cellsOfWidths: [StringTable.Cell] {
    let widths: [Int?] = options.width.map { [$0] } ?? survey.widths
    guard !survey.widths.isEmpty else { return [cell(nil, width: nil, arguments(nil, ""))] }
    return widths.map { cell(nil, width: $0, arguments(nil, "")) }
  }

  private func cells(varying position: Int) -> [StringTable.Cell] {
    let slot = survey.slots[position] ?? ArgumentSurvey.Slot()
    let rules = PluralRules(language: language)
    let width = survey.widths.isEmpty ? nil : options.width
    return numbers(for: slot, rules).map { number in
      // A phone has no way to put a fraction in the place of a whole number.
      guard slot.isFraction || !number.contains(".") else {
        return StringTable.Cell(number: number)
      }
      var cell = cell(number, width: width, arguments(position, number))
      cell.category = PluralOperands(number).map(rules.category)
      return cell
    }
  }

  private func cell(
    _ number: String?, width: Int?, _ arguments: [FormatArgument]
  ) -> StringTable.Cell {
    let device = options.device
    let written = localization.string(arguments: arguments, width: width, device: device)
    let longest =
      width == nil ? written : localization.string(arguments: arguments, device: device)
    return StringTable.Cell(
      number: number, width: width, written: written,
      spoken: longest.map { VerbalizedText($0, language: language.isEmpty ? nil : language).spoken }
    )
  }

  /// The values of a call in which one number changes.
  private func arguments(_ position: Int?, _ number: String) -> [FormatArgument] {
    (1...max(1, survey.slots.keys.max() ?? 1)).map { index in
      if index == position { return .number(number) }
      let isNumber = survey.slots[index]?.isNumber ?? false
      return isNumber ? .number(Self.heldNumber) : .text(Self.unknownText)
    }
  }

  /// The numbers that are tried, which meet every form of the language.
  private func numbers(for slot: ArgumentSurvey.Slot, _ rules: PluralRules) -> [String] {
    if let numbers = options.numbers { return numbers }
    var numbers = ["0", "1", "2", "5", "11", "21"] + (slot.isFraction ? ["1.5"] : [])
    guard slot.isCounted else { return numbers }
    var met = Set(numbers.compactMap { PluralOperands($0).map(rules.category) })
    for category in rules.categories where !met.contains(category) {
      let examples = rules.examples(of: category)
      guard let number = examples.first(where: { slot.isFraction || !$0.contains(".") }) else {
        continue
      }
      numbers.append(number)
      met.insert(category)
    }
    return numbers
  }
}
