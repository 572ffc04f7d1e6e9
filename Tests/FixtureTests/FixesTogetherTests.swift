import EarshotAudit
import EarshotCaptures
import EarshotPizza
import EarshotTree
import Foundation
import TestSupport
import Testing

/// All fixes that the audit proposes for a screen, made in one go (F141, F265): no word is lost, no
/// flaw comes up, and a second time there is nothing left to do.
struct FixesTogetherTests {
  private static let fixtures = SharedFolder.checkout.appending(path: "Fixtures")
  private static let endings = [
    ".screen", ".view.json", ".json", ".xml", ".txt", ".csv", ".xib", ".storyboard",
  ]

  /// Folders of captures: each is one case, so that many small files take no longer than they need.
  static let folders: [URL] = {
    let own = [
      "Captures/chromium", "Captures/formats", "Captures/interface-builder/Base.lproj",
      "Captures/page-source", "Captures/pizza", "Fixes", "Technologies/bugs", "Technologies/good",
    ]
    let formats = [
      "appium-xml", "chromium-ax", "debug-description", "ib", "idb-json", "trailblaze-json",
      "uiautomator",
    ]
    return own.map { fixtures.appending(path: $0) }
      + formats.compactMap { SharedFolder.corpus?.appending(path: $0) }
  }()

  /// What does not hold yet, each with the reason.
  private static let misses: [String: String] = [
    "deviceagent-ios__Main.storyboard#18: value-raw at EFt-yw-o4Y":
      "the label beside the caption shows such a number, and nobody knows how it is meant"
  ]

  @Test(arguments: folders) func holdOnCaptures(_ folder: URL) throws {
    var problems: [String] = []
    for file in SharedFolder.files(in: folder)
    where Self.endings.contains(where: file.lastPathComponent.hasSuffix) {
      let bytes = try [UInt8](Data(contentsOf: file))
      guard let format = try? CaptureFormat.recognizing(bytes, named: file.path),
        let capture = try? format.read(bytes, ReadOptions())
      else { continue }
      let lost = Set(capture.losses.map(\.what))
      let unknown = capture.screens.reduce(lost) { $1.missingFields(among: $0) }
      for (index, screen) in capture.screens.enumerated() {
        problems += MendedScreen(screen, unknown).problems.map {
          "\(file.lastPathComponent)#\(index + 1): \($0)"
        }
      }
    }
    #expect(problems.filter { Self.misses[$0] == nil } == [])
    let here = Self.misses.keys.filter { miss in
      SharedFolder.files(in: folder).contains { miss.hasPrefix($0.lastPathComponent) }
    }
    #expect(Set(here).subtracting(problems) == [], "they hold now, so take them out of the list")
  }

  @Test(arguments: try ExampleVariant.all) func holdOnExamples(_ variant: ExampleVariant) throws {
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let lost = Set(capture.losses.map(\.what))
    for screen in capture.screens { #expect(MendedScreen(screen, lost).problems == []) }
  }

  /// The names of the screens in both builds.
  static let screenNames = ["pizza", "pizza-before"].flatMap { build in
    PizzaScreen.allCases.map { "\(build)/\($0.rawValue)" }
  }

  @Test(arguments: screenNames, [PizzaLanguage.english, .russian])
  func holdOnTheBuiltInApp(_ name: String, _ language: PizzaLanguage) throws {
    let screen = try #require(PizzaApp.screen(named: name, language: language))
    #expect(MendedScreen(screen, []).problems == [])
  }

  /// A row keeps all its words, in the order of the sources: the name and the price are its label.
  @Test func aRowKeepsItsWords() throws {
    let screen = try Screen(
      notation: """
        screen 375x812 ru
        tableview frame 0,100,375,120
          cell tappable frame 0,100,375,120
            view image appearance (image "badge_new" pictureText "NEW") frame 16,110,40,20
            view image appearance (image "pizza") frame 16,110,80,80
            text "Крэйзи пепперони" frame 110,110,200,20
            text "Пикантная пепперони, цыпленок" frame 110,134,200,20
            button "от 395 ₽" frame 110,160,100,44
        """)
    let mended = MendedScreen(screen, [])
    #expect(mended.problems == [])
    #expect(
      mended.captions == [
        "Новинка, Крэйзи пепперони, от 395 рублей, Пикантная пепперони, цыпленок, кнопка, Доступны действия"
      ])
  }

  /// Of a picture and a heading with the same words the heading stays.
  @Test func pictureAndHeadingDoNotHideEachOther() throws {
    let screen = try Screen(
      notation: """
        screen 375x812 en
        image "Tomato soup" frame 16,100,343,200
        header "Tomato soup" frame 16,304,343,30
        text "Tomato soup" frame 16,338,343,20
        """)
    let mended = MendedScreen(screen, [])
    #expect(mended.problems == [])
    #expect(mended.captions.contains("Tomato soup, heading"))
  }
}
