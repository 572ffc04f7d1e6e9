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
    case turnPage(from: [Element.ID: [String?]])
    case type(String)
    case delete
    case undo
    case other
  }

  var kind: Kind
  /// The element in focus as it was before.
  var before: Element?
  /// Who else is asked when nobody has handled it yet; `nil` if one element is asked alone.
  var dispatch: ActionDispatch?
  /// Whether it is known what the app does, of those who were asked so far.
  var isKnown = true

  /// Takes an answer; who handles it decides what is known.
  mutating func note(_ result: ActionResult) {
    isKnown = result.isHandled ? result.isKnown : isKnown && result.isKnown
  }
}
