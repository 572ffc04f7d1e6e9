/// The properties of an object as texts, pictures, truths and numbers.
struct UIKitTexts {
  let object: Object
  let interpreter: Interpreter

  init(_ object: Object, _ interpreter: Interpreter) {
    self.object = object
    self.interpreter = interpreter
  }

  /// The value of a property; `nil` if nothing tells.
  func value(_ name: String) -> Value? {
    interpreter.property(name, of: object)
      ?? interpreter.library.property(name, of: object, interpreter)
  }

  /// The value that code gives a property; `nil` if it gives none.
  func given(_ name: String) -> Value? {
    guard
      object.fields[name] != nil || interpreter.index.variable(name, of: object.type) != nil
    else { return nil }
    return interpreter.property(name, of: object)
  }

  /// The truth of a property; `nil` if only runs will tell.
  func truth(_ name: String) -> Bool? { value(name)?.truth }

  /// The text of a property; `nil` for none.
  func string(_ name: String) -> SourceString? { value(name).flatMap(Self.string(of:)) }

  /// The text of a value, with holes for what only runs will tell; `nil` for none.
  static func string(of value: Value) -> SourceString? {
    if let string = value.string { return string }
    switch value {
    case .member(_, "init", let arguments):
      guard let first = arguments.first else { return .hole("text") }
      return first.value.string ?? .hole(Interpreter.words(of: first.expression))
    case .member(let type, let name, _): return .hole(type.map { "\($0).\(name)" } ?? name)
    case .object(let object): return object.name.map(SourceString.hole)
    case .view(let view):
      return view.frameworkName.map { name in
        .hole(view.modifiers.last.map { "\(name).\($0.name)" } ?? name)
      }
    default: return nil
    }
  }

  /// The name of a picture, or the hole that stands for it; `nil` for no picture.
  static func picture(_ value: Value?, _ interpreter: Interpreter) -> String? {
    switch value {
    case nil, .nothing: return nil
    case .object(let image):
      if let label = image.fields["accessibilityLabel"].flatMap(string(of:)) { return label.spoken }
      if case .member(_, let member, _)? = image.fields["name"],
        let name = interpreter.assets[member]
      {
        return name
      }
      if let name = image.fields["name"].flatMap(string(of:)) { return name.spoken }
      if let symbol = image.fields["systemName"].flatMap(string(of:)) { return Self.symbol(symbol) }
      return "‹\(image.name ?? "image")›"
    case .member(_, "init", let arguments):
      if let member = arguments["resource"]?.memberName, let name = interpreter.assets[member] {
        return name
      }
      if let name = arguments["named"].flatMap(string(of:)) { return name.spoken }
      return arguments["systemName"].flatMap(string(of:)).map(symbol) ?? "‹image›"
    // The name of a case is not that of a picture that code makes of it.
    case .enumCase: return "‹image›"
    case .some(let value): return string(of: value)?.spoken ?? "‹image›"
    }
  }

  /// The hole that stands for the description of a symbol.
  private static func symbol(_ name: SourceString) -> String {
    "‹symbol \(name.spoken.filter { $0 != "‹" && $0 != "›" })›"
  }
}
