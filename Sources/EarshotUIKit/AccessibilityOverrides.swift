public import EarshotTree

/// What an app set of the accessibility API; `nil` leaves what the class exposes by default.
///
/// A value that is set replaces the default whole: traits with their states, and an empty text too.
public struct AccessibilityOverrides: Hashable, Sendable {
  /// A member of `accessibilityElements`.
  public enum Member: Hashable, Sendable {
    /// A view of the same hierarchy, by its identity.
    case id(String)
    /// A virtual element, or a view that is described in place.
    case view(View)
  }

  /// `isAccessibilityElement`.
  public var isElement: Bool?
  /// `accessibilityLabel`.
  public var label: String?
  /// `accessibilityValue`.
  public var value: String?
  /// `accessibilityHint`.
  public var hint: String?
  /// `accessibilityIdentifier`; `nil` is the identity of the view.
  public var identifier: String?
  /// `accessibilityTraits`.
  public var traits: Traits?
  /// `accessibilityFrame`.
  public var frame: Rect?
  /// `accessibilityPath`.
  public var path: Path?
  /// `accessibilityActivationPoint`.
  public var activationPoint: Point?
  /// `accessibilityElements`.
  public var elements: [Member]?
  /// `accessibilityContainerType`.
  public var containerType: ContainerType?
  /// `shouldGroupAccessibilityChildren`.
  public var groupsChildren: Bool?
  /// `accessibilityViewIsModal`.
  public var isModal: Bool?
  /// `accessibilityElementsHidden`.
  public var elementsHidden: Bool?
  /// `accessibilityLanguage`.
  public var language: String?
  /// `accessibilityUserInputLabels`.
  public var userInputLabels: [String]?
  /// `accessibilityRespondsToUserInteraction`.
  public var respondsToUserInteraction: Bool?
  /// `accessibilityNavigationStyle`.
  public var navigationStyle: NavigationStyle?
  /// `accessibilityCustomActions`.
  public var customActions: [CustomAction]?
  /// `accessibilityCustomContent`.
  public var customContent: [CustomContent]?
  /// `accessibilityCustomRotors`.
  public var customRotors: [CustomRotor]?
  /// `accessibilityExpandedStatus`; `nil` is unsupported.
  public var expandedStatus: ExpandedStatus?
  /// What `accessibilityIncrement` and `accessibilityDecrement` do.
  public var adjustment: Adjustment?
  /// The overridden methods that answer `true`.
  public var handlers: [Handler]?

  /// Makes overrides of which none is set.
  public init() {}
}
