import EarshotAudit
import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// Turns objects of UIKit into the views whose defaults are known.
final class UIKitViews {
  let interpreter: Interpreter
  /// BCP 47 tag of the language of the phone.
  let language: String
  /// What the project sets on views.
  let settings: ViewSettings
  /// What views that show SwiftUI show, by their ids.
  private(set) var hosted: [String: [ViewValue]] = [:]
  /// The ids of views of a storyboard or xib that is not in the project; it may give them a label.
  private(set) var outlets: Set<Element.ID> = []
  /// The places of elements of documents, and of the words that code gives them.
  private(set) var documentPlaces: [Element.ID: ElementPlaces] = [:]
  /// The places at which a class makes its own views, or those of its subclasses, elements, or labels them.
  private(set) var elementCauses: [Element.ID: CodePlace] = [:]
  /// The ids of views whose frames are those of a canvas, which constraints lay out anew.
  private(set) var drawn: Set<Element.ID> = []
  /// What only runs will tell of which views are hidden.
  private(set) var hiding = HidingConditions()
  /// Ids of the elements.
  var ids: SourceIDs
  private var names: [ObjectIdentifier: String] = [:]
  private var named: [(object: Object, id: Element.ID)] = []
  private var known = ViewNames()
  private var placed: Set<ObjectIdentifier> = []
  /// The names of the views that classes pin to all their edges.
  private var pinned: [String: Set<String>] = [:]
  private var depth = 0
  /// The number of views inside of one another that are followed.
  private static let depthLimit = 200

  init(
    _ interpreter: Interpreter, language: String, file: String,
    settings: ViewSettings = ViewSettings()
  ) {
    ids = SourceIDs(file: file)
    self.settings = settings
    self.interpreter = interpreter
    self.language = language
  }

  /// The class of UIKit that an object is of.
  func base(_ object: Object) -> String {
    interpreter.library.base(of: object, interpreter) ?? "UIView"
  }

  // MARK: Trees

  /// The view of an object with all that it holds.
  func view(of object: Object) -> View {
    notePlaces(of: object)
    return tree(of: object)
  }

  /// Notes which objects are in the tree, so that an explicit order can name them.
  private func notePlaces(of object: Object) {
    guard depth < Self.depthLimit, placed.insert(ObjectIdentifier(object)).inserted else { return }
    noteNames(in: object)
    if let controller = object.fields["#controller"]?.object { noteNames(in: controller) }
    depth += 1
    defer { depth -= 1 }
    for child in children(of: object) { notePlaces(of: child) }
  }

  /// Notes by which names a class knows what it holds.
  func noteNames(in owner: Object) { known.note(owner, in: interpreter.index) }

  /// What code sets on the elements at places that were not carried out.
  ///
  /// - Parameter type: the class whose screen it is.
  func unfollowed(in type: String) -> [Element.ID: UnfollowedSettings] {
    var found: [Element.ID: UnfollowedSettings] = [:]
    for (object, id) in named {
      var keys = known.keys(of: object)
      if object.nib != nil, known.isNameless(object) { keys.append(.tagged(in: type)) }
      var what = settings.unfollowed(
        keys, in: interpreter.index, reached: interpreter.reached)
      // Words that were followed are those of the place that sets them.
      if object.hasWordsOfCode { what.remove(.words) }
      if !what.isEmpty { found[id] = what }
    }
    return found
  }

  /// Puts holes in place of the texts of a document that code sets where the reading did not come
  /// along.
  private func replaceTexts(of object: Object) {
    // A text view is heard without words, too.
    if object.nib == nil, base(object) == "UITextView", !object.hasWordsOfCode,
      let hole = hole(for: "text", known.keys(of: object))
    {
      object.fields["text"] = hole
    }
    guard object.nib?.view != nil, !object.hasWordsOfCode else { return }
    let keys = known.keys(of: object)
    for property in ["text", "currentTitle", "placeholder"] {
      guard let text = object.fields[property]?.string, !text.isEmpty else { continue }
      if let hole = hole(for: property, keys) { object.fields[property] = hole }
    }
  }

  /// What stands for a text that code sets where the reading did not come along; `nil` if none does.
  private func hole(for property: String, _ keys: [ViewSettings.Key]) -> Value? {
    let words = settings.words(
      of: property, keys, in: interpreter.index, reached: interpreter.reached
    ).map(Interpreter.words)
    guard let first = words.first else { return nil }
    let isOne = Set(words).count == 1 && first.first != "\""
    return .unknown(isOne ? first : property, TypeName("String"))
  }

  /// The title that a button without one gets in code where the reading did not come along; `nil` if there
  /// is none.
  private func titleToCome(of object: Object, _ view: View) -> String? {
    guard view.className == "UIButton", view.text.isEmpty, view.image == nil,
      object.places["accessibilityLabel"] == nil
    else { return nil }
    return hole(for: "currentTitle", known.keys(of: object))?.string?.spoken
  }

  private func children(of object: Object) -> [Object] {
    let first = object.fields["tableHeaderView"]?.object
    let last = [object.fields["tableFooterView"]?.object, object.fields["accessoryView"]?.object]
    return [first].compactMap(\.self) + object.subviews + last.compactMap(\.self)
  }

  private func tree(of object: Object) -> View {
    replaceTexts(of: object)
    var view = content(of: object)
    if let title = titleToCome(of: object, view) { view.text = title }
    let id = name(of: object)
    view.id = id
    if case .unknown(let words, _)? = object.fields["isHidden"] { hiding.note(words, id) }
    ids.note(Element.ID(id), at: object.range, .uiKit, setting: object.places)
    if let range = elementCause(of: object) {
      elementCauses[Element.ID(id)] = CodePlace(range, .uiKit)
    }
    guard depth < Self.depthLimit, interpreter.step() else {
      interpreter.cut()
      return view
    }
    depth += 1
    defer { depth -= 1 }
    let nameOfSystem = view.overrides.label
    view.overrides = UIKitAccessibility(object: object, views: self).overrides
    view.overrides.label = view.overrides.label ?? nameOfSystem
    view.overrides.identifier =
      UIKitTexts(object, interpreter).string("accessibilityIdentifier")?.spoken ?? ""
    let parts = UIKitParts(object: object, base: base(object), views: self)
    let shown = children(of: object).filter {
      view.overrides.isElement != true || !isPinned($0, in: object)
    }
    view.children = parts.first + shown.map(tree) + parts.last
    if object.fields["isUserInteractionEnabled"]?.truth == false { view = view.untouched }
    if base(object) == "UITableViewCell" { view = row(view, of: object) }
    if let controller = object.fields["#controller"]?.object,
      let root = controller.fields["rootView"], let shown = interpreter.view(root, at: object.range)
    {
      hosted[view.id ?? ""] = [shown]
    }
    return view
  }

  /// Whether a button lies on the whole of what holds it, so that it is what a tap there does.
  private func isPinned(_ view: Object, in holder: Object) -> Bool {
    guard base(view) == "UIButton", let info = interpreter.index.type(holder.type) else {
      return false
    }
    let names = pinned[info.name] ?? PinnedViews(info).names
    pinned[info.name] = names
    return names.contains { holder.fields[$0]?.object === view }
  }

  /// Where the class of a view, or of the controller that it belongs to, makes it an element, or gives what is
  /// none a label.
  private func elementCause(of object: Object) -> CodeRange? {
    let index = interpreter.index
    let owners = [object.type, object.fields["#controller"]?.object?.type].compactMap(\.self)
    let isElement = UIKitTexts(object, interpreter).given("isAccessibilityElement")?.truth == true
    let names = ["isAccessibilityElement"] + (isElement ? [] : ["accessibilityLabel"])
    return names.lazy.compactMap { name in
      if let (variable, owner) = index.variable(name, of: object.type), index.type(owner) != nil {
        return variable.range
      }
      return object.places[name].flatMap { place in
        owners.contains { index.declares(place, in: $0) } ? place : nil
      }
    }.first
  }

  /// The id of an object.
  func name(of object: Object) -> String {
    let key = ObjectIdentifier(object)
    if let name = names[key] { return name }
    let identifier = UIKitTexts(object, interpreter).string("accessibilityIdentifier")?.known
    let known = identifier?.isEmpty == false ? identifier : object.nib?.view?.document?.id
    let name = ids.next(object.type, known).rawValue
    names[key] = name
    named.append((object, Element.ID(name)))
    note(object, Element.ID(name))
    if object.fields["#outlet"] != nil { outlets.insert(Element.ID(name)) }
    return name
  }

  private func note(_ object: Object, _ id: Element.ID) {
    guard let nib = object.nib, let view = nib.view, let location = view.source else { return }
    if view.frame != nil, nib.nib.usesAutolayout { drawn.insert(id) }
    let words = ["accessibilityLabel", "text", "currentTitle", "#image", "image", "placeholder"]
      .lazy.compactMap { object.places[$0] }.first
    documentPlaces[id] = ElementPlaces(
      view: ElementPlaces.Place(nib.nib.path, location),
      words: words.map { ElementPlaces.Place($0.file.path, $0.location) })
    documentPlaces[id]?.isRow = UIKitClass.isCell(base(object))
  }

  /// The id of a view that has no object of its own.
  func name(ofPart type: String) -> String { ids.next(type, nil).rawValue }

  /// The member of an explicit order that an object is.
  func member(_ object: Object) -> AccessibilityOverrides.Member {
    placed.contains(ObjectIdentifier(object)) ? .id(name(of: object)) : .view(view(of: object))
  }

  // MARK: One view

  /// Lets the handler of a button's configuration run, as UIKit does before the button is seen.
  private func update(_ button: Object) {
    guard case .function(let handler)? = button.fields["configurationUpdateHandler"],
      button.running.insert("#updated").inserted
    else { return }
    let place = Expression(.unknown, button.range)
    let argument = ArgumentValue(
      label: nil, value: .object(button), expression: place, isTrailing: false)
    _ = interpreter.call(handler, [argument], place)
  }

  /// The classes that show what objects of others are.
  private static let shownClasses = [
    "UICollectionViewListCell": "UICollectionViewCell", "UIBarButtonItem": "UIButton",
    "UITabBarItem": "UITabBarButton",
  ]

  /// What an object shows by itself, without what it holds and without what the app says of it.
  func content(of object: Object) -> View {
    let kind = base(object)
    update(object)
    var view = object.nib?.template(of: object) ?? View()
    view.className = Self.shownClasses[kind] ?? kind
    view.source = object.range.file.path == ids.file ? object.range.location : nil
    let texts = UIKitTexts(object, interpreter)
    view.isHidden = texts.truth("isHidden") ?? false
    // Code that makes a view paler tells by it what is chosen, or plays with it.
    if let alpha = texts.value("alpha")?.double, alpha <= 0 || object.places["alpha"] == nil {
      view.alpha = min(max(alpha, 0), 1)
    }
    view.isEnabled = texts.truth("isEnabled") ?? true
    // A view that is no control may have a property of that name, which UIKit knows nothing of.
    view.isSelected = UIKitClass.canBeSelected(kind) && texts.truth("isSelected") ?? false
    view.isTappable = texts.truth("#isTappable") ?? false
    if case .integer(let lines)? = object.fields["numberOfLines"] { view.numberOfLines = lines }
    view.swipeActions = (object.fields["#swipes"]?.elements ?? []).compactMap {
      UIKitTexts.string(of: $0)?.spoken
    }
    UIKitContent(object: object, base: kind, texts: texts).fill(&view)
    return view
  }
}

extension View {
  /// The view where no touch reaches it or what it holds.
  fileprivate var untouched: View {
    var view = self
    view.isTappable = false
    view.overrides.respondsToUserInteraction = false
    view.children = children.map(\.untouched)
    return view
  }
}
