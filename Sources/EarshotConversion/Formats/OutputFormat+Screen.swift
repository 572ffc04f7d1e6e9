package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The formats that a screen can be converted to, sorted by name.
  package static var all: [OutputFormat<Screen>] {
    [accessibilitySnapshot, json, notation, swiftUI, uikit, view, voDesign]
  }

  /// Screen notation, the short form for people.
  package static let notation = OutputFormat(
    id: "notation", summary: "the short form for people; holds everything", fileExtension: "screen"
  ) { ScreenNotation.print($0.namedForPeople.roundedForPeople) }
}

extension Screen {
  /// The screen with frames of two decimals at most, which is finer than any display.
  fileprivate var roundedForPeople: Screen {
    var screen = self
    screen.size = size.map { Size(width: $0.width.hundredths, height: $0.height.hundredths) }
    screen.updateAll { $0.roundForPeople() }
    return screen
  }
}

extension Element {
  fileprivate mutating func roundForPeople() {
    if let rect = frame.value {
      frame = .given(
        Rect(
          x: rect.x.hundredths, y: rect.y.hundredths, width: rect.width.hundredths,
          height: rect.height.hundredths))
    }
    if let point = activationPoint.value {
      activationPoint = .given(Point(x: point.x.hundredths, y: point.y.hundredths))
    }
  }
}

extension Double {
  /// The number rounded to two decimals; one that is too large for any stays.
  fileprivate var hundredths: Double {
    isFinite && magnitude < 1e9 ? (self * 100).rounded() / 100 : self
  }
}
