import EarshotTree
import EarshotUIKit

extension ClassCase {
  static let all = texts + buttons + tabs + controls + fields + others

  private static let texts = [
    ClassCase("plain view", "UIView") { $1.isElement = false },
    ClassCase("unknown class", "PizzaView") { $1.isElement = false },
    ClassCase("label", "UILabel") {
      $0.text = "Ham"
      $0.isEnabled = false
      $0.isSelected = true
      $1.label = "Ham"
      $1.traits = .staticText
    },
    ClassCase("label without text", "UILabel") {
      $1.isElement = false
      $1.traits = .staticText
    },
    ClassCase("section header", "UITableViewHeaderFooterView") {
      $0.text = "Fruits"
      $1.label = "Fruits"
      $1.traits = [.staticText, .header]
    },
    ClassCase("layer", "CATextLayer") {
      $0.text = "Ham"
      $1.isElement = false
    },
    ClassCase("virtual element", "UIAccessibilityElement") { _, _ in },
  ]

  private static let buttons = [
    ClassCase("button with title", "UIButton") {
      $0.text = "Buy"
      $0.image = "ic_buy"
      $1.label = "Buy"
      $1.traits = .button
    },
    ClassCase("button with image", "UIButton") {
      $0.image = "ic_close"
      $1.label = "ic_close"
      $1.traits = .button
    },
    ClassCase("button with nothing", "UIButton") { $1.traits = .button },
    ClassCase("button in all states", "UIButton") {
      $0.isSelected = true
      $0.isEnabled = false
      $1.traits = [.button, .selected, .notEnabled]
    },
    ClassCase("segment", "UISegment") {
      $0.text = "Thin"
      $0.isSelected = true
      $0.isEnabled = false
      $1.label = "Thin"
      $1.traits = [.button, .selected, .notEnabled]
    },
  ]

  private static let tabs = [
    ClassCase("disabled tab is not dimmed", "UITabBarButton") {
      $0.text = "Menu"
      $0.isSelected = true
      $0.isEnabled = false
      $1.label = "Menu"
      $1.traits = [.button, .tabBarItem, .selected]
    },
    ClassCase("badge with digits", "UITabBarButton") {
      $0.badge = "3"
      $1.value = "3 items"
      $1.traits = [.button, .tabBarItem]
      $1.versions = [17, 18]
    },
    ClassCase("badge of one", "UITabBarButton") {
      $0.badge = "1"
      $1.value = "1 item"
      $1.traits = [.button, .tabBarItem]
      $1.versions = [17, 18]
    },
    ClassCase("badge with digits in Russian", "UITabBarButton") {
      $0.badge = "3"
      $1.value = "3"
      $1.traits = [.button, .tabBarItem]
      $1.versions = [17, 18]
      $1.language = "ru"
    },
    ClassCase("badge with a letter", "UITabBarButton") {
      $0.badge = "9+"
      $1.value = "9+"
      $1.traits = [.button, .tabBarItem]
      $1.versions = [17, 18]
    },
    ClassCase("no badge from iOS 26", "UITabBarButton") {
      $0.badge = "9+"
      $1.traits = [.button, .tabBarItem]
      $1.versions = [26]
    },
  ]

  private static let controls = [
    ClassCase("switch on", "UISwitch") {
      $0.isOn = true
      $1.value = "1"
      $1.traits = [.button, .toggleButton]
    },
    ClassCase("dimmed switch", "UISwitch") {
      $0.isEnabled = false
      $0.isSelected = true
      $1.value = "0"
      $1.traits = [.button, .toggleButton, .notEnabled]
    },
    ClassCase("slider", "UISlider") {
      $0.value = 0.755
      $1.value = "76%"
      $1.traits = .adjustable
    },
    ClassCase("slider without a value", "UISlider") {
      $0.isEnabled = false
      $1.value = "0%"
      $1.traits = [.adjustable, .notEnabled]
    },
    ClassCase("stepper", "UIStepper") { $1.isElement = false },
    ClassCase("page control", "UIPageControl") {
      $0.position = SeriesPosition(index: 2, count: 3)
      $1.value = "page 2 of 3"
      $1.traits = .adjustable
    },
    ClassCase("picker", "UIDatePicker") {
      $0.text = "2 o'clock"
      $1.value = "2 o'clock"
      $1.traits = [.pickerElement, .adjustable]
    },
    ClassCase("wheel", "UIPickerColumnView") {
      $0.text = "22"
      $1.value = "22"
      $1.traits = [.pickerElement, .adjustable]
    },
    ClassCase("progress", "UIProgressView") {
      $0.value = 0.4
      $1.label = "Progress"
      $1.value = "40%"
      $1.traits = .updatesFrequently
    },
  ]

  private static let fields = [
    ClassCase("empty field", "UITextField") {
      $0.placeholder = "Name"
      $1.value = "Name"
      $1.traits = .textEntry
    },
    ClassCase("field with text", "UITextField") {
      $0.placeholder = "Name"
      $0.text = "Anna"
      $0.isEditing = true
      $0.isEnabled = false
      $1.value = "Anna"
      $1.traits = [.textEntry, .isEditing, .notEnabled]
    },
    ClassCase("secure field", "UITextField") {
      $0.text = "1234"
      $0.isSecure = true
      $1.value = "••••"
      $1.traits = [.textEntry, .secureTextField]
    },
    ClassCase("search field", "UISearchTextField") {
      $0.placeholder = "Search"
      $1.value = "Search"
      $1.traits = .searchField
    },
    ClassCase("text view", "UITextView") {
      $0.text = "Hello"
      $1.value = "Hello"
      $1.traits = [.textEntry, .textArea]
    },
  ]

  private static let others = [
    ClassCase("picture", "UIImageView") {
      $0.image = "pizza"
      $1.isElement = false
      $1.traits = .image
    },
    ClassCase("picture that is an element", "UIImageView") {
      $0.image = "pizza"
      $0.overrides.isElement = true
      $1.label = "pizza"
      $1.traits = .image
    },
    ClassCase("activity indicator", "UIActivityIndicatorView") {
      $1.label = "In progress"
      $1.traits = .updatesFrequently
    },
    ClassCase("activity indicator without words", "UIActivityIndicatorView") {
      $1.label = .notCaptured
      $1.traits = .updatesFrequently
      $1.language = "fr"
    },
    ClassCase("custom cell", "UITableViewCell") { $1.isElement = false },
    ClassCase("stock cell", "UITableViewCell") {
      $0.text = "Row 0"
      $0.isSelected = true
      $1.label = "Row 0"
    },
  ]
}
