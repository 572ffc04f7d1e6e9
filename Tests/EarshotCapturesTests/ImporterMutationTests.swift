import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

/// Every importer of JSON answers to any input.
struct ImporterMutationTests {
  static let idb = """
    {"elements":[{"type":"Application","AXLabel":"A","AXFrame":"{{0, 0}, {400, 800}}","pid":7,\
    "children":[{"type":"Group","AXLabel":"Tabs","frame":{"x":0,"y":760,"width":400,"height":40},\
    "children":[{"type":"RadioButton","subrole":"AXTabButton","AXLabel":"é","AXValue":1,\
    "frame":{"x":0,"y":760,"width":90,"height":40},"help":"a, Double tap to edit",\
    "custom_actions":["x"],"traits":["Button"],"expanded":true,"hidden":false,"focused":true}]}]}],\
    "backend":"ax","truncated":false,"modal":{"kind":"app","element_type":"x","label":"Tabs"},\
    "screen":{"width":400,"height":800}}
    """

  static let captures: [MutatedCapture] = [
    MutatedCapture(.webDriverAgentJSON, WebDriverAgentJSONTests.source),
    MutatedCapture(.idb, idb), MutatedCapture(.maestro, MaestroTests.hierarchy),
    MutatedCapture(.maestro, MaestroTests.table), MutatedCapture(.maestro, MaestroTests.driver),
    MutatedCapture(.maestro, MaestroTests.android),
    MutatedCapture(.trailblaze, TrailblazeTests.waypoint),
    MutatedCapture(.voiceOverRadar, VoiceOverRadarTests.snapshot),
  ]

  @Test(arguments: captures.indices) func anyCutIsAnswered(_ index: Int) {
    Self.captures[index].expectCutsToBeRead()
  }

  @Test(arguments: captures.indices) func anyChangeIsAnswered(_ index: Int) {
    Self.captures[index].expectMutationsToBeRead(seed: UInt64(index + 1), count: 3_000)
  }

  @Test(
    arguments: [CaptureFormat.webDriverAgentJSON, .idb, .maestro, .trailblaze, .voiceOverRadar].map(
      \.id))
  func depthIsNoDanger(_ id: String) throws {
    let format = try #require(CaptureFormat.named(id))
    let open = String(
      repeating: #"{"type":"Group","attributes":{},"label":"a","children":["#, count: 490)
    let text = open + String(repeating: "]}", count: 490)
    let inputs = [
      text, #"{"roots":[\#(text)],"screenSize":[1,2]}"#, #"{"trailblazeNodeTree":\#(text)}"#,
      #"{"axElement":\#(text)}"#,
    ]
    for input in inputs {
      do throws(CaptureError) {
        let capture = try format.read(Array(input.utf8), ReadOptions())
        #expect(capture.screens[0].allElements.count >= 1)
      } catch {
        #expect(error.location != nil)
      }
    }
  }
}
