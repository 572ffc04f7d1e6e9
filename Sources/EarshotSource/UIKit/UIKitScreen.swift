import EarshotTree

/// The screen that a class of UIKit makes.
struct UIKitScreen {
  let interpreter: Interpreter
  let entry: SourceProject.Entry
  let language: String

  /// The elements of it.
  var elements: [Element] { [] }
}
