/// What vertical swipes chose on the element in focus.
struct VerticalChoice: Hashable, Sendable {
  /// The action, 0 is the implicit activation.
  var action = 0
  /// The names of the folders of actions that were opened.
  var folders: [String] = []
  /// The piece of custom content that was read last.
  var content: Int?
  /// The choice on a chart.
  var chart: Int?
  /// The character at which text modes stand.
  var offset: Int?
}
