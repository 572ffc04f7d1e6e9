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

  /// How the voice reads numbers.
  package enum Numbers: String, Hashable, Sendable, CaseIterable {
    /// As numbers: "one hundred and twenty".
    case words
    /// Digit by digit: "one two zero".
    case digits
  }

  /// The pictures that swipes stop at.
  package enum Images: String, Hashable, Sendable, CaseIterable {
    /// All that are elements.
    case always
    /// Those with a label.
    case described
    /// None; what can be acted on is no mere picture.
    case never
  }

  /// Words for the type, such as "button".
  public var controls: Placement
  /// Whether headers of table rows and columns are spoken.
  public var speaksTableHeaders: Bool
  /// Whether containers are named on entry.
  public var speaksContainers: Bool
  /// Whether custom content of high importance is spoken with the element.
  public var speaksCustomContent: Bool
  /// Whether the place in a series is spoken, such as "2 of 3".
  package var speaksPosition = true
  /// How the voice reads numbers; captions have them as they are written.
  package var numbers = Numbers.words
  /// The pictures that swipes stop at.
  package var images = Images.always

  /// Whether pictures are described: what is recognised in them is spoken, as VoiceOver Recognition does.
  package var describesImages = false

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
