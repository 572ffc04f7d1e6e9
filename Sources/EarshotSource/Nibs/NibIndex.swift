import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// The storyboards and xibs of a project by what code knows of them: classes and names.
struct NibIndex {
  /// A controller of a scene.
  struct Scene {
    let nib: InterfaceBuilderNib
    let controller: InterfaceBuilderNib.Controller
  }

  private var scenes: [String: [Scene]] = [:]
  private var views: [String: (nib: InterfaceBuilderNib, view: View)] = [:]
  private var cells: [String: (nib: InterfaceBuilderNib, view: View)] = [:]
  private var owned: [String: InterfaceBuilderNib] = [:]
  private var named: [String: InterfaceBuilderNib] = [:]
  /// The outlets of classes that lead to fields which say what they are for.
  private var purposes: [String: Set<String>] = [:]
  /// The classes of their controllers, views and owners.
  private(set) var classes = NibClasses()

  /// Makes the index; of two documents with one name the first counts.
  init(_ nibs: [InterfaceBuilderNib] = []) {
    for nib in nibs {
      let name = nib.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      if let name, nib.path.hasSuffix(".xib"), named[name] == nil { named[name] = nib }
      if let owner = nib.owner {
        classes.insert(owner, of: nib)
        addPurposes(of: owner, InterfaceBuilderNib.ownerID, nib)
        if owned[owner] == nil { owned[owner] = nib }
      }
      for controller in nib.controllers {
        guard let type = controller.customClass else { continue }
        classes.insert(type, of: nib)
        addPurposes(of: type, controller.id, nib)
        scenes[type, default: []].append(Scene(nib: nib, controller: controller))
      }
      if nib.path.hasSuffix(".xib") {
        for view in nib.views {
          if let type = view.document?.customClass, views[type] == nil { views[type] = (nib, view) }
        }
      }
      for view in nib.controllers.map(\.view) + nib.views { addClasses(of: view, nib) }
      for controller in nib.controllers { addCells(of: controller.view, nib) }
    }
  }

  private mutating func addCells(of view: View, _ nib: InterfaceBuilderNib) {
    if let type = view.document?.customClass, let id = view.document?.id,
      nib.prototypes.contains(id), cells[type] == nil
    {
      cells[type] = (nib, view)
    }
    for child in view.children { addCells(of: child, nib) }
  }

  private mutating func addClasses(of view: View, _ nib: InterfaceBuilderNib) {
    if let type = view.document?.customClass {
      classes.insert(type, of: nib)
      addPurposes(of: type, view.document?.id, nib)
    }
    for child in view.children { addClasses(of: child, nib) }
  }

  private mutating func addPurposes(of type: String, _ id: String?, _ nib: InterfaceBuilderNib) {
    for outlet in id.flatMap({ nib.outlets[$0] }) ?? []
    where nib.fieldsWithPurpose.contains(outlet.destination) {
      purposes[type, default: []].insert(outlet.property)
    }
  }

  /// Whether an outlet leads to a field of which the document says what it is for.
  ///
  /// - Parameter isMeant: whether a class has the outlet, its own or as a subclass.
  func saysPurpose(of outlet: String, in isMeant: (String) -> Bool) -> Bool {
    purposes.contains { $0.value.contains(outlet) && isMeant($0.key) }
  }

  /// Whether there are none.
  var isEmpty: Bool { scenes.isEmpty && named.isEmpty }

  /// Whether a container view of another scene shows a scene.
  func isEmbedded(_ scene: Scene) -> Bool {
    scene.controller.id.map { id in scene.nib.embedded.values.contains(id) } ?? false
  }

  /// The scenes whose controller is of a class.
  func scenes(of type: String) -> [Scene] { scenes[type] ?? [] }

  /// The view of a xib, or the prototype of a cell, that is of a class.
  func view(of type: String) -> (nib: InterfaceBuilderNib, view: View)? {
    views[type] ?? cells[type]
  }

  /// Whether a xib makes a view of a class.
  func hasXib(of type: String) -> Bool { views[type] != nil }

  /// The xib that belongs to a class.
  func nib(ownedBy type: String) -> InterfaceBuilderNib? { owned[type] }

  /// The xib of a name.
  func nib(named name: String) -> InterfaceBuilderNib? { named[name] }
}
