/// `UIAccessibilityCustomAction`: a named thing to do, chosen by vertical swipes.
public struct CustomAction: Hashable, Sendable, Codable {
  /// The name that is spoken.
  public var name: String
  /// Name of the picture that Switch Control shows beside the name.
  public var image: String?
  /// Actions inside this one, as in a folder.
  public var actions: [CustomAction]

  /// Makes an action of a name.
  public init(_ name: String, image: String? = nil, actions: [CustomAction] = []) {
    self.name = name
    self.image = image
    self.actions = actions
  }
}
