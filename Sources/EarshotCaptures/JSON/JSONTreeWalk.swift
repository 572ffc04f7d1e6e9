import EarshotTree

/// Goes through the objects of a tree, each before those in it, without a deep stack.
struct JSONTreeWalk {
  /// A step of the walk.
  enum Event {
    /// An object; those in it follow, then its end.
    case begin(JSONObject)
    /// The end of the object that was begun last.
    case end
  }

  private let key: String
  private var stack: [JSONValue?]

  /// A walk from a root; `key` is the member that holds the inner objects.
  init(_ root: JSONValue, children key: String = "children") {
    self.key = key
    stack = [root]
  }

  /// The next step; `nil` at the end.
  mutating func next() throws(CaptureError) -> Event? {
    guard let next = stack.popLast() else { return nil }
    guard let next else { return .end }
    let object = try next.object("element")
    stack.append(nil)
    for child in try object[key]?.list(key).reversed() ?? [] { stack.append(child) }
    return .begin(object)
  }
}
