import Foundation

/// How well a sentence of the grammar explains a recording.
///
/// A grammar alone always finds a sentence. So the sound is compared with phones in any order: what
/// was said as a sentence is explained by it nearly as well as by any phones, and other speech much
/// worse. The figures were fitted to one set of speech and measured on another
/// (Documentation/VoiceControl/Listening.md).
struct Judgement {
  /// By how much any phones explain the sound better, for each frame of the words.
  private var loss: Double
  /// The same for the word that fits worst.
  private var worstLoss: Double
  private var isOneWord: Bool

  /// Compares a sentence with phones in any order.
  ///
  /// `nil` if the sentence has no words.
  init?(of sentence: Decoding, against phones: Decoding) {
    let words = sentence.segments.filter { !$0.isFiller }
    let frames = words.map(\.frames.count).reduce(0, +)
    guard frames > 0 else { return nil }
    isOneWord = words.count == 1
    // Phones that lie across the border of words are shared out by their frames.
    var scores = [Double](repeating: 0, count: sentence.segments.last?.frames.upperBound ?? 0)
    for phone in phones.segments {
      let score = Double(phone.score) / Double(max(1, phone.frames.count))
      for frame in phone.frames where scores.indices.contains(frame) { scores[frame] = score }
    }
    loss = Double(phones.acousticScore - sentence.acousticScore) / Double(frames)
    worstLoss =
      words.map { word in
        (scores[word.frames].reduce(0, +) - Double(word.score)) / Double(max(1, word.frames.count))
      }.max() ?? 0
  }

  /// How likely it is that a sentence of the grammar was said.
  var confidence: Double {
    // A word alone is little evidence: "wow" is much like "one".
    1 / (1 + exp(-(5.87 - 0.159 * loss - 0.122 * worstLoss - (isOneWord ? 4.3 : 0))))
  }

  /// Whether no other evidence could make up for the sound.
  var isHopeless: Bool { confidence < Judgement.hopelessness }

  /// Below this confidence nothing is looked at any further.
  static let hopelessness = 0.02

  /// Below this confidence nothing of the grammar was said.
  static let refusal = 0.4

  /// From this confidence on a sentence is acted upon.
  static let acceptance = 0.65

  /// The difference of scores from which on the next best sentence is out of the question.
  static let margin = 240

  /// The share of the confidence that a sentence gets whose score is lower than the best.
  static func share(ofScore score: Int, best: Int) -> Double {
    // Scores of frames that follow one another are not independent, which makes them too sure.
    exp(Double(score - best) / 100)
  }
}
