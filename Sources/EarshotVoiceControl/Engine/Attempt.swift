import EarshotSession
import EarshotTree

/// Something that the app was asked, until it has answered.
struct Attempt: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A touch, an action or the like: nothing follows.
    case touch
    /// One of several steps of an adjustment; how many follow.
    case adjust(left: Int)
    /// One part further.
    case scroll
    /// As far as it goes; the screen before, and how many tries are left.
    case scrollToEdge(ScrollDirection, before: Screen, left: Int)
    /// Back by escape, else by the back button.
    case escape
    /// A change of the text in a field.
    case edit(FieldChange)
  }

  var kind: Kind
  /// Who else is asked when nobody has handled it yet.
  var dispatch: ActionDispatch?
}
