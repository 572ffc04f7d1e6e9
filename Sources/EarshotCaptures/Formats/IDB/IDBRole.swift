import EarshotTree

/// The type of element for each role of macOS, which is what idb translates to.
enum IDBRole {
  /// The type of an element; `nil` when the role is not known.
  static func kind(_ role: String, subrole: String?) -> XCTestKind? {
    switch subrole {
    case "AXSearchField"?: return .searchField
    case "AXSecureTextField"?: return .secureTextField
    case "AXSwitch"?, "AXToggle"?: return .switch
    case "AXTabButton"?: return .tab
    default: return kinds[role.hasPrefix("AX") ? String(role.dropFirst(2)) : role]
    }
  }

  private static let kinds: [String: XCTestKind] = [
    "Application": .application, "Window": .window, "Group": .group, "Button": .button,
    "StaticText": .staticText, "Image": .image, "Heading": .staticText, "TextField": .textField,
    "TextArea": .textView, "CheckBox": .switch, "RadioButton": .radioButton, "Slider": .slider,
    "Link": .link, "ScrollArea": .scrollView, "Cell": .cell, "GenericElement": .other,
    "Sheet": .sheet, "Toolbar": .toolbar, "WebArea": .webView, "Map": .map,
    "PopUpButton": .popUpButton, "MenuItem": .menuItem, "ProgressIndicator": .progressIndicator,
    "Key": .key, "Table": .table, "List": .collectionView, "Outline": .outline, "Row": .cell,
    "TabGroup": .tabBar, "Menu": .menu, "MenuButton": .menuButton, "ComboBox": .comboBox,
    "RadioGroup": .segmentedControl, "ScrollBar": .scrollBar, "Incrementor": .stepper,
    "BusyIndicator": .activityIndicator, "ActivityIndicator": .activityIndicator,
    "Keyboard": .keyboard, "NavigationBar": .navigationBar, "TabBar": .tabBar, "Alert": .alert,
    "Popover": .popover, "SearchField": .searchField, "SecureTextField": .secureTextField,
    "Switch": .switch, "Tab": .tab, "PageIndicator": .pageIndicator, "PickerWheel": .pickerWheel,
    "TextView": .textView, "CollectionView": .collectionView, "ScrollView": .scrollView,
    "Other": .other, "Unknown": .other,
  ]
}
