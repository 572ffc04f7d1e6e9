/// What UIKit's classes do, as far as it shows in the tree of views.
///
/// Its objects keep the properties that code sets as fields; a field whose name begins with `#` is
/// kept by UIKit itself.
final class UIKitLibrary {
  private var classes: [String: String?] = [:]
  /// The alert controllers that code has made.
  private(set) var alerts: [Object] = []

  /// Whether a class of UIKit is a view.
  static func isView(_ name: String) -> Bool { UIKitClass.isView(name) }

  /// Whether a name is that of a class of UIKit that is kept as an object.
  func isClass(_ name: String) -> Bool { UIKitClass.isOfUIKit(name) }

  /// The class of UIKit that an object is of; `nil` of others.
  func base(of object: Object, _ interpreter: Interpreter) -> String? {
    base(of: object.type, interpreter)
  }

  /// The class of UIKit that a type inherits from; `nil` of others.
  func base(of type: String, _ interpreter: Interpreter) -> String? {
    if let known = classes[type] { return known }
    let name = UIKitClass.name(of: type, in: interpreter.index)
    classes[type] = name
    return name
  }

  /// An object of a class.
  func make(
    _ type: String, _ arguments: [ArgumentValue], _ range: CodeRange, _ interpreter: Interpreter
  ) -> Object {
    let object = Object(type: type, isValue: false, range: range)
    if type == "UIAlertController" { alerts.append(object) }
    let own = (interpreter.index.types[type]?.functions["init"] ?? []).filter {
      $0.body != nil && !interpreter.active.contains(interpreter.place(of: $0.range))
    }
    if !arguments.isEmpty, let function = interpreter.best(own, arguments) {
      // An initializer that the project adds to the class.
      interpreter.initialize(object, function, type, arguments)
    } else {
      initialize(object, type, arguments, interpreter)
    }
    return object
  }

  /// Begins an object of a class of the project.
  func prepare(_ object: Object, _ interpreter: Interpreter) {}

  /// Ends the making of an object of a class of the project.
  func made(_ object: Object, _ arguments: [ArgumentValue], _ interpreter: Interpreter) {
    guard let base = base(of: object, interpreter),
      interpreter.index.functions("init", of: object.type).isEmpty
    else { return }
    initialize(object, base, arguments, interpreter)
  }

  /// The value of an outlet, a view of its class whose content the nib has; `nil` of what is none.
  func outlet(_ variable: Variable, in interpreter: Interpreter) -> Value? {
    guard variable.has("IBOutlet"), let type = variable.type, let name = variable.name else {
      return nil
    }
    if type.name == "Array", let element = type.arguments.first {
      return outlet(element.name, name, variable, interpreter).map { .array([.object($0)]) }
    }
    return outlet(type.name, name, variable, interpreter).map(Value.object)
  }

  private func outlet(
    _ type: String, _ name: String, _ variable: Variable, _ interpreter: Interpreter
  ) -> Object? {
    guard base(of: type, interpreter) != nil, interpreter.enter() else { return nil }
    defer { interpreter.leave() }
    let factory = UIKitFactory(interpreter: interpreter)
    let object = factory.object(of: type, at: variable.range, isFromNib: true)
    object.fields["#outlet"] = .text(SourceString(name))
    return object
  }

  /// A property that the class has by itself, asked without a base.
  func ownProperty(_ name: String, of object: Object, _ interpreter: Interpreter) -> Value? {
    property(name, of: object, interpreter)
  }

  /// A property that the class has by itself; `nil` if only runs will tell.
  func property(_ name: String, of object: Object, _ interpreter: Interpreter) -> Value? {
    if let value = UIKitBinder.property(name, of: object) { return value }
    guard let base = base(of: object, interpreter) else { return nil }
    if let value = object.fields[name] { return value }
    return UIKitDefaults(object: object, base: base, interpreter: interpreter).value(of: name)
  }

  /// A static property of a class of UIKit; `nil` if only runs will tell.
  func staticProperty(_ name: String, of type: String, _ interpreter: Interpreter) -> Value? {
    switch (type, name) {
    // Who hears the screen has it on.
    case ("UIAccessibility", "isVoiceOverRunning"): .boolean(true)
    case ("UIAccessibility", let name) where name.hasPrefix("is"): .boolean(false)
    default: nil
    }
  }

  /// The result of a static method of a class of UIKit; `nil` if nothing comes of it.
  func staticCall(
    _ name: String, of type: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    let range =
      arguments.first?.expression.range ?? CodeRange(SourceText(path: "", bytes: []), 0..<0)
    switch type {
    case "Configuration" where Self.configurations.contains(name):
      return .object(Object(type: "UIButtonConfiguration", isValue: true, range: range))
    case "UIListContentConfiguration":
      return .object(Object(type: type, isValue: true, range: range))
    case "UIView" where Self.blocks.contains(name), "UIViewPropertyAnimator":
      if let argument = arguments.first(where: {
        if case .function = $0.value { $0.label != "completion" } else { false }
      }), case .function(let callable) = argument.value {
        _ = interpreter.call(callable, [], argument.expression)
      }
      return .tuple([])
    default: return nil
    }
  }

  private static let configurations: Set<String> = [
    "plain", "filled", "gray", "tinted", "bordered", "borderless", "borderedProminent",
    "borderedTinted", "glass", "prominentGlass",
  ]

  private static let blocks: Set<String> = [
    "animate", "performWithoutAnimation", "transition", "animateKeyframes",
  ]

  /// Follows a change of a property.
  func changed(_ name: String, of object: Object, _ interpreter: Interpreter) {
    if name == "title", let item = object.fields["navigationItem"]?.object {
      // A controller hands its title on to the bar; who sets it last wins.
      item.fields[name] = object.fields[name]
      item.places[name] = object.places[name]
    }
    // `.filled()` belongs to the type of the property, which is not written there.
    guard name == "configuration" || name == "contentConfiguration",
      case .member(_, let member, let arguments)? = object.fields[name],
      Self.configurations.contains(member), base(of: object, interpreter) != nil
    else { return }
    object.fields[name] = staticCall(member, of: "Configuration", arguments, interpreter)
  }

  /// The result of a method of the class; `nil` if it has none of the name.
  func call(
    _ name: String, on object: Object, _ arguments: [ArgumentValue], _ expression: Expression,
    _ interpreter: Interpreter
  ) -> Value? {
    if name == "title" || name == "image", let value = UIKitBinder.property(name, of: object) {
      return value
    }
    guard let base = base(of: object, interpreter) ?? valueBase(of: object) else { return nil }
    if name == "init" {
      initialize(object, base, arguments, interpreter)
      return .object(object)
    }
    return UIKitMethods(
      object: object, base: base, arguments: arguments, expression: expression,
      interpreter: interpreter
    ).result(of: name)
  }

  private func valueBase(of object: Object) -> String? {
    object.type == "UIButtonConfiguration" ? object.type : nil
  }

  /// The result of `super.name(…)`; `nil` if nothing comes of it.
  func callSuper(
    _ name: String, on object: Object, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) -> Value? {
    guard let base = base(of: object, interpreter) else { return nil }
    if name == "init" { initialize(object, base, arguments, interpreter) }
    guard let first = arguments.first else { return nil }
    return UIKitMethods(
      object: object, base: base, arguments: arguments, expression: first.expression,
      interpreter: interpreter
    ).result(of: name)
  }

  /// The cell that a dequeued one is cast to, of a class of the project; `nil` of other casts.
  func cast(_ object: Object, to type: String, _ interpreter: Interpreter) -> Object? {
    guard object.fields["#dequeued"] != nil, interpreter.index.type(type) != nil,
      base(of: type, interpreter) != nil
    else { return nil }
    return UIKitFactory(interpreter: interpreter).object(of: type, at: object.range)
  }

  /// The result of a method of a value that is no object; `nil` if nothing comes of it.
  ///
  /// Publishers give their words, and closures that run later are carried out at once.
  ///
  /// - Parameter published: the type that is written for the value, such as `AnyPublisher<Menu, Never>`.
  func call(
    _ name: String, onValue value: Value, _ base: Expression, _ arguments: [ArgumentValue],
    published type: TypeName?, _ interpreter: Interpreter
  ) -> Value? {
    switch (name, value) {
    case ("localizedString", _):
      // `Bundle.localizedString(forKey:value:table:)`, which generated enumerations call.
      return arguments["forKey"]?.string.map { key in
        .text(
          interpreter.texts.lookUp(
            key, table: arguments["table"]?.string?.known, fallback: arguments["value"]?.string))
      }
    case ("loadNibNamed", _), ("instantiate", _):
      return NibCalls(interpreter: interpreter).result(of: name, on: value, arguments)
    case ("assign", .unknown), ("assign", .view), ("assign", .member):
      guard case .keyPath(let path)? = arguments["to"], let target = arguments["on"]?.object
      else { return nil }
      let value = published(base, value, type, interpreter)
      interpreter.set(path, of: target, to: value, at: base.range)
      return .tuple([])
    case ("sink", .unknown), ("sink", .view), ("sink", .member):
      guard
        let argument = arguments.first(where: {
          [nil, "receiveValue", "onNext"].contains($0.label)
        }),
        case .function(let callable) = argument.value
      else { return nil }
      let value = ArgumentValue(
        label: nil, value: published(base, value, type, interpreter), expression: base,
        isTrailing: false)
      _ = interpreter.call(callable, [value], argument.expression)
      return .tuple([])
    case ("bind", .unknown), ("drive", .unknown), ("bind", .view), ("drive", .view):
      guard let binder = arguments.first?.value.object, binder.type == UIKitBinder.type,
        let target = binder.fields["target"]?.object,
        let property = binder.fields["property"]?.string?.known
      else {
        return call(
          "sink", onValue: value, base, arguments, published: type, interpreter)
      }
      interpreter.set(
        property, of: target, to: published(base, value, type, interpreter), at: base.range)
      return .tuple([])
    case ("subscribe", _):
      return call("sink", onValue: value, base, arguments, published: type, interpreter)
    case (let name, .object(let object)) where Self.applied.contains(name):
      guard let callable = arguments.trailing, let last = arguments.last else { return nil }
      let own = ArgumentValue(
        label: nil, value: .object(object), expression: base, isTrailing: false)
      let result = interpreter.call(callable, [own], last.expression)
      return ["map", "flatMap", "let"].contains(name) ? result : .object(object)
    case ("async", .member(type: "DispatchQueue", name: "main", _)),
      ("sync", .member(type: "DispatchQueue", name: "main", _)),
      ("addOperation", .member(type: "OperationQueue", name: "main", _)),
      ("perform", .member(type: "RunLoop", name: "main", _)):
      guard let callable = arguments.trailing, let last = arguments.last else { return nil }
      _ = interpreter.call(callable, [], last.expression)
      return .tuple([])
    default: return nil
    }
  }

  /// The methods of optionals, and of libraries that many apps use, that hand an object to a closure at
  /// once.
  private static let applied: Set<String> = [
    "map", "flatMap", "let", "then", "do", "apply", "also", "with", "tap",
  ]

  private static let publishers: Set<String> = [
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Publisher", "Observable",
    "Driver", "Signal", "BehaviorRelay", "PublishRelay", "BehaviorSubject", "PublishSubject",
    "Single",
  ]

  /// The value that a publisher gives, in the words of the property that it belongs to.
  private func published(
    _ base: Expression, _ value: Value, _ type: TypeName?, _ interpreter: Interpreter
  ) -> Value {
    var inner = base
    // `model.$title.receive(on: …)` is still the title.
    while case .call(let callee, _) = inner.kind, case .member(let next?, _) = callee.kind {
      inner = next
    }
    let words = Interpreter.words(of: inner).replacing("$", with: "")
    var written = type
    if case .unknown(_, let own?) = value { written = own }
    guard let written, Self.publishers.contains(written.name) else { return .unknown(words, nil) }
    return interpreter.outside(words, written.arguments.first, at: base.range)
  }
}
