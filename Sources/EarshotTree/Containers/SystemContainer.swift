/// System views whose elements VoiceOver reads as one block.
///
/// Scroll views, tables and collections: from the third seed article; cells and bars follow from
/// the expected lists of the example screens.
public enum SystemContainer: String, Hashable, Sendable, CaseIterable {
  /// `UIScrollView`.
  case scrollView
  /// `UITableView`.
  case table
  /// `UICollectionView`.
  case collection
  /// `UITableViewCell` or `UICollectionViewCell`.
  case cell
  /// `UITabBar`: its items are tabs, and it says its name on entry.
  case tabBar
  /// `UINavigationBar`.
  case navigationBar
  /// `UIToolbar`.
  case toolbar
  /// `UISegmentedControl`: its segments say their position.
  case segmentedControl
  /// `UIStepper`: its two buttons.
  case stepper

  /// Whether it is a bar, whose texts keep their size and are shown large when they are held.
  package var isBar: Bool {
    switch self {
    case .tabBar, .navigationBar, .toolbar: true
    case .scrollView, .table, .collection, .cell, .segmentedControl, .stepper: false
    }
  }

  /// Whether the contents scroll, so that parts may lie outside the visible rectangle.
  public var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collection: true
    case .cell, .tabBar, .navigationBar, .toolbar, .segmentedControl, .stepper: false
    }
  }
}
