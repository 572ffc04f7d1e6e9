import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct InterfaceBuilderTests {
  /// Numbers of stops of each screen in a file of the corpus, or of all for the large ones.
  static let counts: [String: Int] = [
    "bark__LaunchScreen.storyboard": 0, "cwa-app-ios__CustomDashedView.xib": 1,
    "cwa-app-ios__ErrorReportHistoryCell.xib": 1, "cwa-app-ios__EventTableViewCell.xib": 6,
    "cwa-app-ios__HomeShownPositiveTestResultTableViewCell.xib": 6,
    "cwa-app-ios__HomeStatisticsCardView.xib": 6, "cwa-app-ios__HomeTestResultTableViewCell.xib": 9,
    "cwa-app-ios__HomeTextItemView.xib": 1, "cwa-app-ios__Main.storyboard": 17,
    "cwa-app-ios__OnboardingInfoViewController.xib": 9,
    "cwa-app-ios__TraceLocationCheckinViewController.xib": 7,
    "deviceagent-ios__Main.storyboard": 85,
    "eidolon__Auction.storyboard": 38, "eidolon__Fulfillment.storyboard": 98,
    "gtxilib__GTXTestViewController.xib": 2, "gtxilib__LaunchScreen.storyboard": 0,
    "hackers__MainInterface.storyboard": 1, "iblinter__AmbiguousConstraint.storyboard": 2,
    "iblinter__ColorResources.xib": 0, "iblinter__CustomModuleNGTest.storyboard": 0,
    "iblinter__CustomModuleNGTest.xib": 0,
    "iblinter__HidesBottomBarYesViewController.storyboard": 0,
    "iblinter__ReuseIdentifier.xib": 0, "iblinter__StackViewBackgroundColorRule.xib": 0,
    "iblinter__ViewControllerTest.storyboard": 5, "ios__ActionMessageView.xib": 2,
    "ios__Base.lproj_LaunchScreen.storyboard": 0, "ios__Bookmarks.storyboard": 22,
    "ios__BrowsingMenuButton.xib": 1, "ios__BrowsingMenuViewController.storyboard": 2,
    "ios__Feedback.storyboard": 25, "ios__FindInPage.xib": 5, "ios__LaunchScreen.storyboard": 0,
    "ios__Main.storyboard": 5, "ios__MainInterface.storyboard": 0, "ios__OmniBar.xib": 14,
    "ios__Onboarding.storyboard": 10, "ios__Settings.storyboard": 45,
    "ios__SuggestionTray.storyboard": 0, "ios__TabSwitcher.storyboard": 10,
    "ios__en.lproj_MainInterface.storyboard": 0, "netnewswire__Account.storyboard": 38,
    "utm__VMDisplayMetalViewInputAccessory.xib": 34,
  ]

  @Test(.enabled(if: Corpus.isWanted), arguments: Corpus.files("ib"))
  func everyFileIsReadOrRefused(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard let count = Self.counts[file.lastPathComponent] else {
      #expect(
        throws: CaptureError(
          .otherPlatform, "the document is for macOS, which is not supported",
          help: "pass a storyboard or xib of an iOS app, saved by a current Xcode",
          at: Place(line: 2, column: 1))
      ) { try EarshotCapturesTests.read(bytes) }
      return
    }
    let capture = try EarshotCapturesTests.read(bytes)
    #expect(capture.format == "interface-builder")
    #expect(capture.screens.reduce(0) { $0 + $1.readingOrder.count } == count)
    #expect(capture.unknowns.count <= 1, "\(capture.unknowns)")
    for screen in capture.screens {
      let elements = screen.allElements
      #expect(Set(elements.map(\.id)).count == elements.count)
      #expect(elements.allSatisfy { $0.customActions == .notCaptured && !$0.language.isCaptured })
    }
  }

  @Test(.enabled(if: Corpus.isWanted)) func aSearchBarOfAXibIsHeardWhole() throws {
    let capture = try Corpus.capture("ib/ios__FindInPage.xib")
    #expect(
      capture.heard == [
        "WKP-OZ-FQt: Arrow-Down-24 [button]", "E45-2U-cU4: Arrow-Up-24 [button]",
        "zMW-RP-ogg: - [searchField]", "SYf-ql-rbl: 1 of 12 [staticText]",
        "B2y-VG-v1T: Done [button]",
      ])
    #expect(capture.screens.map(\.title) == ["FindInPageView"])
    #expect(capture.screens[0].size == Size(width: 414, height: 149))
    // 80 and 36 to the right of its containers.
    #expect(
      try capture.element("zMW-RP-ogg").frame
        == .given(Rect(x: 116, y: 6.5, width: 177.5, height: 36)))
    #expect(try capture.element("aZj-cx-lsc").isHidden == .given(true))
    #expect(try capture.element("B2y-VG-v1T").derived.contains(Element.Fields(.frame)))
  }

  @Test(.enabled(if: Corpus.isWanted)) func aStaticTableIsHeardWithItsTitles() throws {
    let capture = try Corpus.capture("ib/ios__Settings.storyboard")
    #expect(
      capture.screens.map(\.title) == [
        "AddWidget", "AutoClearSettingsViewController", "AppIcon", "UnprotectedSites",
        "FireProofSites", "DoNotSell", "AutoconsentSettingsViewController", "Keyboard",
      ])
    let table = capture.screens[1].readingOrder.map(\.heard).map {
      $0.drop { $0 != ":" }.dropFirst(2)
    }
    #expect(
      table == [
        "Automatically Clear Data [staticText]", "- = 1 [button toggleButton]",
        "Data and/or tabs will be cleared upon restart of the app. [staticText]",
        "Action [staticText header]", "Clear Tabs and Data [button]", "Clear Tabs Only [button]",
        "Desired timing [staticText header]", "App Exit Only [button]",
        "App Exit, Inactive for 5 Minutes [button]", "App Exit, Inactive for 15 Minutes [button]",
        "App Exit, Inactive for 30 Minutes [button]", "App Exit, Inactive for 1 Hour [button]",
        "App exit is defined by swiping the app to close it while inactivity is when the app is "
          + "in the background. [staticText]",
      ])
  }

  @Test(.enabled(if: Corpus.isWanted)) func contradictionsAreTold() throws {
    let capture = try Corpus.capture("ib/deviceagent-ios__Main.storyboard")
    #expect(
      capture.warnings.prefix(2).map(\.whole) == [
        "740:29: the label and traits of 'imageView' are never spoken, because 'isElement' is NO",
        "751:29: the label and traits of 'imageView' are never spoken, because 'isElement' is NO",
      ])
  }

  private func xib(_ views: String) throws -> Capture {
    try EarshotCapturesTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(views)</subviews></view></objects></document>
      """)
  }

  private func view(
    _ tag: String, _ attributes: String = "", y: Int = 0, _ inside: String = ""
  ) -> String {
    "<\(tag) \(attributes)><rect key=\"frame\" x=\"10\" y=\"\(y)\" width=\"100\" height=\"40\"/>"
      + "\(inside)</\(tag)>"
  }

  @Test func textsComeFromAttributesChildrenAndFragments() throws {
    let capture = try xib(
      view("label", "id=\"a\" text=\"One\"")
        + view("label", "id=\"b\"", y: 50, "<string key=\"text\">Two\nlines</string>")
        + view(
          "label", "id=\"c\"", y: 100, "<string key=\"text\" base64-UTF8=\"YES\">w6TDtg</string>")
        + view(
          "label", "id=\"d\"", y: 150,
          "<attributedString key=\"attributedText\"><fragment content=\"Fo\"/>"
            + "<fragment><string key=\"content\">ur</string></fragment></attributedString>")
        + view(
          "button", "id=\"e\"", y: 200,
          "<state key=\"disabled\" title=\"No\"/><state key=\"normal\" title=\"Yes\"/>")
        + view(
          "button", "id=\"f\"", y: 250,
          "<buttonConfiguration key=\"configuration\" title=\"Plain\"/>")
        + view("button", "id=\"g\" buttonType=\"contactAdd\"", y: 300)
        + view(
          "button", "id=\"h\"", y: 350, "<state key=\"normal\" image=\"gear\" catalog=\"system\"/>")
    )
    #expect(
      capture.heard.map { $0.dropFirst(3) } == [
        "One [staticText]", "Two\nlines [staticText]", "äö [staticText]", "Four [staticText]",
        "Yes [button]", "Plain [button]", "Add [button]", "gear [button]",
      ])
    #expect(capture.losses.contains { $0.why.contains("system symbol") })
    #expect(try capture.element("a").derived.isEmpty)
  }

  @Test func controlsAndTheirStatesAreRead() throws {
    let capture = try xib(
      view("switch", "id=\"a\" on=\"NO\" enabled=\"NO\"")
        + view("slider", "id=\"b\" value=\"3\" minValue=\"1\" maxValue=\"5\"", y: 50)
        + view(
          "segmentedControl", "id=\"c\" selectedSegmentIndex=\"1\"", y: 100,
          "<segments><segment title=\"L\"/><segment title=\"R\"/></segments>")
        + view(
          "textField", "id=\"d\" placeholder=\"PIN\"", y: 150,
          "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
        + view("textView", "id=\"e\" editable=\"NO\" text=\"Read\"", y: 200)
        + view("pageControl", "id=\"f\" numberOfPages=\"3\" currentPage=\"1\"", y: 250)
        + view("label", "id=\"g\" text=\"x\" hidden=\"YES\"", y: 300)
        + view("label", "id=\"h\" text=\"x\" alpha=\"0\"", y: 350))
    #expect(
      capture.heard == [
        "a: - = 0 [button notEnabled toggleButton]", "b: - = 50% [adjustable]",
        "#0.2.0: L [button]", "#0.2.1: R [button selected]",
        "d: - = PIN [textEntry secureTextField]", "e: - = Read [staticText]",
        "f: - = page 2 of 3 [adjustable]",
      ])
  }

  @Test func configurationsReplaceDefaults() throws {
    let capture = try xib(
      view(
        "view", "id=\"a\"",
        "<accessibility key=\"accessibilityConfiguration\" hint=\"Opens\" identifier=\"card\">"
          + "<string key=\"label\">Card</string>"
          + "<accessibilityTraits key=\"traits\" button=\"YES\" header=\"YES\"/>"
          + "<bool key=\"isElement\" value=\"YES\"/></accessibility>"
      )
        + view(
          "label", "id=\"b\" text=\"x\"", y: 50,
          "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
            + "keyPath=\"accessibilityLabel\" value=\"Ex\"/><userDefinedRuntimeAttribute "
            + "type=\"number\" keyPath=\"accessibilityTraits\"><integer key=\"value\" "
            + "value=\"65536\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
        )
        + view(
          "view", "id=\"c\"", y: 100,
          "<accessibility key=\"accessibilityConfiguration\" label=\"Lost\"/>")
        + view(
          "label", "id=\"d\" text=\"y\"", y: 150,
          "<accessibility key=\"accessibilityConfiguration\" label=\"Z\">"
            + "<bool key=\"isElement\" value=\"NO\"/></accessibility>"
        ))
    #expect(capture.heard == ["card: Card [button header]", "b: Ex [header]"])
    #expect(try capture.element("card").hint == .given("Opens"))
    #expect(try capture.element("card").identifier == .given("card"))
    #expect(try capture.element("b").identifier == .empty)
    #expect(
      capture.warnings.map(\.message) == [
        "the label of 'view' is never spoken, because it is no element by default and "
          + "'isElement' is not set",
        "the label of 'label' is never spoken, because 'isElement' is NO",
      ])
  }

  @Test func barsOfAControllerComeFirstAndLast() throws {
    let capture = try EarshotCapturesTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><scenes><scene>
      <objects><tableViewController storyboardIdentifier="List" id="vc">
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><subviews><label id="l" text="Row"><rect key="frame" x="0" y="0" width="9" \
      height="9"/></label></subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView>
      <toolbarItems><barButtonItem title="Sort" id="s"/><barButtonItem systemItem="flexibleSpace"/>
      <barButtonItem systemItem="trash" id="d"/></toolbarItems>
      <navigationItem key="navigationItem" title="Mail" id="n">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="x"/>
      <barButtonItem key="rightBarButtonItem" title="Edit" id="e"/></navigationItem>
      </tableViewController></objects></scene></scenes></document>
      """)
    #expect(
      capture.heard == [
        "x: Cancel [button]", "#0.1.1: Mail [staticText header]", "e: Edit [button]", "c: Row []",
        "s: Sort [button]", "d: Delete [button]",
      ])
    #expect(capture.screens.map(\.title) == ["List"])
    #expect(capture.losses.contains { $0.what == .frame && $0.why.hasPrefix("constraints") })
  }

  @Test func unknownThingsAreCounted() throws {
    let capture = try xib(
      view("hologram", "id=\"a\" glow=\"1\"")
        + view("label", "id=\"b\" text=\"x\" glow=\"2\"", y: 50)
        + "<sparkle/>")
    #expect(
      capture.unknowns.map(\.what) == [
        "view 'hologram', taken as UIView", "attribute 'glow'", "element 'sparkle'",
      ])
    #expect(capture.unknowns.map(\.count) == [1, 2, 1])
  }

  @Test(arguments: [
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"", "macOS"),
    ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"", "tvOS"),
    (
      "type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"",
      "watchOS"
    ),
  ])
  func otherPlatformsAreRefused(_ attributes: String, _ platform: String) throws {
    #expect(
      try error(of: "<document \(attributes)/>", .interfaceBuilder).whole
        == "1:1: other-platform: the document is for \(platform), which is not supported; pass a "
        + "storyboard or xib of an iOS app, saved by a current Xcode")
  }

  @Test func aDocumentWithoutAViewIsAnError() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    #expect(try error(of: text, .interfaceBuilder).code == .noScreen)
    #expect(
      try error(of: text + "\n<a", .interfaceBuilder).code == .malformed)
    #expect(
      try error(of: text.replacing("<objects/>", with: "<a></b>"), .interfaceBuilder).message
        == "an element ends before another one inside it")
  }

  static let sample = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
    <scenes><scene><objects><viewController id="v"><view key="view" id="r">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
    <label text="a" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/>
    <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
    <tableView id="t"><rect key="frame" x="0" y="99" width="9" height="9"/><sections>
    <tableViewSection headerTitle="h" id="s"><cells><tableViewCell id="c" textLabel="d" style="x">
    <rect key="frame" x="0" y="28" width="9" height="9"/><tableViewCellContentView key="contentView">
    <subviews><label text="row" id="d"/></subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections></tableView></subviews>
    <accessibility key="accessibilityConfiguration" label="x"><bool key="isElement" value="NO"/>
    </accessibility></view><navigationItem key="navigationItem" title="n"/>
    </viewController></objects></scene></scenes></document>
    """
}
