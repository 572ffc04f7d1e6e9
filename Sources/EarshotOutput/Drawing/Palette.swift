/// The colours of a picture.
struct Palette {
  /// The name.
  var label: Drawing.Paint
  /// The value, which is italic too.
  var value: Drawing.Paint
  /// The type, which is bold too.
  var type: Drawing.Paint
  /// States and places.
  var state: Drawing.Paint
  /// Hints and names of containers.
  var dim: Drawing.Paint
  /// Frames outside of any group, and the line of the reading order.
  var line: Drawing.Paint
  /// The frame of the focus.
  var focus: Drawing.Paint
  /// What is around the frame of the focus.
  var halo: Drawing.Paint

  /// Words on black, as the author of the sources draws screens.
  static let ear = Palette(
    label: .white, value: Drawing.Paint("#FFD666"), type: Drawing.Paint("#8FD3FF"),
    state: Drawing.Paint("#C9F0C0"), dim: Drawing.Paint("#A2A2A8"), line: Drawing.Paint("#8FD3FF"),
    focus: .white, halo: .black)

  /// Words on white.
  static let paper = Palette(
    label: Drawing.Paint("#1C1C1E"), value: Drawing.Paint("#7A4B00"),
    type: Drawing.Paint("#0B4F8A"), state: Drawing.Paint("#22602A"), dim: Drawing.Paint("#5F5F66"),
    line: Drawing.Paint("#3A6EA5"), focus: .black, halo: .white)

  /// Colours of groups that can be told apart by people who see few, after Okabe and Ito, 2008.
  private static let groups = [
    "#00806B", "#9C3E88", "#A66A00", "#1D82B5", "#5B4FC4", "#5E6B00",
  ].map { Drawing.Paint($0) }

  /// The colour of a group; neighbours differ.
  static func group(_ index: Int) -> Drawing.Paint { groups[index % groups.count] }

  /// What is too small to touch.
  static let small = Drawing.Paint("#E03131")
  /// Where a double tap taps.
  static let tap = Drawing.Paint("#C2185B")
  /// The caption panel of the system.
  static let panel = Drawing.Paint("#535355")
  /// The case of a braille display.
  static let display = Drawing.Paint("#2C2C2E")
}
