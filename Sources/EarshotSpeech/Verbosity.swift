/// The verbosity settings of iOS 18.4: which parts are spoken, and on which side of the name.
public struct Verbosity: Hashable, Sendable {
  /// Where a kind of part is spoken.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Before the name.
    case before
    /// After the name, in the canonical place.
    case after
    /// Not at all.
    case none
  }

  /// Words for the type, such as "button".
  public var controls: Placement
  /// Whether headers of table rows and columns are spoken.
  public var speaksTableHeaders: Bool
  /// Whether containers are named on entry.
  public var speaksContainers: Bool
  /// Whether custom content of high importance is spoken with the element.
  public var speaksCustomContent: Bool

  /// Everything in its canonical place.
  public init(
    controls: Placement = .after, speaksTableHeaders: Bool = true, speaksContainers: Bool = true,
    speaksCustomContent: Bool = true
  ) {
    self.controls = controls
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksContainers = speaksContainers
    self.speaksCustomContent = speaksCustomContent
  }

  /// Nothing but names and values.
  public static let minimal = Verbosity(
    controls: .none, speaksTableHeaders: false, speaksContainers: false,
    speaksCustomContent: false)
}
