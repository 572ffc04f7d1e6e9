import ArgumentParser
import EarshotBraille
import EarshotProject

/// How braille is written.
struct BrailleArguments: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Braille: 1 uncontracted, 2 contracted; German has 0 as well. (default: 1)",
      valueName: "grade"))
  var grade: Int?

  @Option(
    help: ArgumentHelp(
      "Braille: dots in a cell, 8 for computer braille. (default: 6)",
      valueName: "6|8"))
  var dots: Int?

  /// Whether the user set any of them.
  var isUsed: Bool { grade != nil || dots != nil }

  func validate() throws {
    guard [6, 8].contains(dots ?? 6) else {
      throw ValidationError("--dots is 6 or 8, not \(dots ?? 6)")
    }
    guard (0...2).contains(grade ?? 1) else {
      throw ValidationError("--grade is 0, 1 or 2, not \(grade ?? 1)")
    }
    if grade != nil, dots == 8 {
      throw ValidationError("eight dots are computer braille, which has no grade")
    }
  }
}

/// A braille display on the command line.
struct BrailleDisplayArguments: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Braille: cells of the display, from 8 to 200. (default: 40)",
      valueName: "count"))
  var cells: Int?

  @Option(
    name: .customLong("status-cell"),
    help: ArgumentHelp(
      "Braille: where a cell tells by dots 7 and 8 that there is more to the left and right: "
        + "off, left or right. (default: off)", valueName: "side"))
  var status: BrailleDisplay.StatusCell?

  @Flag(name: .customLong("with-text"), help: "Braille: the caption above its cells.")
  var showsText = false

  /// Whether the user set any of them.
  var isUsed: Bool { cells != nil || status != nil || showsText }

  func validate() throws {
    guard (8...200).contains(cells ?? 40) else {
      throw ValidationError("--cells \(cells ?? 40) is not between 8 and 200")
    }
  }
}

extension BrailleOptions {
  /// The options of the command line.
  init(_ braille: BrailleArguments, _ display: BrailleDisplayArguments) {
    self.init(
      grade: braille.grade, dots: braille.dots,
      display: BrailleDisplay(cells: display.cells ?? 40, status: display.status ?? .off),
      showsText: display.showsText)
  }
}

extension BrailleDisplay.StatusCell: ExpressibleByArgument {}
