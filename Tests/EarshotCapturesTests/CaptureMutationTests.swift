import EarshotCaptures
import Foundation
import TestSupport
import Testing

/// The importers of texts for people and of XCTest answer to any input; the long run of all
/// importers is `Benchmarks/Sources/ImporterFuzz`.
struct CaptureMutationTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="400" height="800" index="0">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="add" label="Add &amp; go" \
    value="1" enabled="false" visible="true" accessible="true" x="16" y="100" width="90" \
    height="44" index="0" traits="Button, Selected"/>
      <XCUIElementTypeOther x="0" y="200" width="400" height="44"><!-- é -->
        <XCUIElementTypeTextField label="Name" value="N" placeholderValue="N" x="0" y="200" \
    width="400" height="44" enabled="true" visible="true" accessible="true"/>
      </XCUIElementTypeOther>
    </XCUIElementTypeApplication>
    """
  private static let dump = """
    Attributes: Application, 0x1, pid: 7, label: 'App'
    Element subtree:
     →Application, 0x1, pid: 7, label: 'App'
        Window (Main), 0x2, {{0.0, 0.0}, {400.0, 800.0}}
          Button, 0x3, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'add', label: 'Add', Selected
          Other, 0x4, {{0.0, 200.0}, {400.0, 100.0}}
            TextField, 0x5, {{0.0, 200.0}, {400.0, 44.0}}, placeholderValue: 'N', value: 'é'
            StaticText, 0x6, {{0.0, 250.0}, {400.0, 44.0}}, label: 'It's
    two lines', Disabled
    Path to element:
     →Application, 0x1, pid: 7, label: 'App'
    """
  private static let notation = """
    screen 375x812 ru
    header "Добавить в пиццу"
    button dimmed "Сыр" value "169 рублей" hint "\\u{202E}" frame 16,66.5,86,24 # why
    list "Добавки" order (a b)
      adjustable "Размер" id a actions ("Убрать")
      text "Say AB" attributedLabel "Say " ("AB" spelled yes) id b language en
    """

  private static let samples: [(format: CaptureFormat, text: String)] = [
    (.webDriverAgentXML, xml), (.debugDescription, dump), (.notation, notation),
  ]

  @Test(arguments: samples.indices) func aDamagedCaptureIsReadOrRefused(_ index: Int) {
    Mutation.changeAtRandom(
      Self.samples[index].text, Self.samples[index].format, count: 2_000,
      seed: 20_261_122 + UInt64(index))
  }

  @Test func aDamagedViewFileIsReadOrRefused() throws {
    let file = SharedFolder.checkout.appending(
      path: "Fixtures/Captures/pizza/form-errors-after.view.json")
    Mutation.changeAtRandom(
      try String(contentsOf: file, encoding: .utf8), .viewFile, count: 2_000, seed: 20_261_125)
  }
}
