internal import EarshotTree

/// What stood in the slots of a pattern.
struct SlotValues: Hashable, Sendable {
  /// What {item} stood for, from the first.
  var items: [SpokenCommand.ItemReference] = []
  /// Where the items stand in the text.
  var itemRanges: [Range<String.Index>] = []
  /// What {phrase} and {text} stood for, from the first.
  var phrases: [String] = []
  /// A number without a role, or of times.
  var number: Int?
  /// A number of rows.
  var rows: Int?
  /// A number of columns.
  var columns: Int?
  /// Where to.
  var direction: ScrollDirection?
  /// What text is counted in.
  var unit: SpokenCommand.TextUnit?
  /// How many words the free slots took: the fewer, the surer.
  var freeWords = 0
  /// The words that were meant where others were said.
  var corrections: [Correction] = []

  /// A word that was meant, with the place of what was said.
  struct Correction: Hashable, Sendable {
    var range: Range<String.Index>
    var word: String
  }

  /// The only item.
  var item: SpokenCommand.ItemReference? { items.first }
  /// The number of times; 1 unless it is said.
  var times: Int { number ?? 1 }
}
