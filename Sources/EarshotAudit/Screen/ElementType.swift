import EarshotText

/// What a class or type tells by its name alone; asked once for each of the few types of a screen.
struct ElementType: Sendable {
  /// The role that it has whatever the traits say.
  let role: Role?
  /// The role that it has when the traits say nothing.
  let weakRole: Role?
  /// Whether the system draws it.
  let isOfSystem: Bool
  /// Whether it draws: a map, a canvas, a view of a graphics library.
  let isCanvas: Bool

  init(_ name: String) {
    let ending = name.classEnding
    role = ElementType.byType[ending]
    weakRole = ElementType.weakly[ending]
    isOfSystem = ElementType.system.contains(
      name.split(separator: ".").last.map(String.init) ?? name)
    isCanvas = ElementType.canvases.contains { name.hasASCII($0) }
  }

  /// Classes that decide whatever the traits say: the ends of the names that sources use.
  private static let byType: [String: Role] = [
    "switch": .toggle, "toggle": .toggle, "checkbox": .toggle, "uiswitch": .toggle,
    "slider": .slider, "uislider": .slider, "seekbar": .slider,
    "stepper": .stepper, "uistepper": .stepper,
    "picker": .picker, "pickerwheel": .picker, "datepicker": .picker, "uidatepicker": .picker,
    "uipickerview": .picker, "colorwell": .picker,
    "progressindicator": .progress, "uiprogressview": .progress, "progressbar": .progress,
    "activityindicator": .activityIndicator, "uiactivityindicatorview": .activityIndicator,
    "searchfield": .searchField, "uisearchtextfield": .searchField, "uisearchbar": .searchField,
    "textfield": .field, "uitextfield": .field, "securetextfield": .field, "textview": .field,
    "edittext": .field,
    "uisegment": .segment, "uitabbarbutton": .tab, "tab": .tab,
  ]

  /// Classes that decide when the traits say nothing.
  private static let weakly: [String: Role] = [
    "button": .button, "uibutton": .button, "link": .link, "key": .keyboardKey,
    "image": .image, "imageview": .image, "uiimageview": .image,
    "statictext": .text, "uilabel": .text, "heading": .text,
  ]

  private static let system: Set<String> = [
    "XCUIElementTypeKeyboard", "XCUIElementTypeStatusBar", "XCUIElementTypeMap", "Keyboard",
    "StatusBar", "Map", "MKMapView", "UIKeyboard", "UIStatusBar", "UIRemoteKeyboardWindow",
    "UITextEffectsWindow", "XCUIElementTypeTouchBar", "XCUIElementTypeScrollBar", "ScrollBar",
    "Key", "XCUIElementTypeKey",
  ]

  private static let canvases = [
    "Map", "Canvas", "MTKView", "GLKView", "SKView", "SCNView", "ARView", "SurfaceView", "WebGL",
  ]
}

/// The types of one screen that were asked for.
struct ElementTypes {
  private var known: [String: ElementType] = [:]
  private static let none = ElementType("")

  /// What a class or type tells.
  subscript(name: String?) -> ElementType {
    mutating get {
      guard let name else { return ElementTypes.none }
      if let type = known[name] { return type }
      let type = ElementType(name)
      known[name] = type
      return type
    }
  }
}

extension String {
  /// A class or type in lower case without module, package and `XCUIElementType`.
  fileprivate var classEnding: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    // The text view of Android is a label; that of UIKit is a field.
    if last == "TextView", hasPrefix("android") { return "statictext" }
    let prefix = "XCUIElementType"
    return (last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last).lowercased()
  }
}
