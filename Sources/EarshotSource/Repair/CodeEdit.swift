/// A change of the text of a file.
package struct CodeEdit: Hashable, Sendable {
  /// The offsets in UTF-8 of what is replaced.
  package var offsets: Range<Int>
  /// The text that stands there afterwards.
  package var text: String

  /// Makes a change.
  package init(_ offsets: Range<Int>, _ text: String) {
    self.offsets = offsets
    self.text = text
  }
}

extension [UInt8] {
  /// The bytes after changes that do not overlap.
  package func edited(_ edits: [CodeEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.offsets.lowerBound < $1.offsets.lowerBound }) {
      result += self[place..<edit.offsets.lowerBound]
      result += edit.text.utf8
      place = edit.offsets.upperBound
    }
    return result + self[place...]
  }
}
