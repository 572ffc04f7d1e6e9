package import EarshotTree

/// The properties of the accessibility API that an app set; `nil` leaves the default of the class.
///
/// A value that is set replaces the default whole: traits with their states, and an empty text too.
package struct AccessibilityOverrides: Hashable, Sendable {
  /// A member of `accessibilityElements`.
  package enum Member: Hashable, Sendable {
    /// A view of the same hierarchy, by its identity.
    case id(String)
    /// A virtual element, or a view that is described in place.
    case view(View)
  }

  /// `isAccessibilityElement`.
  package var isElement: Bool?
  /// Whether it is an element only while VoiceOver runs.
  package var isOnlyWhileVoiceOverRuns: Bool?
  /// `accessibilityLabel`.
  package var label: String?
  /// `accessibilityValue`.
  package var value: String?
  /// `accessibilityHint`.
  package var hint: String?
  /// `accessibilityIdentifier`; `nil` is the identity of the view.
  package var identifier: String?
  /// `accessibilityTraits`.
  package var traits: Traits?
  /// `accessibilityFrame`.
  package var frame: Rect?
  /// `accessibilityFrameInContainerSpace`, seen from the frame of the view that holds the element.
  package var frameInContainerSpace: Rect?
  /// Whether `accessibilityFrame` was set once and does not follow the view around it when it scrolls.
  package var isFrameStored: Bool?
  /// `accessibilityPath`.
  package var path: Path?
  /// `accessibilityActivationPoint`.
  package var activationPoint: Point?
  /// `accessibilityElements`.
  package var elements: [Member]?
  /// `accessibilityContainerType`.
  package var containerType: ContainerType?
  /// `shouldGroupAccessibilityChildren`.
  package var groupsChildren: Bool?
  /// `accessibilityViewIsModal`.
  package var isModal: Bool?
  /// `accessibilityElementsHidden`.
  package var elementsHidden: Bool?
  /// `accessibilityLanguage`.
  package var language: String?
  /// `accessibilityUserInputLabels`.
  package var userInputLabels: [String]?
  /// `accessibilityRespondsToUserInteraction`.
  package var respondsToUserInteraction: Bool?
  /// `accessibilityNavigationStyle`.
  package var navigationStyle: NavigationStyle?
  /// `accessibilityCustomActions`.
  package var customActions: [CustomAction]?
  /// `accessibilityCustomContent`.
  package var customContent: [CustomContent]?
  /// `accessibilityCustomRotors`.
  package var customRotors: [CustomRotor]?
  /// `accessibilityChartDescriptor`.
  package var chart: Chart? {
    get { charts.first }
    set { charts = newValue.map { [$0] } ?? [] }
  }
  /// At most one chart; it is large and lies apart, because deep trees of views are read by recursion.
  private var charts: [Chart] = []
  /// `accessibilityExpandedStatus`; `nil` is unsupported.
  package var expandedStatus: ExpandedStatus?
  /// The effect of `accessibilityIncrement` and `accessibilityDecrement`.
  package var adjustment: Adjustment?
  /// The overridden methods that answer `true`.
  package var handlers: [Handler]?

  /// Makes overrides of which none is set.
  package init() {}
}
