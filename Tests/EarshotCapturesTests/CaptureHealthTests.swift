import EarshotCaptures
import EarshotTree
import Testing

/// Captures that are read without a mistake and say nothing true say so, in whichever format.
struct CaptureHealthTests {
  private func warnings(_ text: String) throws -> [String] {
    try read(text).warnings.map(\.message)
  }

  private static let rootOnly =
    "the capture holds only its root: the app was not ready, or its tree was cut"
  private static let noLabel = "there is nothing to hear: no element has a label"
  private static let zero =
    "the capture is empty: every frame is zero; the app was not laid out, take the capture again"

  @Test(arguments: [
    #"{"type":"Application","rawIdentifier":null,"rect":{"x":0,"y":0,"width":9,"height":9}}"#,
    #"[{"type":"Application","AXLabel":"A","frame":{"x":0,"y":0,"width":9,"height":9}}]"#,
    #"{"attributes":{"bounds":"[0,0][9,9]"},"children":[]}"#,
    #"{"waypointId":"a","trailblazeNodeTree":{"bounds":{"right":9,"bottom":9}}}"#,
    #"{"roots":[{"isElement":false,"frame":[0,0,9,9]}],"screenSize":[9,9]}"#,
    #"<XCUIElementTypeApplication x="0" y="0" width="9" height="9"/>"#,
  ])
  func aRootAloneSaysSo(_ text: String) throws {
    #expect(try warnings(text) == [Self.rootOnly])
  }

  @Test(arguments: [
    #"{"attributes":{"bounds":"[0,0][9,9]"},"children":[{"attributes":{"bounds":"[0,0][9,9]"}}]}"#,
    #"{"roots":[{"isElement":false,"frame":[0,0,9,9],"children":[{"frame":[0,0,9,9]}]}],"screenSize":[9,9]}"#,
  ])
  func noLabelsSaySo(_ text: String) throws {
    #expect(try warnings(text) == [Self.noLabel])
  }

  @Test(arguments: [
    #"[{"type":"Application","AXFrame":"{{0, 0}, {0, 0}}","children":[{"type":"Button","AXLabel":"a","AXFrame":"{{0, 0}, {0, 0}}"}]}]"#,
    #"{"roots":[{"isElement":true,"label":"a","frame":[0,0,0,0]},{"frame":[0,0,0,0]}],"screenSize":[9,9]}"#,
  ])
  func framesOfZeroSaySo(_ text: String) throws {
    #expect(try warnings(text) == [Self.zero])
  }

  @Test func anElementThatSwallowsTheScreenSaysSo() throws {
    let inner = (1...3).map { #"{"id":"\#($0)","label":"\#($0)","frame":[0,0,9,9]}"# }
      .joined(separator: ",")
    let text = """
      {"roots":[{"id":"all","isElement":true,"label":"Menu","frame":[0,0,400,800],
      "children":[\(inner)]}],"screenSize":[400,800]}
      """
    #expect(
      try warnings(text) == [
        "the element 'all' is as large as the screen and swallows 3 labelled elements in it; "
          + "VoiceOver cannot reach them"
      ])
  }

  @Test func aTreeAtTheDepthLimitSaysSo() throws {
    let open = String(repeating: #"{"type":"Other","rawIdentifier":null,"children":["#, count: 49)
    let text = open + #"{"type":"Button","label":"a"}"# + String(repeating: "]}", count: 49)
    #expect(
      try warnings(text) == [
        "the capture may be cut: an element is nested 50 deep, where 'snapshotMaxDepth' cuts by "
          + "default"
      ])
  }
}
