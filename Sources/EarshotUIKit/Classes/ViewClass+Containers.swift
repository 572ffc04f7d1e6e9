import EarshotTree

extension ViewClass {
  /// Views that hold others and are read as one block.
  static let containerClasses: [Name: ViewClass] = [
    "UIScrollView": ViewClass(container: .scrollView),
    "UITableView": ViewClass(container: .table),
    "UICollectionView": ViewClass(container: .collection),
    "UITableViewCell": ViewClass(container: .cell, defaults: cell),
    "UICollectionViewCell": ViewClass(container: .cell, defaults: cell),
    "UITabBar": ViewClass(container: .tabBar),
    "UINavigationBar": ViewClass(container: .navigationBar, parts: navigationBarParts),
    "UIToolbar": ViewClass(container: .toolbar),
    "UISegmentedControl": ViewClass(container: .segmentedControl),
    "UIAlertController": ViewClass(isModal: true),
    "_UIPopoverView": ViewClass(isModal: true),
  ]

  /// A stock cell with its own text is an element, named by it and by the labels in it; a cell with
  /// a custom content view is not.
  ///
  /// The switch at its end is part of it: the cell tells its state and hands taps on to it.
  private static let cell: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, system in
    guard !view.text.isEmpty else { return .notAnElement }
    let inside = view.children.lazy.filter { $0.className == "UILabel" && !$0.isHidden }
    // The text may hold those of the labels already.
    let own = ", \(view.text), "
    let texts =
      [view.text] + inside.map(\.text).filter { !$0.isEmpty && !own.contains(", \($0), ") }
    let toggle = view.children.first { $0.className == "UISwitch" && !$0.isHidden }
    var defaults = toggle.map { ViewClass.of($0).defaults($0, system) } ?? ViewDefaults()
    defaults.label = Property(texts.joined(separator: ", "))
    return defaults
  }

  /// The title of the bar, when it is given as its text rather than as a label in it.
  private static let navigationBarParts: @Sendable (View, UIKitSystem) -> [View] = { view, _ in
    guard view.children.isEmpty, !view.text.isEmpty else { return view.children }
    var title = View("UILabel", frame: view.frame)
    title.text = view.text
    title.overrides.traits = [.staticText, .header]
    title.source = view.source
    return [title]
  }
}
