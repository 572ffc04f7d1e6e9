import EarshotTree
import EarshotVoiceOver
import Testing

@testable import earshot

/// Keys of a terminal, and the gestures they are.
struct KeyTests {
  @Test(
    arguments: [
      ("a", [.character("a")]), ("ж", [.character("ж")]), ("\r", [.enter]), ("\n", [.enter]),
      ("\u{7F}", [.backspace]), ("\u{3}", [.control("c")]), ("\u{4}", [.control("d")]),
      ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{1B}[1;2C", [.shiftRight]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[200~x", [.character("x")]), ("\u{1B}x", [.escape, .character("x")]),
    ] as [(String, [Key])])
  func bytesAreKeys(_ text: String, _ keys: [Key]) {
    var whole = KeyReader()
    #expect(whole.keys(from: Array(text.utf8)) == keys)
    var pieces = KeyReader()
    #expect(text.utf8.flatMap { pieces.keys(from: [$0]) } == keys)
  }

  @Test func anEscapeAloneIsAKeyAfterAWhile() {
    var reader = KeyReader()
    #expect(reader.keys(from: [0x1B]).isEmpty)
    #expect(reader.flush() == [.escape])
    #expect(reader.keys(from: [0x1B, UInt8(ascii: "[")]).isEmpty)
    #expect(reader.flush().isEmpty)
    #expect(reader.keys(from: [UInt8(ascii: "A")]) == [.up])
  }

  @Test func noBytesDoHarm() {
    var reader = KeyReader()
    for byte in UInt8.min...UInt8.max { _ = reader.keys(from: [byte, 0x1B, byte, byte]) }
    _ = reader.keys(from: [UInt8](repeating: 0x1B, count: 100))
    _ = reader.keys(from: [0x1B, UInt8(ascii: "[")] + [UInt8](repeating: 0x30, count: 100))
    #expect(reader.keys(from: Array("zz".utf8)).last == .character("z"))
  }

  @Test(
    arguments: [
      (.right, 1, .swipeRight), (.character(" "), 1, .doubleTap),
      (.character("R"), 1, .rotateCounterclockwise),
      (.character("a"), 1, .twoFingerSwipeUp), (.character("b"), 1, .scrub),
      (.character("m"), 1, .magicTap), (.up, 2, .twoFingerSwipeUp),
      (.left, 3, .threeFingerSwipe(.left)),
      (.shiftLeft, 1, .threeFingerSwipe(.left)), (.up, 4, .fourFingerTapTop),
      (.character(" "), 2, .magicTap), (.character(" "), 3, .threeFingerDoubleTap),
    ] as [(Key, Int, Gesture)])
  func aKeyIsAGesture(_ key: Key, _ fingers: Int, _ gesture: Gesture) {
    #expect(KeyMap.command(for: key, fingers: fingers) == .gesture(gesture))
  }

  @Test func theFirstLineOfHelpSaysHowToLeave() {
    #expect(KeyMap.help[0] == "q, Ctrl-C, Ctrl-D   leave")
    for key in [Key.character("q"), .control("c"), .control("d")] {
      #expect(KeyMap.command(for: key) == .leave)
    }
    #expect(KeyMap.help.allSatisfy { $0.count <= 78 })
    #expect(KeyMap.help.count <= 21)
  }
}
