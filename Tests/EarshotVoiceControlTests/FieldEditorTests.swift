import EarshotSession
import EarshotTree
import EarshotVoiceControl
import Testing

/// What becomes of a text when sentences are said one after another.
struct FieldEditorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let start: String
    let said: [String]
    let text: String
    var selection: Range<Int>?

    init(_ start: String, _ said: [String], _ text: String, selection: Range<Int>? = nil) {
      self.start = start
      self.said = said
      self.text = text
      self.selection = selection
    }

    var testDescription: String { "\(start) + \(said.joined(separator: ", "))" }
  }

  static let cases = [
    // Typing stands apart from the words around it.
    Case("", ["type hello", "type world"], "hello world", selection: 11..<11),
    Case("Hello,", ["type world"], "Hello, world"),
    Case("tea", ["move to the beginning", "type green"], "green tea", selection: 5..<5),
    Case("(", ["type a"], "(a"),
    Case("one\n", ["type two"], "one\ntwo"),
    // Words are found last before the caret, else first after it.
    Case("tea and tea", ["select tea"], "tea and tea", selection: 8..<11),
    Case("tea and tea", ["move to the beginning", "select tea"], "tea and tea", selection: 0..<3),
    Case("Steal tea", ["select TEA"], "Steal tea", selection: 6..<9),
    Case("no such", ["select milk"], "no such", selection: 7..<7),
    Case("Черный чай", ["выбрать черный чай"], "Черный чай", selection: 0..<10),
    // Insert and replace.
    Case("green tea", ["insert hot before green"], "hot green tea"),
    Case("green tea", ["insert leaf after green"], "green leaf tea"),
    Case("green tea", ["replace tea with milk"], "green milk"),
    Case("зелёный чай", ["заменить зеленый на черный"], "черный чай"),
    // Deleting leaves one of the spaces.
    Case("hot green tea", ["delete green"], "hot tea"),
    Case("hot green tea", ["delete tea"], "hot green"),
    Case("hot green tea", ["delete hot"], "green tea"),
    Case("hot green tea.", ["delete tea"], "hot green."),
    Case("hot green tea", ["delete previous two words"], "hot"),
    Case("hot green tea", ["move to the beginning", "delete next word"], "green tea"),
    Case("hot green tea", ["delete all"], ""),
    Case("abc", ["delete previous character"], "ab"),
    Case("abc", ["delete previous 9 characters"], ""),
    Case("", ["delete that"], ""),
    Case("tea", ["type milk", "delete that"], "tea"),
    // Selection and caret.
    Case("one two", ["select all"], "one two", selection: 0..<7),
    Case("one two", ["select previous word"], "one two", selection: 4..<7),
    Case("one two", ["select previous word", "deselect that"], "one two", selection: 7..<7),
    Case("one two", ["move left two words"], "one two", selection: 0..<0),
    Case("one two", ["move left"], "one two", selection: 6..<6),
    Case("one two", ["move to the beginning", "move right one word"], "one two", selection: 3..<3),
    Case("one two", ["move before two"], "one two", selection: 4..<4),
    Case("one two", ["move after one"], "one two", selection: 3..<3),
    Case("ab\ncdef", ["move up"], "ab\ncdef", selection: 2..<2),
    Case("ab\ncdef", ["move to the beginning", "move down"], "ab\ncdef", selection: 3..<3),
    Case("A b. C d.", ["select previous sentence"], "A b. C d.", selection: 5..<9),
    Case("a b", ["type c", "select that"], "a b c", selection: 4..<5),
    // Selected words are replaced.
    Case("one two", ["select one", "type three"], "three two"),
    // Clipboard.
    Case("one two", ["select one", "copy that", "move to the end", "paste that"], "one twoone"),
    Case("one two", ["select one", "cut that"], "two"),
    Case("one two", ["select one", "cut that", "undo that"], "one two"),
    Case("one", ["paste that"], "one"),
    // History.
    Case("one", ["type two", "undo that"], "one", selection: 3..<3),
    Case("one", ["type two", "undo that", "redo that"], "one two"),
    Case("one", ["type two", "type three", "undo that", "undo that", "redo that"], "one two"),
    Case("one", ["type two", "undo that", "type four", "redo that"], "one four"),
    Case("one", ["undo that", "redo that"], "one"),
    // Letters.
    Case("one two", ["capitalize one two"], "One Two", selection: 0..<7),
    Case("one two", ["select all", "uppercase that"], "ONE TWO"),
    Case("ONE two", ["lowercase one"], "one two"),
    // Dictation, spelling and commands.
    Case("", ["hello there"], "hello there"),
    Case("", ["hello", "delete that"], ""),
    Case("", ["command mode", "hello"], ""),
    Case("", ["spelling mode", "t e a", "five", "alpha bravo"], "tea5ab"),
    Case("", ["spelling mode", "t e", "dictation mode", "milk"], "te milk"),
    Case("", ["режим диктовки", "привет"], "привет"),
    Case("", ["open the door"], "open the door"),
    Case("", ["five"], "five"),
    // A family and a flag are one character each.
    Case("a👨‍👩‍👧🇫🇮", ["delete previous character"], "a👨‍👩‍👧"),
    Case("a👨‍👩‍👧🇫🇮", ["delete previous 2 characters"], "a"),
  ]

  @Test(arguments: cases) func isEdited(_ example: Case) async throws {
    var screen = try Screen(notation: "textEntry isEditing type UITextView id field")
    screen.update("field") { $0.value = Property(example.start) }
    let user = VoiceUser(screen, language: "ru")
    for text in example.said { await user.say(text) }
    #expect(await user.text("field") == example.text)
    if let selection = example.selection {
      #expect(await user.session.technology.selection == selection)
    }
  }

  @Test func aLineBreakNeedsAFieldOfSeveralLines() async throws {
    let area = try VoiceUser("textEntry isEditing type UITextView id field value \"a\"")
    await area.say("new line")
    await area.say("type b")
    #expect(await area.text("field") == "a\nb")
    let field = try VoiceUser("textEntry isEditing id field value \"a\"")
    #expect(await field.say("new line").shown == ["New line", "The field has one line"])
  }

  @Test func aFieldThatHidesItsCharactersIsEditedByNumber() async throws {
    let user = try VoiceUser("secureTextField isEditing id field")
    let turn = await user.say("type secret")
    #expect(turn.shown == ["Type “••••••”"])
    #expect(await user.text("field") == "••••••")
    await user.say("delete previous 2 characters")
    #expect(await user.text("field") == "••••")
    #expect(await user.session.technology.selection == 4..<4)
  }

  @Test func whatTheAppWritesEndsTheHistory() async throws {
    let still = StillScreen(try Screen(notation: "textEntry isEditing id field"))
    let user = VoiceUser(on: still)
    await user.say("type one")
    await still.change("field") { $0.value = "ONE!" }
    #expect(await user.say("undo that").shown.last == "There is nothing to undo")
    await user.say("type two")
    #expect(await user.text("field") == "ONE! two")
  }

  @Test func textNeedsAFieldThatIsEdited() async throws {
    let user = try VoiceUser("textEntry \"City\" id city")
    #expect(
      await user.say("type Paris").shown == ["Type “Paris”", "No text field is being edited"])
    await user.say("tap City")
    await user.say("type Paris")
    #expect(await user.text("city") == "Paris")
  }

  @Test func aPlaceholderIsNoText() async throws {
    let user = try VoiceUser("textEntry isEditing id f value \"City\" input (placeholder \"City\")")
    await user.say("type Paris")
    #expect(await user.text("f") == "Paris")
    await user.say("delete all")
    #expect(await user.text("f") == "")
    #expect(await user.value("f") == "City")
  }
}
