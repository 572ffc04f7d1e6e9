/// How a stretch of a text is said, and how it should be.
struct Verbalization {
  /// Words, and how they join what stands around them.
  enum Piece {
    /// As they are.
    case plain(String)
    /// With a space on both sides.
    case spaced(String)
    /// With a comma on both sides, as the name of a sign.
    case setOff(String)
    /// No words, but a comma between what stands around.
    case pause
  }

  /// The tokens.
  var range: Range<Int>
  /// What it is; `nil` if it is said as it should be.
  var kind: VerbalizedText.Kind?
  /// What is said, digits kept.
  var spoken: Piece
  /// What is said, in words.
  var verbalised: Piece
  /// What should be said, digits kept; `nil` if only a person can tell.
  var better: Piece?
  /// Whether the pause that should be made has its space with it.
  var spaceAfterPause = false
  /// What should be said, in words; `nil` if it is what is said.
  var betterVerbalised: Piece?

  /// A stretch that is right as it is written, with its words.
  init(_ range: Range<Int>, written: String, words: String, better: String? = nil) {
    self.range = range
    spoken = .plain(written)
    verbalised = .plain(words)
    self.better = .plain(written)
    betterVerbalised = .plain(better ?? words)
  }

  /// A stretch that is not said as it should be.
  ///
  /// - Parameters:
  ///   - said: what is said, with digits and in words.
  ///   - better: what should be said, with digits and in words.
  init(
    _ kind: VerbalizedText.Kind, _ range: Range<Int>, said: (String, String),
    better: (String, String)?
  ) {
    self.kind = kind
    self.range = range
    spoken = .plain(said.0)
    verbalised = .plain(said.1)
    self.better = better.map { .plain($0.0) }
    betterVerbalised = better.map { .plain($0.1) }
  }
}

extension Verbalization.Piece {
  /// The words as data.
  var text: String {
    switch self {
    case .plain(let words), .spaced(let words), .setOff(let words): words
    case .pause: ","
    }
  }
}

/// A line of speech that is put together of pieces.
struct JoinedSpeech {
  private(set) var text = ""
  /// What has to stand before the next words.
  private var joint = Joint.none

  private enum Joint { case none, space, comma }

  /// Adds words; white space around the names of signs becomes one comma.
  mutating func add(_ piece: Verbalization.Piece) {
    switch piece {
    case .plain(let words): add(words)
    case .spaced(let words):
      join(.space)
      add(words)
      join(.space)
    case .setOff(let words):
      join(.comma)
      add(words)
      join(.comma)
    case .pause: join(.comma)
    }
  }

  /// Adds words as they are.
  mutating func add(_ words: some StringProtocol) {
    guard let first = words.unicodeScalars.first else { return }
    guard joint != .none else {
      text += words
      return
    }
    if first.properties.isWhitespace {
      let rest = words.drop { $0.isWhitespace }
      if rest.isEmpty { return }
      add(String(rest))
    } else {
      if !",.;:!?…".unicodeScalars.contains(first) { text += joint == .comma ? ", " : " " }
      joint = .none
      text += words
    }
  }

  private mutating func join(_ next: Joint) {
    while text.unicodeScalars.last?.properties.isWhitespace == true {
      text.unicodeScalars.removeLast()
    }
    guard let last = text.unicodeScalars.last else { return }
    let isPaused = ",.;:!?…".unicodeScalars.contains(last)
    joint = next == .comma && !isPaused || joint == .comma ? .comma : .space
  }
}
