import EarshotHost

/// A change of a design as a piece of its text that took the place of another one.
struct DesignStep: Sendable {
  /// What was done, as the page called it.
  var name: String
  /// Steps in a row with one such word are undone together, as the letters of a word that was typed.
  var group: String?
  /// Bytes before the piece.
  var place: Int
  /// The piece before the change.
  var old: [UInt8]
  /// The piece after the change.
  var new: [UInt8]
  /// The identity of the whole text before the change.
  var before: ContentHash
  /// The identity of the whole text after the change.
  var after: ContentHash

  /// The change from one text to another.
  init(_ name: String, group: String?, from before: [UInt8], to after: [UInt8]) {
    self.name = name
    self.group = group
    var start = 0
    let shorter = min(before.count, after.count)
    var end = 0
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        while start < shorter, before[start] == after[start] { start += 1 }
        // The piece begins and ends between characters.
        while start > 0, DesignStep.isInside(before, start) || DesignStep.isInside(after, start) {
          start -= 1
        }
        let most = shorter - start
        while end < most, before[before.count - 1 - end] == after[after.count - 1 - end] {
          end += 1
        }
        while end > 0,
          DesignStep.isInside(before, before.count - end)
            || DesignStep.isInside(after, after.count - end)
        {
          end -= 1
        }
      }
    }
    place = start
    old = Array(before[start..<before.count - end])
    new = Array(after[start..<after.count - end])
    self.before = ContentHash(before)
    self.after = ContentHash(after)
  }

  init(
    name: String, group: String?, place: Int, old: [UInt8], new: [UInt8], before: ContentHash,
    after: ContentHash
  ) {
    self.name = name
    self.group = group
    self.place = place
    self.old = old
    self.new = new
    self.before = before
    self.after = after
  }

  /// Whether a place lies inside of a character.
  private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place < bytes.count && bytes[place] & 0xC0 == 0x80
  }

  /// The text before the change; `nil` if the text is not the one after it.
  func undone(in text: [UInt8]) -> [UInt8]? { replaced(new, by: old, in: text) }

  /// The text after the change; `nil` if the text is not the one before it.
  func redone(in text: [UInt8]) -> [UInt8]? { replaced(old, by: new, in: text) }

  private func replaced(_ piece: [UInt8], by other: [UInt8], in text: [UInt8]) -> [UInt8]? {
    guard place + piece.count <= text.count, text[place..<place + piece.count] == piece[...]
    else { return nil }
    return Array(text[..<place]) + other + text[(place + piece.count)...]
  }
}
