package import EarshotAudit
import EarshotTree

/// Finds what is wrong in code before there is a screen.
///
/// It reads the tree of the syntax, never the text, and says nothing where it cannot tell.
package struct SourceInspector {
  /// The findings, in the order of the code.
  package private(set) var findings: [CodeFinding] = []
  private var told: Set<CodeFinding> = []
  let index: SourceIndex
  /// The type that is looked at.
  var type: TypeDeclaration? { didSet { (rangesOfSmallText, drawsBackground) = (nil, nil) } }
  /// The branches in the type that large text does not take, once they are asked for.
  var rangesOfSmallText: [Range<Int>]?
  /// Whether the type draws a background, once that is asked for.
  var drawsBackground: Bool?
  /// The method that is looked at.
  var function: Function?
  /// The statements of the property or method that is looked at.
  private(set) var member: [Statement] = []
  /// Whether a menu is around, in which choices are its items.
  var isInMenu = false
  /// What is dragged without an action that does the same.
  var drags: [ModifierChain.Modifier] = []
  /// Whether something in the project takes what is dragged; else it is handed to other apps.
  var takesDrops = false
  /// Words that stand in the code and not in a table of translations, with their places.
  var hardcoded: [(words: String, range: CodeRange)] = []
  /// Whether the project takes words from a table of translations.
  var localizes = false
  /// The modules that the file imports that is looked at.
  private var imports: Set<String> = []
  private var codes: [String: ClassCode] = [:]
  /// The offsets of what no user gets to, by file.
  private let unreached: [ObjectIdentifier: [Range<Int>]]
  /// The views of SwiftUI that no other view uses.
  private(set) lazy var screens = Set(project.entries.filter { $0.kind == .view }.map(\.name))
  /// The types whose code sets a property of what has a name, by `label.font` and the like.
  private(set) lazy var writers: [String: Set<String>] = {
    var writers: [String: Set<String>] = [:]
    for info in index.types.values {
      for assignment in code(of: info).assignments {
        writers["\(assignment.owner).\(assignment.property)", default: []].insert(info.name)
      }
    }
    return writers
  }()
  private let project: SourceProject
  /// The storyboards and xibs of the project.
  var nibs: NibIndex { project.nibs }

  /// Whether something makes values of a type, or nobody can tell.
  func isMade(_ type: String) -> Bool {
    !project.app.isApp || project.used.contains(type) || nibs.classes.names(type)
  }

  /// Whether no focus gets into the views of a class, since each is one element or stands in one.
  func isInElement(_ type: String) -> Bool {
    project.elementViews.elements.contains(type) || project.elementViews.parts.contains(type)
  }

  /// Looks at all files of a project.
  package init(_ project: SourceProject) {
    index = project.index
    self.project = project
    unreached = Dictionary(
      uniqueKeysWithValues: project.files.map { (ObjectIdentifier($0.text), $0.unreached) })
    // Tests are no part of the app.
    for file in project.files where file.imports.isDisjoint(with: ["XCTest", "Testing"]) {
      imports = file.imports
      for type in file.types where project.app.contains(type.name) { inspect(type) }
      for function in file.functions { inspect(function) }
      for variable in file.variables { variable.forEachTop { inspect($0) } }
      for expression in file.expressions where !expression.isPreview { inspect(expression) }
      inspectPreviews(file)
    }
    for (words, range) in hardcoded where !project.hasOneLanguage {
      // Nobody knows whether a project without translations wants some.
      let isQuestion = !localizes
      report("label-hardcoded", at: range, ["words": words], isQuestion: isQuestion)
    }
    for drag in drags where takesDrops {
      report("drag-no-action", at: drag.range, ["gesture": drag.name])
    }
    findings.sort {
      ($0.path, $0.location.line, $0.location.column, $0.rule) < (
        $1.path, $1.location.line, $1.location.column, $1.rule
      )
    }
  }

  /// Takes down what is wrong.
  mutating func report(
    _ rule: Rule.ID, at range: CodeRange, _ arguments: [String: String] = [:],
    isQuestion: Bool = false
  ) {
    let start = range.offsets.lowerBound
    if unreached[ObjectIdentifier(range.file)]?.contains(where: { $0.contains(start) }) == true {
      return
    }
    let finding = CodeFinding(
      rule, path: range.file.path, at: range.location, arguments, isQuestion: isQuestion,
      offsets: range.offsets)
    if told.insert(finding).inserted { findings.append(finding) }
  }

  private mutating func inspect(_ declaration: TypeDeclaration) {
    guard declaration.kind != .alias else { return }
    let declaration = project.members.pruned(
      declaration, isHelper: project.isHelper(declaration.name))
    let around = type
    type = declaration
    defer { type = around }
    guard !index.isOfPreviews(declaration.name) else { return }
    inspectClass(declaration)
    inspectView(declaration)
    for variable in declaration.variables { inspect(variable) }
    for function in declaration.functions { inspect(function) }
    for type in declaration.types { inspect(type) }
  }

  /// Whether the file belongs to screens of a phone, and not to a widget or a watch.
  var isOfApp: Bool { imports.isDisjoint(with: ["WidgetKit", "WatchKit", "ActivityKit"]) }

  /// What the class does whose code is looked at; `nil` of what is no class of UIKit.
  private var codeOfClass: ClassCode? {
    mutating get {
      guard base?.hasPrefix("UI") == true, let type, let info = index.type(type.name) else {
        return nil
      }
      return code(of: info)
    }
  }

  /// What a type does, taken down when it is first asked for.
  mutating func code(of info: TypeInfo) -> ClassCode {
    if let known = codes[info.name] { return known }
    let code = ClassCode(info)
    codes[info.name] = code
    return code
  }

  private mutating func inspect(_ variable: Variable) {
    inspectProperty(variable)
    member = variable.getter ?? []
    defer { member = [] }
    if let getter = variable.getter {
      inspectNotifications(getter, of: variable.name ?? "", nil)
      inspectContainers(getter, of: variable.name ?? "")
      inspectShortcuts(getter)
    }
    variable.forEachTop { inspect($0) }
  }

  private mutating func inspect(_ declaration: Function) {
    let around = function
    function = declaration
    defer { function = around }
    inspectMethod(declaration)
    member = declaration.body ?? []
    defer { member = [] }
    if let body = declaration.body {
      inspectNotifications(body, of: declaration.name, codeOfClass)
      inspectContainers(body, of: declaration.name)
      inspectShortcuts(body)
    }
    inspectOverlays(declaration)
    (declaration.body ?? []).forEachTop { inspect($0) }
  }

  /// Looks at an expression and all in it; a chain of modifiers is looked at as a whole.
  mutating func inspect(_ expression: Expression) {
    if let chain = ModifierChain(expression) {
      inspectChain(chain)
      // Another view stands for what it is made of.
      if chain.has("accessibilityRepresentation") { return }
      if case .call(let callee, let arguments) = expression.kind {
        inspectCall(callee, arguments, expression)
      }
      inspectCall(chain.root)
      let around = isInMenu
      isInMenu = isInMenu || chain.type == "Menu"
      defer { isInMenu = around }
      chain.root.isCall ? inspectParts(of: chain.root) : inspect(chain.root)
      for modifier in chain.modifiers {
        for argument in modifier.arguments { inspect(argument.value) }
      }
      return
    }
    inspectExpression(expression)
    inspectParts(of: expression)
  }

  private mutating func inspectParts(of expression: Expression) {
    var parts: [Expression] = []
    expression.forEachChild { parts.append($0) }
    for part in parts { inspect(part) }
  }
}

extension Expression {
  /// Whether it is a call.
  var isCall: Bool {
    if case .call = kind { return true }
    return false
  }
}
