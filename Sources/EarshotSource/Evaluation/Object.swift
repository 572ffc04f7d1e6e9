/// A value of a type of the project, or of a class of UIKit.
final class Object {
  /// The name of its type.
  let type: String
  /// Whether assigning it makes a copy.
  let isValue: Bool
  /// Where it is made.
  let range: CodeRange
  /// The values of its properties; those that nobody has asked for are missing.
  var fields: [String: Value] = [:]
  /// Where its properties were set last.
  var places: [String: CodeRange] = [:]
  /// The words that stand for it when it was handed over from outside; `nil` if it was made here.
  var name: String?
  /// Whether its initializer runs, so that observers of the class that it is written in are silent.
  var isInitializing = false
  /// The type whose initializer runs.
  var initializer: String?
  /// The properties whose getters or observers run, which read and set what is stored.
  var running: Set<String> = []
  /// The optional properties that a caller may have set, and that are taken for set.
  var supposed: Set<String> = []
  /// What a storyboard or a xib says of it; `nil` of what code makes.
  var nib: NibObject?
  /// The places of the methods that were called on it.
  var called: Set<Int> = []

  /// Makes an object.
  init(type: String, isValue: Bool, range: CodeRange, name: String? = nil) {
    self.type = type
    self.isValue = isValue
    self.range = range
    self.name = name
  }

  /// A copy of it.
  func copy() -> Object {
    let copy = Object(type: type, isValue: isValue, range: range, name: name)
    copy.fields = fields
    copy.places = places
    return copy
  }
}
