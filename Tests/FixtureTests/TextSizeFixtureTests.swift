import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Captures that tell their fonts, at other text sizes (F341).
struct TextSizeFixtureTests {
  /// The heights of cells at 375 points of width at the text sizes L, AX1 and AX5; a fixed height and
  /// a limit of one line keep the button and the text beside it as low as they are.
  @Test(
    arguments: [("first", [100, 191, 574]), ("second", [64, 69, 99])] as [(Element.ID, [Double])])
  func theCellsOfAScreenGrow(_ cell: Element.ID, _ heights: [Double]) throws {
    let file = SharedFolder.checkout.appending(path: "Fixtures/TextSizes/product.view.json")
    let screen = try CaptureFormat.viewFile.read(
      Array(try Data(contentsOf: file)), ReadOptions()
    ).screens[0]
    let sizes: [ContentSizeCategory] = [
      .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    let found = sizes.map { screen.atTextSize($0)[cell]?.frame.value?.height.rounded() }
    #expect(found == heights)
  }
}
