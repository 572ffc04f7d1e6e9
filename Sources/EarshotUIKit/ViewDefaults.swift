import EarshotTree

/// What a class exposes of one view.
struct ViewDefaults {
  var isElement = true
  var label: Property<String> = .empty
  var value: Property<String> = .empty
  var traits: Traits = []
  var activationPoint: Point?
  /// The texts of the system that no source confirms.
  var unconfirmed: [(field: Element.Field, message: String)] = []

  static let notAnElement = ViewDefaults(isElement: false)
}

extension ViewDefaults {
  /// Sets a text that the system words, and notes when its words are not confirmed.
  ///
  /// - Parameters:
  ///   - what: the thing in a message, such as `the label of an activity indicator`.
  ///   - fallback: what stands when no words are known.
  mutating func set(
    _ text: WritableKeyPath<ViewDefaults, Property<String>>, _ field: Element.Field,
    to wording: SystemWords.Wording?, _ what: String, in system: UIKitSystem,
    fallback: Property<String> = .notCaptured
  ) {
    self[keyPath: text] = wording.map { Property($0.text) } ?? fallback
    guard wording?.isConfirmed != true else { return }
    let state = wording == nil ? "not known" : "not confirmed on a device"
    unconfirmed.append((field, "\(what) in the language '\(system.language)' is \(state)"))
  }
}
