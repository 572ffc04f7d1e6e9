import EarshotAudit
import EarshotCaptures
import EarshotTree

/// Evaluates a screen that the code describes.
struct EntryReading {
  let entry: SourceProject.Entry
  let interpreter: Interpreter
  /// What the project sets on views.
  let settings: ViewSettings
  /// BCP 47 tag of the language of the phone.
  let language: String
  /// Whether the project is a whole app, in which whoever shows a view with a title has a bar for it.
  let isOfApp: Bool

  /// The elements of a screen, with what is known of where they come from.
  struct Result {
    var elements: [Element]
    /// The ids of those of a storyboard or xib that is not in the project.
    var outlets: Set<Element.ID> = []
    /// What code sets on them where the reading did not come along.
    var unfollowed: [Element.ID: UnfollowedSettings] = [:]
    /// The places of the elements in code.
    var places: [Element.ID: CodePlace] = [:]
    /// The places at which a class makes its own views, or those of its subclasses, elements.
    var elementCauses: [Element.ID: CodePlace] = [:]
    /// The places of those that a storyboard or a xib describes.
    var documentPlaces: [Element.ID: ElementPlaces] = [:]
    /// The places of pictures whose file names stand in the labels of elements.
    var pictures: [Element.ID: Capture.NamedPicture] = [:]
    /// The controls that show several texts.
    var severalTexts: Set<Element.ID> = []
  }

  /// The elements of the screen.
  func read() -> Result {
    switch (entry.kind, entry.content) {
    case (.controller, _), (.cell, _), (.component, _):
      return UIKitScreen(
        interpreter: interpreter, entry: entry, settings: settings, language: language
      ).read()
    case (_, .alertController(let function, let statements, let place, let host)):
      let screen = AlertControllerScreen(
        interpreter: interpreter, function: function, statements: statements, place: place,
        host: host, language: language)
      return Result(elements: screen.elements(in: entry.range.file.path))
    default:
      var ids = SourceIDs(file: entry.range.file.path)
      let elements = nodes.elements(&ids)
      return Result(
        elements: elements, places: ids.places, pictures: ids.pictures,
        severalTexts: ids.severalTexts)
    }
  }

  // MARK: SwiftUI

  private var nodes: [SemanticNode] {
    let tree = SwiftUITree(interpreter: interpreter)
    switch entry.content {
    case .type:
      let place = Expression(.unknown, entry.range)
      guard case .object(let object) = interpreter.construct(entry.name, [], place) else {
        return []
      }
      let view = ViewValue(kind: .custom(object), range: entry.range)
      return titled(tree.screen(of: [view], isPushed: isOfApp), tree)
    case .views(let body, let owner, let seen):
      let scope = owner.map(self.scope) ?? Scope()
      for item in seen {
        scope.declare(item.name, interpreter.outside(item.name, item.type, at: entry.range))
      }
      let views = interpreter.builtViews(body, in: scope)
      return presented(titled(tree.screen(of: views, isPushed: isPushed), tree))
    case .dialog(let arguments, let owner):
      let scope = scope(of: owner)
      openStates(of: scope.object)
      return DialogNodes(
        isSheet: entry.kind == .shown(.dialog, by: owner),
        arguments: arguments.map { interpreter.evaluated($0, in: scope) }, range: entry.range,
        tree: tree
      ).nodes
    case .alertController, .scene: return []
    }
  }

  /// The nodes with the title that the controller which hosts the view has in its bar.
  private func titled(_ nodes: [SemanticNode], _ tree: SwiftUITree) -> [SemanticNode] {
    guard tree.bars.title == nil, entry.kind != .preview, !nodes.isEmpty,
      let title = settings.title(of: entry.name, interpreter), !title.isEmpty
    else { return nodes }
    var bar = SemanticNode(.text, "navigationTitle", at: entry.range)
    bar.label = title
    bar.traits = [.staticText, .header]
    bar.isLabelGiven = true
    return [bar] + nodes
  }

  /// Forgets the optional states of a view that begin as `nil`: whoever asks for a dialog has given them a
  /// value before.
  private func openStates(of value: Value?) {
    guard case .object(let object)? = value, let info = interpreter.index.type(object.type) else {
      return
    }
    for variable in info.variables where variable.has("State") || variable.has("StateObject") {
      guard let name = variable.name, let type = variable.type, type.isOptional,
        interpreter.property(name, of: object)?.isNothing == true
      else { continue }
      object.fields[name] = .unknown(name, type)
    }
  }

  private var isPushed: Bool {
    if case .shown(.destination, _) = entry.kind { return true }
    return false
  }

  /// What covers the screen below is modal.
  private func presented(_ nodes: [SemanticNode]) -> [SemanticNode] {
    guard case .shown(let presentation, _) = entry.kind,
      [.sheet, .cover, .popover].contains(presentation), !nodes.isEmpty
    else { return nodes }
    var root = SemanticNode(.container, presentation.rawValue, at: entry.range)
    root.isModal = true
    root.children = nodes
    return [root]
  }

  /// The scope inside of a type: a value of it, or the type itself.
  private func scope(of owner: String) -> Scope {
    let place = Expression(.unknown, entry.range)
    if interpreter.library.base(of: owner, interpreter) != nil {
      let factory = UIKitFactory(interpreter: interpreter)
      return Scope(object: .object(factory.object(of: owner, at: entry.range)), type: owner)
    }
    guard interpreter.isView(owner),
      case .object(let object) = interpreter.construct(owner, [], place)
    else { return Scope(object: .type(owner), type: owner) }
    return Scope(object: .object(object), type: owner)
  }
}
