internal import EarshotTree

extension CommandGrammar {
  /// What is said in English.
  ///
  /// Verified wordings are in a public copy of the command list in the settings of iOS
  /// (gist.github.com/willwade/807cd631bc494039ed58b5f8304e8883), in Apple's pages about Voice
  /// Control (support.apple.com/HT210539), or in reports of the first versions
  /// (patchontech.com/2019/06/30/christmas-in-july, nod.org on "Scroll up"); others are assumed.
  static let english = CommandGrammar(
    language: "en", rows: englishRows + englishTextRows, vocabulary: .english)
}

private let englishRows: [CommandGrammar.Row] = [
  .init(
    .tap, verified: ["tap {item}"],
    ours: ["press|touch|click|push|activate {item}", "tap|click|press on {item}", "tap|click"]),
  .init(
    .doubleTap,
    ours: ["double tap [{item}]", "double click|press [{item}]", "double tap on {item}"]),
  .init(
    .longPress,
    ours: [
      "long press [{item}]", "long press on {item}", "long tap [{item}]",
      "touch|tap|press and hold [{item}]", "tap and hold on {item}",
    ]),
  .init(
    .swipe, ours: ["swipe {direction} [at|on|in {item}]", "flick {direction} [at|on|in {item}]"]),
  .init(
    .drag, verified: ["drag from {item} to {item}"],
    ours: ["drag {item} to|onto {item}", "drag and drop {item} to|onto {item}"]),
  .init(
    .increment,
    ours: [
      "increment {item} [by {number}]", "increment {item} {count}",
      "increase|raise {item} [by {number}]",
    ]),
  .init(
    .decrement,
    ours: [
      "decrement {item} [by {number}]", "decrement {item} {count}",
      "decrease|lower|reduce {item} [by {number}]",
    ]),
  .init(
    .showActions,
    ours: ["show [the] actions for|of {item}", "open actions for|of {item}"]),
  .init(.choose, verified: ["{number}"], ours: ["number {number}", "choose [number] {number}"]),
  .init(.zoomIn, ours: ["zoom in", "zoom closer"]),
  .init(.zoomOut, ours: ["zoom out"]),
  .init(
    .scroll, verified: ["scroll {direction}"],
    ours: ["scroll {direction} at|in|on {item}", "scroll [the] {item} {direction}"]),
  .init(
    .scrollToEdge,
    ours: ["scroll to [the] {edge} [edge]", "scroll all the way {direction}", "go to [the] {edge}"]),
  .init(.nextPage, ours: ["next page", "go|scroll to [the] next page"]),
  .init(.previousPage, ours: ["previous page", "go|scroll to [the] previous page"]),
  .init(.goBack, verified: ["go back"], ours: ["back", "navigate back"]),
  .init(
    .goHome, verified: ["go home"],
    ours: ["home", "go to [the] home screen", "open [the] home screen", "home screen"]),
  .init(
    .openAppSwitcher, verified: ["open app switcher"],
    ours: ["show|open [the] app switcher", "app switcher"]),
  .init(.open, verified: ["open {item}"], ours: ["launch|start {item}"]),
  .init(
    .repeatThat, verified: ["repeat {count}"],
    ours: ["repeat that [{count}]", "repeat this [{count}]", "do that|it again", "again"]),
  .init(
    .showNames, verified: ["show names", "show names continuously"],
    ours: ["show [the] names|labels", "show me [the] names|labels"]),
  .init(
    .showNumbers, verified: ["show numbers", "show numbers continuously"],
    ours: ["show the numbers", "show me [the] numbers"]),
  .init(
    .showGrid,
    verified: [
      "show grid", "show grid with {rows} rows", "show grid with {columns} columns",
      "show grid with {columns} columns and {rows} rows",
      "show grid continuously with {rows} rows", "show grid continuously with {columns} columns",
      "show grid continuously with {columns} columns and {rows} rows",
    ],
    ours: [
      "show [me] [the] grid", "show grid continuously",
      "show [the] grid with {rows} row|rows [and] {columns} column|columns",
      "show [the] grid with {columns} column|columns {rows} row|rows",
      "show [the] grid with {rows} row", "show [the] grid with {columns} column",
      "show the grid with {rows} rows", "show the grid with {columns} columns",
      "show [the] grid {rows} by {columns}",
    ]),
  .init(.hideNames, verified: ["hide names"], ours: ["hide the names|labels", "hide labels"]),
  .init(.hideNumbers, verified: ["hide numbers"], ours: ["hide the numbers"]),
  .init(.hideGrid, verified: ["hide grid"], ours: ["hide the grid"]),
  .init(.hideAny, ours: ["hide that|this|it|everything|overlay", "hide the overlay"]),
  .init(
    .showCommands, verified: ["show commands", "show me what to say", "show me what i can say"],
    ours: [
      "show the commands", "show me [the] commands", "what can i say", "what can i say here",
      "what to say", "list [the] commands",
    ]),
  .init(
    .commandMode, ours: ["command mode", "switch|go to command mode", "stop dictating|dictation"]),
  .init(
    .dictationMode,
    ours: ["dictation mode", "switch|go to dictation mode", "start dictating|dictation"]),
  .init(.spellingMode, ours: ["spelling mode", "switch|go to spelling mode", "spell mode"]),
  .init(.sleep, verified: ["go to sleep"], ours: ["stop listening", "sleep"]),
  .init(.wakeUp, verified: ["wake up"], ours: ["start listening", "wake"]),
]

private let englishTextRows: [CommandGrammar.Row] = [
  .init(.type, ours: ["type {text}", "write|dictate {text}"]),
  .init(.insertBefore, ours: ["insert {phrase} before {phrase}"]),
  .init(.insertAfter, ours: ["insert {phrase} after {phrase}"]),
  .init(
    .replace, ours: ["replace {phrase} with {phrase}", "change|correct {phrase} to {phrase}"]),
  .init(.selectThat, ours: ["select that|this"]),
  .init(
    .selectAll, ours: ["select all", "select everything", "select all text", "select all of it"]),
  .init(
    .selectNext,
    ours: [
      "select [the] next|following {unit}", "select [the] next|following {number} {unit}",
      "select forward {number} {unit}",
    ]),
  .init(
    .selectPrevious,
    ours: [
      "select [the] previous|last {unit}", "select [the] previous|last {number} {unit}",
      "select back {number} {unit}",
    ]),
  .init(.selectWords, ours: ["select {phrase}"]),
  .init(
    .deselect,
    ours: ["deselect that|this|all", "deselect", "unselect that|this|all", "clear selection"]),
  .init(.deleteThat, ours: ["delete that|this|it", "scratch that", "erase|remove that|this"]),
  .init(
    .deleteAll, ours: ["delete all|everything", "delete all text", "clear all|everything|text"]),
  .init(
    .deleteNext,
    ours: [
      "delete [the] next|following {unit}", "delete [the] next|following {number} {unit}",
      "delete forward {number} {unit}",
    ]),
  .init(
    .deletePrevious,
    ours: [
      "delete [the] previous|last {unit}", "delete [the] previous|last {number} {unit}",
      "delete back {number} {unit}",
    ]),
  .init(.deleteWords, ours: ["delete|erase {phrase}"]),
  .init(
    .moveToBeginning,
    ours: ["move|go to [the] beginning|start", "move to [the] beginning|start of [the] text"]),
  .init(
    .moveToEnd, ours: ["move to [the] end", "go to [the] end", "move to [the] end of [the] text"]),
  .init(
    .moveForward,
    ours: [
      "move right|forward", "move right|forward [a] {unit}", "move right|forward {number} {unit}",
      "move right|forward {number}", "move right|forward {count}",
    ]),
  .init(
    .moveBack,
    ours: [
      "move left|back|backward|backwards", "move left|back|backward|backwards [a] {unit}",
      "move left|back|backward|backwards {number} {unit}", "move left|back {number}",
      "move left|back {count}",
    ]),
  .init(.moveLineUp, ours: ["move up", "move up {number}", "move up {count}"]),
  .init(.moveLineDown, ours: ["move down", "move down {number}", "move down {count}"]),
  .init(.moveLineUp, ours: ["move up [a] line", "move up {number} line|lines"]),
  .init(.moveLineDown, ours: ["move down [a] line", "move down {number} line|lines"]),
  .init(.moveBefore, ours: ["move before {phrase}", "go before {phrase}"]),
  .init(.moveAfter, ours: ["move after {phrase}", "go after {phrase}"]),
  .init(.cut, ours: ["cut that|this|it", "cut"]),
  .init(.copy, ours: ["copy that|this|it", "copy"]),
  .init(.paste, ours: ["paste that|this|it", "paste"]),
  .init(.undo, ours: ["undo that|this|it", "undo"]),
  .init(.redo, ours: ["redo that|this|it", "redo"]),
  .init(.capitalizeThat, ours: ["capitalize|capitalise that|this|it"]),
  .init(.capitalizeWords, ours: ["capitalize|capitalise {phrase}"]),
  .init(
    .uppercaseThat,
    ours: ["uppercase that|this|it", "make that|this|it uppercase", "all caps that"]),
  .init(.uppercaseWords, ours: ["uppercase {phrase}", "make {phrase} uppercase"]),
  .init(
    .lowercaseThat, ours: ["lowercase that|this|it", "make that|this|it lowercase", "no caps that"]),
  .init(.lowercaseWords, ours: ["lowercase {phrase}", "make {phrase} lowercase"]),
  .init(.newLine, ours: ["new line", "insert [a] new line", "newline"]),
  .init(.newParagraph, ours: ["new paragraph", "insert [a] new paragraph"]),
]

extension CommandVocabulary {
  /// The words for slots in English.
  static let english = CommandVocabulary(
    directions: ["left": .left, "right": .right, "up": .up, "down": .down],
    edges: ["top": .up, "bottom": .down, "left": .left, "right": .right],
    units: [
      "character": .character, "characters": .character, "letter": .character,
      "letters": .character, "word": .word, "words": .word, "sentence": .sentence,
      "sentences": .sentence, "line": .line, "lines": .line,
    ],
    counts: ["once": 1, "twice": 2],
    times: ["times", "time"],
    politeness: [
      ["please"], ["could", "you"], ["can", "you"], ["would", "you"], ["will", "you"],
      ["now"], ["just"], ["thanks"], ["thank", "you"],
    ],
    slotTitles: [
      .item: "item name", .phrase: "phrase", .text: "text", .number: "number", .rows: "number",
      .columns: "number", .count: "number of times", .direction: "direction", .edge: "edge",
      .unit: "unit",
    ],
    categoryTitles: [
      .items: "Items and gestures", .navigation: "Basic navigation", .overlays: "Overlays",
      .modes: "Listening", .text: "Text",
    ])
}
