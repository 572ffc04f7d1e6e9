import EarshotSession
import EarshotTree

/// Something that the app was asked, until it has answered.
struct Attempt: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case activate
    case adjust
    case custom
    case escape
    case magicTap
    case scroll
    case turnPage
    case type(String)
    case delete
    case other
  }

  var kind: Kind
  /// The element in focus as it was before.
  var before: Element?
  /// Who else is asked when nobody has handled it yet; `nil` if one element is asked alone.
  var dispatch: ActionDispatch?
}
