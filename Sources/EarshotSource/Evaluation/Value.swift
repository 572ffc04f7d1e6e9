/// The value of an expression, as far as the source tells it.
indirect enum Value {
  case text(SourceString)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// `nil`.
  case nothing
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  /// A case of an enumeration of the project.
  case enumCase(type: String, name: String, [Value])
  /// `.name` or `Type.name` of a framework, with arguments if it is called.
  case member(type: String?, name: String, [ArgumentValue])
  /// A value of a type of the project, or of a class of UIKit.
  case object(Object)
  /// A value of SwiftUI, or of a framework type that is not known more closely.
  case view(ViewValue)
  case function(Callable)
  case type(String)
  case keyPath(String)
  /// What only runs will tell: the words that stand for it, and its type where that is written.
  case unknown(String, TypeName?)

  /// The value as a condition; `nil` if only runs will tell.
  var truth: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }

  /// Whether it is known to be `nil`, or known not to be.
  var isNone: Bool? {
    switch self {
    case .nothing: true
    case .unknown(_, let type): type.map { $0.isOptional ? nil : false } ?? nil
    default: false
    }
  }

  /// The number, whole or not.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The name of a member or case without arguments.
  var memberName: String? {
    switch self {
    case .member(_, let name, _), .enumCase(_, let name, _): name
    default: nil
    }
  }

  /// The text; a hole where only runs will tell it, `nil` for what is no text.
  var string: SourceString? {
    switch self {
    case .text(let text): text
    case .integer(let value): SourceString(String(value))
    case .number(let value): SourceString(value.written)
    case .boolean(let value): SourceString(String(value))
    case .unknown(let words, _): .hole(words)
    case .enumCase(_, let name, _): SourceString(name)
    default: nil
    }
  }

  /// The members of an array; `nil` if only runs will tell.
  var elements: [Value]? {
    switch self {
    case .array(let values): values
    case .dictionary(let pairs):
      pairs.map { .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)]) }
    default: nil
    }
  }
}

extension Double {
  /// The number as Swift prints it.
  fileprivate var written: String { description }
}

extension Value {
  /// Whether it is a closure.
  var isClosure: Bool {
    if case .function = self { return true }
    return false
  }
}

extension Value {
  /// Whether only runs will tell it.
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
