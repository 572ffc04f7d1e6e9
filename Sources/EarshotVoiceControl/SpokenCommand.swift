public import EarshotTree

/// A command of a person to Voice Control, understood; its names are looked up on the screen later.
///
/// The commands are those that the settings of iOS list for navigation, gestures, overlays,
/// dictation and text editing, as far as a screen without an operating system around it can answer.
public enum SpokenCommand: Hashable, Sendable {
  // Items.
  /// "Tap Buy"; without an item, at the place that the grid has narrowed down to.
  case tap(ItemReference?)
  /// "Double tap Buy".
  case doubleTap(ItemReference?)
  /// "Long press Buy".
  case longPress(ItemReference?)
  /// "Swipe left", or "Swipe left at Buy".
  case swipe(ScrollDirection, at: ItemReference?)
  /// "Drag from Milk to Tea".
  case drag(from: ItemReference, to: ItemReference)
  /// "Increment Volume by 3"; the number is 1 unless it is said.
  case increment(ItemReference, by: Int)
  /// "Decrement Volume by 3".
  case decrement(ItemReference, by: Int)
  /// "Show actions for Milk".
  case showActions(ItemReference)
  /// "Five": one of the numbers on the screen, or a cell of the grid.
  case choose(Int)
  /// "Zoom in", "Zoom out".
  case zoom(isIn: Bool)

  // Moving around.
  /// "Scroll down", or "Scroll down at List".
  case scroll(ScrollDirection, at: ItemReference?)
  /// "Scroll to the top": as far as it goes.
  case scrollToEdge(ScrollDirection)
  /// "Go back".
  case goBack
  /// "Go home".
  case goHome
  /// "Open App Switcher".
  case openAppSwitcher
  /// "Open Mail": an item or an app of that name.
  case open(ItemReference)
  /// "Repeat that 3 times"; the number is 1 unless it is said.
  case repeatThat(Int)

  // Overlays.
  /// "Show names", "Show numbers", "Show grid".
  case show(Overlay)
  /// "Show grid with five rows", "Show grid with three columns"; what is not said stays.
  case showGrid(rows: Int?, columns: Int?)
  /// "Hide names"; `nil` is "Hide that", whatever is shown.
  case hide(Overlay?)
  /// "Show commands", "What can I say".
  case showCommands

  // Modes and attention.
  /// "Dictation mode", "Command mode", "Spelling mode".
  case mode(Mode)
  /// "Go to sleep".
  case sleep
  /// "Wake up".
  case wakeUp

  // Text.
  /// "Type hello".
  case type(String)
  /// "Insert milk before tea", "Insert milk after tea".
  case insert(String, isBefore: Bool, String)
  /// "Replace tea with milk".
  case replace(String, with: String)
  /// "Select tea", "Select that", "Select all", "Select next word".
  case select(TextRange)
  /// "Deselect that".
  case deselect
  /// "Delete that", "Delete tea", "Delete all", "Delete previous two words".
  case delete(TextRange)
  /// "Move to the end", "Move left", "Move forward two words": the caret.
  case moveCaret(CaretMove)
  /// "Cut that", "Copy that", "Paste that".
  case clipboard(Clipboard)
  /// "Undo that".
  case undo
  /// "Redo that".
  case redo
  /// "Capitalize that", "Uppercase that", "Lowercase that", with or without words.
  case changeCase(LetterCase, TextRange)
  /// "New line", "New paragraph".
  case newLine(count: Int)

  /// An item as it was said: by its name, by its number, or by what may be both.
  public struct ItemReference: Hashable, Sendable {
    /// The words, as ``NormalizedPhrase`` has them.
    public var words: [String]
    /// The number that the words mean; `nil` if they mean none.
    public var number: Int?

    /// Makes an item of words and the number that they mean.
    public init(words: [String], number: Int? = nil) {
      self.words = words
      self.number = number
    }
  }

  /// An overlay of the screen.
  public enum Overlay: String, Hashable, Sendable, CaseIterable {
    /// The name of each item.
    case names
    /// A number for each item.
    case numbers
    /// Cells with numbers, into which one goes deeper and deeper.
    case grid
  }

  /// The mode in which speech is understood.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Commands only: what is none is not typed.
    case command
    /// Commands, and where a field is edited what is none is typed; the first mode.
    case dictation
    /// Commands, and where a field is edited what is none is typed letter by letter.
    case spelling
  }

  /// A stretch of the text in the field that is edited.
  public enum TextRange: Hashable, Sendable {
    /// What is selected, or what was typed last.
    case that
    /// All of the text.
    case all
    /// These words, where they stand last before the caret, else first after it.
    case words(String)
    /// A number of units behind the caret.
    case next(Int, TextUnit)
    /// A number of units before the caret.
    case previous(Int, TextUnit)
  }

  /// A unit of text.
  public enum TextUnit: String, Hashable, Sendable, CaseIterable {
    /// One that a reader sees as one.
    case character
    /// Letters between spaces and punctuation.
    case word
    /// Up to a mark that ends it.
    case sentence
    /// Up to a line break.
    case line
  }

  /// Where the caret goes.
  public enum CaretMove: Hashable, Sendable {
    /// Before the first character.
    case toBeginning
    /// Behind the last character.
    case toEnd
    /// By a number of units; back or on.
    case by(Int, TextUnit, isForward: Bool)
    /// Before or behind words.
    case toWords(String, isBefore: Bool)
  }

  /// An action of the clipboard.
  public enum Clipboard: String, Hashable, Sendable, CaseIterable {
    /// The selection goes to the clipboard.
    case cut
    /// The selection is kept.
    case copy
    /// The clipboard takes the place of the selection.
    case paste
  }

  /// How letters are written.
  public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    /// The first letter of each word is a capital.
    case capitalized
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
    case lowercase
  }
}
