extension CaptureRecipe {
  /// All recipes, in the order in which somebody with an app of their own would try them.
  package static let all: [CaptureRecipe] = [
    xcuitest, appium, webDriverAgent, idb, axe, maestro, debugger, swiftUI, accessibilitySnapshot,
    voiceOverRadar, storyboard, design, hand, android, web, trailblaze,
    json,
  ]

  private static let xcuitest = CaptureRecipe(
    id: "xcuitest", title: "a UI test in Xcode (XCTest)",
    lines: [
      "let app = XCUIApplication()",
      "app.launch()",
      "add(XCTAttachment(string: app.debugDescription))",
      "",
      "xcrun xcresulttool export attachments --path Run.xcresult --output-path captures",
      "earshot read captures",
    ],
    notes: [
      "In a simulator the test can write the file itself, into /tmp, with write(toFile:).",
      "It does not tell hints, actions, traits and the words for Voice Control.",
    ], formats: ["debug-description"], page: "Formats/DebugDescription.md")

  private static let appium = CaptureRecipe(
    id: "appium", title: "Appium, with the XCUITest driver",
    lines: [
      "driver.update_settings({\"snapshotMaxDepth\": 100, \"includeCustomActionsInPageSource\": True})",
      "open(\"menu.xml\", \"w\", encoding=\"utf-8\").write(driver.page_source)",
      "",
      "earshot read menu.xml",
    ],
    notes: [
      "'Download source' in Appium Inspector writes the same file.",
      "It does not tell hints; traits stand in it from WebDriverAgent 9.12 on.",
    ], formats: ["webdriveragent-xml"], page: "Formats/WebDriverAgentXML.md")

  private static let webDriverAgent = CaptureRecipe(
    id: "webdriveragent", title: "WebDriverAgent alone, or a device farm that runs it",
    lines: ["curl http://localhost:8100/source > menu.xml", "", "earshot read menu.xml"],
    notes: ["'/source?format=json' and '/wda/accessibleSource' are read as well."],
    formats: ["webdriveragent-xml", "webdriveragent-json"], page: "Formats/WebDriverAgentJSON.md")

  private static let idb = CaptureRecipe(
    id: "idb", title: "idb, for a simulator",
    lines: ["idb ui describe-all --nested > menu.json", "", "earshot read menu.json"],
    notes: ["Without --nested what is inside of bars and groups is missing."],
    formats: ["idb"], page: "Formats/IDB.md")

  private static let axe = CaptureRecipe(
    id: "axe", title: "AXe, for a simulator; sim-use is read as well",
    lines: ["axe describe-ui --udid UDID > menu.json", "", "earshot read menu.json"],
    notes: ["'xcrun simctl list devices booted' shows the UDID."],
    formats: ["idb"], page: "Formats/IDB.md")

  private static let maestro = CaptureRecipe(
    id: "maestro", title: "Maestro",
    lines: ["maestro hierarchy > menu.json", "", "earshot read menu.json"],
    notes: [
      "It does not tell types and traits: no word such as 'button' is said.",
      "Where you can choose, take a UI test or Appium.",
    ], formats: ["maestro"], page: "Formats/Maestro.md")

  private static let debugger = CaptureRecipe(
    id: "xcode", title: "Xcode's debugger, while a UI test is stopped",
    lines: ["(lldb) po XCUIApplication().debugDescription", "", "pbpaste | earshot read -"],
    notes: [
      "Copy what is printed. Xcode saves nothing readable of its view debugger, and Accessibility",
      "Inspector saves nothing of a screen.",
    ], formats: ["debug-description"], page: "Formats/DebugDescription.md")

  private static let swiftUI = CaptureRecipe(
    id: "swiftui", title: "a SwiftUI view or preview",
    lines: [
      "let app = XCUIApplication()",
      "app.launchArguments = [\"-screen\", \"Menu\"]  // your app shows the view of the preview",
      "app.launch()",
      "add(XCTAttachment(string: app.debugDescription))",
    ],
    notes: [
      "A preview alone cannot be captured: let a UI test show its view, or take the view in a unit",
      "test ('earshot capture accessibility-snapshot').",
    ], formats: ["debug-description"], page: "Formats/DebugDescription.md")

  private static let accessibilitySnapshot = CaptureRecipe(
    id: "accessibility-snapshot", title: "AccessibilitySnapshot, in a unit test",
    lines: [
      "let data = try JSONEncoder().encode(hierarchy)  // of AccessibilityHierarchyParser",
      "try data.write(to: URL(filePath: \"/tmp/menu.json\"))",
      "",
      "earshot read /tmp/menu.json",
    ],
    notes: ["It tells most of all: hints, actions, custom content, rotors and containers."],
    formats: ["accessibility-snapshot"], page: "Formats/AccessibilitySnapshot.md")

  private static let voiceOverRadar = CaptureRecipe(
    id: "voiceover-radar", title: "VoiceOverRadarKit, inside of the app",
    lines: ["curl http://localhost:8765/ > menu.json", "", "earshot read menu.json"],
    notes: ["It tells hints, actions, custom content and containers."],
    formats: ["voiceover-radar"], page: "Formats/VoiceOverRadar.md")

  private static let storyboard = CaptureRecipe(
    id: "storyboard", title: "storyboards, xibs and strings files of a project",
    lines: [
      "earshot read Base.lproj/Main.storyboard", "earshot audit ru.lproj/Localizable.strings",
    ],
    notes: ["They are read as they are; what code changes at run time is not in them."],
    formats: ["interface-builder"], page: "Formats/InterfaceBuilder.md")

  private static let design = CaptureRecipe(
    id: "design", title: "VoiceOver Designer, or its plug-in for Figma",
    lines: ["earshot read Menu.vodesign"],
    notes: ["The package that either saves is read as it is, with its picture."],
    formats: ["vodesign"], page: "Formats/VODesign.md")

  private static let hand = CaptureRecipe(
    id: "hand", title: "no tool: a screen written by hand",
    lines: [
      "screen 390x844", "header \"Menu\"", "button \"Pay\" hint \"Opens the cart\"", "",
      "earshot read menu.screen",
    ],
    notes: [
      "One element a line, in the order of reading, after a line that begins with 'screen'.",
      "A view file says the same with classes and frames: Documentation/Formats/View.md",
    ], formats: ["notation", "view"], page: "Formats/Notation.md")

  private static let android = CaptureRecipe(
    id: "android", title: "Android, to compare with the app on iOS",
    lines: [
      "adb shell uiautomator dump /sdcard/menu.xml && adb pull /sdcard/menu.xml",
      "adb shell wm density", "", "earshot read menu.xml --density 420",
    ],
    notes: ["It is read with the words of VoiceOver; TalkBack says others."],
    formats: ["uiautomator"], page: "Formats/UIAutomator.md")

  private static let web = CaptureRecipe(
    id: "web", title: "a web page or a web view, from Chromium",
    lines: [
      "const client = await page.createCDPSession()  // Puppeteer",
      "const tree = await client.send('Accessibility.getFullAXTree')",
      "fs.writeFileSync('menu.json', JSON.stringify(tree))",
      "",
      "earshot read menu.json",
    ],
    notes: ["Chromium is not Safari: roles are the same, some names are computed differently."],
    formats: ["chromium-ax"], page: "Formats/ChromiumAX.md")

  private static let trailblaze = CaptureRecipe(
    id: "trailblaze", title: "Trailblaze", lines: ["earshot read menu.example.json"],
    notes: ["Its waypoints are read as they are, of iOS and of Android."],
    formats: ["trailblaze"], page: "Formats/Trailblaze.md")

  private static let json = CaptureRecipe(
    id: "json", title: "Earshot's own JSON, made of any other capture",
    lines: ["earshot convert menu.xml --to json --mask > menu.json", "", "earshot read menu.json"],
    notes: [
      "It holds all that Earshot knows of the screen; '--mask' hides what a person typed."
    ], formats: ["json"], page: "Formats/TreeJSON.md")
}
