/// The effect of `accessibilityIncrement` and `accessibilityDecrement` on the value of an element.
public enum Adjustment: Hashable, Sendable {
  /// A choice among named options; there is no wrapping at the ends.
  case options(Options)
  /// A number within limits.
  case range(Range)

  /// A choice among named options.
  public struct Options: Hashable, Sendable {
    /// The options in order; increment goes to the next one.
    public var names: [String]
    /// The chosen option, from 0.
    public var index: Int
    /// Whether the value tells the position, as in "Medium, 2 of 3".
    public var isEnumerated: Bool
    /// Whether the choice takes effect at once.
    public var selectionFollowsFocus: Bool

    /// Makes a choice; `index` counts from 0.
    public init(
      names: [String], index: Int, isEnumerated: Bool = true, selectionFollowsFocus: Bool = false
    ) {
      self.names = names
      self.index = index
      self.isEnumerated = isEnumerated
      self.selectionFollowsFocus = selectionFollowsFocus
    }
  }

  /// A number within limits.
  public struct Range: Hashable, Sendable {
    /// Smallest value.
    public var minimum: Double
    /// Largest value.
    public var maximum: Double
    /// The amount that one swipe adds.
    public var step: Double
    /// The current value.
    public var value: Double
    /// How the value is worded; see `Documentation/Formats/View.md`.
    public var template: String?
    /// The value that is spoken for zero instead of the template.
    public var zero: String?

    /// Makes a number within limits.
    public init(
      minimum: Double, maximum: Double, step: Double, value: Double, template: String? = nil,
      zero: String? = nil
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.value = value
      self.template = template
      self.zero = zero
    }
  }
}
