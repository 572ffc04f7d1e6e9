/// Makes objects of classes whose maker is not in the code: a nib, a storyboard, a table, the system.
struct UIKitFactory {
  let interpreter: Interpreter

  /// An object of a class of UIKit or of the project.
  ///
  /// - Parameter isFromNib: whether a nib makes it, which calls `init(coder:)` and `awakeFromNib()`.
  func object(of type: String, at range: CodeRange, isFromNib: Bool = false) -> Object {
    guard interpreter.index.type(type) != nil else {
      return interpreter.library.make(type, [], range, interpreter)
    }
    if !isFromNib, let found = interpreter.nibs.view(of: type) {
      return NibFactory(found.nib, interpreter).view(found.view)
    }
    let object = made(of: type, at: range, isFromNib: isFromNib)
    connectOutlets(of: object)
    run("awakeFromNib", on: object)
    return object
  }

  /// An object of a class of the project after its initializer.
  func made(of type: String, at range: CodeRange, isFromNib: Bool) -> Object {
    let object = Object(
      type: type, isValue: false, range: interpreter.index.type(type)?.range ?? range)
    guard interpreter.enter() else { return object }
    defer { interpreter.leave() }
    object.isInitializing = true
    if let (function, owner) = initializer(of: type, isFromNib: isFromNib) {
      interpreter.initialize(
        object, function, owner, arguments(of: function, at: object.range, making: type))
    }
    object.isInitializing = false
    return object
  }

  /// The initializer that makes a value of a class from outside: one of its own that takes what it
  /// needs, else that of UIKit, else that of a nib.
  private func initializer(of type: String, isFromNib: Bool) -> (Function, String)? {
    let functions = interpreter.index.functions("init", of: type).filter { item in
      !item.function.isUnavailable && !item.function.modifiers.contains("convenience")
    }
    guard let owner = functions.first?.owner else { return nil }
    let own = functions.filter { $0.owner == owner }
    let coders = own.filter { $0.function.parameters.first?.name.hasSuffix("oder") == true }
    let others = own.filter { $0.function.parameters.first?.name.hasSuffix("oder") != true }
    let choice = isFromNib ? coders.first ?? others.first : others.first ?? coders.first
    return choice.map { ($0.function, $0.owner) }
  }

  /// Arguments that only runs will tell, for the parameters without a value of their own, and for those
  /// of which that is nothing while calls of the project hand something over.
  ///
  /// - Parameter type: the type that an initializer makes a value of.
  func arguments(
    of function: Function, at range: CodeRange, making type: String? = nil
  ) -> [ArgumentValue] {
    let name = type?.split(separator: ".").last.map(String.init) ?? function.name
    let given = interpreter.given[name] ?? []
    return function.parameters.filter { parameter in
      guard let initial = parameter.initial else { return !parameter.isVariadic }
      return initial.isNothing && parameter.label.map(given.contains) == true
    }.map { parameter in
      ArgumentValue(
        label: parameter.label,
        value: interpreter.outside(parameter.name, parameter.type, at: range),
        expression: Expression(.unknown, range), isTrailing: false)
    }
  }

  /// Runs the observers of the outlets of an object whose document is not known, as a document does
  /// that connects them.
  func connectOutlets(of object: Object) {
    guard object.nib == nil else { return }
    let index = interpreter.index
    for owner in index.declaredAncestry(of: object.type) where index.type(owner) != nil {
      for variable in index.types[owner]?.variables ?? [] where variable.has("IBOutlet") {
        if let name = variable.name { observe(name, of: object) }
      }
    }
  }

  /// Runs the observer of an outlet, once it is connected.
  func observe(_ name: String, of object: Object) {
    guard let (variable, _) = interpreter.index.variable(name, of: object.type),
      variable.observers.didSet != nil, let value = interpreter.property(name, of: object),
      !value.isNothing
    else { return }
    // What a document connects is observed while an initializer runs that loads it, too.
    let isInitializing = object.isInitializing
    object.isInitializing = false
    defer { object.isInitializing = isInitializing }
    interpreter.set(name, of: object, to: value, at: variable.range)
  }

  /// Runs a method that the project declares for an object; `nil` if it declares none.
  @discardableResult
  func run(_ name: String, on object: Object, _ arguments: [ArgumentValue]? = nil) -> Value? {
    guard
      let (function, owner) = interpreter.index.functions(name, of: object.type).first(where: {
        arguments == nil || $0.function.parameters.count == arguments?.count
      }).map({ ($0.function, $0.owner) })
    else { return nil }
    let expression = Expression(.unknown, function.range)
    return interpreter.invoke(
      function, owner: owner, on: .object(object),
      arguments ?? self.arguments(of: function, at: function.range), expression)
  }
}

extension Expression {
  /// Whether it is `nil` or an empty text.
  fileprivate var isNothing: Bool {
    if case .none = kind { return true }
    return literalText == ""
  }
}

extension Function {
  /// Whether nobody can call it: it is marked so, or only stops the app.
  var isUnavailable: Bool {
    if attributes.contains(where: { attribute in
      attribute.name == "available"
        && attribute.arguments.contains {
          if case .name("unavailable") = $0.value.kind { true } else { false }
        }
    }) {
      return true
    }
    guard let body, body.count == 1, case .expression(let expression) = body[0].kind,
      case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind
    else { return false }
    return name == "fatalError" || name == "preconditionFailure"
  }
}
