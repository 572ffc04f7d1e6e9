import EarshotText

/// What the standard library and Foundation do with texts, numbers and arrays.
enum Builtins {
  /// The result of a method, and the value that it leaves behind where it changes it.
  struct Result {
    var value: Value
    var changed: Value?
  }

  /// A property of a value; `nil` if only runs will tell.
  static func property(_ name: String, of value: Value) -> Value? {
    switch value {
    case .text(let text): return property(name, of: text)
    case .array(let values): return property(name, of: values)
    case .dictionary(let pairs):
      switch name {
      case "keys": return .array(pairs.map(\.key))
      case "values": return .array(pairs.map(\.value))
      case "count": return .integer(pairs.count)
      case "isEmpty": return .boolean(pairs.isEmpty)
      default: return nil
      }
    case .integer(let number) where name == "description":
      return .text(SourceString(String(number)))
    // What the one value of a type holds is not the value itself.
    case .member(.some, let owner, _) where singletons.contains(owner): return nil
    case .view, .member: return value
    default: return nil
    }
  }

  private static let singletons: Set<String> = ["shared", "current", "standard", "main"]

  private static func property(_ name: String, of text: SourceString) -> Value? {
    switch name {
    case "isEmpty":
      if let known = text.known { return .boolean(known.isEmpty) }
      return text.pieces.contains { if case .text = $0 { true } else { false } }
        ? .boolean(false) : nil
    case "count": return text.known.map { .integer($0.count) }
    case "capitalized": return .text(text.mapped(\.capitalizedWords))
    case "localizedCapitalized": return .text(text.mapped(\.capitalizedWords))
    case "description", "localizedDescription", "string": return .text(text)
    case "first": return text.known.flatMap(\.first).map { .text(SourceString(String($0))) }
    case "last": return text.known.flatMap(\.last).map { .text(SourceString(String($0))) }
    default: return nil
    }
  }

  private static func property(_ name: String, of values: [Value]) -> Value? {
    switch name {
    case "count": return .integer(values.count)
    case "isEmpty": return .boolean(values.isEmpty)
    case "first", "lowerBound": return values.first ?? .nothing
    case "last", "upperBound": return values.last ?? .nothing
    case "rawValue": return .array(values)
    case "indices": return .array(values.indices.map(Value.integer))
    case "startIndex": return .integer(0)
    case "endIndex": return .integer(values.count)
    default: return nil
    }
  }

  /// Whether a function that the project has from elsewhere looks up a text as `NSLocalizedString` does.
  private static func isLocalizing(
    _ name: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Bool {
    name.hasSuffix("LocalizedString") && interpreter.index.functions[name] == nil
      && arguments.first?.label == nil && arguments.first?.value.string?.isLiteral == true
  }

  /// The result of a function of the library; `nil` for others.
  static func call(
    _ name: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    switch name {
    case "NSLocalizedString",
      _ where isLocalizing(name, arguments, interpreter):
      return arguments.first?.value.string.map { key in
        .text(
          interpreter.texts.lookUp(
            key, table: arguments["tableName"]?.string?.known, fallback: arguments["value"]?.string)
        )
      }
    case "min", "max":
      let numbers = arguments.compactMap(\.value.double)
      guard numbers.count == arguments.count, !numbers.isEmpty else { return nil }
      let best = name == "min" ? numbers.min() : numbers.max()
      return arguments.first { $0.value.double == best }?.value
    case "zip":
      guard let a = arguments.first?.value.elements, let b = arguments.last?.value.elements else {
        return nil
      }
      return .array(zip(a, b).map { .tuple([(nil, $0), (nil, $1)]) })
    case "withAnimation", "withTransaction", "autoreleasepool":
      return arguments.trailing.map {
        interpreter.call($0, [], arguments[arguments.count - 1].expression)
      }
    case "type":
      guard case .object(let object)? = arguments["of"] else { return nil }
      return .type(object.type)
    case "fatalError", "preconditionFailure", "print": return .tuple([])
    default: return nil
    }
  }

  /// The result of a static function of the library; `nil` for others.
  static func staticCall(
    _ name: String, of type: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    switch (type, name) {
    case ("String", "localizedStringWithFormat"):
      return format(arguments, interpreter)
    case ("ListFormatter", "localizedString"):
      return nil
    // What runs at once, or before anybody looks.
    case ("MainActor", "assumeIsolated"), ("MainActor", "run"):
      guard let callable = arguments.trailing ?? arguments.closure("body"),
        let last = arguments.last
      else { return nil }
      let result = interpreter.call(callable, [], last.expression)
      // What the one model of an app holds when a screen is shown, only runs will tell.
      guard case .object(let object) = result,
        interpreter.library.base(of: object, interpreter) == nil
      else { return result }
      return interpreter.outside(
        Interpreter.words(of: last.expression), TypeName(object.type), at: object.range)
    default: return nil
    }
  }

  private static func format(
    _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    guard let format = arguments.first?.value.string else { return nil }
    var values: [SourceString] = []
    for argument in arguments.dropFirst() where argument.label == nil {
      values.append(argument.value.string ?? .hole(Interpreter.words(of: argument.expression)))
    }
    if let array = arguments["arguments"]?.elements {
      values += array.map { $0.string ?? .hole("argument") }
    }
    return interpreter.texts.format(format, values).map(Value.text)
  }

  /// The types of the library whose values are no views.
  static let types: Set<String> = [
    "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString",
    "Int", "UInt", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data",
    "Measurement",
  ]

  /// The value that a type of the library makes of arguments; `nil` for others.
  static func make(
    _ type: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    switch type {
    case "String", "NSString":
      if let key = arguments["localized"]?.string {
        return .text(
          interpreter.texts.localized(key, table: arguments["table"]?.string?.known))
      }
      if case .type(let name)? = arguments["describing"] { return .text(SourceString(name)) }
      if let described = arguments["describing"]?.unwrapped,
        let text = interpreter.description(of: described)
      {
        return text
      }
      if arguments["format"] != nil { return format(arguments, interpreter) }
      if let repeated = arguments["repeating"]?.string {
        guard case .integer(let count)? = arguments["count"], (0...200).contains(count) else {
          return nil
        }
        return .text(repeated.mapped { String(repeating: $0, count: count) })
      }
      if arguments.isEmpty { return .text(SourceString("")) }
      if let text = arguments.first?.value.string { return .text(text) }
      return nil
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString", "Substring":
      guard let first = arguments.first else { return .text(SourceString("")) }
      if first.label == "markdown" {
        return first.value.string.map { .text($0.mapped { MarkdownText($0).text }) }
      }
      return first.value.string.map(Value.text)
    case "LocalizedStringKey", "LocalizedStringResource":
      guard var text = arguments.first?.value.string else { return nil }
      text.isLiteral = true
      return .text(text)
    case "Int", "UInt", "Double", "CGFloat", "Float":
      guard let first = arguments.first else { return .integer(0) }
      if let number = first.value.double {
        return type == "Int" || type == "UInt" ? whole(number) : first.value
      }
      return nil
    case "Array", "Set":
      if let count = arguments["count"], case .integer(let number) = count,
        let repeated = arguments["repeating"]
      {
        return .array(Array(repeating: repeated, count: max(0, min(number, 200))))
      }
      return arguments.isEmpty ? .array([]) : arguments.first?.value
    case "Dictionary": return .dictionary([])
    case "Bool": return arguments.first?.value
    case "Binding": return binding(arguments, interpreter)
    case "AnyView":
      return arguments.first?.value
    case "Optional": return arguments.first?.value
    default: return nil
    }
  }

  private static func whole(_ number: Double) -> Value? {
    Int(exactly: number.rounded(.towardZero)).map(Value.integer)
  }

  private static func binding(_ arguments: [ArgumentValue], _ interpreter: Interpreter) -> Value? {
    guard let get = arguments.closure("get"), let first = arguments.first else { return nil }
    return interpreter.call(get, [], first.expression)
  }

  /// The result of a method of a value; `nil` for others.
  static func method(
    _ name: String, of value: Value, _ arguments: [ArgumentValue], _ expression: Expression,
    _ interpreter: Interpreter
  ) -> Result? {
    switch value {
    case .text(let text):
      if name == "append", let more = arguments.first?.value.string {
        return Result(value: .tuple([]), changed: .text(text + more))
      }
      return method(name, of: text, arguments, interpreter).map { Result(value: $0) }
    case .array(let values):
      return ArrayMethods(values: values, arguments: arguments, expression: expression, interpreter)
        .result(of: name)
    case .unknown(let words, let type)
    where [
      "forEach", "map", "compactMap", "enumerated", "filter", "sorted", "reversed", "prefix",
      "dropFirst",
    ].contains(name):
      return unknown(name, words, type, arguments, expression, interpreter)
    case .integer, .number:
      guard name == "formatted", arguments.isEmpty, let number = value.double,
        let text = interpreter.texts.text(of: number)
      else { return nil }
      return Result(value: .text(SourceString(text)))
    default: return nil
    }
  }

  /// Whether a type is that of one value and not of a sequence.
  private static func isOneValue(_ type: TypeName, _ interpreter: Interpreter) -> Bool {
    let kind = interpreter.index.type(type.name)?.kind
    return types.contains(type.name) || kind == .structure || kind == .enumeration
      || kind == .classType
  }

  /// What an array that only runs will tell gives: one member stands for all.
  private static func unknown(
    _ name: String, _ words: String, _ type: TypeName?, _ arguments: [ArgumentValue],
    _ expression: Expression, _ interpreter: Interpreter
  ) -> Result? {
    if ["map", "flatMap"].contains(name), let type, isOneValue(type, interpreter),
      let callable = arguments.trailing, let last = arguments.last
    {
      // A value that may be missing, and is there.
      let own = ArgumentValue(
        label: nil,
        value: interpreter.outside(
          words, TypeName(type.name, arguments: type.arguments), at: expression.range),
        expression: expression, isTrailing: false)
      return Result(value: interpreter.call(callable, [own], last.expression))
    }
    switch name {
    case "filter", "sorted", "reversed", "prefix", "dropFirst":
      return Result(value: .unknown(words, type))
    case "enumerated":
      return Result(
        value: .unknown(
          words,
          TypeName("Enumerated", arguments: [TypeName("Tuple", arguments: type?.arguments ?? [])])))
    default:
      guard let argument = arguments.first, case .function(let callable) = argument.value else {
        return nil
      }
      var named = "element"
      if case .closure(let closure) = callable.body, let first = closure.parameters.first {
        named = first
      }
      let element = interpreter.outside(named, type?.arguments.first, at: expression.range)
      let result = interpreter.call(
        callable,
        [ArgumentValue(label: nil, value: element, expression: expression, isTrailing: false)],
        expression)
      return Result(value: name == "forEach" ? .tuple([]) : .array([result]))
    }
  }

  private static func method(
    _ name: String, of text: SourceString, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    switch name {
    case "uppercased", "localizedUppercase": return .text(text.mapped { $0.uppercased() })
    case "lowercased", "localizedLowercase": return .text(text.mapped { $0.lowercased() })
    case "trimmingCharacters": return .text(text.mapped { $0.trimmed })
    case "appending": return arguments.first?.value.string.map { .text(text + $0) }
    case "replacingOccurrences":
      guard let of = arguments["of"]?.string?.known, let with = arguments["with"]?.string?.known
      else {
        return nil
      }
      // Each of its characters may become a text.
      guard interpreter.step(text.size / 64 + 1), text.size * with.utf8.count <= 4_000_000 else {
        return nil
      }
      return .text(text.mapped { $0.replacing(of, with: with) })
    case "hasPrefix":
      guard let known = text.known, let other = arguments.first?.value.string?.known else {
        return nil
      }
      return .boolean(known.hasPrefix(other))
    case "hasSuffix":
      guard let known = text.known, let other = arguments.first?.value.string?.known else {
        return nil
      }
      return .boolean(known.hasSuffix(other))
    case "contains":
      guard let known = text.known, let other = arguments.first?.value.string?.known else {
        return nil
      }
      return .boolean(known.contains(other))
    default: return nil
    }
  }
}

extension String {
  /// Each word with a capital.
  fileprivate var capitalizedWords: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}
