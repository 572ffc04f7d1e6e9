/// What UIKit's classes do, as far as it shows in the tree of views.
struct UIKitLibrary {
  /// Whether a class of UIKit is a view.
  static func isView(_ name: String) -> Bool { name.hasPrefix("UI") && name != "UIResponder" }

  /// Whether a name is that of a class of UIKit that is kept as an object.
  func isClass(_ name: String) -> Bool { false }

  /// An object of a class.
  func make(
    _ type: String, _ arguments: [ArgumentValue], _ range: CodeRange, _ interpreter: Interpreter
  ) -> Object {
    Object(type: type, isValue: false, range: range)
  }

  /// Begins an object of a class of the project.
  func prepare(_ object: Object, _ interpreter: Interpreter) {}

  /// Ends the making of an object of a class of the project.
  func made(_ object: Object, _ arguments: [ArgumentValue], _ interpreter: Interpreter) {}

  /// The value of an outlet; `nil` of what is none.
  func outlet(_ variable: Variable, in interpreter: Interpreter) -> Value? { nil }

  /// A property that the class has by itself, asked without a base.
  func ownProperty(_ name: String, of object: Object, _ interpreter: Interpreter) -> Value? {
    property(name, of: object, interpreter)
  }

  /// A property that the class has by itself; `nil` if only runs will tell.
  func property(_ name: String, of object: Object, _ interpreter: Interpreter) -> Value? { nil }

  /// Follows a change of a property.
  func changed(_ name: String, of object: Object, _ interpreter: Interpreter) {}

  /// The result of a method of the class; `nil` if it has none of the name.
  func call(
    _ name: String, on object: Object, _ arguments: [ArgumentValue], _ expression: Expression,
    _ interpreter: Interpreter
  ) -> Value? { nil }

  /// The result of `super.name(…)`; `nil` if nothing comes of it.
  func callSuper(
    _ name: String, on object: Object, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? { nil }

  /// A static property of a class of UIKit; `nil` if only runs will tell.
  func staticProperty(_ name: String, of type: String, _ interpreter: Interpreter) -> Value? { nil }

  /// The result of a static method of a class of UIKit; `nil` if nothing comes of it.
  func staticCall(
    _ name: String, of type: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? { nil }

  /// The cell that a dequeued one is cast to, of a class of the project; `nil` of other casts.
  func cast(_ object: Object, to type: String, _ interpreter: Interpreter) -> Object? { nil }

  /// The result of a method of a value that is no object; `nil` if nothing comes of it.
  func call(
    _ name: String, onValue value: Value, _ base: Expression, _ arguments: [ArgumentValue],
    _ interpreter: Interpreter
  ) -> Value? { nil }
}
