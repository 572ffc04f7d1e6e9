import EarshotText

/// The 83 element types of XCTest, numbered as in `XCUIElement.ElementType`.
enum XCTestKind: Int, CaseIterable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
  case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton
  case toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar
  case statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
  case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
  case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar
  case menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator
  case valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
  case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
  case stepper, tab, touchBar, statusItem

  /// The name in `XCUIElement.ElementType`, such as `RadioButton`.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)".capitalizingFirst }
  /// The kinds by name.
  static let byName = Dictionary(uniqueKeysWithValues: zip(names, allCases))
}

extension XCTestKind {
  /// Whether text is typed into it.
  var isTextInput: Bool {
    switch self {
    case .textField, .secureTextField, .textView, .searchField: true
    default: false
    }
  }

  /// Whether it is a list of cells.
  var isList: Bool { self == .table || self == .collectionView }

  /// Whether its contents scroll.
  var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .webView: true
    default: false
    }
  }

  /// Whether it is one stop with all that is inside when it has a name.
  var isControl: Bool {
    switch self {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
      .menuButton, .toolbarButton, .key, .slider, .pageIndicator, .progressIndicator,
      .activityIndicator, .pickerWheel, .switch, .toggle, .link, .icon, .menuItem, .menuBarItem,
      .ratingIndicator, .levelIndicator, .relevanceIndicator, .colorWell, .dockItem, .tab,
      .statusItem, .incrementArrow, .decrementArrow:
      true
    default: isTextInput
    }
  }

  /// Whether UIKit makes it an element even when it has no name.
  var isElementWithoutName: Bool {
    switch self {
    case .button, .switch, .toggle, .slider, .pickerWheel: true
    default: isTextInput
    }
  }

  /// Whether it may hold elements, so that being one is no matter of its kind.
  var isGroup: Bool { isStructure || [.cell, .other, .group, .layoutItem].contains(self) }

  /// Whether it only holds others; a name does not make it an element.
  var isStructure: Bool {
    switch self {
    case .application, .window, .sheet, .alert, .dialog, .popover, .keyboard, .navigationBar,
      .tabBar, .tabGroup, .toolbar, .statusBar, .table, .tableRow, .tableColumn, .outline,
      .browser, .collectionView, .segmentedControl, .picker, .scrollView, .datePicker, .menu,
      .menuBar, .webView, .splitGroup, .stepper, .touchBar, .radioGroup, .drawer, .grid, .scrollBar:
      true
    default: false
    }
  }
}
