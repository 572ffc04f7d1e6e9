import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isWanted))
struct DebugDescriptionTests {
  /// Numbers of stops, counted by hand in the files.
  static let counts = [
    "sessiometer-macos-panel.txt": 7, "test_ios_provider.txt": 2,
    "test_ios_vision_coordinate_contract.txt": 2, "testpilot-testapp.txt": 8,
    "xquitestdemo-tabbar-zh.txt": 4, "xquitestdemo-table-zh.txt": 8,
  ]

  @Test func theCorpusIsThere() {
    #expect(Corpus.files("debug-description").count >= Self.counts.count)
  }

  @Test(arguments: Corpus.files("debug-description"))
  func everyFileIsRead(_ file: URL) throws {
    let capture = try read([UInt8](try Data(contentsOf: file)))
    #expect(capture.format == "debug-description")
    #expect(capture.screens.count == 1)
    #expect(capture.unknowns.isEmpty && capture.warnings.isEmpty)
    let elements = capture.screens[0].allElements
    #expect(Set(elements.map(\.id)).count == elements.count)
    if let count = Self.counts[file.lastPathComponent] {
      #expect(capture.screens[0].readingOrder.count == count)
    }
  }

  @Test func aCompleteDumpIsReadOnce() throws {
    let capture = try Corpus.capture("debug-description/testpilot-testapp.txt")
    #expect(
      capture.heard == [
        "Button[1]: Menu [button]", "Other[14]: App presented by sponsor",
        "StaticText[2]: See more [staticText]", "Button[2]: News [button tabBarItem]",
        "Button[3]: Explore [button selected tabBarItem]",
        "Button[4]: Leaderboard [button tabBarItem]", "Button[5]: Watch [button tabBarItem]",
        "Button[6]: Profile [button tabBarItem]",
      ])
    let bar = try #require(capture.screens[0].readingOrder.last?.enclosures.first)
    #expect(bar.kind == .tabBar && bar.label == "Tab Bar")
    #expect(bar.position == SeriesPosition(index: 5, count: 5))
    #expect(try capture.element("Button[1]").source == SourceLocation(line: 18, column: 33))
    #expect(try capture.element("Button[1]").type == "Button")
  }

  @Test func cellsKeepTheirButtons() throws {
    let capture = try Corpus.capture("debug-description/xquitestdemo-table-zh.txt")
    #expect(
      capture.heard == [
        "Button[1]: 首页 [button backButton]", "StaticText[1]: TableView [staticText header]",
        "StaticText[2]: 测试: 0 [staticText]", "Button[2]: 我是按钮 [button]",
        "StaticText[4]: 测试: 1 [staticText]", "Button[3]: 我是按钮 [button]",
        "Button[4]: 首页 [button selected tabBarItem]", "Button[5]: 我的 [button tabBarItem]",
      ])
  }

  @Test func overlaysWithoutTextAreSilent() throws {
    let capture = try Corpus.capture("debug-description/xquitestdemo-tabbar-zh.txt")
    #expect(
      capture.heard == [
        "StaticText[1]: 我的 [staticText header]", "touchMe: 点我 [button]",
        "Button[2]: 首页 [button tabBarItem]", "Button[3]: 我的 [button selected tabBarItem]",
      ])
    #expect(capture.screens[0].size == Size(width: 375, height: 667))
  }

  @Test func dumpsWithoutAddressesAreRead() throws {
    let capture = try Corpus.capture("debug-description/test_ios_provider.txt")
    #expect(
      capture.heard == [
        "StaticText[1]: Settings [staticText header]", "SearchField[1]: - = Search [searchField]",
      ])
    #expect(try capture.element("SearchField[1]").textInput.value?.placeholder == "Search")
    #expect(try capture.element("Settings").type == "NavigationBar")
  }

  @Test func aPanelOfTheMacIsRead() throws {
    let capture = try Corpus.capture("debug-description/sessiometer-macos-panel.txt")
    #expect(capture.screens[0].title == "Sessiometer")
    #expect(
      capture.heard.prefix(4) == [
        "StatusItem[1]: Sessiometer: live — 2 accounts [button]",
        "StaticText[1]: - = Sessiometer. 2 acc... [staticText]",
        "Button[1]: Status [button selected]", "Button[2]: Stats [button]",
      ])
  }

  @Test func everyCutIsReadOrAnErrorWithAPlace() throws {
    let bytes = try Corpus.bytes("debug-description/test_ios_provider.txt")
    for count in bytes.indices {
      do throws(CaptureError) {
        let capture = try CaptureFormat.debugDescription.read(
          Array(bytes.prefix(count)), ReadOptions())
        #expect(capture.screens.count == 1)
      } catch {
        #expect(error.location != nil || error.code == .empty, "\(error.whole)")
      }
    }
  }
}
