import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct TrailblazeTests {
  static let waypoint = """
    {"waypointId":"a/b","capturedAt":"2026-05-08T12:07:29Z","capturedFrom":"copied-from: a/c",
    "screenshotFile":"a.webp","deviceWidth":402,"deviceHeight":874,"viewHierarchy":{"children":[]},
    "trailblazeNodeTree":{"bounds":{"left":0,"top":0,"right":0,"bottom":0},"driverDetail":{
    "class":"iosMaestro","enabled":false},"children":[{"nodeId":1,"bounds":{"left":0,"top":0,
    "right":402,"bottom":874},"driverDetail":{"class":"iosMaestro","accessibilityText":"App"},
    "children":[{"nodeId":2,"ref":"a1","bounds":{"left":0,"top":100,"right":90,"bottom":144},
    "driverDetail":{"class":"iosMaestro","accessibilityText":"Go","selected":true,"glow":1}},
    {"nodeId":3,"bounds":{"left":0,"top":900,"right":90,"bottom":944},"driverDetail":{
    "class":"iosMaestro","accessibilityText":"Below"}}]}]}}
    """

  @Test func aCopySaysSo() throws {
    let capture = try read(Self.waypoint)
    #expect(capture.format == "trailblaze")
    #expect(capture.heard == ["Any[2]: Go [selected]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "1:72: the waypoint is a copy of 'a/c', not a capture of its own"
      ])
    #expect(
      capture.unknowns == [
        Capture.Unknown(
          what: "key 'glow' of 'driverDetail'", location: Place(line: 7, column: 79))
      ])
  }

  @Test func theTreeOfViewsIsReadWhereThereIsNoOther() throws {
    let capture = try read(
      """
      {"waypointId":"a","deviceWidth":402,"deviceHeight":874,"viewHierarchy":{"centerPoint":"0,0",
      "enabled":false,"children":[{"nodeId":1,"accessibilityText":"App","x2":402,"y2":874,"children":[
      {"nodeId":2,"text":"Old","hintText":"Name","y1":100,"x2":90,"y2":144}]}]}}
      """)
    #expect(capture.heard == ["TextField[1]: - = Old [textEntry]"])
    #expect(
      try capture.element("TextField[1]").frame
        == .given(Rect(x: 0, y: 100, width: 90, height: 44)))
  }

  @Test(arguments: [
    (#"{"waypointId":"a"}"#, "1:1: no-screen: the waypoint holds no tree"),
    (
      #"{"waypointId":"a","trailblazeNodeTree":3}"#,
      "1:40: invalid: 'element' must be an object, not a number"
    ),
    (
      #"{"waypointId":"a","trailblazeNodeTree":{"driverDetail":3}}"#,
      "1:56: invalid: 'driverDetail' must be an object, not a number"
    ),
    (
      #"{"waypointId":"a","trailblazeNodeTree":{"bounds":{"left":"x"}}}"#,
      "1:58: invalid: 'left' must be a number, not a string"
    ),
    (
      #"{"waypointId":"a","deviceWidth":"wide"}"#,
      "1:33: invalid: 'deviceWidth' must be a number, not a string"
    ),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    let error = try error(of: text, .trailblaze)
    #expect(error.whole.hasPrefix(message + "; "), "\(error.whole)")
  }
}

@Suite(.enabled(if: Corpus.isWanted))
struct TrailblazeCorpusTests {
  /// Numbers of stops, counted by hand in the files.
  static let counts = [
    "calendar_android_event_detail_recurring.example.json": 6,
    "calendar_android_settings_default_duration.example.json": 4,
    "calendar_android_settings_overflow_menu.example.json": 1,
    "contacts_ios_add_favorites_action_picker.example.json": 4,
    "contacts_ios_avatar_onboarding.example.json": 19,
    "contacts_ios_block_contact_confirm.example.json": 3,
    "contacts_ios_visual_identity_emoji.example.json": 28,
  ]

  @Test(arguments: Corpus.files("trailblaze-json"))
  func everyFileIsRead(_ file: URL) throws {
    let capture = try read([UInt8](try Data(contentsOf: file)))
    #expect(capture.format == "trailblaze")
    #expect(capture.unknowns.isEmpty)
    #expect(capture.screens[0].readingOrder.count == Self.counts[file.lastPathComponent])
  }

  @Test func symbolsBelongToTheirRow() throws {
    let capture = try Corpus.capture(
      "trailblaze-json/contacts_ios_add_favorites_action_picker.example.json")
    #expect(
      capture.screens[0].readingOrder.map { $0.element.label.value } == [
        "Add to Favorites", "Message", "Call", "Mail",
      ])
    // The keyboard that is being prepared below the screen is not heard.
    #expect(capture.screens[0].allElements.contains { $0.label.value == "q" })
    #expect(capture.screens[0].title == "Contacts")
  }

  @Test func anAlertIsNamedAfterItsText() throws {
    let capture = try Corpus.capture(
      "trailblaze-json/contacts_ios_block_contact_confirm.example.json")
    #expect(
      capture.screens[0].readingOrder.map { $0.element.label.value } == [
        "dismiss popup",
        "You will not receive phone calls, messages, email or FaceTime from blocked contacts.",
        "Block Contact",
      ])
  }

  @Test func aToolbarOfAndroidIsReadInTheOrderOfItsViews() throws {
    let capture = try Corpus.capture(
      "trailblaze-json/calendar_android_settings_default_duration.example.json")
    #expect(
      capture.screens[0].readingOrder.map { $0.element.label.value } == [
        "Back", "Default event duration", "More options",
        "This is the default duration of a newly created event.\nFor non-Google accounts, the "
          + "default is 1 hour.",
      ])
    #expect(capture.screens[0].readingOrder[2].element.has(.button))
  }
}
