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
  ) { ScreenNotation.print($0) }
}
