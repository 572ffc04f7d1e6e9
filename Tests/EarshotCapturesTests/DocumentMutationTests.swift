import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct DocumentMutationTests {
  private static let samples: [(format: CaptureFormat, text: String)] = [
    (.interfaceBuilder, InterfaceBuilderTests.sample),
    (.uiAutomator, UIAutomatorTests.sample),
    (.chromiumAX, ChromiumAXTests.sample),
    (.voDesign, VODesignTests.sample),
    (.accessibilitySnapshot, AccessibilitySnapshotTests.sample),
  ]

  @Test(arguments: 0..<5) func aCutFileIsReadOrRefused(_ index: Int) {
    Mutation.cutEverywhere(Self.samples[index].text, Self.samples[index].format)
  }

  @Test(arguments: 0..<5) func aDamagedFileIsReadOrRefused(_ index: Int) {
    Mutation.changeAtRandom(
      Self.samples[index].text, Self.samples[index].format, count: 3_000,
      seed: 20_261_121 + UInt64(index))
  }

  @Test(arguments: [
    (
      "<hierarchy>", "<node class=\"a\" bounds=\"[0,0][9,9]\" text=\"t\" clickable=\"true\">",
      "</node>", "</hierarchy>"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>",
      "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>",
      "</subviews></view>", "</objects></document>"
    ),
    (
      "", "{\"container\":{\"_0\":{\"type\":{\"list\":{}},\"frame\":[[0,0],[9,9]]},\"children\":[",
      "]}}", ""
    ),
    ("[", "{\"type\":\"container\",\"trait\":0,\"frame\":[[0,0],[9,9]],\"elements\":[", "]}", "]"),
  ])
  func deepFilesAreReadOrRefused(_ parts: (String, String, String, String)) throws {
    for (depth, isRead) in [(300, true), (2_000, false)] {
      let text =
        parts.0 + String(repeating: parts.1, count: depth)
        + String(repeating: parts.2, count: depth) + parts.3
      do throws(CaptureError) {
        let capture = try EarshotCapturesTests.read(text)
        _ = capture.screens.map(\.readingOrder.count)
        #expect(isRead)
      } catch {
        #expect(!isRead && error.code != .unrecognized, "\(error)")
      }
    }
  }
}
