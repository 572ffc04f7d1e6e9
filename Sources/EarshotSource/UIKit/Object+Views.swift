/// The tree that objects of UIKit form.
extension Object {
  /// The subviews, back to front.
  var subviews: [Object] {
    get { (fields["subviews"]?.elements ?? []).compactMap(\.object) }
    set { fields["subviews"] = .array(newValue.map(Value.object)) }
  }

  /// The view around it.
  var superview: Object? { fields["superview"]?.object }

  /// Adds a view at a place, or on top of the others; it leaves the view that it was in.
  func add(_ view: Object, at place: Int? = nil) {
    guard view !== self, !isInside(of: view) else { return }
    view.leave()
    var views = subviews
    views.insert(view, at: min(max(place ?? views.count, 0), views.count))
    subviews = views
    view.fields["superview"] = .object(self)
  }

  /// Leaves the view around it.
  func leave() {
    guard let around = superview else { return }
    around.subviews.removeAll { $0 === self }
    fields["superview"] = .nothing
  }

  /// Whether a view is around it.
  private func isInside(of view: Object) -> Bool {
    var around = superview
    for _ in 0..<1_000 {
      guard let next = around else { return false }
      if next === view { return true }
      around = next.superview
    }
    return true
  }
}

extension Object {
  /// Whether code that was carried out gives it words.
  var hasWordsOfCode: Bool {
    let words = [
      "text", "attributedText", "title", "currentTitle", "accessibilityLabel", "placeholder",
      "attributedPlaceholder", "configuration",
    ]
    return words.contains { places[$0] != nil }
  }
}

extension Value {
  /// The object that it is; `nil` of anything else.
  var object: Object? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The objects in it, of an array or one alone.
  var objects: [Object] {
    object.map { [$0] } ?? elements?.flatMap(\.objects) ?? []
  }

  /// Whether it is `nil` for certain.
  var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }
}
