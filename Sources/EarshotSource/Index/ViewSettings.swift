import EarshotCaptures

/// The places in the code of a project at which properties of views are set.
///
/// Whoever reads a screen asks which of them were not carried out.
struct ViewSettings {
  /// A view as code names it: a property of a type, or a value of the type itself.
  struct Key: Hashable {
    var type: String
    var name: String

    /// A value of a type.
    static func value(of type: String) -> Key { Key(type: type, name: "self") }
    /// A view that a type finds by its number.
    static func tagged(in type: String) -> Key { Key(type: type, name: "#tagged") }
  }

  /// A place at which something is set.
  struct Setting {
    var place: CodeStart
    var what: UnfollowedSettings
    /// The words that it sets, with the name of their property; `nil` of what is no text.
    var words: (property: String, value: Expression)?
  }

  /// A title that a controller gives itself.
  struct OwnTitle {
    /// The text.
    var value: Expression
    /// Whether the method that sets it is given it, so that its class alone gives itself none.
    var isGiven: Bool
  }

  /// A title that another type gives a screen.
  struct Title {
    /// The text, or the view that stands for it.
    var value: Expression
    /// The type whose code gives it.
    var host: String
  }

  private var settings: [Key: [Setting]] = [:]
  /// The classes of UIKit all of whose views get their colours in code: by a theme, or by an appearance proxy.
  private var themed: Set<String> = []
  /// Whether the method that is looked at is called by a tap.
  private var isHandler = false
  /// Whether UIKit, or a theme, calls the method that is looked at for every view of a class of UIKit.
  private var isForAll = false
  /// The titles that others give screens, by the types of the controllers, or of the views of SwiftUI
  /// that a controller hosts.
  private(set) var titles: [String: [Title]] = [:]

  /// Whether code chooses dark colours for views or windows.
  private(set) var choosesColors = false

  /// The titles that controllers give themselves, by their types.
  private(set) var ownTitles: [String: [OwnTitle]] = [:]

  /// The labels of the arguments that calls hand over, by the name of the method or of the type that is
  /// made.
  private(set) var given: [String: Set<String>] = [:]

  /// Makes an empty list.
  init() {}

  /// Collects what the classes of a project set.
  init(_ index: SourceIndex) {
    for (name, info) in index.types where info.kind != .structure {
      for functions in info.functions.values {
        for function in functions { add(function, in: name, index) }
      }
      for variable in info.variables {
        add(variable.ownStatements, in: name, Locals(), index)
        guard let initial = variable.initial else { continue }
        add([Statement(.expression(initial), initial.range)], in: name, Locals(), index)
      }
    }
  }

  /// What is set on a view at places that were not carried out.
  func unfollowed(_ keys: [Key], in index: SourceIndex, reached: Set<CodeStart>)
    -> UnfollowedSettings
  {
    var found: UnfollowedSettings = []
    for key in keys {
      if key.name == "self", !themed.isDisjoint(with: index.ancestry(of: key.type)) {
        found.insert(.colors)
      }
      // What is set on some button is not set on each of them.
      for type in index.ancestry(of: key.type)
      where key.name != "self" || index.type(type) != nil {
        for setting in settings[Key(type: type, name: key.name)] ?? []
        where !found.isSuperset(of: setting.what) && !reached.contains(setting.place) {
          found.formUnion(setting.what)
        }
      }
    }
    return found
  }

  /// The words that a view is given at places that were not carried out, in which a property has them
  /// while the code runs: those of a document stand there until then.
  func words(
    of property: String, _ keys: [Key], in index: SourceIndex, reached: Set<CodeStart>
  ) -> [Expression] {
    keys.filter { $0.name != "self" }.flatMap { key in
      index.ancestry(of: key.type).flatMap { type in
        (settings[Key(type: type, name: key.name)] ?? []).compactMap { setting in
          guard setting.words?.property == property, !reached.contains(setting.place) else {
            return nil
          }
          return setting.words?.value
        }
      }
    }
  }

  // MARK: Collecting

  /// What names mean inside of a function.
  struct Locals {
    /// The types of parameters and variables.
    var types: [String: String] = [:]
    /// What other names stand for.
    var aliases: [String: Expression] = [:]
    /// The views of SwiftUI in controllers that names stand for.
    var hosted: [String: Expression] = [:]
  }

  private mutating func add(_ function: Function, in type: String, _ index: SourceIndex) {
    isHandler = function.attributes.contains { $0.name == "IBAction" }
    isForAll =
      index.type(type) == nil
      && (function.modifiers.contains("override") || function.name.lowercased().contains("theme"))
    defer { (isHandler, isForAll) = (false, false) }
    var locals = Locals()
    for parameter in function.parameters {
      if let given = parameter.type { locals.types[parameter.name] = given.name }
    }
    add(function.body ?? [], in: type, locals, index)
  }

  private mutating func add(
    _ body: [Statement], in type: String, _ outer: Locals, _ index: SourceIndex
  ) {
    guard !body.isEmpty else { return }
    var locals = outer
    body.forEachList { statements, _ in
      for statement in statements { locals.note(statement) }
    }
    body.forEachTop { add($0, in: type, locals, index) }
  }

  private mutating func add(
    _ top: Expression, in type: String, _ locals: Locals, _ index: SourceIndex
  ) {
    top.walk { expression in
      switch expression.kind {
      case .binary(let sign, let target, let value) where sign.isAssignment || sign == "<~":
        addTitle(value, to: target, in: type, locals, index)
        addTheme(of: target)
        if target.lastName == "overrideUserInterfaceStyle", value.lastName == "dark" {
          choosesColors = true
        }
        guard case .member(let base?, let property) = target.unwrapped.kind,
          let what = UnfollowedSettings(setting: property)
        else {
          if case .name(let property) = target.unwrapped.kind, locals.isFree(property),
            let what = UnfollowedSettings(setting: property)
          {
            add(what, at: target, to: [.value(of: type)])
          }
          return
        }
        add(
          what, at: target, to: keys(of: base, in: type, locals, index),
          Self.words(property, of: base).map { ($0, value) })
      case .call(let callee, let arguments):
        add(callee, arguments, in: type, locals, index)
        note(arguments, of: callee)
      default: break
      }
    }
  }

  private mutating func note(_ arguments: [Expression.Argument], of callee: Expression) {
    guard let name = callee.lastName else { return }
    for argument in arguments {
      guard let label = argument.label else { continue }
      if case .none = argument.value.kind { continue }
      given[name, default: []].insert(label)
    }
  }

  /// Notes a class of UIKit whose appearance is set for all its views.
  private mutating func addTheme(of target: Expression) {
    guard case .member(let base?, let property) = target.kind,
      case .call(let callee, _) = base.kind, case .member(let type?, let method) = callee.kind,
      method == "appearance", let name = type.lastName,
      property.hasSuffix("Color")
    else { return }
    themed.insert(name)
  }

  /// Notes the title of a screen that the code of another type gives it.
  private mutating func addTitle(
    _ value: Expression, to target: Expression, in type: String, _ locals: Locals,
    _ index: SourceIndex
  ) {
    if case .none = value.kind { return }
    if case .name("title") = target.unwrapped.kind, locals.isFree("title"), !isHandler {
      ownTitles[type, default: []].append(locals.ownTitle(value))
    }
    guard case .member(let base?, let property) = target.unwrapped.kind,
      index.isTitle(property, of: "UINavigationItem") || property == "title"
    else { return }
    let title = Title(value: value, host: type)
    let isItem = base.unwrapped.lastName == "navigationItem"
    for key in keys(of: base, in: type, locals, index)
    where key.name == "self" || isItem && key.name == "navigationItem" {
      if key.type != type {
        titles[key.type, default: []].append(title)
      } else if !isHandler, base.rootName == "self" || isItem && base.rootName == base.lastName {
        ownTitles[type, default: []].append(locals.ownTitle(value))
      }
    }
    guard let view = base.rootName.flatMap({ locals.hosted[$0] }) else { return }
    let path = view.range.file.path
    let made = view.madeNames.compactMap { index.typeName($0, in: type, at: path) }
    guard let shown = made.first(where: { index.ancestry(of: $0).contains("View") }) else { return }
    titles[shown, default: []].append(title)
  }

  private mutating func add(
    _ callee: Expression, _ arguments: [Expression.Argument], in type: String, _ locals: Locals,
    _ index: SourceIndex
  ) {
    switch callee.unwrapped.kind {
    case .member(let base?, let method):
      if let what = UnfollowedSettings(calling: method) {
        let isTitle = ["setTitle", "setAttributedTitle"].contains(method)
        add(
          what, at: callee, to: keys(of: base, in: type, locals, index),
          isTitle ? arguments.first.map { ("currentTitle", $0.value) } : nil)
      }
    case .name(let method):
      // A button that gives itself its title or its colour.
      if ["setTitle", "setAttributedTitle", "setImage", "setTitleColor"].contains(method),
        let what = UnfollowedSettings(calling: method)
      {
        add(what, at: callee, to: [.value(of: type)])
      }
    default: return
    }
    guard let name = callee.lastName, UnfollowedSettings.isFilling(name) else { return }
    // What is handed over is filled there.
    for argument in arguments {
      switch argument.value.unwrapped.kind {
      case .name(let name) where name != "self" && name != "nil":
        add(.all, at: callee, to: keys(of: argument.value, in: type, locals, index))
      case .member(.some, _):
        add(.all, at: callee, to: keys(of: argument.value, in: type, locals, index))
      default: continue
      }
    }
  }

  private mutating func add(
    _ what: UnfollowedSettings, at expression: Expression, to keys: [Key],
    _ words: (property: String, value: Expression)? = nil
  ) {
    var words = words
    // What a tap changes is not there at first.
    if isHandler { words = nil }
    if case .none? = words?.value.kind { words = nil }
    for key in keys {
      if isForAll, key.name == "self", expression.lastName?.hasSuffix("Color") == true {
        themed.insert(key.type)
      }
      settings[key, default: []].append(
        Setting(place: CodeStart(expression.range), what: what, words: words))
    }
  }

  /// The property of a view that has a text in the end; `nil` of what is no text.
  private static func words(_ property: String, of base: Expression) -> String? {
    property == "title" && base.unwrapped.lastName == "configuration"
      ? "currentTitle" : texts[property]
  }

  /// The properties that are texts, with those that have them in the end.
  private static let texts = [
    "text": "text", "attributedText": "text", "placeholder": "placeholder",
    "attributedPlaceholder": "placeholder",
  ]

  // MARK: Names

  /// The names through which something of a view is set.
  private static let partsOfViews: Set<String> = [
    "rx", "reactive", "rac", "kf", "layer", "configuration",
  ]

  /// The views that an expression may mean.
  private func keys(
    of base: Expression, in type: String, _ locals: Locals, _ index: SourceIndex
  ) -> [Key] {
    guard let path = base.path(locals.aliases, 0) else {
      return base.mentions("viewWithTag") ? [.tagged(in: type)] : []
    }
    var names = path.names
    while let last = names.last, Self.partsOfViews.contains(last) { names.removeLast() }
    if names.first == "self" { names.removeFirst() }
    guard let name = names.last else { return [.value(of: path.type ?? type)] }
    var owner = path.type ?? type
    var first = 0
    if path.type == nil, let local = locals.types[names[0]] {
      if names.count == 1 { return [.value(of: local)] }
      (owner, first) = (local, 1)
    }
    for (place, step) in names[first...].dropLast().enumerated() {
      let variable = index.variable(step, of: owner)?.variable
      guard let next = variable?.type?.name ?? variable?.initial?.madeName else {
        // Of what belongs to a class of UIKit, such as the item of a bar, the class of the app is told.
        return place == 0 && first == 0 ? [Key(type: owner, name: name)] : []
      }
      guard index.type(next) != nil else {
        let isPart = ["titleLabel", "textLabel", "detailTextLabel", "imageView"].contains(name)
        return [Key(type: owner, name: isPart ? step : name), Key(type: owner, name: name)]
      }
      owner = next
    }
    return [Key(type: owner, name: name)]
  }
}

/// Where a part of the code begins.
struct CodeStart: Hashable {
  private let file: ObjectIdentifier
  private let offset: Int

  /// The beginning of a range.
  init(_ range: CodeRange) {
    file = ObjectIdentifier(range.file)
    offset = range.offsets.lowerBound
  }
}

extension Variable {
  /// The statements that it runs.
  fileprivate var ownStatements: [Statement] {
    (getter ?? []) + (setter?.body ?? []) + (observers.willSet ?? []) + (observers.didSet ?? [])
  }
}
