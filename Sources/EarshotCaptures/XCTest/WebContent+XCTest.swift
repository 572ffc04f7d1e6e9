import EarshotTree

extension WebContent {
  /// What a snapshot tells of an element in a web view: only its kind and its value.
  init(of kind: XCTestKind, value: String?) {
    self.init()
    switch kind {
    case .switch, .toggle, .checkBox:
      role = .checkBox
      check = value == "1" ? .on : value == "2" ? .mixed : .off
    case .radioButton:
      role = .radioButton
      check = value == "1" ? .on : .off
    default: break
    }
  }
}
