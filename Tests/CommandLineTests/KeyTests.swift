import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver
import Testing

@testable import EarshotCommandLine

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
    var keys = VoiceOverKeys()
    if fingers > 1, let digit = "\(fingers)".first { _ = keys.command(for: .character(digit)) }
    guard case .input(gesture)? = keys.command(for: key) else {
      Issue.record("\(key) is another thing")
      return
    }
    #expect(keys.fingers == 1)
  }

  @Test func theFirstLineOfHelpSaysHowToLeave() {
    #expect(HandWords.english.voiceOver.keys[0] == "q, Ctrl-C, Ctrl-D   leave")
    for key in [Key.character("q"), .control("c"), .control("d")] {
      var keys = VoiceOverKeys()
      guard case .leave? = keys.command(for: key) else {
        Issue.record("\(key) does not leave")
        return
      }
    }
  }

  @Test func lettersWriteWhatIsSaid() throws {
    var keys = VoiceControlKeys()
    for character in "tap x" { _ = keys.command(for: .character(character)) }
    _ = keys.command(for: .backspace)
    #expect(keys.text == "tap ")
    _ = keys.command(for: .character("?"))
    #expect(keys.text == "tap ?")
    guard case .line("tap ?")? = keys.command(for: .enter) else {
      Issue.record("enter says nothing")
      return
    }
    #expect(keys.text == "")
    for (key, text) in [(Key.up, "tap ?"), (.up, "tap ?"), (.down, ""), (.up, "tap ?")] {
      _ = keys.command(for: key)
      #expect(keys.text == text)
    }
    _ = keys.command(for: .escape)
    #expect(keys.text == "")
    guard case .input(.command(.showCommands))? = keys.command(for: .character("?")) else {
      Issue.record("? asks for nothing")
      return
    }
  }

  @Test(
    arguments: [
      (.right, .press(.next)), (.left, .press(.previous)), (.character(" "), .press(.select)),
      (.enter, .press(.select)), (.character("m"), .press(.scannerMenu)),
    ] as [(Key, SwitchPress)])
  func aKeyIsASwitch(_ key: Key, _ press: SwitchPress) {
    var keys = SwitchControlKeys()
    guard case .input(press)? = keys.command(for: key) else {
      Issue.record("\(key) is another thing")
      return
    }
  }

  @Test(arguments: ["en", "ru"]) func everyHelpSaysFirstHowToLeave(_ language: String) {
    let words = HandWords.words(in: language)
    for help in [words.voiceOver, words.voiceControl, words.switchControl] {
      #expect(help.keys[0].contains("Ctrl-C"))
      #expect(help.keys.allSatisfy { $0.count <= 78 })
      #expect(help.keys.count <= 21)
      #expect(help.lines[0].hasPrefix("q "))
    }
  }

  @Test func everyLanguageHasTheSameHelp() {
    let (english, russian) = (HandWords.english, HandWords.russian)
    for help in [\HandWords.voiceOver, \.voiceControl, \.switchControl] {
      #expect(english[keyPath: help].lines.count == russian[keyPath: help].lines.count)
      #expect(english[keyPath: help].keys.count == russian[keyPath: help].keys.count)
    }
  }

  @Test(arguments: [
    ("there is no gesture 'swipeRihgt'", "жеста «swipeRihgt» нет"),
    ("there is no rotor mode 'A'; did you mean 'B'?", "режима ротора «A» нет; возможно, «B»?"),
    ("'x' is no number that 'wait' can have", "«x» — не число для «wait»"),
    ("something else", "something else"),
  ]) func aProblemIsToldInTheLanguageOfThePhone(_ english: String, _ russian: String) {
    #expect(HandWords.russian.problem(english) == russian)
    #expect(HandWords.english.problem(english) == english)
  }

  @Test(
    arguments: [
      ("tap five", .step("say \"tap five\"")), ("wait 3", .step("wait 3")),
      ("wait for me", .step("say \"wait for me\"")), ("attend off", .step("attend off")),
      ("say \"q\"", .step("say \"q\"")), ("set attention on", .setting("set attention on")),
      ("set the table", .step("say \"set the table\"")), ("set foo", .setting("set foo")),
      ("set overlya names", .setting("set overlya names")),
      ("post office", .step("say \"post office\"")), ("app store", .step("say \"app store\"")),
      ("post screenChanged title", .step("post screenChanged title")),
      ("say it", .step("say \"say it\"")), ("q", .leave), ("?", .help), ("", .nothing),
      ("# a", .nothing), ("type \"a\\b\"", .step("say \"type \\\"a\\\\b\\\"\"")),
    ] as [(String, LineCommand)])
  func aLineIsSaidUnlessItIsAStep(_ line: String, _ command: LineCommand) {
    #expect(VoiceControl.command(forLine: line) == command)
  }

  @Test(
    arguments: [
      ("s", .step("press select")), ("next", .step("press next")), ("m", .step("press menu")),
      ("hold select", .step("hold select")), ("wait 2", .step("wait 2")), ("q", .leave),
    ] as [(String, LineCommand)])
  func aLineIsASwitch(_ line: String, _ command: LineCommand) {
    #expect(SwitchControl.command(forLine: line) == command)
  }
}
