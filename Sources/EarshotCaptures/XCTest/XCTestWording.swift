import EarshotTree

/// What the losses of a capture say: each source lacks other facts, for other reasons.
struct XCTestWording {
  /// Who wrote the capture, in "XCTest does not tell".
  var source = "XCTest"
  /// Why there are no custom actions.
  var actions: String
  /// Where elements and traits that are not told come from.
  var elements =
    "the capture does not tell which elements are accessible; concluded from types and labels"
  var traits = "the capture has no traits; concluded from types"
  /// What the source tells although XCTest does not.
  var told: Set<Element.Field> = []
  /// Where the depth of a tree is cut.
  var depthLimit = 50
  var depthReason = "where 'snapshotMaxDepth' cuts by default"

  init(actions: String) {
    self.actions = actions
  }
}
