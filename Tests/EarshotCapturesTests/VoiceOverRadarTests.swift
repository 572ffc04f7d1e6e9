import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct VoiceOverRadarTests {
  static let snapshot = """
    {
      "appName" : "Pizza",
      "screenSize" : [390, 844],
      "modalPresented" : false,
      "roots" : [
        { "id" : "1", "isElement" : false, "isContainer" : true, "traits" : [],
          "frame" : [0, 0, 390, 844], "voiceOver" : "",
          "customActions" : [], "customContent" : [], "children" : [
          { "id" : "2", "label" : "Pepperoni", "isElement" : true, "traits" : ["header"],
            "frame" : [16, 60, 200, 40], "voiceOver" : "Pepperoni, heading",
            "customActions" : [], "customContent" : [], "children" : [] },
          { "id" : "3", "label" : "Sizes", "isElement" : false, "containerType" : "list",
            "traits" : [], "frame" : [0, 200, 390, 100], "children" : [
            { "id" : "4", "label" : "Small", "value" : "25 cm", "hint" : "Chooses the size",
              "identifier" : "small", "isElement" : true, "traits" : ["button", "selected"],
              "frame" : [0, 200, 100, 44], "customActions" : ["Compare"],
              "customContent" : ["Weight: 300 g", "Vegan"], "children" : [] },
            { "id" : "5", "label" : "Large", "isElement" : true, "traits" : ["button", "toggle"],
              "frame" : [200, 200, 100, 44], "children" : [], "glow" : 1 } ] } ] } ]
    }
    """

  @Test func theRichestFormatIsReadWhole() throws {
    let capture = try read(Self.snapshot)
    #expect(capture.format == "voiceover-radar")
    #expect(
      capture.heard == [
        "2: Pepperoni [header]", "4: Small = 25 cm [button selected]", "5: Large [button]",
      ])
    let small = try capture.element("4")
    #expect(small.hint == "Chooses the size")
    #expect(small.identifier == "small")
    #expect(small.customActions == .given([CustomAction("Compare")]))
    #expect(
      small.customContent
        == .given([
          CustomContent(label: "Weight", value: "300 g"), CustomContent(label: "Vegan", value: ""),
        ]))
    #expect(small.source == Place(line: 14, column: 9))
    #expect(try capture.element("3").containerType == .given(.list))
    #expect(try capture.element("5").hint == .empty)
    #expect(!small.language.isCaptured)
    #expect(capture.screens[0].title == "Pizza")
    #expect(capture.screens[0].size == Size(width: 390, height: 844))
    #expect(capture.unknowns.map(\.what) == ["trait 'toggle'", "key 'glow'"])
    #expect(capture.screens[0].allElements.allSatisfy { !$0.accessibilityElements.isCaptured })
  }

  @Test func anOrderAgainstThePlacesWasSetByTheApp() throws {
    let capture = try read(
      """
      {"appName":"A","screenSize":[390,844],"modalPresented":true,"modalLabel":"Sheet","roots":[
      {"id":"1","isElement":false,"traits":[],"frame":[0,0,390,844],"children":[
      {"id":"2","label":"Below","isElement":true,"traits":[],"frame":[0,400,90,44],"children":[]},
      {"id":"3","label":"Above","isElement":true,"traits":[],"frame":[0,100,90,44],"children":[]}]}]}
      """)
    #expect(capture.heard == ["2: Below", "3: Above"])
    #expect(try capture.element("1").accessibilityElements == .given(["2", "3"]))
    #expect(try capture.element("1").isModal == .given(true))
  }

  @Test(arguments: [
    (#"{"roots":[],"screenSize":[1,2]}"#, "1:1: no-screen: the snapshot has no roots"),
    (
      #"{"roots":[],"screenSize":[1]}"#,
      "1:26: invalid: 'screenSize' must be an array of 2 numbers, not of 1"
    ),
    (#"{"roots":3,"screenSize":[1,2]}"#, "1:10: invalid: 'roots' must be an array, not a number"),
    (
      #"{"roots":[{"frame":[1,2]}],"screenSize":[1,2]}"#,
      "1:20: invalid: 'frame' must be an array of 4 numbers, not of 2"
    ),
    (
      #"{"roots":[{"traits":"button"}],"screenSize":[1,2]}"#,
      "1:21: invalid: 'traits' must be an array, not a string"
    ),
    (
      #"{"roots":[{"customActions":[1]}],"screenSize":[1,2]}"#,
      "1:29: invalid: 'customActions' must be a string, not a number"
    ),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    let error = try error(of: text, .voiceOverRadar)
    #expect(error.whole.hasPrefix(message + "; "), "\(error.whole)")
  }
}
