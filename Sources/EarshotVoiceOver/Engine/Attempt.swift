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
  var action: ElementAction
  /// The element in focus as it was before.
  var before: Element?
  /// Those that are asked next when nobody has handled it yet, nearest first.
  var chain: ArraySlice<Element.ID>
  /// Whether the app got a synthesised tap.
  var isTapped = false
}
