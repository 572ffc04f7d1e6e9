/// The 83 element types of XCTest, by the names of `XCUIElement.ElementType`.
enum XCTestKind: String, CaseIterable {
  case any = "Any"
  case other = "Other"
  case application = "Application"
  case group = "Group"
  case window = "Window"
  case sheet = "Sheet"
  case drawer = "Drawer"
  case alert = "Alert"
  case dialog = "Dialog"
  case button = "Button"
  case radioButton = "RadioButton"
  case radioGroup = "RadioGroup"
  case checkBox = "CheckBox"
  case disclosureTriangle = "DisclosureTriangle"
  case popUpButton = "PopUpButton"
  case comboBox = "ComboBox"
  case menuButton = "MenuButton"
  case toolbarButton = "ToolbarButton"
  case popover = "Popover"
  case keyboard = "Keyboard"
  case key = "Key"
  case navigationBar = "NavigationBar"
  case tabBar = "TabBar"
  case tabGroup = "TabGroup"
  case toolbar = "Toolbar"
  case statusBar = "StatusBar"
  case table = "Table"
  case tableRow = "TableRow"
  case tableColumn = "TableColumn"
  case outline = "Outline"
  case outlineRow = "OutlineRow"
  case browser = "Browser"
  case collectionView = "CollectionView"
  case slider = "Slider"
  case pageIndicator = "PageIndicator"
  case progressIndicator = "ProgressIndicator"
  case activityIndicator = "ActivityIndicator"
  case segmentedControl = "SegmentedControl"
  case picker = "Picker"
  case pickerWheel = "PickerWheel"
  case `switch` = "Switch"
  case toggle = "Toggle"
  case link = "Link"
  case image = "Image"
  case icon = "Icon"
  case searchField = "SearchField"
  case scrollView = "ScrollView"
  case scrollBar = "ScrollBar"
  case staticText = "StaticText"
  case textField = "TextField"
  case secureTextField = "SecureTextField"
  case datePicker = "DatePicker"
  case textView = "TextView"
  case menu = "Menu"
  case menuItem = "MenuItem"
  case menuBar = "MenuBar"
  case menuBarItem = "MenuBarItem"
  case map = "Map"
  case webView = "WebView"
  case incrementArrow = "IncrementArrow"
  case decrementArrow = "DecrementArrow"
  case timeline = "Timeline"
  case ratingIndicator = "RatingIndicator"
  case valueIndicator = "ValueIndicator"
  case splitGroup = "SplitGroup"
  case splitter = "Splitter"
  case relevanceIndicator = "RelevanceIndicator"
  case colorWell = "ColorWell"
  case helpTag = "HelpTag"
  case matte = "Matte"
  case dockItem = "DockItem"
  case ruler = "Ruler"
  case rulerMarker = "RulerMarker"
  case grid = "Grid"
  case levelIndicator = "LevelIndicator"
  case cell = "Cell"
  case layoutArea = "LayoutArea"
  case layoutItem = "LayoutItem"
  case handle = "Handle"
  case stepper = "Stepper"
  case tab = "Tab"
  case touchBar = "TouchBar"
  case statusItem = "StatusItem"

  /// The kinds by name: the initialiser of an enumeration of texts compares one by one.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension XCTestKind {
  /// Whether text is typed into it.
  var isTextInput: Bool {
    switch self {
    case .textField, .secureTextField, .textView, .searchField: true
    default: false
    }
  }

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
