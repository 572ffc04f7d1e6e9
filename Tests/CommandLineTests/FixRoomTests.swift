import TestSupport
import Testing

/// Code in a report for people is whole, or a line says how it is shown.
struct FixRoomTests {
  /// A switch beside its caption; its fix is two edits that belong together.
  private static func document(_ configuration: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view id="aaa-00-vie">
                <rect key="frame" x="0.0" y="0.0" width="390" height="200"/>
                <subviews>
                    <switch id="aaa-01-swi">
                        <rect key="frame" x="320" y="10" width="51" height="31"/>
                        \(configuration)
                    </switch>
                    <label text="Dark mode" id="aaa-02-lab">
                        <rect key="frame" x="16" y="10" width="200" height="31"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """
  }

  /// Longer than there is room for.
  private static let long = """
    <accessibility key="accessibilityConfiguration" hint="Saves battery">
        <accessibilityTraits key="traits" button="YES"/>
        <bool key="isElement" value="YES"/>
    </accessibility>
    """

  private func report(_ configuration: String, _ options: [String]) throws -> String {
    let scratch = try Scratch(["a.xib": Self.document(configuration)])
    defer { scratch.remove() }
    return try scratch.run(
      ["audit", "a.xib", "--only", "control-label-split", "--quiet"] + options
    ).text
  }

  private static func hasBothEdits(_ text: String) -> Bool {
    text.contains("label=\"Dark mode\"") && text.contains("<bool key=\"isElement\" value=\"NO\"/>")
      && !text.contains("…")
  }

  @Test(arguments: [[], ["--all"], ["--verbose"]])
  func editsThatBelongTogetherAreShownTogether(_ options: [String]) throws {
    let text = try report("", options)
    #expect(Self.hasBothEdits(text), "\(text)")
  }

  @Test func codeWithoutRoomIsASentenceAndTheWayToIt() throws {
    let text = try report(Self.long, [])
    #expect(text.contains("do: give the control this text as its label"), "\(text)")
    #expect(text.contains("Interface Builder: … 8 lines: --all shows the code\n"), "\(text)")
    #expect(!text.contains("<"), "\(text)")
  }

  @Test(arguments: ["--all", "--verbose"]) func theOptionShowsTheCode(_ option: String) throws {
    let text = try report(Self.long, [option])
    #expect(Self.hasBothEdits(text), "\(text)")
  }
}
