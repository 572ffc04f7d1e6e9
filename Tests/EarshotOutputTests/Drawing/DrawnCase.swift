import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// Screens that are drawn in tests.
enum DrawnCase {
  /// The example screens of this checkout: Cyrillic.
  static let examples = SharedFolder.files(
    in: SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza"), ending: ".view.json")

  /// The captures of the corpus, in all formats.
  static var corpus: [URL] {
    let folders = [
      "appium-xml", "chromium-ax", "debug-description", "ib", "idb-json", "trailblaze-json",
      "uiautomator",
    ]
    return folders.flatMap { SharedFolder.files(in: SharedFolder.corpus?.appending(path: $0)) }
  }

  /// Whether tests of the corpus run: when it is there.
  static var hasCorpus: Bool { SharedFolder.corpus != nil }

  /// The screens of a file; none when it holds no capture.
  static func screens(of file: URL) throws -> [DrawnScreen] {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard let format = try? CaptureFormat.recognizing(bytes),
      let capture = try? format.read(bytes, ReadOptions())
    else { return [] }
    return capture.screens.map(drawn)
  }

  /// A screen with what is said on it, and the focus on its first element.
  static func drawn(_ screen: Screen) -> DrawnScreen {
    let settings = SpeechSettings(language: screen.language ?? "en")
    let transcript = VoiceOver(settings: settings).reading(of: screen)
    var drawn = DrawnScreen(screen: transcript.screens[0], lines: transcript.lines)
    drawn.focus = 0
    drawn.language = settings.language
    return drawn
  }

  static func drawn(_ notation: String) throws -> DrawnScreen {
    drawn(try Screen(notation: notation))
  }

  /// A screen from right to left with three ways of writing.
  static let rightToLeft = """
    screen "قائمة الطعام" 375x812 ar rtl
    header "قائمة الطعام" id title frame 24,60,327,40
    button "بيتزا بيبروني" id pizza value "٦٢٥ روبل" hint "أضف إلى السلة" frame 16,120,343,80
    button "פיצה עם פטריות וגבינה נוספת" id hebrew frame 24,220,100,44
    button "iPhone 15 Pro" id latin frame 16,360,343,44
    button "إغلاق" id close frame 335,20,24,24
    """

  /// Labels that are no markup, characters without width, words without end.
  static let odd = """
    screen "<script>alert(1)</script> ]]>" 375x812 en
    header "<script>alert('x')</script>" id script frame 24,60,327,40
    button "]]> & \\"quotes\\"" id cdata value "<b>1</b>" frame 16,120,343,80
    button "a\\u{202e}b\\u{7}c" id controls frame 16,200,343,20
    button "👨‍👩‍👧 Family 🇷🇺 👍🏽 ❤️ 😀😀😀" id emoji frame 16,220,200,44
    button "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" id long frame 16,280,120,60
    button "披萨 披萨披萨披萨披萨披萨披萨披萨披萨披萨披萨披萨" id chinese frame 16,340,100,60
    button "Zero" id zero frame 10,10,0,5
    button "Far" id far frame 50000,10,40,50
    button "Huge" id huge frame -100000,-100000,1000000,1000000
    """
}
