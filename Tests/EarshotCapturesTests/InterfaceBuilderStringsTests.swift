import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Storyboards and xibs with texts in another language.
struct InterfaceBuilderStringsTests {
  private static func document(_ contents: String) -> [UInt8] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(contents)</subviews></view></objects></document>
      """
    return Array(text.utf8)
  }

  private static let frame = #"<rect key="frame" x="9" y="9" width="99" height="30"/>"#

  private static func capture(_ contents: String, _ strings: String) throws -> Capture {
    try CaptureFormat.interfaceBuilder.read(
      document(contents),
      ReadOptions(strings: LocalizedStrings(Array(strings.utf8), language: "ru")))
  }

  /// A view, an entry for it, and what is heard.
  static let replacements: [(view: String, entry: String, heard: [String])] = [
    (#"<label id="x" text="a">F</label>"#, #""x.text" = "б";"#, ["x: б [staticText]"]),
    (
      #"<label id="x">F<string key="text">a</string></label>"#, #""x.text" = "б";"#,
      ["x: б [staticText]"]
    ),
    (
      #"<button id="x">F<state key="normal" title="a"/></button>"#, #""x.normalTitle" = "б";"#,
      ["x: б [button]"]
    ),
    (
      #"<button id="x">F<state key="normal" image="i"/></button>"#,
      #""x.accessibilityLabel" = "б";"#, ["x: б [button]"]
    ),
    (
      #"<button id="x">F<buttonConfiguration key="configuration" title="a"/></button>"#,
      #""x.configuration.title" = "б";"#, ["x: б [button]"]
    ),
    (
      #"<button id="x">F<accessibility key="accessibilityConfiguration" label="a"/></button>"#,
      #""x.ibExternalAccessibilityLabel" = "б";"#, ["x: б [button]"]
    ),
    (
      #"<button id="x">F<accessibility key="accessibilityConfiguration">"#
        + #"<string key="label">a</string></accessibility></button>"#,
      #""x.accessibilityLabel" = "б";"#, ["x: б [button]"]
    ),
    (
      #"<segmentedControl id="x">F<segments><segment title="a"/><segment title="b"/></segments>"#
        + "</segmentedControl>",
      #""x.segmentTitles[1]" = "б";"#, ["#0.0.0: a [button]", "#0.0.1: б [button]"]
    ),
    (
      #"<tableView id="t">F<sections><tableViewSection id="x" headerTitle="a"><cells/>"#
        + "</tableViewSection></sections></tableView>",
      #""x.headerTitle" = "б";"#, ["#0.0.0: б [staticText header]"]
    ),
    (
      #"<navigationBar id="n">F<items><navigationItem id="x" title="a"/></items></navigationBar>"#,
      #""x.title" = "б";"#, ["#0.0.0: б [staticText header]"]
    ),
    (
      #"<toolbar id="n">F<items><barButtonItem id="x" title="a"/></items></toolbar>"#,
      #""x.title" = "б";"#, ["x: б [button]"]
    ),
  ]

  @Test(arguments: replacements.indices) func theTextIsReplaced(_ index: Int) throws {
    let (view, entry, heard) = Self.replacements[index]
    let capture = try Self.capture(view.replacing("F", with: Self.frame, maxReplacements: 1), entry)
    #expect(capture.heard == heard)
    #expect(capture.unknowns.isEmpty)
    #expect(capture.screens.map(\.language) == ["ru"])
  }

  @Test func hintsAndPlaceholdersAreReplaced() throws {
    let capture = try Self.capture(
      #"<textField id="x" placeholder="a">\#(Self.frame)</textField>"#,
      #""x.placeholder" = "б"; "x.accessibilityHint" = "в";"#)
    #expect(try capture.element("x").hint == .given("в"))
    #expect(try capture.element("x").textInput.value?.placeholder == "б")
  }

  @Test func whatDoesNotFitIsSaid() throws {
    let capture = try Self.capture(
      #"<label id="x" text="a">\#(Self.frame)</label><label id="y" text="b"/><label id="z" text="1"/>"#,
      #""x.text" = "б"; "x.headerTitle" = "в"; "gone.text" = "г"; "x" = "д";"#)
    #expect(
      capture.warnings.map(\.whole) == [
        "1 of 4 keys of the strings names no object of the document, such as 'gone'",
        "3:96: a text has no entry in the strings and stays as it is",
      ])
    #expect(
      capture.unknowns.map(\.what) == [
        "key '….' of the strings", "key '….headerTitle' of the strings",
      ])
  }

  @Test func stringsOfAnotherDocumentAreNoticed() throws {
    let capture = try Self.capture(#"<label id="x" text="1"/>"#, #""a.b" = "c"; "d" = "e";"#)
    #expect(
      capture.warnings.map(\.message) == [
        "no key of the strings names an object of the document; they may be of another one"
      ])
  }

  /// Pairs of the corpus, and what of them does not fit.
  static let pairs: [(document: String, strings: String, warnings: [String], heard: [String])] = [
    (
      "OmniBar.xib", "de__OmniBar",
      ["87:41: a text has no entry in the strings and stays as it is"],
      ["i9n-fD-ncJ: Zurück [button]", "aXg-p3-oeq: Vorwärts [button]"]
    ),
    (
      "TabSwitcher.storyboard", "ru__TabSwitcher",
      [
        "2 of 13 keys of the strings name no object of the document, such as 'h1S-c2-Spf'",
        "24:37: a text has no entry in the strings and stays as it is",
      ],
      ["#0.0.0: Title [staticText header]", "G2C-qh-g3T: Закрыть вкладку [button]"]
    ),
    (
      "Feedback.storyboard", "ru__Feedback",
      ["35:29: 10 texts have no entry in the strings and stay as they are"],
      ["#0.1.0: Оставьте нам отзыв [staticText header]"]
    ),
    (
      "Settings.storyboard", "ru__Settings",
      ["637:33: 2 texts have no entry in the strings and stay as they are"],
      ["#0.1.0: Добавьте виджет на домашний экран [staticText header]"]
    ),
  ]

  @Test(.enabled(if: Corpus.isWanted), arguments: pairs.indices)
  func aPairOfTheCorpusIsHeard(_ index: Int) throws {
    let pair = Self.pairs[index]
    let strings = try LocalizedStrings(
      Corpus.bytes("strings/ios__\(pair.strings).strings"), language: "ru")
    let capture = try CaptureFormat.interfaceBuilder.read(
      Corpus.bytes("ib/ios__\(pair.document)"), ReadOptions(strings: strings))
    #expect(capture.warnings.map(\.whole).suffix(pair.warnings.count) == pair.warnings)
    #expect(Array(capture.heard.prefix(pair.heard.count)) == pair.heard)
    #expect(capture.unknowns.isEmpty, "\(capture.unknowns)")
  }
}
