/// The properties of a view behind `rx`, into which RxSwift puts what a publisher gives.
enum UIKitBinder {
  /// The type of an object that stands for one property.
  static let type = "UIKitBinder"
  /// The type of the object that `rx` gives.
  private static let space = "UIKitBinders"

  /// `rx` of a view, and its members; `nil` of anything else.
  static func property(_ name: String, of object: Object) -> Value? {
    if name == "rx" {
      let space = Object(type: Self.space, isValue: false, range: object.range)
      space.fields["target"] = .object(object)
      return .object(space)
    }
    guard object.type == space else { return nil }
    let binder = Object(type: type, isValue: false, range: object.range)
    binder.fields["target"] = object.fields["target"]
    binder.fields["property"] = .text(SourceString(names[name] ?? name))
    return .object(binder)
  }

  /// Properties that have other names than where UIKit keeps them.
  private static let names = ["title": "currentTitle"]
}
