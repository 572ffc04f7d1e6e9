import ArgumentParser
import EarshotProject
import EarshotStrings
import EarshotText

/// The options for string files: what is put into their texts.
struct StringArguments: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Numbers for the texts of string files, such as 0,1,2,1.5. (default: 0, 1, 2, 5, 11, 21 and "
        + "what else meets each form of the language)", valueName: "list"))
  var numbers: String?

  @Option(
    help: ArgumentHelp(
      "Width that the texts of string files are drawn in. (default: each width of a text)",
      valueName: "number"))
  var width: Int?

  @Option(
    help: ArgumentHelp(
      "Device that string files are read for: "
        + StringCatalog.Device.known.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "device"))
  var device = StringCatalog.Device.iPhone.rawValue

  func validate() throws {
    for number in list ?? [] where !Self.isNumber(number) {
      throw ValidationError("'\(number)' in --numbers is no number such as 5 or 1.5")
    }
    if numbers != nil, list?.isEmpty ?? true {
      throw ValidationError("--numbers names no number; write them as 0,1,2")
    }
    if let width, !(0...100_000).contains(width) {
      throw ValidationError("--width \(width) is not between 0 and 100000")
    }
    let known = StringCatalog.Device.known.map(\.rawValue)
    guard known.contains(device) else {
      throw ValidationError(
        "unknown device '\(device)'; known are \(known.joined(separator: ", "))")
    }
  }

  /// The options without the command line.
  var options: StringOptions { StringOptions(numbers: list, width: width, device: device) }

  private var list: [String]? {
    numbers.map { text in
      text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { "+-.0123456789".contains($0) } && PluralOperands(text) != nil
      && text.utf8.count <= 30
  }
}
